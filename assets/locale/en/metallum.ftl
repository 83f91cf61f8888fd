# Metallum
metallum-title = Metallum
metallum-blurb = Program your factory ship in secret, spread your rigs over seven planets and hold the majorities when they pay.
metallum-round = Round { $n }

## The question

metallum-ask-program = { $seat }, program your ship for round { $round }.
metallum-ask-program-picked = Add tiles that fit, or commit this program.
metallum-ask-order = { $seat }, your total is the lower one: do you act first or second?
metallum-ask-order-picked = First or second?
metallum-ask-act = { $seat }, your actions: tiles, installation and modules in any order.
metallum-ask-act-picked = On which planet, or with which card?
metallum-ask-rigs-put = { $seat }, { $by }: where does { $whose ->
    [opposing] opposing rig
   *[own] your rig
} { $n } of at most { $most } go?
metallum-ask-rigs-put-picked = And the other planet?
metallum-ask-rigs-take = { $seat }, { $by }: from where do you take { $whose ->
    [opposing] opposing rig
   *[own] your rig
} { $n } of at most { $most }?
metallum-ask-rigs-take-picked = And the other planet?
metallum-ask-rigs-again = { $seat }, { $by }: do you want { $whose ->
    [opposing] opposing rig
   *[own] your rig
} { $n } of at most { $most } as well?
metallum-ask-rigs-again-picked = And the other planet?
metallum-ask-rigs-shift = { $seat }, { $by }: from where to where does { $whose ->
    [opposing] opposing rig
   *[own] your rig
} { $n } of at most { $most } go?
metallum-ask-rigs-shift-picked = And the other planet?
metallum-ask-step = { $seat }, { $by }: choose the target.
metallum-ask-step-picked = And the other part?
metallum-ask-give-up = { $seat }, your supply is empty. Which planet gives up a rig for { $planet }? Still to place: { $rigs }
metallum-ask-give-up-picked = Take it from here?

## Putting a program together, and what is announced

metallum-draft-program = Commit this program
metallum-ask-program-hint = Click tiles to lay them on the program board, or drag them there. You need a Move tile; notches that meet must have the same colour.
metallum-ask-order-hint = You have seen both programs. Whoever acts second has the last word before the profits; whoever acts first takes what both want.
metallum-ask-act-hint = Click a tile of your program, an installation or a module, then the planet or card it is for.
metallum-ask-rigs-put-hint = Click a planet that is lit, or the button if you have had enough.
metallum-ask-rigs-take-hint = Click a planet that is lit, or the button if you have had enough.
metallum-ask-rigs-shift-hint = Click a planet that is lit, or the button if you have had enough.
metallum-ask-step-hint = Click a planet that is lit, or the button if you have had enough.
metallum-ask-give-up-hint = Click a planet that is lit, or the button if you have had enough.
metallum-announced-reveal = The programs are shown
metallum-announced-profits = Profits
metallum-announce-program = Complexity { $complexity }
metallum-announce-profits = { $credits ->
    [one] Together one credit
   *[other] Together { $credits } credits
}
metallum-announce-profit = { $planet }: +{ $credits }
metallum-announce-earned = { $module }: +{ $credits }

## Choices

metallum-choice-program = Commit this program: { $tiles }
metallum-choice-order = Act { $turn }
metallum-choice-use = Use { $by }
metallum-choice-fly = { $by }: fly to { $planet }
metallum-choice-place = { $by }: put a rig on { $planet }
metallum-choice-remove = { $by }: take a rig from { $planet }
metallum-choice-replace = { $by }: replace an opposing rig on { $planet }
metallum-choice-mine = { $by }: take the income of { $planet }
metallum-choice-shift = { $by }: move a rig from { $origin } to { $planet }
metallum-choice-exchange = { $by }: swap your rig on { $planet } with an opposing one on { $other }
metallum-choice-report = { $by }: { $token } on { $planet }
metallum-choice-buy = { $by }: buy { $module }
metallum-choice-teleport = { $by }: teleport { $module } to { $planet }
metallum-choice-done = End your actions
metallum-choice-put = Next rig to { $planet }
metallum-choice-take = Next rig from { $origin }
metallum-choice-again = One more rig
metallum-choice-enough = No more rigs
metallum-choice-give-up = Take a rig from { $origin }
metallum-group-program = Program
metallum-group-order = Order
metallum-group-use = Use
metallum-group-fly = Fly
metallum-group-place = Place a rig
metallum-group-remove = Take a rig
metallum-group-replace = Replace a rig
metallum-group-mine = Take an income
metallum-group-shift = Move a rig
metallum-group-exchange = Swap rigs
metallum-group-report = Change a stock token
metallum-group-buy = Buy a module
metallum-group-teleport = Teleport a module
metallum-group-done = End actions
metallum-group-put = Next rig
metallum-group-take = Next rig
metallum-group-again = One more
metallum-group-enough = Enough
metallum-group-give-up = Give up a rig
metallum-turn-first = first
metallum-turn-second = second
metallum-token-up = stock up
metallum-token-down = stock down
metallum-token-remove = remove the token
metallum-token-flip = flip the token

## What happened

metallum-event-round = Round { $round }: both players program.
metallum-event-program = { $seat } shows a program of complexity { $complexity }:
metallum-event-programmed = { $seat } has programmed { $tile }.
metallum-event-order-credits = Equal totals: { $seat } has fewer credits and counts as lower.
metallum-event-order-chance = Equal totals and credits: chance picks { $seat }.
metallum-event-order = { $seat } acts first.
metallum-event-use = { $seat } uses { $by }.
metallum-event-flew = { $seat } flies to { $planet }.
metallum-event-discovered = { $seat } discovers { $planet } and gets { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
metallum-event-placed = { $seat } places { $rigs ->
    [one] one rig
   *[other] { $rigs } rigs
} on { $planet }.
metallum-event-gave-up = { $seat } has no rig in the supply: { $origin } gives one up for { $planet }.
metallum-event-moved-own = { $seat } moves an own rig from { $origin } to { $planet }.
metallum-event-moved-opposing = { $seat } moves an opposing rig from { $origin } to { $planet }.
metallum-event-removed-own = { $seat } returns an own rig from { $planet }.
metallum-event-removed-opposing = { $seat } sends an opposing rig on { $planet } back to its supply.
metallum-event-swapped = { $seat } swaps a rig on { $planet } with an opposing one on { $other }.
metallum-event-reported = { $seat } changes the stock of { $planet }: { $token }.
metallum-event-mined = { $seat } takes { $credits ->
    [one] one credit
   *[other] { $credits } credits
} from { $planet }.
metallum-event-bought = { $seat } buys { $module } for { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
metallum-event-teleported = { $seat } teleports { $module } to { $planet }.
metallum-event-earned = { $module } brings { $seat } { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
metallum-event-unexecuted = { $seat } leaves { $tile } unexecuted.
metallum-event-done = { $seat } ends the actions.
metallum-event-profit = { $planet } pays { $seat } { $credits ->
    [one] one credit
   *[other] { $credits } credits
}.
metallum-event-profits = { $seat } gets { $credits ->
    [one] one credit
   *[other] { $credits } credits
} this round.
metallum-event-tiles-back = { $seat } takes all executed tiles back.
metallum-event-discarded = { $module } leaves the market.
metallum-event-offered = { $module } comes to the market.
metallum-event-reshuffled = The discards are shuffled into a new deck.
metallum-event-market-swap = The market sells action modules from now on.
metallum-event-game-over = The last profits are paid: the game is over.
metallum-event-standing = { $seat } has { $rigs ->
    [one] one rig
   *[other] { $rigs } rigs
} on the planets and planetary modules of printed cost { $cost }.
metallum-event-was-removed = { $planet } was not in this game.
metallum-result-standing = { metallum-event-standing }
metallum-result-was-removed = { metallum-event-was-removed }
metallum-event-agreed = Both agree to stop here.

## Why not

metallum-refusal-same-cell = { $tile } and { $other } belong on the same cell: one tile of each type.
metallum-refusal-no-interface = { $tile } has no interface on its side towards { $other }.
metallum-refusal-not-joined = { $tile } hangs on no other tile of the program.
metallum-refusal-needs-cell = The program still needs a tile of this type: { $kind }.
metallum-refusal-tile-count = A program has one to four tiles.
metallum-refusal-tile-executed = { $tile } is executed already and comes back at the end of the sequence.
metallum-refusal-not-programmed = { $tile } is not in your program.
metallum-refusal-execute-first = { $tile } must be executed before you are done.
metallum-refusal-installation-used = The installation of { $planet } was used this round.
metallum-refusal-installation-once = One installation a round: yours is spent. { $planet } needs an extra action.
metallum-refusal-ship-elsewhere = Your ship is not at { $planet }.
metallum-refusal-ship-needed = { $module } works only with your ship at { $planet }.
metallum-refusal-module-used = { $module } was used this round.
metallum-refusal-works-by-itself = { $module } works by itself.
metallum-refusal-not-yours = { $module } belongs to your opponent.
metallum-refusal-needs-target = Choose a target for it.
metallum-refusal-no-own-rig = You have no rig on { $planet }.
metallum-refusal-no-own-rigs = You have no rig on any planet.
metallum-refusal-no-opposing-rig = Your opponent has no rig on { $planet }.
metallum-refusal-no-opposing-rigs = Your opponent has no rig on any planet.
metallum-refusal-no-rig = You have no rig to place, neither in the supply nor on another planet.
metallum-refusal-too-few-rigs = Needs exactly { $need ->
    [one] one rig
   *[other] { $need } rigs
}, there are { $have }.
metallum-refusal-no-swap = A swap needs an own and an opposing rig on two planets.
metallum-refusal-shielded = A shield protects the rigs on { $planet }.
metallum-refusal-shielded-token = A shield protects the stock of { $planet }.
metallum-refusal-undiscovered = This needs a discovered planet, and { $planet } is face down.
metallum-refusal-must-leave = The rig must leave { $planet }.
metallum-refusal-not-adjacent = { $planet } is not next to { $other }.
metallum-refusal-once-each = { $planet } has got a rig already: one for each planet.
metallum-refusal-must-go-on = Still to move: { $rigs }
metallum-refusal-already-here = Your ship is at { $planet } already.
metallum-refusal-exact-steps = The ship must fly exactly { $steps ->
    [one] one planet
   *[other] { $steps } planets
}; { $planet } is { $away } away.
metallum-refusal-has-token = There is a stock token on { $planet } already.
metallum-refusal-no-token = There is no stock token on { $planet }.
metallum-refusal-no-income = { $planet } would pay you nothing now.
metallum-refusal-credits = Costs { $need ->
    [one] one credit
   *[other] { $need } credits
}, you have { $have }.
metallum-refusal-market-empty = The market is empty.
metallum-refusal-no-module = You own no planetary module.
metallum-refusal-already-there = { $module } is at { $planet } already.

## Are you sure

metallum-caution-tile-left = { $tile } is still unexecuted and goes back unused.
metallum-caution-installation-left = The installation of { $planet } is still unused this round.

## What it would do

metallum-forecast-complexity = Complexity { $complexity }
metallum-forecast-rigs = { $planet }: { $mine } of yours, { $theirs } of your opponent
metallum-forecast-discovers = An undiscovered planet is turned up.
metallum-forecast-profits = Profits follow: { $credits } for you, { $theirs } for your opponent.

## The result

metallum-score-chart = Credits round by round
metallum-score-profits = Profits of the planets
metallum-score-mining = Incomes taken in actions
metallum-score-discoveries = Discoveries
metallum-score-modules = Paid by modules
metallum-score-purchases = Modules bought
metallum-rank-credits = credits
metallum-rank-rigs_on_board = rigs on the planets
metallum-rank-planetary_module_printed_cost = printed cost of the planetary modules

## Set-up

metallum-preset-seed = As in our rules article
metallum-preset-seed-hint = The lower complexity must act first, and Omega is known. A high total is good twice over: it is strong and has the last word. The question is when to spend the complex tiles.
metallum-preset-rulebook = As probably printed
metallum-preset-rulebook-hint = The lower complexity decides who acts first, and Omega is face down. Complexity is the price of strength: weak programs win the choice.
metallum-option-turn_order = Turn order
metallum-option-turn_order-hint = Acting second is worth 2 or 3 credits a round: the last word before profits. The sources differ; printed rules probably let the lower total choose.
metallum-option-turn_order-lower_first = Lower complexity acts first
metallum-option-turn_order-lower_chooses = Lower complexity chooses who acts first
metallum-option-omega_starts = Omega at the start
metallum-option-omega_starts-hint = Face down, the first ship to arrive earns the discovery. Printed rules probably start it face down.
metallum-option-omega_starts-face_up = Omega starts discovered
metallum-option-omega_starts-face_down = Omega starts face down

## The table

metallum-area-round = Round
metallum-area-row = Planets
metallum-area-market = Market
metallum-area-deck = Module deck
metallum-area-discards = Discards
metallum-area-removed = Not in this game
metallum-area-tiles = Subroutine tiles
metallum-area-program = Program
metallum-area-cards = Action modules
metallum-area-installation = Installation
metallum-area-rigs-0 = Rigs
metallum-area-rigs-1 = Rigs
metallum-area-ship-0 = Ship
metallum-area-ship-1 = Ship
metallum-area-tile = Tile
metallum-area-stock = Stock token
metallum-area-modules-0 = Modules
metallum-area-modules-1 = Modules
metallum-area-card = Card
metallum-token-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
metallum-token-supply = { $n ->
    [one] { $n } rig of the supply
   *[other] { $n } rigs of the supply
}
metallum-token-complexity = complexity { $n }
metallum-piece-mat = { $seat }: { $credits ->
    [one] one credit
   *[other] { $credits } credits
}, { $supply ->
    [one] one rig
   *[other] { $supply } rigs
} in the supply{ $state ->
    [acting] . Acting now.
   *[other] .
}
metallum-piece-round = Round { $round } of { $rounds }, sequence { $sequence }
metallum-piece-installation = { $state ->
    [used] Installation of { $name }, used
   *[other] Installation of { $name }
}
metallum-piece-rigs = { $seat }: { $rigs ->
    [one] one rig
   *[other] { $rigs } rigs
}, income { $income }
metallum-piece-ship = Factory ship of { $seat }
metallum-piece-stock = { $name }: majority { $majority }, minority { $minority }
metallum-piece-cell = Program board of { $seat }: { $name }
metallum-piece-slot = { $name }
metallum-piece-deck = Module deck: { $cards }
metallum-piece-module = { $state ->
    [built] { $name } of { $seat }
    [used] { $name } of { $seat }, used this round
    [owned] { $name } of { $seat }
    [discarded] { $name }, discarded
   *[other] { $name }, price { $price }
}
metallum-piece-tile = { $name } of { $seat }, complexity { $complexity }{ $state ->
    [programmed] , programmed
    [executed] , executed
   *[other] , available
}
metallum-piece-planet = { $state ->
    [veiled] Undiscovered planet { $place } { $name }
    [removed] { $name }, not in this game
   *[other] { $name }: rigs { $rigs-0 } and { $rigs-1 }, income { $income-0 } and { $income-1 }
}

## Names

metallum-kind-move = Move
metallum-kind-deploy = Deploy
metallum-kind-special = Special action
metallum-kind-enhancement = Enhancement
metallum-planet-unknown-0 = undiscovered planet 1
metallum-planet-unknown-1 = undiscovered planet 2
metallum-planet-unknown-2 = undiscovered planet 3
metallum-planet-unknown-3 = undiscovered planet 4
metallum-planet-unknown-4 = undiscovered planet 5
metallum-planet-unknown-5 = undiscovered planet 6
metallum-planet-unknown-6 = undiscovered planet 7
metallum-stock-up = Stock up
metallum-stock-down = Stock down
metallum-slot-0 = Market place 1, price +1
metallum-slot-1 = Market place 2, price 0
metallum-slot-2 = Market place 3, price 0
metallum-slot-3 = Market place 4, price −1
metallum-tile-move_1 = Move 1
metallum-tile-move_2 = Move 2
metallum-tile-move_3 = Move 3
metallum-tile-deploy_1 = Deploy 1
metallum-tile-deploy_2 = Deploy 2
metallum-tile-deploy_3 = Deploy 3
metallum-tile-stock_report = Stock report
metallum-tile-power_boost = Power boost
metallum-tile-deep_mining = Deep mining
metallum-tile-buy_module = Buy module
metallum-tile-buy_or_teleport = Buy or teleport module
metallum-tile-extra_action = Extra action
metallum-planet-alpha = Alpha
metallum-planet-beta = Beta
metallum-planet-gamma = Gamma
metallum-planet-delta = Delta
metallum-planet-epsilon = Epsilon
metallum-planet-zeta = Zeta
metallum-planet-eta = Eta
metallum-planet-theta = Theta
metallum-planet-omega = Omega
metallum-module-assembly_bay = Assembly Bay
metallum-module-launch_rail = Launch Rail
metallum-module-freight_lift = Freight Lift
metallum-module-jump_gate = Jump Gate
metallum-module-scrap_laser = Scrap Laser
metallum-module-ore_exchange = Ore Exchange
metallum-module-refinery = Refinery
metallum-module-salvage_depot = Salvage Depot
metallum-module-docking_station = Docking Station
metallum-module-survey_archive = Survey Archive
metallum-module-trade_uplink = Trade Uplink
metallum-module-shield_grid = Shield Grid
metallum-module-emergency_drop = Emergency Drop
metallum-module-twin_probes = Twin Probes
metallum-module-overdrive = Overdrive
metallum-module-demolition_charge = Demolition Charge
metallum-module-hostile_takeover = Hostile Takeover
metallum-module-insider_report = Insider Report
metallum-module-quick_harvest = Quick Harvest
metallum-module-system_override = System Override
metallum-module-mass_relay = Mass Relay

## What they do

metallum-tile-move_1-text = Move your ship exactly 1 planet to the left or right.
metallum-tile-move_2-text = Move your ship exactly 2 planets in one direction.
metallum-tile-move_3-text = Move your ship exactly 3 planets in one direction.
metallum-tile-deploy_1-text = Place 1 of your rigs on your ship's planet.
metallum-tile-deploy_2-text = Place 2 of your rigs on your ship's planet.
metallum-tile-deploy_3-text = Place 3 of your rigs on your ship's planet.
metallum-tile-stock_report-text = Put a stock token, either side up, on a planet without one; or remove a planet's stock token.
metallum-tile-power_boost-text = Place 1 of your rigs on your ship's planet, or move your ship to a neighbouring planet.
metallum-tile-deep_mining-text = Take your income of your ship's planet now.
metallum-tile-buy_module-text = Buy 1 module from the market.
metallum-tile-buy_or_teleport-text = Buy 1 module from the market, or move one of your planetary modules to another discovered planet.
metallum-tile-extra_action-text = Use the installation of your ship's planet; not one that you already used this round.
metallum-planet-alpha-text = Take up to 4 of your rigs from one planet and spread them over discovered planets.
metallum-planet-beta-text = Replace 1 opposing rig on any planet with one of your own.
metallum-planet-gamma-text = Return 1 of your rigs on Gamma to your supply, then return up to 2 opposing rigs from any planets to their owner's supply.
metallum-planet-delta-text = Take up to 2 opposing rigs from one planet and put them on other discovered planets.
metallum-planet-epsilon-text = Move your ship to any other planet.
metallum-planet-zeta-text = Swap 1 of your rigs on one planet with 1 opposing rig on another planet.
metallum-planet-eta-text = Place 1 of your rigs on any discovered planet.
metallum-planet-theta-text = Take up to 2 of your rigs from any planets and put them on one discovered planet.
metallum-planet-omega-text = Place exactly 3 of your rigs on Omega.
metallum-module-assembly_bay-text = Place 1 of your rigs on this planet.
metallum-module-launch_rail-text = Place 1 of your rigs on a discovered planet next to this one.
metallum-module-freight_lift-text = Move up to 2 of your rigs from this planet to discovered planets next to it.
metallum-module-jump_gate-text = Move your ship from this planet to any other discovered planet.
metallum-module-scrap_laser-text = Return 1 opposing rig on this planet to its owner's supply.
metallum-module-ore_exchange-text = Return 1 of your rigs on this planet to your supply: gain 3 credits.
metallum-module-refinery-text = Profits phase: if you have the majority on this planet, gain 2 extra credits.
metallum-module-salvage_depot-text = Profits phase: if you have at least 1 rig on this planet but not the majority (a tie counts), gain 2 extra credits.
metallum-module-docking_station-text = Once per round, when your ship arrives on this planet, gain 3 credits.
metallum-module-survey_archive-text = End of the game: gain 1 credit for each of your rigs on this planet.
metallum-module-trade_uplink-text = Every module you buy costs you 2 credits less (never below 0).
metallum-module-shield_grid-text = Your opponent's effects cannot remove, replace, move or swap your rigs on this planet, nor change its stock token.
metallum-module-emergency_drop-text = Place 2 of your rigs on your ship's planet.
metallum-module-twin_probes-text = Place 1 of your rigs on each of up to 2 different discovered planets.
metallum-module-overdrive-text = Move your ship to any other discovered planet.
metallum-module-demolition_charge-text = Return up to 2 opposing rigs on your ship's planet to their owner's supply.
metallum-module-hostile_takeover-text = Replace 1 opposing rig on any planet with one of your own.
metallum-module-insider_report-text = Place, remove or flip the stock token of one planet.
metallum-module-quick_harvest-text = Take your income of any one discovered planet.
metallum-module-system_override-text = Use the installation of your ship's planet, even if you already used it this round.
metallum-module-mass_relay-text = Move up to 3 of your rigs from one planet to one other discovered planet.

## Awards at the end

metallum-award-discovered = Explorer: { $seat }, planets discovered: { $n }
metallum-award-flew = Most on the move: { $seat }, flights: { $n }
metallum-award-removed-opposing = Elbows: { $seat }, opposing rigs sent back: { $n }
