sealed_bid-title = Ward Bids
sealed_bid-blurb = A toy of the tests: sealed bids of coloured chips.
sealed_bid-ask-bid = { $seat }, what do you bid for { $ward }?
sealed_bid-ask-bid-picked = Set the chips for { $ward }.
sealed_bid-ask-favour = { $seat }, swap one chip with the bag?
sealed_bid-ask-favour-picked = Swap this chip?
sealed_bid-choice-bid = Bid { $red } red, { $green } green, { $blue } blue and { $yellow } yellow for { $ward }
sealed_bid-choice-swap = Swap { $colour } with the bag
sealed_bid-choice-keep = Keep your chips
sealed_bid-group-bid = Bid
sealed_bid-group-swap = Swap with the bag
sealed_bid-group-keep = Keep
sealed_bid-event-ward = { $ward } is contested.
sealed_bid-event-draw = { $seat } draws { $n ->
    [one] a chip
   *[other] { $n } chips
}.
sealed_bid-event-draw-private = { $seat } draws { $red } red, { $green } green, { $blue } blue, { $yellow } yellow: { $n ->
    [one] one chip
   *[other] { $n } chips
}.
sealed_bid-event-bid = { $seat } bid { $red } red, { $green } green, { $blue } blue, { $yellow } yellow for { $ward }: strength { $strength }.
sealed_bid-event-won = { $seat } takes { $ward } for { $points } points.
sealed_bid-event-nobody = { $ward } goes to nobody.
sealed_bid-event-swap = { $seat } swaps a chip with the bag.
sealed_bid-event-swap-private = { $seat } swaps { $colour } with the bag.
sealed_bid-event-keep = { $seat } keeps all chips.
sealed_bid-event-game-over = All wards are taken: the game is over.
sealed_bid-event-agreed = The game ends by agreement.
sealed_bid-refusal-too-many = A bid has at most { $most } chips, not { $n }.
sealed_bid-refusal-chips = Needs { $need } { $colour }, you have { $have }.
sealed_bid-caution-nothing = With no chips you leave { $ward } to the others.
sealed_bid-forecast-strength = Strength { $strength } with { $n ->
    [one] one chip
   *[other] { $n } chips
}.
sealed_bid-forecast-unseen = { $colour } goes into the bag, an unseen chip comes out: cannot be undone.
sealed_bid-score-wards = Wards ({ $amount })
sealed_bid-rank-points = points
sealed_bid-rank-chips = chips left
sealed_bid-option-income = Chips drawn after each contest
sealed_bid-option-income-hint = More chips make bolder bids.
sealed_bid-option-ties = A tie goes to
sealed_bid-option-ties-hint = Who takes a ward when the strongest bids are equal.
sealed_bid-option-ties-nobody = nobody
sealed_bid-option-ties-first = the first seat
sealed_bid-area-deck = Wards to come
sealed_bid-area-contest = In contest
sealed_bid-area-bag = Bag
sealed_bid-area-spent = Spent chips
sealed_bid-area-chips = Chips
sealed_bid-area-wards = Wards
sealed_bid-token-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
sealed_bid-token-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sealed_bid-token-wards = { $n ->
    [one] { $n } ward
   *[other] { $n } wards
}
sealed_bid-piece-deck = { $name }, { $cards } left
sealed_bid-piece-bag = Bag with { $chips } chips
sealed_bid-piece-ward = { $name }, { $points } points, { $colour } counts double
sealed_bid-piece-chip = { $name }: { $chips }
sealed_bid-piece-mat = { $seat }: { $points } points, { $chips } chips, { $wards } wards
sealed_bid-deck-ward = Wards to come
sealed_bid-ward-docks = Docks
sealed_bid-ward-market = Market
sealed_bid-ward-mills = Mills
sealed_bid-ward-orchard = Orchard
sealed_bid-ward-castle = Castle
sealed_bid-ward-harbour = Harbour
sealed_bid-colour-red = red
sealed_bid-colour-green = green
sealed_bid-colour-blue = blue
sealed_bid-colour-yellow = yellow
