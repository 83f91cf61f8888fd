# The Manhattan Project
manhattan_project-title = 曼哈頓計畫
manhattan_project-blurb = 放置工人、刺探對手、提煉核燃料，搶先完成你的核武庫。

## 問題

manhattan_project-ask-turn = { $seat }，放置工人，或補充工人。
manhattan_project-ask-turn-picked = 用哪些工人，換取什麼？
manhattan_project-ask-go-on = { $seat }，繼續：在建築上放置工人、執行核彈行動，或結束回合。
manhattan_project-ask-go-on-picked = 用哪些工人，換取什麼？
manhattan_project-ask-retrieve = { $seat }，你的個人供應區沒有工人了：補充工人。
manhattan_project-ask-retrieve-picked = 補充工人。
manhattan_project-ask-bonus = { $seat }，你的順位較後：開局要多拿哪一種工人？
manhattan_project-ask-bonus-picked = 哪一種工人？
manhattan_project-ask-buy = { $seat }，購買市集中的一張建築卡，或不購買。
manhattan_project-ask-buy-picked = 付費還是免費？
manhattan_project-ask-pacts = { $seat }，空襲前可以提出協議，或直接開始空襲。
manhattan_project-ask-pacts-picked = 提出協議？
manhattan_project-ask-answer-pact = { $seat }，你接受協議嗎？在發動空襲的玩家的下一個回合之前，你們兩人互不攻擊。
manhattan_project-ask-answer-pact-picked = 接受協議？
manhattan_project-ask-air-strike = { $seat }，選擇一次攻擊，或結束空襲。
manhattan_project-ask-air-strike-picked = 攻擊這裡？
manhattan_project-ask-repair = { $seat }，修復建築：下一個損壞標記需支付 { $money } 元，還可移除 { $amount } 個。
manhattan_project-ask-repair-picked = 修復這棟建築？
manhattan_project-ask-draft = { $seat }，從這 { $cards } 張核彈卡中祕密保留一張，其餘傳給下家。
manhattan_project-ask-draft-picked = 保留這張卡？

## 選擇

manhattan_project-choice-place = { $site }{ $laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· 派遣勞工 ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· 派遣工程師 ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· 派遣科學家 ×{ $hired_scientist }
}{ $payment ->
    [only] {""}
   *[other] {" "}· 支付：{ $payment }
}{ $output ->
    [only] {""}
   *[other] {" "}· 獲得：{ $output }
}{ $permanent ->
    [0] {""}
   *[other] {" "}· 永久工人 ×{ $permanent }
}{ $declined ->
    [1] {" "}· 不執行行動
   *[other] {""}
}
manhattan_project-choice-build = 建造{ $bomb }{ $laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· 派遣勞工 ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· 派遣工程師 ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· 派遣科學家 ×{ $hired_scientist }
}
manhattan_project-choice-test = 試爆{ $bomb }
manhattan_project-choice-load = 裝載{ $bomb }
manhattan_project-choice-retrieve = 補充工人
manhattan_project-choice-end-turn = 結束回合
manhattan_project-choice-bonus = 拿取：{ $kind }
manhattan_project-choice-buy = 購買{ $building }，{ $payment }
manhattan_project-choice-buy-nothing = 不購買
manhattan_project-choice-dogfight = 擊落 { $seat } 的{ $aircraft }
manhattan_project-choice-raid = 轟炸{ $building }
manhattan_project-choice-end-strike = 結束空襲
manhattan_project-choice-offer-pact = 向 { $seat } 提出協議
manhattan_project-choice-answer-pact = { $answer }
manhattan_project-choice-strike = 開始空襲
manhattan_project-choice-repair = 修復{ $building }
manhattan_project-choice-end-repairs = 不再修復
manhattan_project-choice-keep = 保留{ $bomb }
manhattan_project-answer-accept = 接受協議
manhattan_project-answer-refuse = 拒絕協議
manhattan_project-payment-paid = 付費
manhattan_project-payment-free = 免費
manhattan_project-group-place = 放置工人
manhattan_project-group-build = 建造核彈
manhattan_project-group-test = 試爆核彈
manhattan_project-group-load = 裝載核彈
manhattan_project-group-retrieve = 補充工人
manhattan_project-group-end-turn = 結束回合
manhattan_project-group-bonus = 你的第一位專家
manhattan_project-group-buy = 購買建築卡
manhattan_project-group-buy-nothing = 不購買
manhattan_project-group-dogfight = 戰鬥機攻擊
manhattan_project-group-raid = 轟炸機攻擊
manhattan_project-group-end-strike = 結束空襲
manhattan_project-group-offer-pact = 提出協議
manhattan_project-group-answer-pact = 你的答覆
manhattan_project-group-strike = 空襲
manhattan_project-group-repair = 修復
manhattan_project-group-end-repairs = 不再修復
manhattan_project-group-keep = 保留一張卡
manhattan_project-dial-laborer = 永久勞工
manhattan_project-dial-engineer = 永久工程師
manhattan_project-dial-scientist = 永久科學家
manhattan_project-dial-hired_laborer = 派遣勞工
manhattan_project-dial-hired_engineer = 派遣工程師
manhattan_project-dial-hired_scientist = 派遣科學家
manhattan_project-dial-payment = 支付
manhattan_project-dial-output = 獲得
manhattan_project-dial-permanent = 獲得的永久工人
manhattan_project-dial-declined = 不執行行動

## 發生的事

manhattan_project-event-turn = 輪到 { $seat }，第 { $round } 輪。
manhattan_project-event-place = { $seat } 放置到{ $site }{ $laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· 派遣勞工 ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· 派遣工程師 ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· 派遣科學家 ×{ $hired_scientist }
}。
manhattan_project-event-declined = { $seat } 不執行行動。
manhattan_project-event-pay = { $seat } 支付{ $resource } ×{ $amount }。
manhattan_project-event-gain = { $seat } 獲得{ $resource } ×{ $amount }。
manhattan_project-event-lost = { $seat } 無法獲得{ $resource } ×{ $amount }：軌道已滿或供應區已空。
manhattan_project-event-trained = { $seat } 拿取自己顏色的{ $worker } ×{ $amount }。
manhattan_project-event-hired = { $seat } 拿取派遣{ $worker } ×{ $amount }。
manhattan_project-event-spying = { $seat } 本回合可使用對手的建築 { $amount } 棟。
manhattan_project-event-bribe = 賄賂：{ $money } 元放到菸灰缸。
manhattan_project-event-bought = { $seat } 以 { $money } 元購買{ $building }。
manhattan_project-event-bought-free = { $seat } 免費拿取{ $building }。
manhattan_project-event-tray = { $seat } 拿走菸灰缸裡的 { $money } 元。
manhattan_project-event-offered = { $building }進入市集。
manhattan_project-event-kept = { $seat } 保留了一張核彈卡。
manhattan_project-event-kept-private = 你保留了{ $bomb }。
manhattan_project-event-design = { $bomb }翻開，等待下一次輪抽。
manhattan_project-event-designs-closed = 剩下的核彈卡不足：設計核彈在接下來的遊戲中關閉。
manhattan_project-event-built = { $seat } 建造{ $bomb }，{ $points } 分。
manhattan_project-event-tested = { $seat } 試爆{ $bomb }，拿取{ $test }。
manhattan_project-event-loaded = { $seat } 裝載{ $bomb }。
manhattan_project-event-shot-down = { $seat } 失去{ $resource } ×{ $amount }。
manhattan_project-event-hit = { $seat } 的{ $building }遭到轟炸，損壞 { $damage }。
manhattan_project-event-offers-pact = 有人向 { $seat } 提出協議。
manhattan_project-event-pact = { $seat } 接受協議。
manhattan_project-event-no-pact = { $seat } 拒絕協議。
manhattan_project-event-repaired = { $seat } { $money ->
    [0] 免費
   *[other] 支付 { $money } 元
}修復{ $building }。
manhattan_project-event-retrieve = { $seat } 補充工人：{ $amount } 個。
manhattan_project-event-won = { $seat } 達到 { $points } 分，獲得勝利！
manhattan_project-event-agreed = 所有玩家同意在此結束。

## 為何不行

manhattan_project-refusal-short = 不足：需要{ $resource } ×{ $need }，你有 { $have }。
manhattan_project-refusal-main-closed = 本回合已使用建築：主圖板要到你的下一個回合才能放置。
manhattan_project-refusal-main-used = 每回合只能在主圖板放置一次。
manhattan_project-refusal-designs-closed = 沒有翻開的核彈卡了：設計核彈已關閉。
manhattan_project-refusal-occupied = { $site }已被占據，直到工人被收回。
manhattan_project-refusal-no-spying = 本回合放置到間諜活動之後，才能使用對手的建築。
manhattan_project-refusal-spies-used = 你本回合的間諜已用完：{ $need }。
manhattan_project-refusal-damaged = { $site }有損壞標記（{ $damage }），修復之前不能使用。
manhattan_project-refusal-hand-empty = 你的個人供應區沒有工人：請先補充工人。
manhattan_project-refusal-needs-workers = 恰好需要{ $laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $scientist }
}{ $specialist ->
    [0] {""}
   *[other] {" "}· 工程師或科學家 ×{ $specialist }
}{ $any ->
    [0] {""}
   *[other] {" "}· 任意工人 ×{ $any }
}。
manhattan_project-refusal-workers-missing = 你的個人供應區沒有這些工人。
manhattan_project-refusal-permanents = 獲得的工人中，永久工人可以是 { $least } 到 { $most } 個。
manhattan_project-refusal-placing = 本回合已經開始放置：不能補充工人。
manhattan_project-refusal-nothing-to-retrieve = 場上沒有你的工人，你的卡上也沒有工人。
manhattan_project-refusal-place-first = 結束回合之前至少要放置一個工人。
manhattan_project-refusal-only-plutonium = 只有鈽彈可以試爆。
manhattan_project-refusal-tested-already = 你已經試爆過，一次就夠了。
manhattan_project-refusal-loaded-already = 這枚核彈已經裝載。
manhattan_project-refusal-not-free = 只有工程師可以免費拿取，且只限最便宜的兩格。
manhattan_project-refusal-at-peace = 你與 { $seat } 有協議。
manhattan_project-refusal-defended = { $seat } 有{ $resource } ×{ $have } 防守，請先擊落。
manhattan_project-refusal-target-gone = { $seat } 已沒有{ $resource }。
manhattan_project-refusal-own-building = 不能轟炸自己的建築。
manhattan_project-refusal-not-damaged = 這棟建築沒有損壞。
manhattan_project-refusal-agree-later = 請先完成目前的事項，之後才能同意結束遊戲。

## 確定嗎

manhattan_project-caution-hired-leave = 個人供應區的派遣工也會歸還：{ $amount } 個。
manhattan_project-caution-points-lost = 你的分數會減少 { $points } 分。

## 會發生的事

manhattan_project-forecast-test = 你拿取{ $test }；之後你的鈽彈以較高的分數計算。
manhattan_project-forecast-wins = 你達到目標分數，獲得勝利。
manhattan_project-forecast-shot-down = { $seat } 失去{ $resource } ×{ $amount }。
manhattan_project-forecast-hit = { $building }的損壞變為 { $damage }。
manhattan_project-forecast-goes-home = 回到 { $seat } 的工人：{ $amount } 個
manhattan_project-forecast-bribe = 放到菸灰缸的賄賂：{ $money } 元
manhattan_project-forecast-tray = 你拿走菸灰缸裡的 { $money } 元
manhattan_project-forecast-others = 其他玩家各獲得{ $resource } ×{ $amount }
manhattan_project-forecast-spying = 本回合可使用對手的建築：{ $amount } 棟
manhattan_project-forecast-buy = 接著可購買市集中的一張建築卡
manhattan_project-forecast-strike = 接著可用你的飛機攻擊
manhattan_project-forecast-repair = 接著可移除最多 { $amount } 個損壞標記
manhattan_project-forecast-others-repair = 其他玩家可付費修復
manhattan_project-forecast-draft = 輪抽 { $cards } 張核彈卡：你保留兩張，其他人各一張
manhattan_project-forecast-lost = 無法獲得：{ $resource } ×{ $amount }

## 結果

manhattan_project-score-bombs = 建造的核彈
manhattan_project-score-loaded = 裝載的核彈
manhattan_project-score-test = 試爆
manhattan_project-rank-points = 分數
manhattan_project-rank-bombs = 建造的核彈數
manhattan_project-rank-money = 金錢

## 設定

manhattan_project-option-pacts = 協議
manhattan_project-option-pacts-hint = 空襲之前玩家可以約定互不攻擊，且必須遵守。關閉時請在桌邊口頭協議。
manhattan_project-option-pacts-off = 口頭協議
manhattan_project-option-pacts-on = 記錄並強制遵守
manhattan_project-option-warning = 警告
manhattan_project-option-warning-hint = 就公開資訊判斷，標出下一回合可能獲勝的玩家。
manhattan_project-option-warning-off = 不顯示
manhattan_project-option-warning-on = 標出
manhattan_project-option-first = 起始玩家
manhattan_project-option-first-hint = 順位較後的玩家開局有較多金錢，最後的順位另有一位專家。
manhattan_project-option-first-random = 隨機
manhattan_project-option-first-seat-1 = 座位 1
manhattan_project-option-first-seat-2 = 座位 2
manhattan_project-option-first-seat-3 = 座位 3
manhattan_project-option-first-seat-4 = 座位 4
manhattan_project-option-first-seat-5 = 座位 5

## 桌面

manhattan_project-area-board = 主圖板
manhattan_project-area-market = 建築市集
manhattan_project-area-card = 卡片
manhattan_project-area-worker = 工人
manhattan_project-area-deck = 牌庫
manhattan_project-area-designs = 翻開的核彈卡
manhattan_project-area-packet = 輪抽的牌
manhattan_project-area-returned = 試爆過的核彈
manhattan_project-area-tests = 試爆標記
manhattan_project-area-tray = 菸灰缸
manhattan_project-area-tracks = 軌道
manhattan_project-area-supply = 公共供應區
manhattan_project-area-construction = 建設區
manhattan_project-area-air_strike = 空襲
manhattan_project-area-repair = 修復
manhattan_project-area-design_bomb = 設計核彈
manhattan_project-area-espionage = 間諜活動
manhattan_project-area-mine = 礦場
manhattan_project-area-factory = 工廠
manhattan_project-area-university = 大學
manhattan_project-area-enrichment = 濃縮廠
manhattan_project-area-reactor = 反應爐
manhattan_project-area-bombs = 核彈
manhattan_project-area-plans = 手牌
manhattan_project-area-test = 試爆
manhattan_project-area-aircraft = 飛機
manhattan_project-area-workers = 個人供應區的工人
manhattan_project-token-money = { $n } 元
manhattan_project-token-yellowcake = 黃餅 ×{ $n }
manhattan_project-token-uranium = 鈾 ×{ $n }
manhattan_project-token-plutonium = 鈽 ×{ $n }
manhattan_project-token-spy = 間諜 ×{ $n }
manhattan_project-token-fighter = 戰鬥機 ×{ $n }
manhattan_project-token-bomber = 轟炸機 ×{ $n }
manhattan_project-token-laborer = 勞工 ×{ $n }
manhattan_project-token-engineer = 工程師 ×{ $n }
manhattan_project-token-scientist = 科學家 ×{ $n }
manhattan_project-token-hired_laborer = 派遣勞工 ×{ $n }
manhattan_project-token-hired_engineer = 派遣工程師 ×{ $n }
manhattan_project-token-hired_scientist = 派遣科學家 ×{ $n }
manhattan_project-token-points = { $n } 分
manhattan_project-token-plans = 核彈卡 ×{ $n }
manhattan_project-token-damage = 損壞 { $n }
manhattan_project-token-workers = 工人 ×{ $n }
manhattan_project-token-cards = { $n } 張
manhattan_project-token-price = 價格 { $n }
manhattan_project-token-value = { $n } 分
manhattan_project-token-target = 目標 { $n }
manhattan_project-token-amount = { $n }
manhattan_project-site-does = 工人：{ $need-laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $need-laborer }
}{ $need-engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $need-engineer }
}{ $need-scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $need-scientist }
}{ $need-scientist_or_engineer ->
    [0] {""}
   *[other] {" "}· 工程師或科學家 ×{ $need-scientist_or_engineer }
}{ $need-any ->
    [0] {""}
   *[other] {" "}· 任意工人 ×{ $need-any }
}{ $costs ->
    [0] {""}
   *[other] {" "}— 費用：
}{ $price-money ->
    [0] {""}
   *[other] {" "}· 金錢 ×{ $price-money }
}{ $price-yellowcake ->
    [0] {""}
   *[other] {" "}· 黃餅 ×{ $price-yellowcake }
}{ $price-uranium ->
    [0] {""}
   *[other] {" "}· 鈾 ×{ $price-uranium }
}{ $price-plutonium ->
    [0] {""}
   *[other] {" "}· 鈽 ×{ $price-plutonium }
}{ $price-spy ->
    [0] {""}
   *[other] {" "}· 間諜 ×{ $price-spy }
}{ $price-fighter ->
    [0] {""}
   *[other] {" "}· 戰鬥機 ×{ $price-fighter }
}{ $price-bomber ->
    [0] {""}
   *[other] {" "}· 轟炸機 ×{ $price-bomber }
}{""}{ $either-money ->
    [0] {""}
   *[other] {" "}· 或金錢 ×{ $either-money }
}{ $either-yellowcake ->
    [0] {""}
   *[other] {" "}· 或黃餅 ×{ $either-yellowcake }
}{ $either-uranium ->
    [0] {""}
   *[other] {" "}· 或鈾 ×{ $either-uranium }
}{ $either-plutonium ->
    [0] {""}
   *[other] {" "}· 或鈽 ×{ $either-plutonium }
}{ $either-spy ->
    [0] {""}
   *[other] {" "}· 或間諜 ×{ $either-spy }
}{ $either-fighter ->
    [0] {""}
   *[other] {" "}· 或戰鬥機 ×{ $either-fighter }
}{ $either-bomber ->
    [0] {""}
   *[other] {" "}· 或轟炸機 ×{ $either-bomber }
} — 獲得：{ $gain-money ->
    [0] {""}
   *[other] {" "}· 金錢 ×{ $gain-money }
}{ $gain-yellowcake ->
    [0] {""}
   *[other] {" "}· 黃餅 ×{ $gain-yellowcake }
}{ $gain-uranium ->
    [0] {""}
   *[other] {" "}· 鈾 ×{ $gain-uranium }
}{ $gain-plutonium ->
    [0] {""}
   *[other] {" "}· 鈽 ×{ $gain-plutonium }
}{ $gain-spy ->
    [0] {""}
   *[other] {" "}· 間諜 ×{ $gain-spy }
}{ $gain-fighter ->
    [0] {""}
   *[other] {" "}· 戰鬥機 ×{ $gain-fighter }
}{ $gain-bomber ->
    [0] {""}
   *[other] {" "}· 轟炸機 ×{ $gain-bomber }
}{ $gain-laborer ->
    [0] {""}
   *[other] {" "}· 勞工 ×{ $gain-laborer }
}{ $gain-engineer ->
    [0] {""}
   *[other] {" "}· 工程師 ×{ $gain-engineer }
}{ $gain-scientist ->
    [0] {""}
   *[other] {" "}· 科學家 ×{ $gain-scientist }
}{ $or-money ->
    [0] {""}
   *[other] {" "}· 或金錢 ×{ $or-money }
}{ $or-yellowcake ->
    [0] {""}
   *[other] {" "}· 或黃餅 ×{ $or-yellowcake }
}{ $or-uranium ->
    [0] {""}
   *[other] {" "}· 或鈾 ×{ $or-uranium }
}{ $or-plutonium ->
    [0] {""}
   *[other] {" "}· 或鈽 ×{ $or-plutonium }
}{ $or-spy ->
    [0] {""}
   *[other] {" "}· 或間諜 ×{ $or-spy }
}{ $or-fighter ->
    [0] {""}
   *[other] {" "}· 或戰鬥機 ×{ $or-fighter }
}{ $or-bomber ->
    [0] {""}
   *[other] {" "}· 或轟炸機 ×{ $or-bomber }
}{ $or-laborer ->
    [0] {""}
   *[other] {" "}· 或勞工 ×{ $or-laborer }
}{ $or-engineer ->
    [0] {""}
   *[other] {" "}· 或工程師 ×{ $or-engineer }
}{ $or-scientist ->
    [0] {""}
   *[other] {" "}· 或科學家 ×{ $or-scientist }
}{ $act }{ $each-money ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 金錢 ×{ $each-money }
}{ $each-yellowcake ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 黃餅 ×{ $each-yellowcake }
}{ $each-uranium ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 鈾 ×{ $each-uranium }
}{ $each-plutonium ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 鈽 ×{ $each-plutonium }
}{ $each-spy ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 間諜 ×{ $each-spy }
}{ $each-fighter ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 戰鬥機 ×{ $each-fighter }
}{ $each-bomber ->
    [0] {""}
   *[other] {" "}— 其他玩家： · 轟炸機 ×{ $each-bomber }
}{ $bribe ->
    [0] {""}
   *[other] {" "}— 賄賂：{ $bribe } 元
}
manhattan_project-piece-space = { $name }{ $state ->
    [occupied] ，已占據
    [closed] ，已關閉
   *[other] ，可使用
}，工人 { $workers } 個。{ manhattan_project-site-does }
manhattan_project-piece-building = { $state ->
    [offered] { $name }，價格 { $price } 元
    [damaged] { $seat } 的{ $name }，損壞 { $damage }
    [occupied] { $seat } 的{ $name }，已占據
   *[other] { $seat } 的{ $name }
}。{ manhattan_project-site-does }
manhattan_project-piece-position = { $name }：價格 { $price } 元{ $bribe ->
    [0] {""}
   *[other] ，增加賄賂
}
manhattan_project-piece-bomb = { $state ->
    [plan] 手牌中的{ $name }
    [built] { $seat } 的{ $name }，{ $value } 分
    [loaded] { $seat } 的{ $name }，已裝載，{ $value } 分
    [packet] 輪抽中的{ $name }
    [returned] { $name }，已試爆，在牌庫下方
   *[other] 翻開的{ $name }
}。分數 { $points }，試爆後 { $tested }；燃料 { $pieces }，科學家 { $scientists }，工程師 { $engineers }；裝載費用 { $load-money } 元
manhattan_project-piece-back = { $state ->
    [packet] 輪抽中的核彈卡，面朝下
   *[other] { $seat } 的手牌，面朝下
}
manhattan_project-piece-worker = { $state ->
    [contractor] 派遣{ $name }
   *[other] { $seat } 的{ $name }
}
manhattan_project-piece-workers = { $state ->
    [supply] { $name }：公共供應區的派遣工 { $contractor }
   *[other] { $seat } 的{ $name }：永久 { $permanent }，派遣 { $contractor }，公共供應區 { $reserve }
}
manhattan_project-piece-track = { $name }：軌道 0 到 { $most }
manhattan_project-piece-aircraft = { $seat } 的{ $name }：{ $amount }
manhattan_project-piece-tray = { $name }：{ $money } 元
manhattan_project-piece-deck = { $name }：{ $cards } 張
manhattan_project-piece-test = { $state ->
    [taken] { $seat } 的{ $name }：{ $points } 分
   *[other] { $name }：{ $points } 分
}
manhattan_project-piece-mat = { $seat }：{ $points }／{ $target } 分，金錢 { $money }，黃餅 { $yellowcake }，鈾 { $uranium }，鈽 { $plutonium }，間諜 { $spy }，戰鬥機 { $fighter }，轟炸機 { $bomber }，手牌 { $plans }{ $state ->
    [acting] 。行動中。
    [won] 。獲勝者。
    [threat] 。下一回合可能獲勝。
   *[other] 。
}
manhattan_project-mark-threat = 下一回合可能獲勝

## 名稱

manhattan_project-good-money = 金錢
manhattan_project-good-yellowcake = 黃餅
manhattan_project-good-uranium = 鈾
manhattan_project-good-plutonium = 鈽
manhattan_project-good-spy = 間諜
manhattan_project-good-fighter = 戰鬥機
manhattan_project-good-bomber = 轟炸機
manhattan_project-good-laborer = 勞工
manhattan_project-good-engineer = 工程師
manhattan_project-good-scientist = 科學家
manhattan_project-word-money = 金錢
manhattan_project-word-yellowcake = 黃餅
manhattan_project-word-uranium = 鈾
manhattan_project-word-plutonium = 鈽
manhattan_project-word-spy = 間諜
manhattan_project-word-fighter = 戰鬥機
manhattan_project-word-bomber = 轟炸機
manhattan_project-word-laborer = 勞工
manhattan_project-word-engineer = 工程師
manhattan_project-word-scientist = 科學家
manhattan_project-act-buy_building = {" "}· 購買建築卡
manhattan_project-act-air_strike = {" "}· 空襲
manhattan_project-act-repair = {" "}· 修復，其他玩家可付費修復
manhattan_project-act-draft_bombs = {" "}· 輪抽核彈卡
manhattan_project-act-use_spies = {" "}· 本回合使用對手的建築
manhattan_project-deck-building = 建築牌庫
manhattan_project-deck-bomb = 核彈牌庫
manhattan_project-tray = 菸灰缸
manhattan_project-test-0 = 試爆標記 0
manhattan_project-test-2 = 試爆標記 2
manhattan_project-test-4 = 試爆標記 4
manhattan_project-test-6 = 試爆標記 6
manhattan_project-test-8 = 試爆標記 8
manhattan_project-position-1 = 市集第 1 格
manhattan_project-position-2 = 市集第 2 格
manhattan_project-position-3 = 市集第 3 格
manhattan_project-position-4 = 市集第 4 格
manhattan_project-position-5 = 市集第 5 格
manhattan_project-position-6 = 市集第 6 格
manhattan_project-position-7 = 市集第 7 格
manhattan_project-space-construction = 建設
manhattan_project-space-factory_fighters = 製造戰鬥機
manhattan_project-space-factory_bombers = 製造轟炸機
manhattan_project-space-factory_money_yellowcake = 出售黃餅
manhattan_project-space-factory_money_public = 公開印鈔
manhattan_project-space-factory_money_expert = 專家印鈔
manhattan_project-space-mine_paid = 付費採礦
manhattan_project-space-mine_public = 公開採礦
manhattan_project-space-mine_engineer = 工程採礦
manhattan_project-space-university_laborers = 招募勞工
manhattan_project-space-university_engineer = 培育工程師
manhattan_project-space-university_scientist = 培育科學家
manhattan_project-space-university_choice = 付費培育專家
manhattan_project-space-reactor = 反應爐
manhattan_project-space-enrichment = 濃縮廠
manhattan_project-space-air_strike_1 = 空襲 1
manhattan_project-space-air_strike_2 = 空襲 2
manhattan_project-space-repair = 修復
manhattan_project-space-design_bomb = 設計核彈
manhattan_project-space-espionage = 間諜活動
manhattan_project-building_kind-mine = 礦場
manhattan_project-building_kind-factory = 工廠
manhattan_project-building_kind-university = 大學
manhattan_project-building_kind-enrichment = 濃縮廠
manhattan_project-building_kind-reactor = 反應爐
manhattan_project-building-b01 = 機場工坊
manhattan_project-building-b02 = 機庫工坊
manhattan_project-building-b03 = 小型飛機廠
manhattan_project-building-b04 = 戰鬥機零件廠
manhattan_project-building-b05 = 轟炸機零件廠
manhattan_project-building-b06 = 精密機械廠
manhattan_project-building-b07 = 飛機廠
manhattan_project-building-b08 = 空軍工業區
manhattan_project-building-b09 = 戰鬥機工業區
manhattan_project-building-b10 = 轟炸機工業區
manhattan_project-building-b11 = 淺層礦場
manhattan_project-building-b12 = 坑道礦場
manhattan_project-building-b13 = 人力礦場
manhattan_project-building-b14 = 富礦坑
manhattan_project-building-b15 = 大型人力礦場
manhattan_project-building-b16 = 鑽探礦場
manhattan_project-building-b17 = 深鑽礦場
manhattan_project-building-b18 = 工程礦場
manhattan_project-building-b19 = 大型工程礦場
manhattan_project-building-b20 = 綜合礦區
manhattan_project-building-b21 = 科學學校
manhattan_project-building-b22 = 工程學校
manhattan_project-building-b23 = 技術學院
manhattan_project-building-b24 = 工程學院
manhattan_project-building-b25 = 理學院
manhattan_project-building-b26 = 招募處
manhattan_project-building-b27 = 工程大學
manhattan_project-building-b28 = 工程研究院
manhattan_project-building-b29 = 理工大學
manhattan_project-building-b30 = 科學研究院
manhattan_project-building-b31 = 濃縮廠 A2
manhattan_project-building-b32 = 濃縮廠 A3
manhattan_project-building-b33 = 濃縮廠 B1
manhattan_project-building-b34 = 濃縮廠 C1
manhattan_project-building-b35 = 濃縮廠 D1
manhattan_project-building-b36 = 濃縮廠 B2
manhattan_project-building-b37 = 濃縮廠 C2
manhattan_project-building-b38 = 濃縮廠 D2
manhattan_project-building-b39 = 濃縮廠 E2
manhattan_project-building-b40 = 濃縮廠 F2
manhattan_project-building-b41 = 反應爐 A1
manhattan_project-building-b42 = 反應爐 B1
manhattan_project-building-b43 = 滋生反應爐
manhattan_project-building-b44 = 反應爐 A2
manhattan_project-building-b45 = 反應爐 B2
manhattan_project-building-b46 = 反應爐 C2
manhattan_project-building-b47 = 反應爐 D2
manhattan_project-building-b48 = 反應爐 A3
manhattan_project-building-b49 = 反應爐 B3
manhattan_project-building-b50 = 大型反應爐
manhattan_project-bomb-n00 = 鈾彈 U-09
manhattan_project-bomb-n01 = 鈾彈 U-10
manhattan_project-bomb-n02 = 鈾彈 U-11
manhattan_project-bomb-n03 = 鈾彈 U-12
manhattan_project-bomb-n04 = 鈾彈 U-13
manhattan_project-bomb-n05 = 鈾彈 U-14
manhattan_project-bomb-n06 = 鈾彈 U-15
manhattan_project-bomb-n07 = 鈾彈 U-16
manhattan_project-bomb-n08 = 鈾彈 U-18
manhattan_project-bomb-n09 = 鈾彈 U-20
manhattan_project-bomb-n10 = 鈾彈 U-22
manhattan_project-bomb-n11 = 鈾彈 U-24
manhattan_project-bomb-n12 = 鈾彈 U-26
manhattan_project-bomb-n13 = 鈾彈 U-28
manhattan_project-bomb-n14 = 鈾彈 U-30
manhattan_project-bomb-n15 = 鈽彈 P-13
manhattan_project-bomb-n16 = 鈽彈 P-14
manhattan_project-bomb-n17 = 鈽彈 P-15
manhattan_project-bomb-n18 = 鈽彈 P-19
manhattan_project-bomb-n19 = 鈽彈 P-20
manhattan_project-bomb-n20 = 鈽彈 P-16
manhattan_project-bomb-n21 = 鈽彈 P-17
manhattan_project-bomb-n22 = 鈽彈 P-18
manhattan_project-bomb-n23 = 鈽彈 P-22
manhattan_project-bomb-n24 = 鈽彈 P-24
manhattan_project-bomb-n25 = 鈽彈 P-26
manhattan_project-bomb-n26 = 鈽彈 P-28
manhattan_project-bomb-n27 = 鈽彈 P-30
manhattan_project-bomb-n28 = 鈽彈 P-32
manhattan_project-bomb-n29 = 鈽彈 P-34

## The screen

manhattan_project-uncover = 看我的計畫
manhattan_project-cover = 蓋住我的計畫
manhattan_project-covered-hint = 最好的選擇與手中的計畫有關：請先看你的計畫。
manhattan_project-ways-laborer = 由誰工作
manhattan_project-ways-payment = 支付什麼
manhattan_project-ways-output = 獲得什麼
manhattan_project-ways-permanent = 永久工人或派遣工
manhattan_project-ways-declined = 行動
manhattan_project-declined-0 = 執行
manhattan_project-declined-1 = 不執行
manhattan_project-caution-declined = 不執行就什麼也得不到，費用仍要付。
manhattan_project-ways-engineer = 由誰工作
manhattan_project-ways-scientist = 由誰工作
manhattan_project-ways-hired_laborer = 由誰工作
manhattan_project-ways-hired_engineer = 由誰工作
manhattan_project-ways-hired_scientist = 由誰工作
manhattan_project-panel-construction = 建設區
manhattan_project-panel-factory = 工廠
manhattan_project-panel-mine = 礦場
manhattan_project-panel-university = 大學
manhattan_project-panel-reactor = 反應爐
manhattan_project-panel-enrichment = 濃縮廠
manhattan_project-panel-air_strike = 空襲
manhattan_project-panel-repair = 修復
manhattan_project-panel-design_bomb = 設計核彈
manhattan_project-panel-espionage = 間諜活動

## Awards at the end

manhattan_project-award-built = 造彈高手：{ $seat }，造了 { $n } 顆炸彈
manhattan_project-award-bought = 建設者：{ $seat }，買下 { $n } 棟建築
manhattan_project-award-repaired = 修個不停：{ $seat }，修復 { $n } 次
