# 坦幕尼大廳
tammany_hall-title = 坦幕尼大廳
tammany_hall-blurb = 安置移民、布下樁腳、暗中競標人情：四次選舉決定誰掌管這座城市。

## The question

tammany_hall-ask-turn = { $seat }，第 { $year } 年：放置一個樁腳與第二個棋子。
tammany_hall-ask-turn-picked = 第二個棋子是什麼？放到哪個選區？
tammany_hall-ask-turn-placed = { $seat }，第 { $year } 年：棋子已放好，還要做別的嗎？
tammany_hall-ask-turn-placed-picked = 到哪裡？
tammany_hall-ask-turn-picked-cube = 這個{ $cube }方塊要移到哪裡？
tammany_hall-ask-turn-picked-office = { $office }要鎖定哪個選區？
tammany_hall-ask-turn-placed-picked-cube = 這個{ $cube }方塊要移到哪裡？
tammany_hall-ask-turn-placed-picked-office = { $office }要鎖定哪個選區？
tammany_hall-ask-slander-again = { $seat }，要在相鄰選區以同一種顏色（{ $colour }）繼續抹黑 { $victim_seat } 嗎？
tammany_hall-ask-slander-again-picked = 就是這個？
tammany_hall-ask-bid = { $seat }，請對{ $ward }暗中競標。
tammany_hall-ask-bid-picked = { $seat }，暗中競標{ $ward }：每種顏色各出幾個標記？
tammany_hall-ask-settle-bonus = { $seat }，你贏得{ $ward }：從袋中選一個移民方塊放到可放置的選區。
tammany_hall-ask-settle-bonus-picked = 哪個方塊？放到哪個選區？
tammany_hall-ask-chip-bonus = { $seat }，你贏得{ $ward }：拿取一個任意顏色的政治傾向標記。
tammany_hall-ask-chip-bonus-picked = 哪一種顏色？
tammany_hall-ask-assign = { $seat }，你是市長：分配給每位對手一個官職。
tammany_hall-ask-assign-picked = 誰擔任哪個官職？

## Choices

tammany_hall-choice-place = 樁腳到{ $ward }，{ $second }到{ $second_ward }
tammany_hall-choice-slander = 在{ $ward }抹黑 { $victim_seat }（支付{ $colour }標記）
tammany_hall-choice-slander-again = 在{ $ward }再抹黑 { $victim_seat }
tammany_hall-choice-stop = 不再抹黑
tammany_hall-choice-take-chip = 副市長：拿取 1 個{ $colour }政治傾向標記
tammany_hall-choice-lock = 理事會主席：鎖定{ $ward }
tammany_hall-choice-remove-cube = 警長：將{ $ward }的{ $cube }方塊放回袋中
tammany_hall-choice-move-cube = 選區主席：將{ $cube }方塊從{ $ward }移到{ $to_ward }
tammany_hall-choice-end-turn = 結束回合
tammany_hall-choice-bid = 以樁腳{ $irish ->
    [0] {""}
   *[other] {" "}+ 愛爾蘭人 { $irish }
}{ $english ->
    [0] {""}
   *[other] {" "}+ 英國人 { $english }
}{ $german ->
    [0] {""}
   *[other] {" "}+ 德國人 { $german }
}{ $italian ->
    [0] {""}
   *[other] {" "}+ 義大利人 { $italian }
}，在{ $ward }投票
tammany_hall-choice-settle-bonus = 從袋中將{ $colour }方塊放到{ $ward }
tammany_hall-choice-chip-bonus = 拿取 1 個{ $colour }政治傾向標記
tammany_hall-choice-decline = 放棄獎賞
tammany_hall-choice-assign = 副市長：{ $deputy_mayor_seat }；理事會主席：{ $council_president_seat }；警長：{ $chief_of_police_seat }；選區主席：{ $precinct_chairman_seat }
tammany_hall-group-place = 放置兩個棋子
tammany_hall-group-slander = 抹黑
tammany_hall-group-slander-again = 再次抹黑
tammany_hall-group-stop = 停止
tammany_hall-group-take-chip = 副市長
tammany_hall-group-lock = 理事會主席
tammany_hall-group-remove-cube = 警長
tammany_hall-group-move-cube = 選區主席
tammany_hall-group-end-turn = 結束回合
tammany_hall-group-bid = 競標
tammany_hall-group-settle-bonus = 獎賞移民
tammany_hall-group-chip-bonus = 獎賞標記
tammany_hall-group-decline = 放棄
tammany_hall-group-assign = 任命
tammany_hall-dial-ward = 樁腳放到
tammany_hall-dial-second = 第二個棋子
tammany_hall-dial-second_ward = 放到
tammany_hall-dial-deputy_mayor_seat = 副市長
tammany_hall-dial-council_president_seat = 理事會主席
tammany_hall-dial-chief_of_police_seat = 警長
tammany_hall-dial-precinct_chairman_seat = 選區主席
tammany_hall-second-boss = 樁腳
tammany_hall-second-irish = 愛爾蘭人方塊
tammany_hall-second-english = 英國人方塊
tammany_hall-second-german = 德國人方塊
tammany_hall-second-italian = 義大利人方塊
tammany_hall-nobody = 無人

## What happened

tammany_hall-event-year = 第 { $year } 年開始。
tammany_hall-event-opened = { $zone }開放：每個選區各有一個移民入住。
tammany_hall-event-drew = 城堡花園補進 { $n } 個移民：愛爾蘭人 { $irish }、英國人 { $english }、德國人 { $german }、義大利人 { $italian }。{ $left ->
    [0] 袋子空了。
   *[other] {""}
}
tammany_hall-event-returned = 城堡花園的 { $n } 個移民回到袋中。
tammany_hall-event-placed-two = { $seat } 在{ $ward }放置兩個樁腳。
tammany_hall-event-placed-bosses = { $seat } 在{ $ward }與{ $second_ward }各放置一個樁腳。
tammany_hall-event-placed-cube = { $seat } 在{ $ward }放置樁腳，將移民（{ $colour }）安置到{ $second_ward }，並拿取該色標記。
tammany_hall-event-slandered = { $seat } 支付政治傾向標記（{ $colour }），在{ $ward }抹黑 { $victim_seat }。
tammany_hall-event-slandered-again = { $seat } 繼續在{ $ward }抹黑 { $victim_seat }（{ $colour }）。
tammany_hall-event-took-chip = { $seat } 以副市長身分拿取政治傾向標記（{ $colour }）。
tammany_hall-event-locked = { $seat } 以理事會主席身分鎖定{ $ward }。
tammany_hall-event-removed-cube = { $seat } 以警長身分將移民（{ $cube }）逐出{ $ward }。
tammany_hall-event-moved-cube = { $seat } 以選區主席身分將移民（{ $cube }）從{ $ward }移到{ $to_ward }。
tammany_hall-event-end-turn = { $seat } 結束回合。
tammany_hall-event-election = 第 { $year } 年結束，舉行選舉。
tammany_hall-event-announced = { $ward }：{ $seat } 最多可達 { $votes } 票{ $chips ->
    [0] 。
   *[other] （樁腳 { $bosses }{ $irish ->
        [0] {""}
       *[other] {" "}+ 愛爾蘭人 { $irish }
    }{ $english ->
        [0] {""}
       *[other] {" "}+ 英國人 { $english }
    }{ $german ->
        [0] {""}
       *[other] {" "}+ 德國人 { $german }
    }{ $italian ->
        [0] {""}
       *[other] {" "}+ 義大利人 { $italian }
    }）。
}
tammany_hall-event-votes = { $ward }：{ $seat } 得 { $votes } 票{ $chips ->
    [0] 。
   *[other] （樁腳 { $bosses }{ $irish ->
        [0] {""}
       *[other] {" "}+ 愛爾蘭人 { $irish }
    }{ $english ->
        [0] {""}
       *[other] {" "}+ 英國人 { $english }
    }{ $german ->
        [0] {""}
       *[other] {" "}+ 德國人 { $german }
    }{ $italian ->
        [0] {""}
       *[other] {" "}+ 義大利人 { $italian }
    }）。
}
tammany_hall-event-vacant = { $ward }：無人參選。
tammany_hall-event-unopposed = { $ward }：{ $seat } 以 { $votes } 票同額當選。
tammany_hall-event-won = { $ward }：{ $seat } 以 { $votes } 票勝選。
tammany_hall-event-tied = { $ward }：{ $votes } 票平手，無人當選。
tammany_hall-event-settled-bonus = { $seat } 從袋中將移民（{ $colour }）安置到{ $ward }。
tammany_hall-event-chip-bonus = { $seat } 獲得獎賞的政治傾向標記（{ $colour }）。
tammany_hall-event-declined = { $seat } 放棄{ $ward }的獎賞。
tammany_hall-event-majority = { $colour }：{ $seat } 在贏得的選區中移民最多（{ $cubes } 個），拿取 { $n } 個標記。
tammany_hall-event-no-majority = { $colour }：贏得的選區中都沒有，無人拿取標記。
tammany_hall-event-ward-points = { $seat } 贏得 { $wards } 個選區，得 { $points } 分。
tammany_hall-event-mayor-tied = { $seat } 並列贏得最多選區。
tammany_hall-event-tie-broken = { $seat } 以{ $step }領先（{ $n }）。
tammany_hall-event-mayor-stays = 仍然平手：由 { $seat } 連任。
tammany_hall-event-mayor = { $seat } 當選市長（{ $wards } 個選區），得 { $points } 分。
tammany_hall-event-no-mayor = 仍然平手，又沒有現任市長：無人擔任市長。
tammany_hall-event-appointed = { $seat } 擔任{ $office }。
tammany_hall-event-chip-majority = { $colour }：{ $seat } 的標記最多（{ $chips } 個），得 { $points } 分。
tammany_hall-event-no-chip-majority = { $colour }：無人持有標記。
tammany_hall-event-unused-slander = { $seat } 剩下 { $n } 個抹黑標記，得 { $points } 分。
tammany_hall-event-game-over = 第四次選舉結束：遊戲結束。

## Why not

tammany_hall-refusal-unopened = { $ward }所在的區域尚未開放。
tammany_hall-refusal-locked = { $ward }已鎖定，直到下一次選舉結束。
tammany_hall-refusal-garden-lacks = 城堡花園沒有這種顏色的方塊：{ $colour }。
tammany_hall-refusal-already-placed = 本回合已放置兩個棋子。
tammany_hall-refusal-must-place = 結束回合前必須先放置兩個棋子。
tammany_hall-refusal-not-holder = 只有此官職可以這麼做：{ $office }。
tammany_hall-refusal-office-used = { $office }：本年度已使用過能力。
tammany_hall-refusal-locks-spent = 本輪的 { $n } 個鎖定標記都已用完。
tammany_hall-refusal-last-cube = { $ward }只剩一個方塊，不能移走。
tammany_hall-refusal-not-adjacent = { $to_ward }與{ $ward }不相鄰。
tammany_hall-refusal-slander-too-early = 第 { $year } 年起才能抹黑。
tammany_hall-refusal-slander-used = 本輪已抹黑過。
tammany_hall-refusal-no-slander-chip = 沒有抹黑標記了（需要 { $n } 個）。
tammany_hall-refusal-slander-yourself = 不能抹黑自己。
tammany_hall-refusal-no-own-boss = 你在{ $ward }沒有樁腳。
tammany_hall-refusal-no-victim = { $victim_seat } 在{ $ward }沒有樁腳。
tammany_hall-refusal-same-victim = 第二次抹黑的對象必須仍是 { $victim_seat }。
tammany_hall-refusal-colour-absent = { $ward }沒有這種移民：{ $colour }。
tammany_hall-refusal-chips-short = 需要 { $need } 個政治傾向標記（{ $colour }），你有 { $have } 個。
tammany_hall-refusal-bag-lacks = 袋中沒有這種顏色的方塊：{ $colour }。
tammany_hall-refusal-no-office-for-mayor = 市長不能兼任其他官職。
tammany_hall-refusal-one-office-each = { $seat } 只能擔任一個官職。
tammany_hall-refusal-needs-office = { $seat } 尚未獲得官職。

## Are you sure

tammany_hall-caution-office-left = 本年度的官員能力尚未使用：{ $office }。
tammany_hall-caution-too-few-votes = { $votes } 票不可能獲勝：有人不出標記就有 { $least } 票。
tammany_hall-caution-more-than-needed = { $n ->
    [0] 無論別人出多少，你不出標記也會獲勝。
   *[other] 無論別人出多少，{ $n } 個標記就足夠。
}

## What it would do

tammany_hall-forecast-bosses = { $ward }：你 { $bosses } 個樁腳，對手最多 { $theirs } 個
tammany_hall-forecast-colour-comes = { $ward }新增移民：{ $colour }標記可在此使用。
tammany_hall-forecast-colour-goes = { $ward }失去這種移民：{ $colour }標記不能再在此使用。
tammany_hall-forecast-victim = { $victim_seat } 在{ $ward }剩下 { $bosses } 個樁腳
tammany_hall-forecast-lock = 直到下一次選舉結束，不能放置或移除任何東西。
tammany_hall-forecast-votes = 樁腳 { $bosses } + 標記 { $chips } = { $votes } 票
tammany_hall-forecast-draws = 接著從袋中補充城堡花園：無法復原。
tammany_hall-forecast-election = 接著舉行選舉。

## The result

tammany_hall-score-start = 起始分數
tammany_hall-score-wards = 贏得選區
tammany_hall-score-mayor = 當選市長
tammany_hall-score-chip_majority = 政治傾向標記最多
tammany_hall-score-unused_slander = 未使用的抹黑標記
tammany_hall-rank-points = 分數
tammany_hall-rank-chips_total = 政治傾向標記
tammany_hall-rank-chips_irish = 愛爾蘭人標記
tammany_hall-rank-chips_english = 英國人標記
tammany_hall-rank-chips_german = 德國人標記
tammany_hall-rank-chips_italian = 義大利人標記
tammany_hall-rank-is_mayor = 最後一次選舉的市長
tammany_hall-step-chips_total = 政治傾向標記總數
tammany_hall-step-chips_irish = 愛爾蘭人標記
tammany_hall-step-chips_english = 英國人標記
tammany_hall-step-chips_german = 德國人標記
tammany_hall-step-chips_italian = 義大利人標記
tammany_hall-step-is_mayor = 市長身分

## Set-up

tammany_hall-option-start_player = 起始玩家
tammany_hall-option-start_player-hint = 在選出市長之前，每年由他先開始。
tammany_hall-option-start_player-random = 隨機決定
tammany_hall-option-start_player-seat-1 = 座位 1
tammany_hall-option-start_player-seat-2 = 座位 2
tammany_hall-option-start_player-seat-3 = 座位 3
tammany_hall-option-start_player-seat-4 = 座位 4
tammany_hall-option-start_player-seat-5 = 座位 5
tammany_hall-option-castle_garden_return = 清空城堡花園
tammany_hall-option-castle_garden_return-hint = 正式規則為每次選舉前。若每年清空，每年都以新的移民開始。
tammany_hall-option-castle_garden_return-end_of_term = 每次選舉前
tammany_hall-option-castle_garden_return-end_of_year = 每年結束後
tammany_hall-option-slander_second_needs_own_boss = 第二次抹黑需要自己的樁腳
tammany_hall-option-slander_second_needs_own_boss-hint = 多數來源只要求第一個選區有自己的樁腳。
tammany_hall-option-slander_second_needs_own_boss-no = 只有第一個選區需要
tammany_hall-option-slander_second_needs_own_boss-yes = 兩個選區都需要

## The table

tammany_hall-area-map = 城市
tammany_hall-area-year = 年
tammany_hall-area-ward = 選區
tammany_hall-area-garden = 城堡花園
tammany_hall-area-bag = 袋子
tammany_hall-area-zones = 設置格
tammany_hall-area-leaders = 政治傾向領先者
tammany_hall-area-offices = 城市官員
tammany_hall-area-chips = 政治傾向標記
tammany_hall-area-slander = 抹黑標記
tammany_hall-area-cube = 移民
tammany_hall-area-boss = 樁腳
tammany_hall-area-lock = 鎖定
tammany_hall-area-colour = 袋中
tammany_hall-area-bid = 出價
tammany_hall-token-irish = 愛爾蘭人標記 { $n } 個
tammany_hall-token-english = 英國人標記 { $n } 個
tammany_hall-token-german = 德國人標記 { $n } 個
tammany_hall-token-italian = 義大利人標記 { $n } 個
tammany_hall-token-slander = 抹黑標記 { $n } 個
tammany_hall-token-points = { $n } 分
tammany_hall-piece-map = { $name }
tammany_hall-piece-year = 第 { $year } 年，第 { $term } 輪；第 { $election } 年結束時選舉
tammany_hall-piece-ward = { $state ->
    [veiled] { $name }，{ $zone }：第 { $opens } 年開放
    [locked] { $name }，已鎖定：愛爾蘭人 { $cubes-irish }、英國人 { $cubes-english }、德國人 { $cubes-german }、義大利人 { $cubes-italian }。{ $leader-votes ->
        [0] 無人參選。
       *[other] { $tied ->
            [1] 目前樁腳 { $leader-votes } 票平手；加上標記最多 { $reach } 票。
           *[other] 目前 { $leader_seat } 以樁腳 { $leader-votes } 票領先；加上標記最多 { $reach } 票。
        }
    }
   *[other] { $name }：愛爾蘭人 { $cubes-irish }、英國人 { $cubes-english }、德國人 { $cubes-german }、義大利人 { $cubes-italian }。{ $leader-votes ->
        [0] 無人參選。
       *[other] { $tied ->
            [1] 目前樁腳 { $leader-votes } 票平手；加上標記最多 { $reach } 票。
           *[other] 目前 { $leader_seat } 以樁腳 { $leader-votes } 票領先；加上標記最多 { $reach } 票。
        }
    }
}
tammany_hall-piece-cube = 移民：{ $name }
tammany_hall-piece-boss = { $seat } 的樁腳
tammany_hall-piece-lock = 理事會主席的鎖定標記
tammany_hall-piece-garden = 城堡花園：{ $cubes } 個移民
tammany_hall-piece-bag = 袋子：{ $cubes } 個方塊，愛爾蘭人 { $irish }、英國人 { $english }、德國人 { $german }、義大利人 { $italian }
tammany_hall-piece-bag-colour = 袋中的{ $name }：{ $cubes }
tammany_hall-piece-zone = { $name }，第 { $opens } 年開放
tammany_hall-piece-leader = 政治傾向領先者：{ $name }
tammany_hall-piece-office = { $state ->
    [vacant] { $name }：從缺
    [used] { $name }：{ $seat }，本年度已使用
   *[other] { $name }：{ $seat }
}
tammany_hall-piece-mat = { $seat }：{ $points } 分，城中樁腳 { $bosses } 個；標記 愛爾蘭人 { $irish }、英國人 { $english }、德國人 { $german }、義大利人 { $italian }；抹黑標記 { $slander } 個{ $state ->
    [acting] 。行動中。
   *[other] 。
}
tammany_hall-piece-chip = { $seat } 的{ $name }標記：{ $chips }
tammany_hall-piece-slander = { $seat } 的抹黑標記
tammany_hall-piece-bid = { $state ->
    [sealed] 你已密封的出價
   *[other] 你的出價
}

## Names

tammany_hall-map-city = 城市
tammany_hall-ward-1 = 第1選區
tammany_hall-ward-2 = 第2選區
tammany_hall-ward-3 = 第3選區
tammany_hall-ward-4 = 第4選區
tammany_hall-ward-5 = 第5選區
tammany_hall-ward-6 = 第6選區
tammany_hall-ward-7 = 第7選區
tammany_hall-ward-8 = 第8選區
tammany_hall-ward-9 = 第9選區
tammany_hall-ward-10 = 第10選區
tammany_hall-ward-11 = 第11選區
tammany_hall-ward-13 = 第13選區
tammany_hall-ward-14 = 第14選區（坦幕尼大廳）
tammany_hall-ward-15 = 第15選區
tammany_hall-ward-17 = 第17選區
tammany_hall-zone-i = 區域 I
tammany_hall-zone-ii = 區域 II
tammany_hall-zone-iii = 區域 III
tammany_hall-colour-irish = 愛爾蘭人
tammany_hall-colour-english = 英國人
tammany_hall-colour-german = 德國人
tammany_hall-colour-italian = 義大利人
tammany_hall-office-mayor = 市長
tammany_hall-office-deputy_mayor = 副市長
tammany_hall-office-council_president = 理事會主席
tammany_hall-office-chief_of_police = 警長
tammany_hall-office-precinct_chairman = 選區主席

## What they do

tammany_hall-office-mayor-text = 當選時得3分；分配其他官職；擔任下一輪的起始玩家。
tammany_hall-office-deputy_mayor-text = 每年一次：拿取1個任意顏色的政治傾向標記。
tammany_hall-office-council_president-text = 每年一次、每輪兩次：鎖定1個選區，直到下一次選舉結束。
tammany_hall-office-chief_of_police-text = 每年一次：從有2個以上方塊的選區移除1個方塊，放回袋中。
tammany_hall-office-precinct_chairman-text = 每年一次：從有2個以上方塊的選區移動1個方塊到相鄰且可放置的選區。
tammany_hall-bonus-immigrant = 勝選者從袋中安置1個移民。
tammany_hall-bonus-chip = 勝選者拿取1個政治傾向標記。
tammany_hall-bonus-none = 沒有獎賞。
tammany_hall-announced-ward = { $ward }開票
tammany_hall-announced-leaders = 政治傾向領先者
tammany_hall-announced-points = 選區得分
tammany_hall-announced-mayor = 市長
tammany_hall-announced-final = 終局計分
tammany_hall-announce-votes = { $seat }：樁腳 { $bosses }{ $irish ->
    [0] {""}
   *[other] {" "}+ 愛爾蘭人 { $irish }
}{ $english ->
    [0] {""}
   *[other] {" "}+ 英國人 { $english }
}{ $german ->
    [0] {""}
   *[other] {" "}+ 德國人 { $german }
}{ $italian ->
    [0] {""}
   *[other] {" "}+ 義大利人 { $italian }
} = { $votes } 票
tammany_hall-announce-won = { $seat } 贏得選區。
tammany_hall-announce-tied = { $votes } 票平手：無人獲勝，樁腳全數收回。
tammany_hall-announce-unopposed = { $seat } 獨自參選，直接獲勝。
tammany_hall-announce-vacant = 無人參選。

## 畫面

tammany_hall-round = 第 { $n } 年
tammany_hall-draft-turn = 放置兩個棋子
tammany_hall-refusal-incomplete = { $n ->
    [1] 手上還有一個棋子：請點選一個選區。
   *[other] 先點選選區放置樁腳，再點選選區放第二個；或先拿起城堡花園的方塊。
}
tammany_hall-ask-turn-hint = 選區會得到你的樁腳。接著放第二個樁腳，或拿起城堡花園的方塊再選選區：方塊還會帶來一個政治傾向標記。
tammany_hall-ask-hint = 停在選區上可看到誰會獲勝、還能出多少標記；停在官職上可讀到它的能力。點選發亮的部分。
tammany_hall-ask-bid-hint = 每個標記多一票。競標的標記無論勝負都會用掉。
tammany_hall-office-vacant = 從缺
tammany_hall-ward-nobody = 還沒有人參選。
tammany_hall-ward-ahead = 不出標記時，{ $seat } 以 { $votes } 票獲勝。
tammany_hall-ward-tied = 不出標記時，{ $votes } 票平手，無人獲勝。

## Awards at the end

tammany_hall-award-slandered = 最會造謠：{ $seat }，抹黑 { $n } 次
tammany_hall-award-placed-cube = 移民之友：{ $seat }，安置 { $n } 名移民
tammany_hall-award-declined = 什麼都不缺：{ $seat }，放棄 { $n } 次獎賞
