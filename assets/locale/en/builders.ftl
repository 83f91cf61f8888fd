# The Builders: Middle Ages

builders-title = The Builders: Middle Ages
builders-blurb = Open sites, hire the right hands and have your buildings finished before the others do.

## The question

builders-ask-turn = { $seat }, what next? { $actions ->
    [0] No action left.
    [one] One action left.
   *[other] { $actions } actions left.
}
builders-ask-turn-picked = And the other card: who goes, or where to?

## Choices

builders-choice-open = Open { $building } as a site
builders-choice-recruit = Recruit { $worker }
builders-choice-send = Send { $worker } to { $building }
builders-choice-take = Turn { $actions ->
    [one] one action
   *[other] { $actions } actions
} into coins
builders-choice-buy = Buy { $actions ->
    [one] one action
   *[other] { $actions } actions
}
builders-choice-end-turn = End your turn
builders-group-open = Open a site
builders-group-recruit = Recruit a worker
builders-group-send = Send a worker
builders-group-take = Turn actions into coins
builders-group-buy = Buy actions
builders-group-end-turn = End turn

## What happened

builders-event-open = { $seat } opens a site: { $building }.
builders-event-recruit = { $seat } recruits { $worker }.
builders-event-send = { $seat } sends { $worker } to { $building }{ $coins ->
    [0] { "" }.
    [one] { " " }for one coin.
   *[other] { " " }for { $coins } coins.
}
builders-event-take = { $seat } turns { $actions ->
    [one] an action
   *[other] { $actions } actions
} into { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
builders-event-buy = { $seat } buys { $actions ->
    [one] an action
   *[other] { $actions } actions
} for { $coins } coins.
builders-event-finish = { $seat } finishes { $building }: { $coins } coins, { $points ->
    [one] one point
   *[other] { $points } points
}!
builders-event-finish-machine = { $seat } finishes { $building }: { $points ->
    [one] one point
   *[other] { $points } points
}, and it works without a wage from now on.
builders-event-turn = Round { $round }: { $seat } to play.
builders-event-last-round = { $seat } has { $points } points: this round is the last.
builders-event-dead = No building can ever be finished any more: this round is the last.
builders-event-agreed = All agree to stop here.
builders-event-game-over = The game is over. Count your points!

## Why not

builders-refusal-not-available = Not on offer.
builders-refusal-not-in-team = Not free: only the workers and machines of your free team can be sent.
builders-refusal-not-your-site = Not one of your open sites.
builders-refusal-limit-reached = At most { $limit } actions a turn become coins; you have turned { $taken }.
builders-refusal-actions-short = Takes { $need ->
    [one] one action
   *[other] { $need } actions
}, you have { $have ->
    [0] none left
   *[other] { $have }
}.
builders-refusal-coins-short = Costs { $need ->
    [one] one coin
   *[other] { $need } coins
}, you have { $have ->
    [0] none
   *[other] { $have }
}.

## Are you sure

builders-caution-adds-nothing = Brings nothing this site still needs.
builders-caution-actions-left = { $actions ->
    [one] One action is
   *[other] { $actions } actions are
} left; as coins: { $coins }.
builders-caution-actions-lost = { $actions ->
    [one] One action is
   *[other] { $actions } actions are
} left and will be lost.

## What it would do

builders-forecast-missing = { $resource } still missing: { $n }
builders-forecast-crew-home = { $n ->
    [one] The crew comes home.
   *[other] The crew of { $n } comes home.
}
builders-forecast-joins-team = { $building } joins your team and works without a wage.
builders-forecast-new-card = The next card is turned up.
builders-forecast-last-round = With { $points } points you make this round the last.
builders-forecast-dead = No building can ever be finished any more: this round will be the last.
builders-forecast-game-over = The game ends with this turn.

## The result

builders-score-cards = Finished buildings and machines
builders-score-coins = A point for every full 10 coins
builders-rank-score = total score
builders-rank-card_points = points on buildings
builders-rank-coins = coins

## Awards at the end

builders-award-finish = Master builder: { $seat }, { $n } finished
builders-award-send = Busiest site: { $seat }, { $n } workers sent
builders-award-buy = In a hurry: { $seat }, bought actions { $n ->
    [one] once
   *[other] { $n } times
}

## Set-up

builders-option-start_player = Start player
builders-option-start_player-hint = Plays first and keeps the card all game.
builders-option-start_player-random = Drawn by lot
builders-option-start_player-seat-1 = Seat 1
builders-option-start_player-seat-2 = Seat 2
builders-option-start_player-seat-3 = Seat 3
builders-option-start_player-seat-4 = Seat 4
builders-option-starting_coins = Starting coins
builders-option-starting_coins-hint = Officially 10. More coins, bolder openings.
builders-option-target_points = Points that end the game
builders-option-target_points-hint = Officially 17. Fewer points, shorter game.
builders-option-actions_per_turn = Actions per turn
builders-option-actions_per_turn-hint = Officially 3. More actions, faster building.

## The table

builders-area-market = Market
builders-area-row = On offer
builders-area-building = Buildings on offer
builders-area-worker = Workers for hire
builders-area-next = Next card
builders-area-deck = Deck
builders-area-team = Free team
builders-area-sites = Sites
builders-area-crew = Crew
builders-area-finished = Finished

builders-token-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
builders-token-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
builders-token-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
builders-token-stone = { $n } stone
builders-token-wood = { $n } wood
builders-token-knowledge = { $n } knowledge
builders-token-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

builders-piece-mat = { $seat }: coins { $coins }, points { $points }, actions left { $actions }, free team { $team }, sites { $sites }, finished { $finished }{ $state ->
    [acting] . Playing now.
    [last-round] . Has brought on the last round.
   *[other] .
}
builders-piece-points = { $points ->
    [one] one point
   *[other] { $points } points
}
builders-piece-needs = { $needs-stone ->
    [0] { "" }
   *[other] { " " }{ $needs-stone } stone,
}{ $needs-wood ->
    [0] { "" }
   *[other] { " " }{ $needs-wood } wood,
}{ $needs-knowledge ->
    [0] { "" }
   *[other] { " " }{ $needs-knowledge } knowledge,
}{ $needs-tile ->
    [0] { "" }
    [one] { " " }one tile,
   *[other] { " " }{ $needs-tile } tiles,
}
builders-piece-missing = { $missing-stone ->
    [0] { "" }
   *[other] { " " }{ $missing-stone } stone,
}{ $missing-wood ->
    [0] { "" }
   *[other] { " " }{ $missing-wood } wood,
}{ $missing-knowledge ->
    [0] { "" }
   *[other] { " " }{ $missing-knowledge } knowledge,
}{ $missing-tile ->
    [0] { "" }
    [one] { " " }one tile,
   *[other] { " " }{ $missing-tile } tiles,
}
builders-piece-produces = { $produces-stone ->
    [0] { "" }
   *[other] { " " }{ $produces-stone } stone,
}{ $produces-wood ->
    [0] { "" }
   *[other] { " " }{ $produces-wood } wood,
}{ $produces-knowledge ->
    [0] { "" }
   *[other] { " " }{ $produces-knowledge } knowledge,
}{ $produces-tile ->
    [0] { "" }
    [one] { " " }one tile,
   *[other] { " " }{ $produces-tile } tiles,
}
builders-piece-reward = { $coins ->
    [0] then gives { builders-piece-points } and from now on{ builders-piece-produces } without a wage.
   *[other] then pays { $coins } coins and { builders-piece-points }.
}
builders-piece-building = { $state ->
    [site] { $name }, a site of { $seat } with { $crew } at work. Still missing:{ builders-piece-missing } { builders-piece-reward }
    [done] { $name }, finished by { $seat }: { builders-piece-points }.
    [next] { $name }, the next building of the deck. Needs{ builders-piece-needs } { builders-piece-reward }
   *[offer] { $name }, on offer. Needs{ builders-piece-needs } { builders-piece-reward }
}
builders-piece-worker = { $name }, { $state ->
    [team] in the free team of { $seat }.
    [crew] at work for { $seat }.
    [next] the next worker of the deck.
   *[offer] for hire.
} Brings{ builders-piece-produces } { $wage ->
    [0] without a wage.
    [one] for one coin each time.
   *[other] for { $wage } coins each time.
}
builders-piece-deck = { $name }: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}

## Names

builders-deck-building = Building deck
builders-deck-worker = Worker deck
builders-resource-stone = Stone
builders-resource-wood = Wood
builders-resource-knowledge = Knowledge
builders-resource-tile = Tile
builders-class-apprentice = Apprentice
builders-class-laborer = Laborer
builders-class-craftsman = Craftsman
builders-class-master = Master
builders-class-machine = Machine
builders-wage = Wage
builders-needs = Needs
builders-produces = Brings
builders-missing = Missing
builders-points = Points
builders-coins = Coins
builders-machine-crane = Crane
builders-machine-circular_saw = Circular Saw
builders-machine-measuring_instrument = Measuring Instrument
builders-machine-tile_kiln = Tile Kiln

builders-building-bower = Bower
builders-building-wooden_shack = Wooden Shack
builders-building-covered_bridge = Covered Bridge
builders-building-treehouse = Treehouse
builders-building-stone_bridge = Stone Bridge
builders-building-wash_house = Wash House
builders-building-straw_hut = Straw Hut
builders-building-townhouse = Townhouse
builders-building-cottage = Cottage
builders-building-rural_house = Rural House
builders-building-house = House
builders-building-cowshed = Cowshed
builders-building-inn = Inn
builders-building-pigsty = Pigsty
builders-building-rural_relay = Rural Relay
builders-building-grain_silo = Grain Silo
builders-building-stables = Stables
builders-building-forge = Forge
builders-building-windmill = Windmill
builders-building-watermill = Watermill
builders-building-covered_market = Covered Market
builders-building-bourgeois_house = Bourgeois House
builders-building-post = Post
builders-building-hotel = Hotel
builders-building-tavern = Tavern
builders-building-farm = Farm
builders-building-church = Church
builders-building-watchtower = Watchtower
builders-building-abbey = Abbey
builders-building-cloister = Cloister
builders-building-chapel = Chapel
builders-building-aqueduct = Aqueduct
builders-building-castle = Castle
builders-building-cathedral = Cathedral
builders-building-crane_2 = Crane (2)
builders-building-circular_saw_2 = Circular Saw (2)
builders-building-measuring_instrument_2 = Measuring Instrument (2)
builders-building-tile_kiln_2 = Tile Kiln (2)
builders-building-crane_3 = Crane (3)
builders-building-circular_saw_3 = Circular Saw (3)
builders-building-measuring_instrument_3 = Measuring Instrument (3)
builders-building-tile_kiln_3 = Tile Kiln (3)

builders-worker-apprentice_1100 = Apprentice (S1 W1)
builders-worker-apprentice_1010 = Apprentice (S1 K1)
builders-worker-apprentice_1001 = Apprentice (S1 T1)
builders-worker-apprentice_0110 = Apprentice (W1 K1)
builders-worker-apprentice_0101 = Apprentice (W1 T1)
builders-worker-apprentice_0011 = Apprentice (K1 T1)
builders-worker-laborer_2100 = Laborer (S2 W1)
builders-worker-laborer_2010 = Laborer (S2 K1)
builders-worker-laborer_2001 = Laborer (S2 T1)
builders-worker-laborer_1200 = Laborer (S1 W2)
builders-worker-laborer_1020 = Laborer (S1 K2)
builders-worker-laborer_1002 = Laborer (S1 T2)
builders-worker-laborer_0210 = Laborer (W2 K1)
builders-worker-laborer_0201 = Laborer (W2 T1)
builders-worker-laborer_0120 = Laborer (W1 K2)
builders-worker-laborer_0102 = Laborer (W1 T2)
builders-worker-laborer_0021 = Laborer (K2 T1)
builders-worker-laborer_0012 = Laborer (K1 T2)
builders-worker-craftsman_3100 = Craftsman (S3 W1)
builders-worker-craftsman_2200 = Craftsman (S2 W2)
builders-worker-craftsman_2110 = Craftsman (S2 W1 K1)
builders-worker-craftsman_2020 = Craftsman (S2 K2)
builders-worker-craftsman_2002 = Craftsman (S2 T2)
builders-worker-craftsman_1201 = Craftsman (S1 W2 T1)
builders-worker-craftsman_1111_a = Craftsman (S1 W1 K1 T1)
builders-worker-craftsman_1111_b = Craftsman (S1 W1 K1 T1)
builders-worker-craftsman_1030 = Craftsman (S1 K3)
builders-worker-craftsman_1021 = Craftsman (S1 K2 T1)
builders-worker-craftsman_0301 = Craftsman (W3 T1)
builders-worker-craftsman_0220 = Craftsman (W2 K2)
builders-worker-craftsman_0202 = Craftsman (W2 T2)
builders-worker-craftsman_0112 = Craftsman (W1 K1 T2)
builders-worker-craftsman_0022 = Craftsman (K2 T2)
builders-worker-craftsman_0013 = Craftsman (K1 T3)
builders-worker-master_3200 = Master (S3 W2)
builders-worker-master_3002 = Master (S3 T2)
builders-worker-master_2300 = Master (S2 W3)
builders-worker-master_2003 = Master (S2 T3)
builders-worker-master_0320 = Master (W3 K2)
builders-worker-master_0230 = Master (W2 K3)
builders-worker-master_0032 = Master (K3 T2)
builders-worker-master_0023 = Master (K2 T3)
