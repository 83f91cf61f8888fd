# Tammany Hall
tammany_hall-title = Tammany Hall
tammany_hall-blurb = Settle immigrants, place your ward bosses, bid favors in secret: four elections decide who runs the city.

## The question

tammany_hall-ask-turn = { $seat }, year { $year }: place a ward boss and a second piece.
tammany_hall-ask-turn-picked = And the second piece: what, and in which ward?
tammany_hall-ask-turn-placed = { $seat }, year { $year }: your pieces are down. Anything else?
tammany_hall-ask-turn-placed-picked = And where to?
tammany_hall-ask-turn-picked-cube = Where does this cube go: { $cube }?
tammany_hall-ask-turn-picked-office = Which ward do you lock as { $office }?
tammany_hall-ask-turn-placed-picked-cube = Where does this cube go: { $cube }?
tammany_hall-ask-turn-placed-picked-office = Which ward do you lock as { $office }?
tammany_hall-ask-slander-again = { $seat }, go on against { $victim_seat } in an adjacent ward, in the same colour: { $colour }?
tammany_hall-ask-slander-again-picked = This one?
tammany_hall-ask-bid = { $seat }, your secret bid for { $ward }.
tammany_hall-ask-bid-picked = { $seat }, your secret bid for { $ward }: how many chips of each colour?
tammany_hall-ask-settle-bonus = { $seat }, you won { $ward }: settle a cube from the bag in any open ward.
tammany_hall-ask-settle-bonus-picked = Which cube, to which ward?
tammany_hall-ask-chip-bonus = { $seat }, you won { $ward }: take a favor chip of any colour.
tammany_hall-ask-chip-bonus-picked = Which colour?
tammany_hall-ask-assign = { $seat }, you are the mayor: give every opponent one office.
tammany_hall-ask-assign-picked = Who gets which office?

## Choices

tammany_hall-choice-place = Boss to { $ward }, { $second } to { $second_ward }
tammany_hall-choice-slander = Slander { $victim_seat } in { $ward } (pays { $colour })
tammany_hall-choice-slander-again = Slander { $victim_seat } in { $ward } as well
tammany_hall-choice-stop = No second slander
tammany_hall-choice-take-chip = Deputy Mayor: take 1 favor chip, { $colour }
tammany_hall-choice-lock = Council President: lock { $ward }
tammany_hall-choice-remove-cube = Chief of Police: { $cube } cube from { $ward } to the bag
tammany_hall-choice-move-cube = Precinct Chairman: { $cube } cube from { $ward } to { $to_ward }
tammany_hall-choice-end-turn = End your turn
tammany_hall-choice-bid = Vote in { $ward } with your bosses{ $irish ->
    [0] {""}
   *[other] {" "}+ { $irish } Irish
}{ $english ->
    [0] {""}
   *[other] {" "}+ { $english } English
}{ $german ->
    [0] {""}
   *[other] {" "}+ { $german } German
}{ $italian ->
    [0] {""}
   *[other] {" "}+ { $italian } Italian
}
tammany_hall-choice-settle-bonus = { $colour } cube from the bag to { $ward }
tammany_hall-choice-chip-bonus = Take 1 favor chip, { $colour }
tammany_hall-choice-decline = Decline the bonus
tammany_hall-choice-assign = Deputy Mayor: { $deputy_mayor_seat }; Council President: { $council_president_seat }; Chief of Police: { $chief_of_police_seat }; Precinct Chairman: { $precinct_chairman_seat }
tammany_hall-group-place = Place two pieces
tammany_hall-group-slander = Slander
tammany_hall-group-slander-again = Slander again
tammany_hall-group-stop = Stop
tammany_hall-group-take-chip = Deputy Mayor
tammany_hall-group-lock = Council President
tammany_hall-group-remove-cube = Chief of Police
tammany_hall-group-move-cube = Precinct Chairman
tammany_hall-group-end-turn = End turn
tammany_hall-group-bid = Bid
tammany_hall-group-settle-bonus = Bonus immigrant
tammany_hall-group-chip-bonus = Bonus chip
tammany_hall-group-decline = Decline
tammany_hall-group-assign = Appoint
tammany_hall-dial-ward = Boss to
tammany_hall-dial-second = Second piece
tammany_hall-dial-second_ward = goes to
tammany_hall-dial-deputy_mayor_seat = Deputy Mayor
tammany_hall-dial-council_president_seat = Council President
tammany_hall-dial-chief_of_police_seat = Chief of Police
tammany_hall-dial-precinct_chairman_seat = Precinct Chairman
tammany_hall-second-boss = boss
tammany_hall-second-irish = Irish cube
tammany_hall-second-english = English cube
tammany_hall-second-german = German cube
tammany_hall-second-italian = Italian cube
tammany_hall-nobody = nobody

## What happened

tammany_hall-event-year = Year { $year } begins.
tammany_hall-event-opened = { $zone } opens: one immigrant moves into each of its wards.
tammany_hall-event-drew = Castle Garden is filled with { $n ->
    [one] one immigrant
   *[other] { $n } immigrants
}: { $irish } Irish, { $english } English, { $german } German, { $italian } Italian.{ $left ->
    [0] {" "}The bag is empty now.
   *[other] {""}
}
tammany_hall-event-returned = { $n ->
    [one] One immigrant goes
   *[other] { $n } immigrants go
} from Castle Garden back to the bag.
tammany_hall-event-placed-two = { $seat } places two bosses in { $ward }.
tammany_hall-event-placed-bosses = { $seat } places bosses in { $ward } and { $second_ward }.
tammany_hall-event-placed-cube = { $seat } places a boss in { $ward }, settles an immigrant ({ $colour }) in { $second_ward } and takes the favor chip.
tammany_hall-event-slandered = { $seat } slanders { $victim_seat } in { $ward } for a favor chip ({ $colour }).
tammany_hall-event-slandered-again = { $seat } goes on and slanders { $victim_seat } in { $ward } too ({ $colour }).
tammany_hall-event-took-chip = { $seat } takes a favor chip ({ $colour }) as Deputy Mayor.
tammany_hall-event-locked = { $seat } locks { $ward } as Council President.
tammany_hall-event-removed-cube = { $seat } sends an immigrant ({ $cube }) away from { $ward } as Chief of Police.
tammany_hall-event-moved-cube = { $seat } moves an immigrant ({ $cube }) from { $ward } to { $to_ward } as Precinct Chairman.
tammany_hall-event-end-turn = { $seat } ends the turn.
tammany_hall-event-election = Election day at the end of year { $year }.
tammany_hall-event-announced = { $ward }: { $seat } can reach { $votes ->
    [one] one vote
   *[other] { $votes } votes
}{ $chips ->
    [0] .
   *[other] {" "}({ $bosses } by bosses{ $irish ->
        [0] {""}
       *[other] {" "}+ { $irish } Irish
    }{ $english ->
        [0] {""}
       *[other] {" "}+ { $english } English
    }{ $german ->
        [0] {""}
       *[other] {" "}+ { $german } German
    }{ $italian ->
        [0] {""}
       *[other] {" "}+ { $italian } Italian
    }).
}
tammany_hall-event-votes = { $ward }: { $seat } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
}{ $chips ->
    [0] .
   *[other] {" "}({ $bosses } by bosses{ $irish ->
        [0] {""}
       *[other] {" "}+ { $irish } Irish
    }{ $english ->
        [0] {""}
       *[other] {" "}+ { $english } English
    }{ $german ->
        [0] {""}
       *[other] {" "}+ { $german } German
    }{ $italian ->
        [0] {""}
       *[other] {" "}+ { $italian } Italian
    }).
}
tammany_hall-event-vacant = { $ward }: nobody stands.
tammany_hall-event-unopposed = { $ward }: { $seat } wins unopposed with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
tammany_hall-event-won = { $ward }: { $seat } wins with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
tammany_hall-event-tied = { $ward }: a tie at { $votes ->
    [one] one vote
   *[other] { $votes } votes
}, nobody wins.
tammany_hall-event-settled-bonus = { $seat } brings an immigrant ({ $colour }) from the bag to { $ward }.
tammany_hall-event-chip-bonus = { $seat } takes a favor chip ({ $colour }) as a bonus.
tammany_hall-event-declined = { $seat } declines the bonus of { $ward }.
tammany_hall-event-majority = { $colour }: { $seat } has most immigrants in won wards ({ $cubes }) and takes { $n } favor chips.
tammany_hall-event-no-majority = { $colour }: no won ward has one, nobody takes chips.
tammany_hall-event-ward-points = { $seat } has won { $wards ->
    [one] one ward
   *[other] { $wards } wards
} and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
tammany_hall-event-mayor-tied = { $seat } is among those with most wards.
tammany_hall-event-tie-broken = { $seat } is ahead by { $step } ({ $n }).
tammany_hall-event-mayor-stays = The tie can't be broken: { $seat } serves another term.
tammany_hall-event-mayor = { $seat } is elected mayor ({ $wards ->
    [one] one ward
   *[other] { $wards } wards
}) and scores { $points } points.
tammany_hall-event-no-mayor = The tie can't be broken and there is no mayor to stay: the city has none.
tammany_hall-event-appointed = { $seat } becomes { $office }.
tammany_hall-event-chip-majority = { $colour }: { $seat } holds most chips ({ $chips }) and scores { $points } points.
tammany_hall-event-no-chip-majority = { $colour }: nobody holds a chip.
tammany_hall-event-unused-slander = { $seat } has { $n ->
    [one] one slander chip
   *[other] { $n } slander chips
} left: { $points ->
    [one] one point
   *[other] { $points } points
}.
tammany_hall-event-game-over = The fourth election is counted: the game is over.

## Why not

tammany_hall-refusal-unopened = { $ward } belongs to a zone that is not open yet.
tammany_hall-refusal-locked = { $ward } is locked until the end of the next election.
tammany_hall-refusal-garden-lacks = Castle Garden holds no cube of this colour: { $colour }.
tammany_hall-refusal-already-placed = You have placed your two pieces this turn.
tammany_hall-refusal-must-place = Place your two pieces before you end the turn.
tammany_hall-refusal-not-holder = Only this office may do that: { $office }.
tammany_hall-refusal-office-used = { $office }: the power was used this year.
tammany_hall-refusal-locks-spent = All lock tokens of this term are used ({ $n }).
tammany_hall-refusal-last-cube = { $ward } never loses its last cube.
tammany_hall-refusal-not-adjacent = { $to_ward } does not border on { $ward }.
tammany_hall-refusal-slander-too-early = Nobody slanders before year { $year }.
tammany_hall-refusal-slander-used = You have already slandered in this term.
tammany_hall-refusal-no-slander-chip = You have no slander chip left (needs { $n }).
tammany_hall-refusal-slander-yourself = You can't slander yourself.
tammany_hall-refusal-no-own-boss = You have no boss in { $ward }.
tammany_hall-refusal-no-victim = { $victim_seat } has no boss in { $ward }.
tammany_hall-refusal-same-victim = The second slander must hit { $victim_seat } again.
tammany_hall-refusal-colour-absent = No such cube lives in { $ward }: { $colour }.
tammany_hall-refusal-chips-short = Needs { $need ->
    [one] one favor chip
   *[other] { $need } favor chips
} ({ $colour }), you have { $have }.
tammany_hall-refusal-bag-lacks = The bag holds no cube of this colour: { $colour }.
tammany_hall-refusal-no-office-for-mayor = The mayor holds no other office.
tammany_hall-refusal-one-office-each = { $seat } can hold one office only.
tammany_hall-refusal-needs-office = { $seat } has no office yet.

## Are you sure

tammany_hall-caution-office-left = The power of your office is unused this year: { $office }.
tammany_hall-caution-too-few-votes = { $votes ->
    [one] One vote
   *[other] { $votes } votes
} cannot win: another has { $least } already, without a chip.
tammany_hall-caution-more-than-needed = { $n ->
    [0] You win without a chip, whatever the others bid.
    [one] One chip is enough, whatever the others bid.
   *[other] { $n } chips are enough, whatever the others bid.
}

## What it would do

tammany_hall-forecast-bosses = { $ward }: you { $bosses }, the strongest other { $theirs }
tammany_hall-forecast-colour-comes = New in { $ward }: { $colour } chips can be bid there.
tammany_hall-forecast-colour-goes = The last one leaves { $ward }: { $colour } chips can't be bid there any more.
tammany_hall-forecast-victim = { $victim_seat } keeps { $bosses } in { $ward }
tammany_hall-forecast-lock = Nothing goes in or out until the end of the next election.
tammany_hall-forecast-votes = { $bosses } by bosses + { $chips } by chips = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
tammany_hall-forecast-draws = Castle Garden is filled from the bag then: no undo.
tammany_hall-forecast-election = The election begins.

## The result

tammany_hall-score-start = At the start
tammany_hall-score-wards = Wards won
tammany_hall-score-mayor = Elected mayor
tammany_hall-score-chip_majority = Most chips of a colour
tammany_hall-score-unused_slander = Unused slander chips
tammany_hall-rank-points = Points
tammany_hall-rank-chips_total = Favor chips
tammany_hall-rank-chips_irish = Irish chips
tammany_hall-rank-chips_english = English chips
tammany_hall-rank-chips_german = German chips
tammany_hall-rank-chips_italian = Italian chips
tammany_hall-rank-is_mayor = Mayor of the last election
tammany_hall-step-chips_total = favor chips in hand
tammany_hall-step-chips_irish = Irish chips
tammany_hall-step-chips_english = English chips
tammany_hall-step-chips_german = German chips
tammany_hall-step-chips_italian = Italian chips
tammany_hall-step-is_mayor = being mayor

## Set-up

tammany_hall-option-start_player = Start player
tammany_hall-option-start_player-hint = Takes the first turn of every year until there is a mayor.
tammany_hall-option-start_player-random = Drawn by lot
tammany_hall-option-start_player-seat-1 = Seat 1
tammany_hall-option-start_player-seat-2 = Seat 2
tammany_hall-option-start_player-seat-3 = Seat 3
tammany_hall-option-start_player-seat-4 = Seat 4
tammany_hall-option-start_player-seat-5 = Seat 5
tammany_hall-option-castle_garden_return = Castle Garden is emptied
tammany_hall-option-castle_garden_return-hint = Officially before each election. Emptied every year, each year begins with fresh immigrants.
tammany_hall-option-castle_garden_return-end_of_term = Before each election
tammany_hall-option-castle_garden_return-end_of_year = After every year
tammany_hall-option-slander_second_needs_own_boss = Second slander needs an own boss
tammany_hall-option-slander_second_needs_own_boss-hint = Most sources ask for a boss of yours in the first ward only.
tammany_hall-option-slander_second_needs_own_boss-no = Only the first ward needs one
tammany_hall-option-slander_second_needs_own_boss-yes = Both wards need one

## The table

tammany_hall-area-map = City
tammany_hall-area-year = Year
tammany_hall-area-ward = Wards
tammany_hall-area-garden = Castle Garden
tammany_hall-area-bag = Bag
tammany_hall-area-zones = Set-up boxes
tammany_hall-area-leaders = Immigrant leaders
tammany_hall-area-offices = City offices
tammany_hall-area-chips = Favor chips
tammany_hall-area-slander = Slander chips
tammany_hall-area-cube = Immigrants
tammany_hall-area-boss = Ward bosses
tammany_hall-area-lock = Lock
tammany_hall-area-colour = In the bag
tammany_hall-area-bid = Bid
tammany_hall-token-irish = { $n ->
    [one] one Irish chip
   *[other] { $n } Irish chips
}
tammany_hall-token-english = { $n ->
    [one] one English chip
   *[other] { $n } English chips
}
tammany_hall-token-german = { $n ->
    [one] one German chip
   *[other] { $n } German chips
}
tammany_hall-token-italian = { $n ->
    [one] one Italian chip
   *[other] { $n } Italian chips
}
tammany_hall-token-slander = { $n ->
    [one] one slander chip
   *[other] { $n } slander chips
}
tammany_hall-token-points = { $n ->
    [one] one point
   *[other] { $n } points
}
tammany_hall-piece-map = { $name }
tammany_hall-piece-year = Year { $year }, term { $term }; election at the end of year { $election }
tammany_hall-piece-ward = { $state ->
    [veiled] { $name }, { $zone }: opens in year { $opens }
    [locked] { $name }, locked: { $cubes-irish } Irish, { $cubes-english } English, { $cubes-german } German, { $cubes-italian } Italian. { $leader-votes ->
        [0] Nobody stands.
       *[other] { $tied ->
            [1] Tied at { $leader-votes } by bosses; with chips { $reach } at most.
           *[other] { $leader_seat } would win with { $leader-votes } by bosses; with chips { $reach } at most.
        }
    }
   *[other] { $name }: { $cubes-irish } Irish, { $cubes-english } English, { $cubes-german } German, { $cubes-italian } Italian. { $leader-votes ->
        [0] Nobody stands.
       *[other] { $tied ->
            [1] Tied at { $leader-votes } by bosses; with chips { $reach } at most.
           *[other] { $leader_seat } would win with { $leader-votes } by bosses; with chips { $reach } at most.
        }
    }
}
tammany_hall-piece-cube = Immigrant, { $name }
tammany_hall-piece-boss = Ward boss of { $seat }
tammany_hall-piece-lock = Lock of the Council President
tammany_hall-piece-garden = Castle Garden: { $cubes ->
    [0] empty
    [one] one immigrant
   *[other] { $cubes } immigrants
}
tammany_hall-piece-bag = Bag: { $cubes } cubes; { $irish } Irish, { $english } English, { $german } German, { $italian } Italian
tammany_hall-piece-bag-colour = In the bag, { $name }: { $cubes }
tammany_hall-piece-zone = { $name }, opens in year { $opens }
tammany_hall-piece-leader = Immigrant leader, { $name }
tammany_hall-piece-office = { $state ->
    [vacant] { $name }: vacant
    [used] { $name }: { $seat }, used this year
   *[other] { $name }: { $seat }
}
tammany_hall-piece-mat = { $seat }: { $points } points, { $bosses } bosses in the city; chips { $irish } Irish, { $english } English, { $german } German, { $italian } Italian; { $slander } slander chips{ $state ->
    [acting] . To act.
   *[other] .
}
tammany_hall-piece-chip = Favor chips of { $seat }, { $name }: { $chips }
tammany_hall-piece-slander = Slander chip of { $seat }
tammany_hall-piece-bid = { $state ->
    [sealed] Your sealed bid
   *[other] Your bid
}

## Names

tammany_hall-map-city = The city
tammany_hall-ward-1 = Ward 1
tammany_hall-ward-2 = Ward 2
tammany_hall-ward-3 = Ward 3
tammany_hall-ward-4 = Ward 4
tammany_hall-ward-5 = Ward 5
tammany_hall-ward-6 = Ward 6
tammany_hall-ward-7 = Ward 7
tammany_hall-ward-8 = Ward 8
tammany_hall-ward-9 = Ward 9
tammany_hall-ward-10 = Ward 10
tammany_hall-ward-11 = Ward 11
tammany_hall-ward-13 = Ward 13
tammany_hall-ward-14 = Ward 14 (Tammany Hall)
tammany_hall-ward-15 = Ward 15
tammany_hall-ward-17 = Ward 17
tammany_hall-zone-i = Zone I
tammany_hall-zone-ii = Zone II
tammany_hall-zone-iii = Zone III
tammany_hall-colour-irish = Irish
tammany_hall-colour-english = English
tammany_hall-colour-german = German
tammany_hall-colour-italian = Italian
tammany_hall-office-mayor = Mayor
tammany_hall-office-deputy_mayor = Deputy Mayor
tammany_hall-office-council_president = Council President
tammany_hall-office-chief_of_police = Chief of Police
tammany_hall-office-precinct_chairman = Precinct Chairman

## What they do

tammany_hall-office-mayor-text = 3 points when elected; hands out the other offices; first player of the term.
tammany_hall-office-deputy_mayor-text = Once a year: take 1 favor chip of any colour.
tammany_hall-office-council_president-text = Once a year, twice a term: lock an open ward until the end of the next election.
tammany_hall-office-chief_of_police-text = Once a year: return 1 cube from a ward with 2 or more to the bag.
tammany_hall-office-precinct_chairman-text = Once a year: move 1 cube from a ward with 2 or more to an adjacent open ward.
tammany_hall-bonus-immigrant = The winner settles 1 immigrant from the bag.
tammany_hall-bonus-chip = The winner takes 1 favor chip.
tammany_hall-bonus-none = No bonus.
tammany_hall-announced-ward = { $ward } votes
tammany_hall-announced-leaders = Immigrant leaders
tammany_hall-announced-points = Points for wards
tammany_hall-announced-mayor = The mayor
tammany_hall-announced-final = Final scoring
tammany_hall-announce-votes = { $seat }: { $bosses } by bosses{ $irish ->
    [0] {""}
   *[other] {" "}+ { $irish } Irish
}{ $english ->
    [0] {""}
   *[other] {" "}+ { $english } English
}{ $german ->
    [0] {""}
   *[other] {" "}+ { $german } German
}{ $italian ->
    [0] {""}
   *[other] {" "}+ { $italian } Italian
} = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
tammany_hall-announce-won = { $seat } wins the ward.
tammany_hall-announce-tied = A tie at { $votes }: nobody wins, all bosses go home.
tammany_hall-announce-unopposed = { $seat } stands alone and wins.
tammany_hall-announce-vacant = Nobody stands.

## On the screen

tammany_hall-round = Year { $n }
tammany_hall-draft-turn = Place both pieces
tammany_hall-refusal-incomplete = { $n ->
    [one] One piece is still in your hand: point at a ward.
   *[other] Point at a ward for your boss, then at a ward for a second one. Or take up a cube of Castle Garden first.
}
tammany_hall-ask-turn-hint = A ward gets your boss. Then a second boss, or a cube of Castle Garden and its ward: that cube also brings you a favor chip.
tammany_hall-ask-hint = Rest on a ward to see who would win it and what could still be bid, on an office to read what it can do. Click what lights up.
tammany_hall-ask-bid-hint = Each chip is one vote more. Chips you bid are spent, whoever wins.
tammany_hall-office-vacant = vacant
tammany_hall-ward-nobody = Nobody stands here yet.
tammany_hall-ward-ahead = Without chips { $seat } wins with { $votes }.
tammany_hall-ward-tied = Without chips it is a tie at { $votes }: nobody wins.

## Awards at the end

tammany_hall-award-slandered = Sharpest tongue: { $seat }, slanders: { $n }
tammany_hall-award-placed-cube = Friend of the newcomers: { $seat }, immigrants settled: { $n }
tammany_hall-award-declined = Needs nothing: { $seat }, bonuses declined: { $n }
