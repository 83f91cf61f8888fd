draft-title = Caravan
draft-blurb = A toy of the tests: a hand of cards drafted round the table.
draft-ask-pick = { $seat }, which card do you keep? (round { $round })
draft-ask-pick-picked = Keep this card?
draft-ask-turn = { $seat }, trade: { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
draft-ask-turn-picked = Play it or sell it?
draft-choice-pick = Keep { $card }
draft-choice-play = { $seat } plays { $card }
draft-choice-sell = Sell { $card }
draft-choice-draw = Draw a card
draft-choice-pass = End your turn
draft-group-pick = Keep
draft-group-play = Play
draft-group-sell = Sell
draft-group-draw = Draw
draft-group-pass = End turn
draft-event-round = Round { $round }: packets are dealt.
draft-event-pick = { $seat } keeps a card.
draft-event-pick-private = { $seat } keeps { $card }.
draft-event-packets = The packets pass to the { $direction }.
draft-event-draw = { $seat } draws a card.
draft-event-draw-private = { $seat } draws { $card }.
draft-event-play = { $seat } plays { $card } for { $coins } coins.
draft-event-sell = { $seat } sells { $card } for { $coins } coins.
draft-event-pass = { $seat } ends the turn.
draft-event-game-over = Everybody has traded: the game is over.
draft-event-agreed = The game ends by agreement.
draft-refusal-coins = Costs { $need } coins, you have { $have }.
draft-refusal-deck-empty = The deck is empty.
draft-refusal-agree-early = The game can be ended by agreement from the second round on.
draft-caution-could-play = You could still play { $card }.
draft-forecast-unseen = One of the { $cards } cards of the deck: cannot be undone.
draft-score-cards = Cards played ({ $amount })
draft-score-sets = Pairs of goods ({ $amount })
draft-rank-points = points
draft-rank-coins = coins
draft-option-coins = Coins at the start
draft-option-coins-hint = More coins, dearer cards.
draft-option-direction = Packets pass to the
draft-option-direction-hint = Who gets the cards that you leave.
draft-option-direction-left = left
draft-option-direction-right = right
draft-direction-left = left
draft-direction-right = right
draft-area-deck = Deck
draft-area-discard = Discard pile
draft-area-discarded = Discarded
draft-area-packet = Packet
draft-area-hand = Hand
draft-area-row = Played
draft-token-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
draft-token-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draft-token-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
draft-token-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
draft-piece-deck = { $name }, { $cards } cards
draft-piece-discard = Discard pile, { $cards } cards
draft-piece-card = { $name } of value { $value }, costs { $cost }
draft-piece-back = A hidden card of { $seat }
draft-piece-mat = { $seat }: { $coins } coins, { $points } points, { $cards } cards in hand, { $actions } actions left
draft-deck-card = Deck
draft-good-silk = Silk
draft-good-spice = Spice
draft-good-salt = Salt
draft-good-tea = Tea
