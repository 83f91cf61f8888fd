# 金屬帝國
metallum-title = 金屬帝國
metallum-blurb = 暗中為太空船編寫程式，把採礦機散布到七個行星，在計分時握住多數。
metallum-round = 第 { $n } 回合

## The question

metallum-ask-program = { $seat }，為第 { $round } 回合規劃程式。
metallum-ask-program-picked = 加上可以連接的板塊，或確認這個程式。
metallum-ask-order = { $seat }，你的複雜度較低：要先手還是後手？
metallum-ask-order-picked = 先手還是後手？
metallum-ask-act = { $seat }，輪到你行動：板塊、行星設施與模組，順序不限。
metallum-ask-act-picked = 選擇行星或模組卡。
metallum-ask-rigs-put = { $seat }，{ $by }：第 { $n } 個（最多 { $most } 個）{ $whose ->
    [opposing] 對手的
   *[own] 自己的
}採礦機放到哪裡？
metallum-ask-rigs-put-picked = 另一個行星呢？
metallum-ask-rigs-take = { $seat }，{ $by }：第 { $n } 個（最多 { $most } 個）{ $whose ->
    [opposing] 對手的
   *[own] 自己的
}採礦機從哪裡取走？
metallum-ask-rigs-take-picked = 另一個行星呢？
metallum-ask-rigs-again = { $seat }，{ $by }：還要第 { $n } 個（最多 { $most } 個）{ $whose ->
    [opposing] 對手的
   *[own] 自己的
}採礦機嗎？
metallum-ask-rigs-again-picked = 另一個行星呢？
metallum-ask-rigs-shift = { $seat }，{ $by }：第 { $n } 個（最多 { $most } 個）{ $whose ->
    [opposing] 對手的
   *[own] 自己的
}採礦機從哪裡移到哪裡？
metallum-ask-rigs-shift-picked = 另一個行星呢？
metallum-ask-step = { $seat }，{ $by }：請選擇目標。
metallum-ask-step-picked = 另一個部分呢？
metallum-ask-give-up = { $seat }，你的供應區已空。從哪個行星移一個採礦機到 { $planet }？尚需放置：{ $rigs }
metallum-ask-give-up-picked = 從這裡取走？

## Putting a program together, and what is announced

metallum-draft-program = 確認這個程式
metallum-ask-program-hint = 點選板塊放上程式板，或直接拖過去。必須有一片移動板塊；相接的界面顏色要相同。
metallum-ask-order-hint = 雙方的程式都已公開。後手在計分前有最後的機會；先手則能搶先得到雙方都想要的。
metallum-ask-act-hint = 先點程式中的板塊、行星設施或模組，再點目標行星或卡片。
metallum-ask-rigs-put-hint = 點選發亮的行星；夠了就按按鈕。
metallum-ask-rigs-take-hint = 點選發亮的行星；夠了就按按鈕。
metallum-ask-rigs-shift-hint = 點選發亮的行星；夠了就按按鈕。
metallum-ask-step-hint = 點選發亮的行星；夠了就按按鈕。
metallum-ask-give-up-hint = 點選發亮的行星；夠了就按按鈕。
metallum-announced-reveal = 公開雙方程式
metallum-announced-profits = 收益
metallum-announce-program = 複雜度 { $complexity }
metallum-announce-profits = { $credits ->
   *[other] 合計 { $credits } 元
}
metallum-announce-profit = { $planet }：+{ $credits }
metallum-announce-earned = { $module }：+{ $credits }

## Choices

metallum-choice-program = 確認這個程式：{ $tiles }
metallum-choice-order = 選擇{ $turn }
metallum-choice-use = 使用「{ $by }」
metallum-choice-fly = { $by }：飛往 { $planet }
metallum-choice-place = { $by }：在 { $planet } 放置採礦機
metallum-choice-remove = { $by }：從 { $planet } 取走採礦機
metallum-choice-replace = { $by }：取代 { $planet } 上對手的採礦機
metallum-choice-mine = { $by }：取得 { $planet } 的收入
metallum-choice-shift = { $by }：將採礦機從 { $origin } 移到 { $planet }
metallum-choice-exchange = { $by }：將 { $planet } 上自己的採礦機與 { $other } 上對手的交換
metallum-choice-report = { $by }：{ $planet }，{ $token }
metallum-choice-buy = { $by }：購買{ $module }
metallum-choice-teleport = { $by }：將{ $module }傳送到 { $planet }
metallum-choice-done = 結束行動
metallum-choice-put = 下一個採礦機放到 { $planet }
metallum-choice-take = 下一個採礦機取自 { $origin }
metallum-choice-again = 再一個採礦機
metallum-choice-enough = 不再移動
metallum-choice-give-up = 從 { $origin } 移走一個採礦機
metallum-group-program = 程式規劃
metallum-group-order = 順序
metallum-group-use = 使用
metallum-group-fly = 移動太空船
metallum-group-place = 放置採礦機
metallum-group-remove = 取走採礦機
metallum-group-replace = 取代採礦機
metallum-group-mine = 取得收入
metallum-group-shift = 移動採礦機
metallum-group-exchange = 交換採礦機
metallum-group-report = 改變儲量標記
metallum-group-buy = 購買模組
metallum-group-teleport = 傳送模組
metallum-group-done = 結束行動
metallum-group-put = 下一個採礦機
metallum-group-take = 下一個採礦機
metallum-group-again = 再一個
metallum-group-enough = 足夠了
metallum-group-give-up = 讓出採礦機
metallum-turn-first = 先手
metallum-turn-second = 後手
metallum-token-up = 儲量上升
metallum-token-down = 儲量下降
metallum-token-remove = 移除標記
metallum-token-flip = 翻轉標記

## What happened

metallum-event-round = 第 { $round } 回合：雙方規劃程式。
metallum-event-program = { $seat } 展示程式，複雜度 { $complexity }：
metallum-event-programmed = { $seat } 規劃了{ $tile }。
metallum-event-order-credits = 複雜度相同：{ $seat } 的錢較少，視為較低。
metallum-event-order-chance = 複雜度與金錢都相同：隨機選出 { $seat }。
metallum-event-order = { $seat } 先手。
metallum-event-use = { $seat } 使用「{ $by }」。
metallum-event-flew = { $seat } 飛往 { $planet }。
metallum-event-discovered = { $seat } 發現 { $planet }，獲得 { $credits } 元。
metallum-event-placed = { $seat } 在 { $planet } 放置 { $rigs } 個採礦機。
metallum-event-gave-up = { $seat } 的供應區已空：從 { $origin } 移一個採礦機到 { $planet }。
metallum-event-moved-own = { $seat } 將自己的採礦機從 { $origin } 移到 { $planet }。
metallum-event-moved-opposing = { $seat } 將對手的採礦機從 { $origin } 移到 { $planet }。
metallum-event-removed-own = { $seat } 收回 { $planet } 上自己的採礦機。
metallum-event-removed-opposing = { $seat } 將 { $planet } 上對手的採礦機送回供應區。
metallum-event-swapped = { $seat } 將 { $planet } 上自己的採礦機與 { $other } 上對手的交換。
metallum-event-reported = { $seat } 改變 { $planet } 的儲量：{ $token }。
metallum-event-mined = { $seat } 從 { $planet } 取得 { $credits } 元。
metallum-event-bought = { $seat } 以 { $credits } 元購買{ $module }。
metallum-event-teleported = { $seat } 將{ $module }傳送到 { $planet }。
metallum-event-earned = { $module }為 { $seat } 帶來 { $credits } 元。
metallum-event-unexecuted = { $seat } 未執行{ $tile }。
metallum-event-done = { $seat } 結束行動。
metallum-event-profit = { $planet } 付給 { $seat } { $credits } 元。
metallum-event-profits = { $seat } 本回合計分共得 { $credits } 元。
metallum-event-tiles-back = { $seat } 取回所有已執行的板塊。
metallum-event-discarded = { $module }離開市場。
metallum-event-offered = { $module }進入市場。
metallum-event-reshuffled = 棄牌重洗為新的牌堆。
metallum-event-market-swap = 市場自此改賣行動模組卡。
metallum-event-game-over = 最後一次計分完成：遊戲結束。
metallum-event-standing = { $seat } 在行星上有 { $rigs } 個採礦機，行星模組卡費用共 { $cost }。
metallum-event-was-removed = { $planet } 未出現在這場遊戲中。
metallum-result-standing = { metallum-event-standing }
metallum-result-was-removed = { metallum-event-was-removed }
metallum-event-agreed = 雙方同意在此結束。

## Why not

metallum-refusal-same-cell = { $tile }與{ $other }屬於同一格：每種類型只能一片。
metallum-refusal-no-interface = { $tile }朝向{ $other }的一側沒有界面。
metallum-refusal-not-joined = { $tile }沒有與程式的其他板塊相連。
metallum-refusal-needs-cell = 程式還需要這種類型的板塊：{ $kind }。
metallum-refusal-tile-count = 程式由1到4片板塊組成。
metallum-refusal-tile-executed = { $tile }已執行，程序結束時才會取回。
metallum-refusal-not-programmed = { $tile }不在你的程式中。
metallum-refusal-execute-first = 結束前必須執行{ $tile }。
metallum-refusal-installation-used = { $planet } 的行星設施本回合已使用過。
metallum-refusal-installation-once = 每回合只能使用一次行星設施；要使用 { $planet } 需要額外行動。
metallum-refusal-ship-elsewhere = 你的太空船不在 { $planet }。
metallum-refusal-ship-needed = 太空船在 { $planet } 時才能使用{ $module }。
metallum-refusal-module-used = { $module }本回合已使用過。
metallum-refusal-works-by-itself = { $module }會自動生效。
metallum-refusal-not-yours = { $module }是對手的。
metallum-refusal-needs-target = 請選擇目標。
metallum-refusal-no-own-rig = 你在 { $planet } 沒有採礦機。
metallum-refusal-no-own-rigs = 你在行星上沒有任何採礦機。
metallum-refusal-no-opposing-rig = 對手在 { $planet } 沒有採礦機。
metallum-refusal-no-opposing-rigs = 對手在行星上沒有任何採礦機。
metallum-refusal-no-rig = 沒有可放置的採礦機：供應區與其他行星上都沒有。
metallum-refusal-too-few-rigs = 需要剛好 { $need } 個採礦機，只有 { $have } 個。
metallum-refusal-no-swap = 交換需要在兩個行星上各有自己與對手的採礦機。
metallum-refusal-shielded = 護盾保護著 { $planet } 上的採礦機。
metallum-refusal-shielded-token = 護盾保護著 { $planet } 的儲量。
metallum-refusal-undiscovered = 必須是已發現的行星，{ $planet } 還面朝下。
metallum-refusal-must-leave = 採礦機必須離開 { $planet }。
metallum-refusal-not-adjacent = { $planet } 不在 { $other } 旁邊。
metallum-refusal-once-each = { $planet } 已放過：每個行星各一個。
metallum-refusal-must-go-on = 還必須移動：{ $rigs }
metallum-refusal-already-here = 太空船已在 { $planet }。
metallum-refusal-exact-steps = 太空船必須剛好移動 { $steps } 個行星；{ $planet } 距離 { $away }。
metallum-refusal-has-token = { $planet } 已有儲量標記。
metallum-refusal-no-token = { $planet } 沒有儲量標記。
metallum-refusal-no-income = { $planet } 現在不會給你任何收入。
metallum-refusal-credits = 需要 { $need } 元，你有 { $have } 元。
metallum-refusal-market-empty = 市場沒有卡片。
metallum-refusal-no-module = 你沒有行星模組卡。
metallum-refusal-already-there = { $module }已在 { $planet }。

## Are you sure

metallum-caution-tile-left = { $tile }尚未執行，結束後會收回。
metallum-caution-installation-left = 本回合尚未使用 { $planet } 的行星設施。

## What it would do

metallum-forecast-complexity = 複雜度 { $complexity }
metallum-forecast-rigs = { $planet }：你 { $mine } 個，對手 { $theirs } 個
metallum-forecast-discovers = 將翻開未發現的行星。
metallum-forecast-profits = 接著計分：你得 { $credits } 元，對手得 { $theirs } 元。

## The result

metallum-score-chart = 各回合的金錢
metallum-score-profits = 行星計分
metallum-score-mining = 行動中取得的收入
metallum-score-discoveries = 發現行星
metallum-score-modules = 模組收入
metallum-score-purchases = 購買模組
metallum-rank-credits = 金錢
metallum-rank-rigs_on_board = 行星上的採礦機
metallum-rank-planetary_module_printed_cost = 行星模組卡費用總和

## Set-up

metallum-preset-seed = 依規則文章
metallum-preset-seed-hint = 複雜度較低者必須先手，Omega 一開始已發現。高複雜度有雙重好處：程式較強，又能後手。重點在於何時用掉複雜的板塊。
metallum-preset-rulebook = 依原版規則（推定）
metallum-preset-rulebook-hint = 複雜度較低者決定先後手，Omega 一開始未發現。複雜度是強大的代價：較弱的程式換得選擇權。
metallum-option-turn_order = 行動順序
metallum-option-turn_order-hint = 後手每回合約值2到3元：計分前的最後機會。各來源說法不一；原版規則很可能由較低者選擇。
metallum-option-turn_order-lower_first = 複雜度較低者先手
metallum-option-turn_order-lower_chooses = 複雜度較低者決定先後手
metallum-option-omega_starts = Omega 的開局狀態
metallum-option-omega_starts-hint = 若未發現，最先抵達者獲得發現獎勵。原版規則很可能為未發現。
metallum-option-omega_starts-face_up = Omega 一開始已發現
metallum-option-omega_starts-face_down = Omega 一開始未發現

## The table

metallum-area-round = 回合
metallum-area-row = 行星
metallum-area-market = 市場
metallum-area-deck = 模組牌堆
metallum-area-discards = 棄牌
metallum-area-removed = 未使用的行星
metallum-area-tiles = 副程式板塊
metallum-area-program = 程式
metallum-area-cards = 行動模組卡
metallum-area-installation = 行星設施
metallum-area-rigs-0 = 採礦機
metallum-area-rigs-1 = 採礦機
metallum-area-ship-0 = 太空船
metallum-area-ship-1 = 太空船
metallum-area-tile = 板塊
metallum-area-stock = 儲量標記
metallum-area-modules-0 = 模組
metallum-area-modules-1 = 模組
metallum-area-card = 卡片
metallum-token-credits = { $n } 元
metallum-token-supply = 供應區採礦機 { $n } 個
metallum-token-complexity = 複雜度 { $n }
metallum-piece-mat = { $seat }：{ $credits } 元，供應區 { $supply } 個採礦機{ $state ->
    [acting] 。行動中。
   *[other] 。
}
metallum-piece-round = 第 { $round } 回合（共 { $rounds } 回合），程序 { $sequence }
metallum-piece-installation = { $state ->
    [used] { $name } 的行星設施，已使用
   *[other] { $name } 的行星設施
}
metallum-piece-rigs = { $seat }：{ $rigs } 個採礦機，收入 { $income }
metallum-piece-ship = { $seat } 的太空船
metallum-piece-stock = { $name }：多數 { $majority }，少數 { $minority }
metallum-piece-cell = { $seat } 的程式板：{ $name }
metallum-piece-slot = { $name }
metallum-piece-deck = 模組牌堆：{ $cards }
metallum-piece-module = { $state ->
    [built] { $seat } 的{ $name }
    [used] { $seat } 的{ $name }，本回合已使用
    [owned] { $seat } 的{ $name }
    [discarded] { $name }，已棄掉
   *[other] { $name }，價格 { $price }
}
metallum-piece-tile = { $seat } 的{ $name }，複雜度 { $complexity }{ $state ->
    [programmed] ，已規劃
    [executed] ，已執行
   *[other] ，可用
}
metallum-piece-planet = { $state ->
    [veiled] 未發現的行星{ $place } { $name }
    [removed] { $name }，未使用
   *[other] { $name }：採礦機 { $rigs-0 } 與 { $rigs-1 }，收入 { $income-0 } 與 { $income-1 }
}

## Names

metallum-kind-move = 移動
metallum-kind-deploy = 佈署
metallum-kind-special = 特殊行動
metallum-kind-enhancement = 強化
metallum-planet-unknown-0 = 未發現的行星1
metallum-planet-unknown-1 = 未發現的行星2
metallum-planet-unknown-2 = 未發現的行星3
metallum-planet-unknown-3 = 未發現的行星4
metallum-planet-unknown-4 = 未發現的行星5
metallum-planet-unknown-5 = 未發現的行星6
metallum-planet-unknown-6 = 未發現的行星7
metallum-stock-up = 儲量上升
metallum-stock-down = 儲量下降
metallum-slot-0 = 市場第1格，價格 +1
metallum-slot-1 = 市場第2格，價格 0
metallum-slot-2 = 市場第3格，價格 0
metallum-slot-3 = 市場第4格，價格 −1
metallum-tile-move_1 = 移動 1
metallum-tile-move_2 = 移動 2
metallum-tile-move_3 = 移動 3
metallum-tile-deploy_1 = 佈署 1
metallum-tile-deploy_2 = 佈署 2
metallum-tile-deploy_3 = 佈署 3
metallum-tile-stock_report = 存量報告
metallum-tile-power_boost = 能力增幅
metallum-tile-deep_mining = 深度採礦
metallum-tile-buy_module = 購買模組
metallum-tile-buy_or_teleport = 購買模組/傳送模組
metallum-tile-extra_action = 額外行動
metallum-planet-alpha = Alpha
metallum-planet-beta = Beta
metallum-planet-gamma = Gamma
metallum-planet-delta = Delta
metallum-planet-epsilon = Epsilon
metallum-planet-zeta = Zeta
metallum-planet-eta = Eta
metallum-planet-theta = Theta
metallum-planet-omega = Omega
metallum-module-assembly_bay = 組裝艙
metallum-module-launch_rail = 彈射軌道
metallum-module-freight_lift = 貨運升降機
metallum-module-jump_gate = 躍遷門
metallum-module-scrap_laser = 拆解雷射
metallum-module-ore_exchange = 礦石交易所
metallum-module-refinery = 精煉廠
metallum-module-salvage_depot = 回收站
metallum-module-docking_station = 停泊站
metallum-module-survey_archive = 勘測檔案館
metallum-module-trade_uplink = 貿易通訊站
metallum-module-shield_grid = 護盾網
metallum-module-emergency_drop = 緊急空投
metallum-module-twin_probes = 雙子探測器
metallum-module-overdrive = 超載引擎
metallum-module-demolition_charge = 爆破裝置
metallum-module-hostile_takeover = 惡意收購
metallum-module-insider_report = 內線報告
metallum-module-quick_harvest = 快速採收
metallum-module-system_override = 系統覆寫
metallum-module-mass_relay = 質量中繼

## What they do

metallum-tile-move_1-text = 太空船向左或向右剛好移動1個行星。
metallum-tile-move_2-text = 太空船往同一方向剛好移動2個行星。
metallum-tile-move_3-text = 太空船往同一方向剛好移動3個行星。
metallum-tile-deploy_1-text = 在太空船所在行星放置1個自己的採礦機。
metallum-tile-deploy_2-text = 在太空船所在行星放置2個自己的採礦機。
metallum-tile-deploy_3-text = 在太空船所在行星放置3個自己的採礦機。
metallum-tile-stock_report-text = 在沒有儲量標記的行星放上標記並選擇正反面；或移除一個行星上的儲量標記。
metallum-tile-power_boost-text = 在太空船所在行星放置1個採礦機，或將太空船移到相鄰行星。
metallum-tile-deep_mining-text = 立即取得太空船所在行星的收入。
metallum-tile-buy_module-text = 從市場購買1張模組卡。
metallum-tile-buy_or_teleport-text = 從市場購買1張模組卡，或將自己的1張行星模組卡傳送到另一個已發現行星。
metallum-tile-extra_action-text = 再使用一次太空船所在行星的設施，但不可是本回合已使用過的。
metallum-planet-alpha-text = 從一個行星取走最多4個自己的採礦機，任意分配到已發現的行星。
metallum-planet-beta-text = 將任一行星上1個對手的採礦機換成自己的。
metallum-planet-gamma-text = 先移除Gamma上1個自己的採礦機，再移除任意行星上最多2個對手的採礦機，皆放回供應區。
metallum-planet-delta-text = 從一個行星取走對手最多2個採礦機，放到其他已發現的行星。
metallum-planet-epsilon-text = 將太空船移到任一其他行星。
metallum-planet-zeta-text = 將一個行星上1個自己的採礦機與另一個行星上1個對手的採礦機交換。
metallum-planet-eta-text = 在任一已發現的行星放置1個自己的採礦機。
metallum-planet-theta-text = 從任意行星取走最多2個自己的採礦機，放到同一個已發現的行星。
metallum-planet-omega-text = 在Omega放置剛好3個自己的採礦機。
metallum-module-assembly_bay-text = 在此行星放置1個自己的採礦機。
metallum-module-launch_rail-text = 在相鄰且已發現的行星放置1個自己的採礦機。
metallum-module-freight_lift-text = 將此行星上最多2個自己的採礦機移到相鄰且已發現的行星。
metallum-module-jump_gate-text = 將太空船由此行星移到任一其他已發現的行星。
metallum-module-scrap_laser-text = 將此行星上1個對手的採礦機放回其供應區。
metallum-module-ore_exchange-text = 將此行星上1個自己的採礦機放回供應區，獲得3元。
metallum-module-refinery-text = 計分階段：若你在此行星的採礦機較多，額外獲得2元。
metallum-module-salvage_depot-text = 計分階段：若你在此行星有採礦機但未佔多數（含平手），額外獲得2元。
metallum-module-docking_station-text = 每回合一次，你的太空船抵達此行星時獲得3元。
metallum-module-survey_archive-text = 遊戲結束時，你在此行星上每有1個採礦機，獲得1元。
metallum-module-trade_uplink-text = 你購買的每張模組卡少付2元（最低0元）。
metallum-module-shield_grid-text = 對手的效果不能移除、取代、移動或交換你在此行星上的採礦機，也不能改變此行星的儲量標記。
metallum-module-emergency_drop-text = 在太空船所在行星放置2個自己的採礦機。
metallum-module-twin_probes-text = 在最多2個不同的已發現行星各放置1個自己的採礦機。
metallum-module-overdrive-text = 將太空船移到任一其他已發現的行星。
metallum-module-demolition_charge-text = 將太空船所在行星上最多2個對手的採礦機放回其供應區。
metallum-module-hostile_takeover-text = 將任一行星上1個對手的採礦機換成自己的。
metallum-module-insider_report-text = 放置、移除或翻轉一個行星的儲量標記。
metallum-module-quick_harvest-text = 立即取得任一已發現行星的收入。
metallum-module-system_override-text = 使用太空船所在行星的設施，即使本回合已使用過。
metallum-module-mass_relay-text = 將一個行星上最多3個自己的採礦機移到另一個已發現的行星。

## Awards at the end

metallum-award-discovered = 探索者：{ $seat }，發現 { $n } 顆行星
metallum-award-flew = 飛得最勤：{ $seat }，飛行 { $n } 次
metallum-award-removed-opposing = 最不客氣：{ $seat }，送回 { $n } 個對手的採礦機
