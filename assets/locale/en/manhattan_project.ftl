# The Manhattan Project
manhattan_project-title = The Manhattan Project
manhattan_project-blurb = Place workers, spy on your rivals, breed fuel and be the first to fill your arsenal.

## The question

manhattan_project-ask-turn = { $seat }, place workers, or take yours back.
manhattan_project-ask-turn-picked = With whom, and for what?
manhattan_project-ask-go-on = { $seat }, go on: place on buildings, act with bombs, or end the turn.
manhattan_project-ask-go-on-picked = With whom, and for what?
manhattan_project-ask-retrieve = { $seat }, no worker is left in your hand: take your workers back.
manhattan_project-ask-retrieve-picked = Take your workers back.
manhattan_project-ask-bonus = { $seat }, you sit late in turn order: which worker do you start with?
manhattan_project-ask-bonus-picked = Which worker?
manhattan_project-ask-buy = { $seat }, buy a building of the market, or nothing.
manhattan_project-ask-buy-picked = For its price or for nothing?
manhattan_project-ask-pacts = { $seat }, offer pacts before your air strike, or begin it.
manhattan_project-ask-pacts-picked = Offer a pact?
manhattan_project-ask-answer-pact = { $seat }, do you accept the pact? No attack between you two until the next turn of the striking player.
manhattan_project-ask-answer-pact-picked = Accept the pact?
manhattan_project-ask-air-strike = { $seat }, choose an attack, or end the air strike.
manhattan_project-ask-air-strike-picked = Attack here?
manhattan_project-ask-repair = { $seat }, repair a building: the next marker costs ${ $money }, markers left: { $amount }.
manhattan_project-ask-repair-picked = Repair this building?
manhattan_project-ask-draft = { $seat }, keep one of these { $cards } bomb cards in secret and pass the others on.
manhattan_project-ask-draft-picked = Keep this card?

## Choices

manhattan_project-choice-place = { $site }{ $laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· contractor laborer ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· contractor engineer ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· contractor scientist ×{ $hired_scientist }
}{ $payment ->
    [only] {""}
   *[other] {" "}· pay: { $payment }
}{ $output ->
    [only] {""}
   *[other] {" "}· take: { $output }
}{ $permanent ->
    [0] {""}
   *[other] {" "}· own workers ×{ $permanent }
}{ $declined ->
    [1] {" "}· decline the action
   *[other] {""}
}
manhattan_project-choice-build = Build { $bomb }{ $laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· contractor laborer ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· contractor engineer ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· contractor scientist ×{ $hired_scientist }
}
manhattan_project-choice-test = Test { $bomb }
manhattan_project-choice-load = Load { $bomb }
manhattan_project-choice-retrieve = Take your workers back
manhattan_project-choice-end-turn = End your turn
manhattan_project-choice-bonus = Take: { $kind }
manhattan_project-choice-buy = Buy { $building }, { $payment }
manhattan_project-choice-buy-nothing = Buy nothing
manhattan_project-choice-dogfight = Shoot down: { $aircraft } of { $seat }
manhattan_project-choice-raid = Bomb { $building }
manhattan_project-choice-end-strike = End the air strike
manhattan_project-choice-offer-pact = Offer { $seat } a pact
manhattan_project-choice-answer-pact = { $answer }
manhattan_project-choice-strike = Begin the air strike
manhattan_project-choice-repair = Repair { $building }
manhattan_project-choice-end-repairs = No more repairs
manhattan_project-choice-keep = Keep { $bomb }
manhattan_project-answer-accept = Accept the pact
manhattan_project-answer-refuse = Refuse the pact
manhattan_project-payment-paid = for its price
manhattan_project-payment-free = for nothing
manhattan_project-group-place = Place workers
manhattan_project-group-build = Build a bomb
manhattan_project-group-test = Test a bomb
manhattan_project-group-load = Load a bomb
manhattan_project-group-retrieve = Take workers back
manhattan_project-group-end-turn = End the turn
manhattan_project-group-bonus = Your first specialist
manhattan_project-group-buy = Buy a building
manhattan_project-group-buy-nothing = Buy nothing
manhattan_project-group-dogfight = Fighter attack
manhattan_project-group-raid = Bomber attack
manhattan_project-group-end-strike = End the air strike
manhattan_project-group-offer-pact = Offer a pact
manhattan_project-group-answer-pact = Your answer
manhattan_project-group-strike = Air strike
manhattan_project-group-repair = Repair
manhattan_project-group-end-repairs = No more repairs
manhattan_project-group-keep = Keep a card
manhattan_project-dial-laborer = Own laborers
manhattan_project-dial-engineer = Own engineers
manhattan_project-dial-scientist = Own scientists
manhattan_project-dial-hired_laborer = Contractor laborers
manhattan_project-dial-hired_engineer = Contractor engineers
manhattan_project-dial-hired_scientist = Contractor scientists
manhattan_project-dial-payment = Pay
manhattan_project-dial-output = Take
manhattan_project-dial-permanent = Own workers gained
manhattan_project-dial-declined = Decline the action

## What happened

manhattan_project-event-turn = { $seat } is on turn, round { $round }.
manhattan_project-event-place = { $seat } places on { $site }{ $laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $scientist }
}{ $hired_laborer ->
    [0] {""}
   *[other] {" "}· contractor laborer ×{ $hired_laborer }
}{ $hired_engineer ->
    [0] {""}
   *[other] {" "}· contractor engineer ×{ $hired_engineer }
}{ $hired_scientist ->
    [0] {""}
   *[other] {" "}· contractor scientist ×{ $hired_scientist }
}.
manhattan_project-event-declined = { $seat } declines the action.
manhattan_project-event-pay = { $seat } pays { $resource } ×{ $amount }.
manhattan_project-event-gain = { $seat } gets { $resource } ×{ $amount }.
manhattan_project-event-lost = { $seat } can’t take { $resource } ×{ $amount }: the track is full or the supply is empty.
manhattan_project-event-trained = { $seat } takes own { $worker } ×{ $amount }.
manhattan_project-event-hired = { $seat } takes contractor { $worker } ×{ $amount }.
manhattan_project-event-spying = { $seat } may use { $amount ->
    [one] one building
   *[other] { $amount } buildings
} of others this turn.
manhattan_project-event-bribe = Bribe: ${ $money } onto the tray.
manhattan_project-event-bought = { $seat } buys { $building } for ${ $money }.
manhattan_project-event-bought-free = { $seat } takes { $building } for nothing.
manhattan_project-event-tray = { $seat } takes the bribes: ${ $money }.
manhattan_project-event-offered = { $building } comes to the market.
manhattan_project-event-kept = { $seat } keeps a bomb card.
manhattan_project-event-kept-private = You keep { $bomb }.
manhattan_project-event-design = { $bomb } lies open for the next draft.
manhattan_project-event-designs-closed = Too few bomb cards are left: Design bomb is closed for the rest of the game.
manhattan_project-event-built = { $seat } builds { $bomb } for { $points } points.
manhattan_project-event-tested = { $seat } tests { $bomb } and takes { $test }.
manhattan_project-event-loaded = { $seat } loads { $bomb }.
manhattan_project-event-shot-down = { $seat } loses { $resource } ×{ $amount }.
manhattan_project-event-hit = { $building } of { $seat } is hit, damage { $damage }.
manhattan_project-event-offers-pact = { $seat } is offered a pact.
manhattan_project-event-pact = { $seat } accepts the pact.
manhattan_project-event-no-pact = { $seat } refuses the pact.
manhattan_project-event-repaired = { $seat } repairs { $building }{ $money ->
    [0] {""}
   *[other] {" "}for ${ $money }
}.
manhattan_project-event-retrieve = { $seat } takes workers back: { $amount }.
manhattan_project-event-won = { $seat } reaches { $points } points and wins!
manhattan_project-event-agreed = All agree to stop here.

## Why not

manhattan_project-refusal-short = Too little: { $resource } ×{ $need } needed, you have { $have }.
manhattan_project-refusal-main-closed = A building was used this turn: the main board is closed until your next turn.
manhattan_project-refusal-main-used = Only one placement on the main board in a turn.
manhattan_project-refusal-designs-closed = No bomb card lies open any more: Design bomb is closed for good.
manhattan_project-refusal-occupied = { $site } is occupied until its workers are taken back.
manhattan_project-refusal-no-spying = Buildings of others can be used only after placing on Espionage this turn.
manhattan_project-refusal-spies-used = Your spies for this turn are used: { $need }.
manhattan_project-refusal-damaged = { $site } is damaged ({ $damage }) and can’t be used until it is repaired.
manhattan_project-refusal-hand-empty = No worker is left in your hand: take your workers back first.
manhattan_project-refusal-needs-workers = Needs exactly{ $laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $laborer }
}{ $engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $engineer }
}{ $scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $scientist }
}{ $specialist ->
    [0] {""}
   *[other] {" "}· engineer or scientist ×{ $specialist }
}{ $any ->
    [0] {""}
   *[other] {" "}· any worker ×{ $any }
}.
manhattan_project-refusal-workers-missing = You do not have these workers in hand.
manhattan_project-refusal-permanents = Of the workers gained { $least } to { $most } can be your own.
manhattan_project-refusal-placing = You have begun to place this turn: workers can’t be taken back.
manhattan_project-refusal-nothing-to-retrieve = None of your workers is on the table, and nobody is on your cards.
manhattan_project-refusal-place-first = Place at least one worker before you end your turn.
manhattan_project-refusal-only-plutonium = Only plutonium bombs can be tested.
manhattan_project-refusal-tested-already = You have tested already; once is enough.
manhattan_project-refusal-loaded-already = This bomb is loaded already.
manhattan_project-refusal-not-free = Only an engineer takes a card for nothing, and only one of the two cheapest positions.
manhattan_project-refusal-at-peace = You have a pact with { $seat }.
manhattan_project-refusal-defended = { $seat } is defended: { $resource } ×{ $have }. Shoot them down first.
manhattan_project-refusal-target-gone = { $seat } has none left: { $resource }.
manhattan_project-refusal-own-building = You can’t bomb your own buildings.
manhattan_project-refusal-not-damaged = This building is not damaged.
manhattan_project-refusal-agree-later = Finish what is going on first; then all may agree to stop.

## Are you sure

manhattan_project-caution-hired-leave = Contractors in your hand leave as well: { $amount }.
manhattan_project-caution-points-lost = Your score falls by { $points }.

## What it would do

manhattan_project-forecast-test = You take { $test }; from now on your plutonium bombs score the higher value.
manhattan_project-forecast-wins = You reach the target and win.
manhattan_project-forecast-shot-down = { $seat } loses { $resource } ×{ $amount }.
manhattan_project-forecast-hit = { $building } has damage { $damage } then.
manhattan_project-forecast-goes-home = Workers that go home to { $seat }: { $amount }
manhattan_project-forecast-bribe = Bribe onto the tray: ${ $money }
manhattan_project-forecast-tray = You take the bribes of the tray: ${ $money }
manhattan_project-forecast-others = Every other player gets { $resource } ×{ $amount }
manhattan_project-forecast-spying = Buildings of others you may use this turn: { $amount }
manhattan_project-forecast-buy = Then you may buy a building of the market
manhattan_project-forecast-strike = Then you may attack with your aircraft
manhattan_project-forecast-repair = Then you may take off up to { $amount } damage
manhattan_project-forecast-others-repair = The other players may repair for money
manhattan_project-forecast-draft = Draft of { $cards } bomb cards: you keep two, everybody else one
manhattan_project-forecast-lost = Lost: { $resource } ×{ $amount }

## The result

manhattan_project-score-bombs = Bombs built
manhattan_project-score-loaded = Bombs loaded
manhattan_project-score-test = Test
manhattan_project-rank-points = points
manhattan_project-rank-bombs = bombs built
manhattan_project-rank-money = money

## Set-up

manhattan_project-option-pacts = Pacts
manhattan_project-option-pacts-hint = Before an air strike players may bind themselves not to attack each other. Without it you talk at the table.
manhattan_project-option-pacts-off = By word of mouth
manhattan_project-option-pacts-on = Recorded and binding
manhattan_project-option-warning = Warning
manhattan_project-option-warning-hint = Marks the area of whoever could win in the next turn, as far as everybody can tell.
manhattan_project-option-warning-off = None
manhattan_project-option-warning-on = Marked
manhattan_project-option-first = First player
manhattan_project-option-first-hint = Later seats start with more money, the last ones with a specialist.
manhattan_project-option-first-random = Drawn by lot
manhattan_project-option-first-seat-1 = Seat 1
manhattan_project-option-first-seat-2 = Seat 2
manhattan_project-option-first-seat-3 = Seat 3
manhattan_project-option-first-seat-4 = Seat 4
manhattan_project-option-first-seat-5 = Seat 5

## The table

manhattan_project-area-board = Main board
manhattan_project-area-market = Building market
manhattan_project-area-card = Card
manhattan_project-area-worker = Workers
manhattan_project-area-deck = Decks
manhattan_project-area-designs = Open bomb cards
manhattan_project-area-packet = Packet
manhattan_project-area-returned = Tested bombs
manhattan_project-area-tests = Test tiles
manhattan_project-area-tray = Bribe tray
manhattan_project-area-tracks = Tracks
manhattan_project-area-supply = General supply
manhattan_project-area-construction = Construction
manhattan_project-area-air_strike = Air strike
manhattan_project-area-repair = Repair
manhattan_project-area-design_bomb = Design bomb
manhattan_project-area-espionage = Espionage
manhattan_project-area-mine = Mines
manhattan_project-area-factory = Factories
manhattan_project-area-university = Universities
manhattan_project-area-enrichment = Enrichment plants
manhattan_project-area-reactor = Reactors
manhattan_project-area-bombs = Bombs
manhattan_project-area-plans = Plans in hand
manhattan_project-area-test = Test
manhattan_project-area-aircraft = Aircraft
manhattan_project-area-workers = Workers in hand
manhattan_project-token-money = ${ $n }
manhattan_project-token-yellowcake = { $n } yellowcake
manhattan_project-token-uranium = { $n } uranium
manhattan_project-token-plutonium = { $n } plutonium
manhattan_project-token-spy = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
manhattan_project-token-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
manhattan_project-token-bomber = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
}
manhattan_project-token-laborer = { $n ->
    [one] { $n } laborer
   *[other] { $n } laborers
}
manhattan_project-token-engineer = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
manhattan_project-token-scientist = { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}
manhattan_project-token-hired_laborer = { $n ->
    [one] { $n } contractor laborer
   *[other] { $n } contractor laborers
}
manhattan_project-token-hired_engineer = { $n ->
    [one] { $n } contractor engineer
   *[other] { $n } contractor engineers
}
manhattan_project-token-hired_scientist = { $n ->
    [one] { $n } contractor scientist
   *[other] { $n } contractor scientists
}
manhattan_project-token-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
manhattan_project-token-plans = { $n ->
    [one] { $n } bomb card
   *[other] { $n } bomb cards
}
manhattan_project-token-damage = damage { $n }
manhattan_project-token-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
manhattan_project-token-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
manhattan_project-token-price = price { $n }
manhattan_project-token-value = value { $n }
manhattan_project-token-target = target { $n }
manhattan_project-token-amount = { $n }
manhattan_project-site-does = Workers:{ $need-laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $need-laborer }
}{ $need-engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $need-engineer }
}{ $need-scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $need-scientist }
}{ $need-scientist_or_engineer ->
    [0] {""}
   *[other] {" "}· engineer or scientist ×{ $need-scientist_or_engineer }
}{ $need-any ->
    [0] {""}
   *[other] {" "}· any worker ×{ $need-any }
}{ $costs ->
    [0] {""}
   *[other] {" "}— Cost:
}{ $price-money ->
    [0] {""}
   *[other] {" "}· dollars ×{ $price-money }
}{ $price-yellowcake ->
    [0] {""}
   *[other] {" "}· yellowcake ×{ $price-yellowcake }
}{ $price-uranium ->
    [0] {""}
   *[other] {" "}· uranium ×{ $price-uranium }
}{ $price-plutonium ->
    [0] {""}
   *[other] {" "}· plutonium ×{ $price-plutonium }
}{ $price-spy ->
    [0] {""}
   *[other] {" "}· spy ×{ $price-spy }
}{ $price-fighter ->
    [0] {""}
   *[other] {" "}· fighter ×{ $price-fighter }
}{ $price-bomber ->
    [0] {""}
   *[other] {" "}· bomber ×{ $price-bomber }
}{""}{ $either-money ->
    [0] {""}
   *[other] {" "}· or dollars ×{ $either-money }
}{ $either-yellowcake ->
    [0] {""}
   *[other] {" "}· or yellowcake ×{ $either-yellowcake }
}{ $either-uranium ->
    [0] {""}
   *[other] {" "}· or uranium ×{ $either-uranium }
}{ $either-plutonium ->
    [0] {""}
   *[other] {" "}· or plutonium ×{ $either-plutonium }
}{ $either-spy ->
    [0] {""}
   *[other] {" "}· or spy ×{ $either-spy }
}{ $either-fighter ->
    [0] {""}
   *[other] {" "}· or fighter ×{ $either-fighter }
}{ $either-bomber ->
    [0] {""}
   *[other] {" "}· or bomber ×{ $either-bomber }
} — Gain:{ $gain-money ->
    [0] {""}
   *[other] {" "}· dollars ×{ $gain-money }
}{ $gain-yellowcake ->
    [0] {""}
   *[other] {" "}· yellowcake ×{ $gain-yellowcake }
}{ $gain-uranium ->
    [0] {""}
   *[other] {" "}· uranium ×{ $gain-uranium }
}{ $gain-plutonium ->
    [0] {""}
   *[other] {" "}· plutonium ×{ $gain-plutonium }
}{ $gain-spy ->
    [0] {""}
   *[other] {" "}· spy ×{ $gain-spy }
}{ $gain-fighter ->
    [0] {""}
   *[other] {" "}· fighter ×{ $gain-fighter }
}{ $gain-bomber ->
    [0] {""}
   *[other] {" "}· bomber ×{ $gain-bomber }
}{ $gain-laborer ->
    [0] {""}
   *[other] {" "}· laborer ×{ $gain-laborer }
}{ $gain-engineer ->
    [0] {""}
   *[other] {" "}· engineer ×{ $gain-engineer }
}{ $gain-scientist ->
    [0] {""}
   *[other] {" "}· scientist ×{ $gain-scientist }
}{ $or-money ->
    [0] {""}
   *[other] {" "}· or dollars ×{ $or-money }
}{ $or-yellowcake ->
    [0] {""}
   *[other] {" "}· or yellowcake ×{ $or-yellowcake }
}{ $or-uranium ->
    [0] {""}
   *[other] {" "}· or uranium ×{ $or-uranium }
}{ $or-plutonium ->
    [0] {""}
   *[other] {" "}· or plutonium ×{ $or-plutonium }
}{ $or-spy ->
    [0] {""}
   *[other] {" "}· or spy ×{ $or-spy }
}{ $or-fighter ->
    [0] {""}
   *[other] {" "}· or fighter ×{ $or-fighter }
}{ $or-bomber ->
    [0] {""}
   *[other] {" "}· or bomber ×{ $or-bomber }
}{ $or-laborer ->
    [0] {""}
   *[other] {" "}· or laborer ×{ $or-laborer }
}{ $or-engineer ->
    [0] {""}
   *[other] {" "}· or engineer ×{ $or-engineer }
}{ $or-scientist ->
    [0] {""}
   *[other] {" "}· or scientist ×{ $or-scientist }
}{ $act }{ $each-money ->
    [0] {""}
   *[other] {" "}— Others: · dollars ×{ $each-money }
}{ $each-yellowcake ->
    [0] {""}
   *[other] {" "}— Others: · yellowcake ×{ $each-yellowcake }
}{ $each-uranium ->
    [0] {""}
   *[other] {" "}— Others: · uranium ×{ $each-uranium }
}{ $each-plutonium ->
    [0] {""}
   *[other] {" "}— Others: · plutonium ×{ $each-plutonium }
}{ $each-spy ->
    [0] {""}
   *[other] {" "}— Others: · spy ×{ $each-spy }
}{ $each-fighter ->
    [0] {""}
   *[other] {" "}— Others: · fighter ×{ $each-fighter }
}{ $each-bomber ->
    [0] {""}
   *[other] {" "}— Others: · bomber ×{ $each-bomber }
}{ $bribe ->
    [0] {""}
   *[other] {" "}— Bribe: ${ $bribe }
}
manhattan_project-piece-space = { $name }{ $state ->
    [occupied] , occupied
    [closed] , closed
   *[other] , free
}, workers on it: { $workers }. { manhattan_project-site-does }
manhattan_project-piece-building = { $state ->
    [offered] { $name }, price ${ $price }
    [damaged] { $name } of { $seat }, damage { $damage }
    [occupied] { $name } of { $seat }, occupied
   *[other] { $name } of { $seat }
}. { manhattan_project-site-does }
manhattan_project-piece-position = { $name }: price ${ $price }{ $bribe ->
    [0] {""}
   *[other] , adds a bribe
}
manhattan_project-piece-bomb = { $state ->
    [plan] { $name } in your hand
    [built] { $name } of { $seat }, worth { $value }
    [loaded] { $name } of { $seat }, loaded, worth { $value }
    [packet] { $name } in the packet
    [returned] { $name }, tested, under the deck
   *[other] { $name }, open
}. Points { $points }, after a test { $tested }; fuel { $pieces }, scientists { $scientists }, engineers { $engineers }; loading costs ${ $load-money }
manhattan_project-piece-back = { $state ->
    [packet] Bomb card of the packet, face down
   *[other] Bomb card in the hand of { $seat }, face down
}
manhattan_project-piece-worker = { $state ->
    [contractor] Contractor: { $name }
   *[other] { $name } of { $seat }
}
manhattan_project-piece-workers = { $state ->
    [supply] { $name }: contractors in the supply { $contractor }
   *[other] { $name } of { $seat }: own { $permanent }, contractors { $contractor }, in the supply { $reserve }
}
manhattan_project-piece-track = { $name }: track from 0 to { $most }
manhattan_project-piece-aircraft = { $name } of { $seat }: { $amount }
manhattan_project-piece-tray = { $name }: ${ $money }
manhattan_project-piece-deck = { $name }: { $cards }
manhattan_project-piece-test = { $state ->
    [taken] { $name } of { $seat }: { $points } points
   *[other] { $name }: { $points } points
}
manhattan_project-piece-mat = { $seat }: { $points } of { $target } points, money { $money }, yellowcake { $yellowcake }, uranium { $uranium }, plutonium { $plutonium }, spies { $spy }, fighters { $fighter }, bombers { $bomber }, bomb cards in hand { $plans }{ $state ->
    [acting] . On turn.
    [won] . Winner.
    [threat] . Could win next turn.
   *[other] .
}
manhattan_project-mark-threat = could win next turn

## Names

manhattan_project-good-money = Money
manhattan_project-good-yellowcake = Yellowcake
manhattan_project-good-uranium = Uranium
manhattan_project-good-plutonium = Plutonium
manhattan_project-good-spy = Spy
manhattan_project-good-fighter = Fighter
manhattan_project-good-bomber = Bomber
manhattan_project-good-laborer = Laborer
manhattan_project-good-engineer = Engineer
manhattan_project-good-scientist = Scientist
manhattan_project-word-money = dollars
manhattan_project-word-yellowcake = yellowcake
manhattan_project-word-uranium = uranium
manhattan_project-word-plutonium = plutonium
manhattan_project-word-spy = spy
manhattan_project-word-fighter = fighter
manhattan_project-word-bomber = bomber
manhattan_project-word-laborer = laborer
manhattan_project-word-engineer = engineer
manhattan_project-word-scientist = scientist
manhattan_project-act-buy_building = {" "}· buying a building
manhattan_project-act-air_strike = {" "}· an air strike
manhattan_project-act-repair = {" "}· repairs, then the others for money
manhattan_project-act-draft_bombs = {" "}· a draft of bomb cards
manhattan_project-act-use_spies = {" "}· use of others’ buildings this turn
manhattan_project-deck-building = Building deck
manhattan_project-deck-bomb = Bomb deck
manhattan_project-tray = Bribe tray
manhattan_project-test-0 = Test tile 0
manhattan_project-test-2 = Test tile 2
manhattan_project-test-4 = Test tile 4
manhattan_project-test-6 = Test tile 6
manhattan_project-test-8 = Test tile 8
manhattan_project-position-1 = Market position 1
manhattan_project-position-2 = Market position 2
manhattan_project-position-3 = Market position 3
manhattan_project-position-4 = Market position 4
manhattan_project-position-5 = Market position 5
manhattan_project-position-6 = Market position 6
manhattan_project-position-7 = Market position 7
manhattan_project-space-construction = Construction
manhattan_project-space-factory_fighters = Build fighters
manhattan_project-space-factory_bombers = Build bombers
manhattan_project-space-factory_money_yellowcake = Sell yellowcake
manhattan_project-space-factory_money_public = Print money for all
manhattan_project-space-factory_money_expert = Print money (experts)
manhattan_project-space-mine_paid = Paid mining
manhattan_project-space-mine_public = Public mining
manhattan_project-space-mine_engineer = Engineered mining
manhattan_project-space-university_laborers = Hire laborers
manhattan_project-space-university_engineer = Train an engineer
manhattan_project-space-university_scientist = Train a scientist
manhattan_project-space-university_choice = Train a specialist
manhattan_project-space-reactor = Reactor
manhattan_project-space-enrichment = Enrichment plant
manhattan_project-space-air_strike_1 = Air strike 1
manhattan_project-space-air_strike_2 = Air strike 2
manhattan_project-space-repair = Repair
manhattan_project-space-design_bomb = Design bomb
manhattan_project-space-espionage = Espionage
manhattan_project-building_kind-mine = Mine
manhattan_project-building_kind-factory = Factory
manhattan_project-building_kind-university = University
manhattan_project-building_kind-enrichment = Enrichment plant
manhattan_project-building_kind-reactor = Reactor
manhattan_project-building-b01 = Airfield Workshop
manhattan_project-building-b02 = Hangar Workshop
manhattan_project-building-b03 = Small Aircraft Factory
manhattan_project-building-b04 = Fighter Parts Factory
manhattan_project-building-b05 = Bomber Parts Factory
manhattan_project-building-b06 = Precision Works
manhattan_project-building-b07 = Aircraft Factory
manhattan_project-building-b08 = Air Force Complex
manhattan_project-building-b09 = Fighter Complex
manhattan_project-building-b10 = Bomber Complex
manhattan_project-building-b11 = Shallow Mine
manhattan_project-building-b12 = Pit Mine
manhattan_project-building-b13 = Labor Mine
manhattan_project-building-b14 = Rich Pit Mine
manhattan_project-building-b15 = Great Labor Mine
manhattan_project-building-b16 = Drilled Mine
manhattan_project-building-b17 = Deep Drilled Mine
manhattan_project-building-b18 = Engineered Mine
manhattan_project-building-b19 = Large Engineered Mine
manhattan_project-building-b20 = Mining Complex
manhattan_project-building-b21 = Science School
manhattan_project-building-b22 = Engineering School
manhattan_project-building-b23 = Technical College
manhattan_project-building-b24 = Engineering College
manhattan_project-building-b25 = Science College
manhattan_project-building-b26 = Recruiting Office
manhattan_project-building-b27 = Engineering University
manhattan_project-building-b28 = Institute of Engineering
manhattan_project-building-b29 = Science University
manhattan_project-building-b30 = Institute of Science
manhattan_project-building-b31 = Enrichment Plant A2
manhattan_project-building-b32 = Enrichment Plant A3
manhattan_project-building-b33 = Enrichment Plant B1
manhattan_project-building-b34 = Enrichment Plant C1
manhattan_project-building-b35 = Enrichment Plant D1
manhattan_project-building-b36 = Enrichment Plant B2
manhattan_project-building-b37 = Enrichment Plant C2
manhattan_project-building-b38 = Enrichment Plant D2
manhattan_project-building-b39 = Enrichment Plant E2
manhattan_project-building-b40 = Enrichment Plant F2
manhattan_project-building-b41 = Reactor A1
manhattan_project-building-b42 = Reactor B1
manhattan_project-building-b43 = Breeder Reactor
manhattan_project-building-b44 = Reactor A2
manhattan_project-building-b45 = Reactor B2
manhattan_project-building-b46 = Reactor C2
manhattan_project-building-b47 = Reactor D2
manhattan_project-building-b48 = Reactor A3
manhattan_project-building-b49 = Reactor B3
manhattan_project-building-b50 = Great Reactor
manhattan_project-bomb-n00 = Uranium bomb U-09
manhattan_project-bomb-n01 = Uranium bomb U-10
manhattan_project-bomb-n02 = Uranium bomb U-11
manhattan_project-bomb-n03 = Uranium bomb U-12
manhattan_project-bomb-n04 = Uranium bomb U-13
manhattan_project-bomb-n05 = Uranium bomb U-14
manhattan_project-bomb-n06 = Uranium bomb U-15
manhattan_project-bomb-n07 = Uranium bomb U-16
manhattan_project-bomb-n08 = Uranium bomb U-18
manhattan_project-bomb-n09 = Uranium bomb U-20
manhattan_project-bomb-n10 = Uranium bomb U-22
manhattan_project-bomb-n11 = Uranium bomb U-24
manhattan_project-bomb-n12 = Uranium bomb U-26
manhattan_project-bomb-n13 = Uranium bomb U-28
manhattan_project-bomb-n14 = Uranium bomb U-30
manhattan_project-bomb-n15 = Plutonium bomb P-13
manhattan_project-bomb-n16 = Plutonium bomb P-14
manhattan_project-bomb-n17 = Plutonium bomb P-15
manhattan_project-bomb-n18 = Plutonium bomb P-19
manhattan_project-bomb-n19 = Plutonium bomb P-20
manhattan_project-bomb-n20 = Plutonium bomb P-16
manhattan_project-bomb-n21 = Plutonium bomb P-17
manhattan_project-bomb-n22 = Plutonium bomb P-18
manhattan_project-bomb-n23 = Plutonium bomb P-22
manhattan_project-bomb-n24 = Plutonium bomb P-24
manhattan_project-bomb-n25 = Plutonium bomb P-26
manhattan_project-bomb-n26 = Plutonium bomb P-28
manhattan_project-bomb-n27 = Plutonium bomb P-30
manhattan_project-bomb-n28 = Plutonium bomb P-32
manhattan_project-bomb-n29 = Plutonium bomb P-34

## The screen

manhattan_project-uncover = Show my plans
manhattan_project-cover = Cover my plans
manhattan_project-covered-hint = The best choice is about a plan in your hand: show your plans first.
manhattan_project-ways-laborer = Who works
manhattan_project-ways-payment = What is paid
manhattan_project-ways-output = What it brings
manhattan_project-ways-permanent = Own workers or contractors
manhattan_project-ways-declined = The action
manhattan_project-declined-0 = Take it
manhattan_project-declined-1 = Decline it
manhattan_project-caution-declined = The action brings nothing then; the price is paid all the same.
manhattan_project-ways-engineer = Who works
manhattan_project-ways-scientist = Who works
manhattan_project-ways-hired_laborer = Who works
manhattan_project-ways-hired_engineer = Who works
manhattan_project-ways-hired_scientist = Who works
manhattan_project-panel-construction = Construction
manhattan_project-panel-factory = Factories
manhattan_project-panel-mine = Mines
manhattan_project-panel-university = Universities
manhattan_project-panel-reactor = Reactor
manhattan_project-panel-enrichment = Enrichment
manhattan_project-panel-air_strike = Air strike
manhattan_project-panel-repair = Repair
manhattan_project-panel-design_bomb = Design bomb
manhattan_project-panel-espionage = Espionage

## Awards at the end

manhattan_project-award-built = Bomb maker: { $seat }, bombs built: { $n }
manhattan_project-award-bought = Founder: { $seat }, buildings bought: { $n }
manhattan_project-award-repaired = Busy repairing: { $seat }, repairs: { $n }
