# 中世紀建築師

builders-title = 中世紀建築師
builders-blurb = 開設工地、招募合適的工人，搶先蓋好你的建築。

## 提問

builders-ask-turn = { $seat }，接下來做什麼？{ $actions ->
    [0] 行動點用完了。
   *[other] 還有 { $actions } 個行動點。
}
builders-ask-turn-picked = 再選另一張牌：派誰去，或是去哪裡？

## 選擇

builders-choice-open = 開始建築：{ $building }
builders-choice-recruit = 招募{ $worker }
builders-choice-send = 派遣{ $worker }到{ $building }
builders-choice-take = 用 { $actions } 個行動點拿取錢幣
builders-choice-buy = 購買 { $actions } 個行動點
builders-choice-end-turn = 結束你的回合
builders-group-open = 開始建築
builders-group-recruit = 招募工人
builders-group-send = 派遣工人
builders-group-take = 拿取錢幣
builders-group-buy = 購買行動點
builders-group-end-turn = 結束回合

## 發生的事

builders-event-open = { $seat }開始建築：{ $building }。
builders-event-recruit = { $seat }招募{ $worker }。
builders-event-send = { $seat }派遣{ $worker }到{ $building }{ $coins ->
    [0] 。
   *[other] ，付工資 { $coins } 元。
}
builders-event-take = { $seat }用 { $actions } 個行動點拿取 { $coins } 元。
builders-event-buy = { $seat }花 { $coins } 元購買 { $actions } 個行動點。
builders-event-finish = { $seat }的{ $building }完工：{ $coins } 元、{ $points } 分！
builders-event-finish-machine = { $seat }的{ $building }完工：{ $points } 分，之後聽候派遣，不用工資。
builders-event-turn = 第 { $round } 輪：輪到{ $seat }。
builders-event-last-round = { $seat }有 { $points } 分：這是最後一輪。
builders-event-dead = 再也沒有建築能完工：這是最後一輪。
builders-event-agreed = 所有人同意到此為止。
builders-event-game-over = 遊戲結束，來算分吧！

## 為什麼不行

builders-refusal-not-available = 目前沒有這個選項。
builders-refusal-not-in-team = 不在你的等候派遣區，無法派遣。
builders-refusal-not-your-site = 這不是你的工地。
builders-refusal-limit-reached = 每回合最多用 { $limit } 個行動點拿取錢幣，你已經用了 { $taken } 個。
builders-refusal-actions-short = 需要 { $need } 個行動點，{ $have ->
    [0] 你已經用完了。
   *[other] 你只有 { $have } 個。
}
builders-refusal-coins-short = 需要 { $need } 元，{ $have ->
    [0] 你沒有錢幣了。
   *[other] 你只有 { $have } 元。
}

## 確定嗎

builders-caution-adds-nothing = 對這個工地還缺的資源沒有幫助。
builders-caution-actions-left = 還有 { $actions } 個行動點，可以換 { $coins } 元。
builders-caution-actions-lost = 還有 { $actions } 個行動點，結束後就沒了。

## 會怎樣

builders-forecast-missing = 還缺{ $resource }：{ $n }
builders-forecast-crew-home = 施工隊（{ $n }）回到等候派遣區。
builders-forecast-joins-team = { $building }加入等候派遣區，派遣不用工資。
builders-forecast-new-card = 會翻開下一張牌。
builders-forecast-last-round = 你有 { $points } 分，這將是最後一輪。
builders-forecast-dead = 再也沒有建築能完工，這將是最後一輪。
builders-forecast-game-over = 這個回合一結束，遊戲就結束。

## 結果

builders-score-cards = 完工建築與機械建築
builders-score-coins = 錢幣每滿 10 元 1 分
builders-rank-score = 總分
builders-rank-card_points = 建築分數
builders-rank-coins = 錢幣

## 獎項

builders-award-finish = 大建築師：{ $seat }，完工 { $n } 座
builders-award-send = 最忙碌的工地：{ $seat }，派工 { $n } 次
builders-award-buy = 最趕時間：{ $seat }，購買行動 { $n } 次

## 遊戲設定

builders-option-start_player = 起始玩家
builders-option-start_player-hint = 最先行動，整場保留起始玩家卡。
builders-option-start_player-random = 隨機決定
builders-option-start_player-seat-1 = 座位 1
builders-option-start_player-seat-2 = 座位 2
builders-option-start_player-seat-3 = 座位 3
builders-option-start_player-seat-4 = 座位 4
builders-option-starting_coins = 起始錢幣
builders-option-starting_coins-hint = 原規則 10 元。錢多，開局更大膽。
builders-option-target_points = 終局分數
builders-option-target_points-hint = 原規則 17 分。分數低，遊戲較短。
builders-option-actions_per_turn = 每回合行動點
builders-option-actions_per_turn-hint = 原規則 3 個。行動點多，蓋得更快。

## 桌面

builders-area-market = 市場
builders-area-row = 可選的牌
builders-area-building = 建築卡列
builders-area-worker = 工人卡列
builders-area-next = 下一張
builders-area-deck = 牌庫
builders-area-team = 等候派遣區
builders-area-sites = 工地
builders-area-crew = 施工隊
builders-area-finished = 完工建築區

builders-token-coins = { $n } 元
builders-token-actions = { $n } 個行動點
builders-token-points = { $n } 分
builders-token-stone = { $n } 石頭
builders-token-wood = { $n } 木頭
builders-token-knowledge = { $n } 技術
builders-token-tile = { $n } 瓦片

builders-piece-mat = { $seat }：{ $coins } 元、{ $points } 分、行動點 { $actions }、等候派遣 { $team }、工地 { $sites }、完工 { $finished }{ $state ->
    [acting] 。正在行動。
    [last-round] 。引發了最後一輪。
   *[other] 。
}
builders-piece-points = { $points } 分
builders-piece-needs = { $needs-stone ->
    [0] { "" }
   *[other] 石頭 { $needs-stone }，
}{ $needs-wood ->
    [0] { "" }
   *[other] 木頭 { $needs-wood }，
}{ $needs-knowledge ->
    [0] { "" }
   *[other] 技術 { $needs-knowledge }，
}{ $needs-tile ->
    [0] { "" }
   *[other] 瓦片 { $needs-tile }，
}
builders-piece-missing = { $missing-stone ->
    [0] { "" }
   *[other] 石頭 { $missing-stone }，
}{ $missing-wood ->
    [0] { "" }
   *[other] 木頭 { $missing-wood }，
}{ $missing-knowledge ->
    [0] { "" }
   *[other] 技術 { $missing-knowledge }，
}{ $missing-tile ->
    [0] { "" }
   *[other] 瓦片 { $missing-tile }，
}
builders-piece-produces = { $produces-stone ->
    [0] { "" }
   *[other] 石頭 { $produces-stone }，
}{ $produces-wood ->
    [0] { "" }
   *[other] 木頭 { $produces-wood }，
}{ $produces-knowledge ->
    [0] { "" }
   *[other] 技術 { $produces-knowledge }，
}{ $produces-tile ->
    [0] { "" }
   *[other] 瓦片 { $produces-tile }，
}
builders-piece-reward = { $coins ->
    [0] 完工得 { builders-piece-points }，之後提供{ builders-piece-produces }不用工資。
   *[other] 完工得 { $coins } 元、{ builders-piece-points }。
}
builders-piece-building = { $state ->
    [site] { $name }，{ $seat }的工地，{ $crew } 人施工中。還缺{ builders-piece-missing }{ builders-piece-reward }
    [done] { $name }，{ $seat }的完工建築：{ builders-piece-points }。
    [next] { $name }，下一張建築卡。需要{ builders-piece-needs }{ builders-piece-reward }
   *[offer] { $name }，可以開始建築。需要{ builders-piece-needs }{ builders-piece-reward }
}
builders-piece-worker = { $name }，{ $state ->
    [team] { $seat }的等候派遣區。
    [crew] { $seat }的施工隊。
    [next] 下一張工人卡。
   *[offer] 可以招募。
}提供{ builders-piece-produces }{ $wage ->
    [0] 不用工資。
   *[other] 每次工資 { $wage } 元。
}
builders-piece-deck = { $name }：{ $cards ->
    [0] 空了
   *[other] { $cards } 張
}

## 名稱

builders-deck-building = 建築卡牌庫
builders-deck-worker = 工人卡牌庫
builders-resource-stone = 石頭
builders-resource-wood = 木頭
builders-resource-knowledge = 技術
builders-resource-tile = 瓦片
builders-class-apprentice = 學徒
builders-class-laborer = 勞工
builders-class-craftsman = 工匠
builders-class-master = 大師
builders-class-machine = 機械
builders-wage = 工資
builders-needs = 需求
builders-produces = 提供
builders-missing = 尚缺
builders-points = 分數
builders-coins = 錢幣
builders-machine-crane = 起重機
builders-machine-circular_saw = 圓鋸
builders-machine-measuring_instrument = 測量儀
builders-machine-tile_kiln = 瓦窯

builders-building-bower = 花棚涼亭
builders-building-wooden_shack = 小木屋
builders-building-covered_bridge = 廊橋
builders-building-treehouse = 樹屋
builders-building-stone_bridge = 石橋
builders-building-wash_house = 洗衣坊
builders-building-straw_hut = 茅草屋
builders-building-townhouse = 城鎮住宅
builders-building-cottage = 茅頂村舍
builders-building-rural_house = 鄉村住宅
builders-building-house = 小住宅
builders-building-cowshed = 牛棚
builders-building-inn = 客棧
builders-building-pigsty = 豬舍
builders-building-rural_relay = 鄉間驛站
builders-building-grain_silo = 穀倉
builders-building-stables = 馬廄
builders-building-forge = 鐵匠鋪
builders-building-windmill = 風車磨坊
builders-building-watermill = 水車磨坊
builders-building-covered_market = 市集大廳
builders-building-bourgeois_house = 富商宅邸
builders-building-post = 郵驛
builders-building-hotel = 旅館
builders-building-tavern = 酒館
builders-building-farm = 農場
builders-building-church = 教堂
builders-building-watchtower = 瞭望塔
builders-building-abbey = 修道院
builders-building-cloister = 迴廊
builders-building-chapel = 禮拜堂
builders-building-aqueduct = 輸水道
builders-building-castle = 城堡
builders-building-cathedral = 大教堂
builders-building-crane_2 = 起重機（2）
builders-building-circular_saw_2 = 圓鋸（2）
builders-building-measuring_instrument_2 = 測量儀（2）
builders-building-tile_kiln_2 = 瓦窯（2）
builders-building-crane_3 = 起重機（3）
builders-building-circular_saw_3 = 圓鋸（3）
builders-building-measuring_instrument_3 = 測量儀（3）
builders-building-tile_kiln_3 = 瓦窯（3）

builders-worker-apprentice_1100 = 學徒（石1木1）
builders-worker-apprentice_1010 = 學徒（石1技1）
builders-worker-apprentice_1001 = 學徒（石1瓦1）
builders-worker-apprentice_0110 = 學徒（木1技1）
builders-worker-apprentice_0101 = 學徒（木1瓦1）
builders-worker-apprentice_0011 = 學徒（技1瓦1）
builders-worker-laborer_2100 = 勞工（石2木1）
builders-worker-laborer_2010 = 勞工（石2技1）
builders-worker-laborer_2001 = 勞工（石2瓦1）
builders-worker-laborer_1200 = 勞工（石1木2）
builders-worker-laborer_1020 = 勞工（石1技2）
builders-worker-laborer_1002 = 勞工（石1瓦2）
builders-worker-laborer_0210 = 勞工（木2技1）
builders-worker-laborer_0201 = 勞工（木2瓦1）
builders-worker-laborer_0120 = 勞工（木1技2）
builders-worker-laborer_0102 = 勞工（木1瓦2）
builders-worker-laborer_0021 = 勞工（技2瓦1）
builders-worker-laborer_0012 = 勞工（技1瓦2）
builders-worker-craftsman_3100 = 工匠（石3木1）
builders-worker-craftsman_2200 = 工匠（石2木2）
builders-worker-craftsman_2110 = 工匠（石2木1技1）
builders-worker-craftsman_2020 = 工匠（石2技2）
builders-worker-craftsman_2002 = 工匠（石2瓦2）
builders-worker-craftsman_1201 = 工匠（石1木2瓦1）
builders-worker-craftsman_1111_a = 工匠（石1木1技1瓦1）
builders-worker-craftsman_1111_b = 工匠（石1木1技1瓦1）
builders-worker-craftsman_1030 = 工匠（石1技3）
builders-worker-craftsman_1021 = 工匠（石1技2瓦1）
builders-worker-craftsman_0301 = 工匠（木3瓦1）
builders-worker-craftsman_0220 = 工匠（木2技2）
builders-worker-craftsman_0202 = 工匠（木2瓦2）
builders-worker-craftsman_0112 = 工匠（木1技1瓦2）
builders-worker-craftsman_0022 = 工匠（技2瓦2）
builders-worker-craftsman_0013 = 工匠（技1瓦3）
builders-worker-master_3200 = 大師（石3木2）
builders-worker-master_3002 = 大師（石3瓦2）
builders-worker-master_2300 = 大師（石2木3）
builders-worker-master_2003 = 大師（石2瓦3）
builders-worker-master_0320 = 大師（木3技2）
builders-worker-master_0230 = 大師（木2技3）
builders-worker-master_0032 = 大師（技3瓦2）
builders-worker-master_0023 = 大師（技2瓦3）
