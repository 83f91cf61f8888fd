# The application around the games. Texts of a game are in <game>.ftl, those of files and matches in session.ftl.

slogan = Board games for the people around one computer
list-separator = { ", " }
close = Close
back = Back
open = Open
recent = Recent files
home = New game
quit = Quit
settings = Settings
statistics = Statistics
about = About
rules = Rules
menu = Menu
menu-game = Game
menu-view = View
menu-help = Help
save-as = Save a copy
capsule = Write a bug capsule
full-screen = Full screen
panel-left = Left panel
panel-right = Right panel
fit = Whole table
keys = Keys
player = Player { $n }

## Home

cover-metallum = Metallum
cover-tammany_hall = Tammany Hall
cover-manhattan_project = The Manhattan Project
cover-space_missions = Space Missions
cover-facts = { $low }–{ $high } players, { $minutes } min
cover-facts-fixed = { $high } players, { $minutes } min
cover-weight = Weight { $n } of 5
not-there-yet = Not there yet
continue = Continue
moves-made = { $n ->
    [one] one move
   *[other] { $n } moves
}

## Set-up

setup-people = Who plays
setup-add = One player more
setup-name = Name of player { $n }
setup-colour = Colour of player { $n }: take the next one
setup-kind = Player { $n } is
setup-human = Person
setup-earlier = Move player { $n } up
setup-remove = Remove player { $n }
setup-order = Order of turns
setup-order-listed = As listed
setup-order-random = By lot
setup-options = How it is played
setup-preset = Rules
setup-preset-own = Your own mix of what is below.
setup-pack = House rules
setup-pack-none = None
setup-pack-hint = Records of your own, from the folder { $folder }.
setup-pack-broken = { $pack } can't be played: { $what }
event-house-rules = Played with the house rules { $pack }.
setup-seed = Seed
setup-seed-random = by lot
setup-seed-hint = The same word or number deals the same game again.
setup-start = Start
bot-random = Random bot
bot-random-hint = Plays whatever the rules allow.
bot-greedy = Clever bot
bot-greedy-hint = Plays what looks best now.

## The play screen

round = Round { $n }
ask-hint = Point at a card to see what it would cost and do. Click it, or drag it to where it goes.
draft-point = Click: lay it, or take it back.
price = Price
gain = You get
log = What happened
undo = Undo
undo-tip = Take the last choice back (U)
redo = Redo
redo-tip = Do it again (R)
uncover = Show my secrets
uncover-tip = Show what lies covered before you, or cover it again (P)
cover = Cover my secrets
covered-hint = The best choice is about something you keep covered: look at it first.
hint = Hint
hint-tip = Show a good choice (H)
rules-tip = Rules for this question (F1)
undo-blocked-nothing = Nothing to take back.
undo-blocked-revealed = No free undo: something new was turned up.
undo-blocked-handed-over = No free undo: the turn has passed on.
undo-consent = Does everybody agree? Then press Undo once more.
since-last-turn = Since your last turn
thinking = { $seat } is thinking …
seat-acting = to play
seat-bot = bot
seat-answered = has answered
game-over = The game is over.
do-it = Do it
remedy = { $first } and do it
why-remedy = { $why } What helps: { $remedy }.
seal-revealed = No free undo after that. Click again to do it.
seal-handed-over = The turn passes on. Click again to do it.
mark-finishes = This finishes it!
refusal-game-over = The game is over.
refusal-not-your-turn = It is another player's turn.
refusal-not-offered = Not possible now.
refusal-agree-missing = { $seat } has not agreed.
what-can-i-do = What can I do?
type-to-find = Type to find a choice
agree = End by agreement
choice-agree = End the game here, all agree
agree-ask = Does everybody agree to end the game here?
agree-not-now = This game can't be ended by agreement now.
agree-do = All agree
agree-not = Play on

## The curtain

curtain-title = { $seat }, take the computer
curtain-back = { $seat }: take my choice back
curtain-note = Everybody else looks away. What was on the screen is put away.
curtain-open = I am { $seat }: show my table

## Keys

key-arrows = Arrows
key-arrows-does = to the nearest card
key-tab = Tab
key-tab-does = to the next area
key-enter = Enter
key-enter-does = choose; a second time: do it
key-digits = 1–9
key-digits-does = the choice with this number
key-esc = Esc
key-esc-does = let go of everything
key-undo = U
key-undo-does = take back
key-redo = R
key-redo-does = do again
key-hint = H
key-hint-does = show a good choice
key-rules = F1
key-rules-does = rules for this question
key-palette = Ctrl+K
key-palette-does = what can I do?
key-zoom = Ctrl+0
key-zoom-does = the whole table; wheel or pinch to zoom
key-full = F11
key-full-does = full screen
key-panels = F3, F4
key-panels-does = hide or show the side panels
key-cover = P
key-cover-does = show or cover my secrets
key-capsule = F9
key-capsule-does = write a bug capsule
key-keys = ?
key-keys-does = this list

## Result

awards = Awards
counting = Counting the points …
wins = { $seat } wins!
share-victory = { $seats } share the victory!
decided-by = Decided by: { $rank }.
total = Total
tie-break = Tie-break: { $rank }
rank = Place
rank-n = { $n }.
score-chart = Scores round by round
to-home = Home
save-picture = Save as picture
review = Review
play-again = Play again
picture-saved = The picture is in { $file }.
picture-not-saved = The picture could not be written to { $file }. Choose another folder.

## Review

review-move = Move { $n } of { $all }
review-start = The beginning
review-first = To the beginning (Home)
review-last = To the end (End)
review-before = One move back (Left)
review-after = One move on (Right)
review-slider = Moves of the match
review-eyes = Seen by
review-everybody = everybody
review-branch = Continue from here as a new match

## Settings

setting-language = Language
setting-language-hint = Changes at once, also in the middle of a game.
setting-language-system = As the system
setting-theme = Colours
setting-theme-hint = High contrast has black ground, thick outlines and no textures.
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-text_scale = Text size
setting-text_scale-hint = Of panels, price tags and the enlarged card. The table is zoomed with the wheel.
setting-animation = Animation
setting-animation-hint = Milliseconds that a card glides. 0 switches all movement off; bots then play without pausing.
setting-sound = Sound
setting-sound-hint = The system's tone when bots have moved and it is a person's turn, and at the end of the game.
setting-arming = Asks for a second click
setting-arming-hint = Before what can't be taken back. Everything else is done at once and taken back with U.
setting-arming-all = At the end of a turn too
setting-arming-revealed = When something is turned up
setting-arming-none = Never
setting-curtain = Curtain
setting-curtain-hint = Covers the screen before the computer changes hands.
setting-curtain-secret = When something is secret
setting-curtain-always = At every turn
setting-curtain-never = Never
setting-curtain-warning = Without the curtain the next player sees the secrets of the one before, in games that have secrets.
setting-beginner_hints = Hints for beginners
setting-beginner_hints-hint = Says what can be done when nothing is pointed at.
setting-beginner_hints-first = In a person's first games
setting-beginner_hints-always = Always
setting-beginner_hints-never = Never
yes = Yes
no = No

## Statistics

statistics-none = No match has been finished yet.
statistics-person = Person
statistics-game = Game
statistics-played = Played
statistics-won = Won
statistics-best = Best
statistics-mean = Average
statistics-export = Export as CSV
statistics-kept = These figures stay on this computer.
statistics-damaged = { $n ->
    [one] One line of the statistics is damaged and was left out.
   *[other] { $n } lines of the statistics are damaged and were left out.
}

## Rules reader

rules-search = Find in the rules
rules-not-found = Not found.
rules-missing = There are no rules to read for this game yet.
rules-choose = Rules of which game?
lesson = First game: play along
lesson-next = Next
walk-skip = To the next question
lesson-first = In the lesson do what the text says; afterwards the game is yours.
lesson-over = End of the lesson. Play on, or go back.

## About

about-version = Version { $version }
about-text = Modern board games for people around one computer that goes from hand to hand. No account, no network.
about-licences = Hotseat: MIT licence. Fonts: Noto Sans and Noto Serif CJK, SIL Open Font License. Icons: Material Design Icons, Apache licence 2.0. Toolkit: Qt and PySide6, LGPL version 3.
about-games = The games belong to their authors and publishers. All texts and drawings here are our own; names and numbers of the components are facts about the games.
about-data = Saves, statistics and the log are in { $folder }.
about-open-folder = Open the folder

## Messages

saved-as = Saved: { $file }
capsule-written = The bug capsule, without names, is in { $file }.
crashed = Something unexpected happened. It is written down in the log; the match goes on from its last position and is saved.
show-log = Show the log
last-autosave = Back to the last autosave
fault-data = { $n ->
    [one] A data file of the game is faulty: { $what }
   *[other] Data files of the game have { $n } faults; the first: { $what }
}
