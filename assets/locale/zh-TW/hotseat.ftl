# The application around the games. Texts of a game are in <game>.ftl, those of files and matches in session.ftl.

slogan = 大家圍著一台電腦玩的桌上遊戲
list-separator = 、
close = 關閉
back = 返回
open = 開啟
recent = 最近的檔案
home = 新遊戲
quit = 結束
settings = 設定
statistics = 統計
about = 關於
rules = 規則
menu = 選單
menu-game = 遊戲
menu-view = 檢視
menu-help = 說明
save-as = 另存一份
capsule = 寫出錯誤報告檔
full-screen = 全螢幕
panel-left = 左側欄
panel-right = 右側欄
fit = 整張桌面
keys = 按鍵
player = 玩家 { $n }

## Home

cover-metallum = 金屬帝國
cover-tammany_hall = 坦慕尼協會
cover-manhattan_project = 曼哈頓計畫
cover-space_missions = 太空任務
cover-facts = { $low }–{ $high } 人，{ $minutes } 分鐘
cover-facts-fixed = { $high } 人，{ $minutes } 分鐘
cover-weight = 難度 { $n }（最高 5）
not-there-yet = 尚未推出
continue = 繼續
moves-made = { $n } 步

## Set-up

setup-people = 玩家
setup-add = 增加一位玩家
setup-name = 玩家 { $n } 的名字
setup-colour = 玩家 { $n } 的顏色：換下一種
setup-kind = 玩家 { $n } 是
setup-human = 真人
setup-earlier = 玩家 { $n } 往前移
setup-remove = 移除玩家 { $n }
setup-order = 行動順序
setup-order-listed = 照列表
setup-order-random = 抽籤
setup-options = 玩法
setup-preset = 規則版本
setup-preset-own = 自訂組合。
setup-pack = 自訂規則
setup-pack-none = 無
setup-pack-hint = 你自己的資料，放在資料夾 { $folder }。
setup-pack-broken = 無法使用 { $pack }：{ $what }
event-house-rules = 使用自訂規則「{ $pack }」。
setup-seed = 種子
setup-seed-random = 隨機
setup-seed-hint = 同樣的字或數字會發出同樣的一局。
setup-start = 開始
bot-random = 隨機電腦
bot-random-hint = 只要規則允許，隨便選一個行動。
bot-greedy = 聰明電腦
bot-greedy-hint = 選眼前看來最好的行動。

## The play screen

round = 第 { $n } 輪
ask-hint = 指著一張牌，看看它的費用和效果。點它，或把它拖到要去的地方。
draft-point = 點一下放上，再點一下取回。
price = 費用
gain = 獲得
log = 發生的事
undo = 復原
undo-tip = 收回上一個選擇（U）
redo = 重做
redo-tip = 再做一次（R）
uncover = 看我的秘密
uncover-tip = 翻開或蓋住你面前的秘密（P）
cover = 蓋住我的秘密
covered-hint = 最好的選擇與你蓋住的東西有關：請先翻開來看。
hint = 提示
hint-tip = 顯示一個好選擇（H）
rules-tip = 這個問題的規則（F1）
undo-blocked-nothing = 沒有可以收回的。
undo-blocked-revealed = 不能任意復原：翻開了新的東西。
undo-blocked-handed-over = 不能任意復原：回合已經交給下一位。
undo-consent = 大家都同意嗎？同意就再按一次復原。
since-last-turn = 你上次行動之後
thinking = { $seat } 思考中…
seat-acting = 輪到行動
seat-bot = 電腦
seat-answered = 已經決定
game-over = 遊戲結束。
do-it = 執行
remedy = { $first }並執行
why-remedy = { $why }解法：{ $remedy }。
seal-revealed = 之後不能任意復原，再點一次就執行。
seal-handed-over = 回合會交給下一位，再點一次就執行。
mark-finishes = 這樣就完成了！
refusal-game-over = 遊戲已經結束。
refusal-not-your-turn = 現在輪到別的玩家。
refusal-not-offered = 現在不能這樣做。
refusal-agree-missing = { $seat } 還沒有同意。
what-can-i-do = 我能做什麼？
type-to-find = 輸入文字尋找選擇
agree = 協議結束
choice-agree = 全體同意，遊戲到此結束
agree-ask = 大家都同意遊戲到此結束嗎？
agree-not-now = 這個遊戲現在不能協議結束。
agree-do = 全體同意
agree-not = 繼續玩

## The curtain

curtain-title = { $seat }，請接過電腦
curtain-back = { $seat }：收回我的選擇
curtain-note = 其他人請看別處。剛才畫面上的東西已經收起來了。
curtain-open = 我是 { $seat }：打開我的桌面

## Keys

key-arrows = 方向鍵
key-arrows-does = 移到最近的牌
key-tab = Tab
key-tab-does = 移到下一區
key-enter = Enter
key-enter-does = 選擇；再按一次就執行
key-digits = 1–9
key-digits-does = 選擇這個號碼的行動
key-esc = Esc
key-esc-does = 全部放開
key-undo = U
key-undo-does = 收回
key-redo = R
key-redo-does = 重做
key-hint = H
key-hint-does = 顯示一個好選擇
key-rules = F1
key-rules-does = 這個問題的規則
key-palette = Ctrl+K
key-palette-does = 我能做什麼？
key-zoom = Ctrl+0
key-zoom-does = 顯示整張桌面；滾輪或兩指縮放
key-full = F11
key-full-does = 全螢幕
key-panels = F3、F4
key-panels-does = 隱藏或顯示側欄
key-cover = P
key-cover-does = 翻開或蓋住我的秘密
key-capsule = F9
key-capsule-does = 寫錯誤報告檔
key-keys = ?
key-keys-does = 這張表

## Result

awards = 獎項
counting = 計分中…
wins = { $seat } 獲勝！
share-victory = { $seats } 並列獲勝！
decided-by = 勝負由此決定：{ $rank }。
total = 總分
tie-break = 平手時比較：{ $rank }
rank = 名次
rank-n = 第 { $n } 名
score-chart = 各輪分數
to-home = 首頁
save-picture = 存成圖片
review = 回顧
play-again = 再玩一局
picture-saved = 圖片存在 { $file }。
picture-not-saved = 圖片無法寫入 { $file }。請選別的資料夾。

## Review

review-move = 第 { $n } 步，共 { $all } 步
review-start = 開局
review-first = 回到開局（Home）
review-last = 到最後（End）
review-before = 上一步（左）
review-after = 下一步（右）
review-slider = 這一局的步驟
review-eyes = 誰的視角
review-everybody = 所有人
review-branch = 從這裡開始新的一局

## Settings

setting-language = 語言
setting-language-hint = 立刻改變，遊戲進行中也可以。
setting-language-system = 跟隨系統
setting-theme = 色彩
setting-theme-hint = 高對比使用黑底、粗框，沒有紋理。
setting-theme-system = 跟隨系統
setting-theme-light = 淺色
setting-theme-dark = 深色
setting-theme-contrast = 高對比
setting-text_scale = 文字大小
setting-text_scale-hint = 側欄、價格標籤和放大的牌。桌面用滾輪縮放。
setting-animation = 動畫
setting-animation-hint = 牌滑動的毫秒數。0 會關掉所有移動，電腦也不再停頓。
setting-sound = 聲音
setting-sound-hint = 電腦行動後輪到玩家時，以及遊戲結束時，發出系統的提示音。
setting-arming = 需要點第二次
setting-arming-hint = 在不能收回的行動之前。其他行動立刻執行，可以用 U 收回。
setting-arming-all = 結束回合時也要
setting-arming-revealed = 會翻開東西時
setting-arming-none = 從不
setting-curtain = 布幕
setting-curtain-hint = 電腦換手之前遮住畫面。
setting-curtain-secret = 有秘密時
setting-curtain-always = 每個回合
setting-curtain-never = 從不
setting-curtain-warning = 沒有布幕時，在有秘密的遊戲裡，下一位會看到上一位的秘密。
setting-beginner_hints = 新手提示
setting-beginner_hints-hint = 沒有指著東西時，說明可以做什麼。
setting-beginner_hints-first = 每個人的頭幾局
setting-beginner_hints-always = 總是
setting-beginner_hints-never = 從不
yes = 是
no = 否

## Statistics

statistics-none = 還沒有玩完任何一局。
statistics-person = 玩家
statistics-game = 遊戲
statistics-played = 局數
statistics-won = 勝
statistics-best = 最高
statistics-mean = 平均
statistics-export = 匯出 CSV
statistics-kept = 這些數字只留在這台電腦上。
statistics-damaged = 統計有 { $n } 行損壞，已略過。

## Rules reader

rules-search = 在規則中尋找
rules-not-found = 找不到。
rules-missing = 這個遊戲還沒有規則可讀。
rules-choose = 哪個遊戲的規則？
lesson = 第一局：跟著玩
lesson-next = 下一步
walk-skip = 直接到下一個問題
lesson-first = 教學中請先照文字做；之後就隨你玩。
lesson-over = 教學結束。可以繼續玩，或返回。

## About

about-version = 版本 { $version }
about-text = 給大家圍著一台電腦輪流玩的現代桌遊。不用帳號，不用網路。
about-licences = Hotseat：MIT 授權。字型：Noto Sans 與 Noto Serif CJK，SIL 開放字型授權。圖示：Material Design Icons，Apache 2.0 授權。工具：Qt 與 PySide6，LGPL 第 3 版。
about-games = 遊戲屬於其作者與出版社。這裡的文字和圖畫都是我們自己的；配件的名稱和數字是關於遊戲的事實。
about-data = 存檔、統計和紀錄放在 { $folder }。
about-open-folder = 開啟資料夾

## Messages

saved-as = 已儲存：{ $file }
capsule-written = 不含名字的錯誤報告檔在 { $file }。
crashed = 發生了意外的錯誤，已寫進紀錄；這一局從最後的局面繼續，並且已存檔。
show-log = 看紀錄
last-autosave = 回到最近的自動存檔
fault-data = 遊戲的資料檔有 { $n } 個錯誤，第一個：{ $what }
