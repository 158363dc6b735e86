## Everywhere

skip = Skip to content
brand-label = Velmoci, to the start page
menu = Menu
nav-label = Main
nav-new = New game
nav-mine = My games
nav-watch = Tables
nav-rules = Rules
nav-account = Settings
language-label = Language
theme-label = Appearance
theme-auto = as the system
theme-light = light
theme-dark = dark
loading = Loading …
retry = Try again
close = Close
undo = Undo
copy = Copy
copied = Copied
qr-title = QR code
qr-alt = QR code of this link, for the camera of a telephone
qr-too-long = This link is too long for a QR code.
link-only-here = This address works on this machine only. To let friends join from others, start the server with --host 0.0.0.0 and open the network address that it prints.
guest = Guest
nickname = Your name at the table
to-home = To the start page
round = Round { $round }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
your-turn = Your turn
rule-open = Rule { $id }
rule-unknown = There is no rule { $id } in this language.
rule-in-book = Read on in the rulebook

title-new = New game
title-join = Join a game
title-table = Table
title-replay = Replay
title-after = After the game
title-mine = My games
title-watch = Open tables
title-rules = Rules
title-learn = In three minutes
title-account = Settings and account
title-lost = Nothing here
lost = There is no page at this address.

bot-random = Wanderer (plays at random)
bot-steady = Strategist (plays to win)

## Start page

home-title = Divide the world
home-lead = Three war games in the browser, against bots and friends: secret missions, a hand of cards, salvos on maps of your own. The dice are honest.
home-about-expanze = The whole world, up to seven powers and a secret mission for each. Dice decide battles, cards bring soldiers, and nobody knows who is close to winning.
home-about-evropska_valka = Europe around 1920: few figures and a hand of cards, for battles, spies, sabotage and fate. Quick to learn, for two to five.
home-about-salva = A war of your own making: tanks, ships and submarines fire salvo by salvo, and a scenario or your own switches say what is played for.
play-now = Play now
starting = Setting the table …
play-other = Play { $game } now
play-now-hint = You and three bots, right away. No account, nothing to read first.
join-title = Join by a link
join-link = Link that you were sent
join-go = Join
join-bad-link = This is no link to a game; it looks like …#/join/….
home-mine = Games that you have begun on this device, and whether it is your turn.
home-mine-none = You have not played on this device yet.
home-watch = Find a table to join, or look on at a game.
home-rules = Rulebooks with pictures, examples to play and one page to print; beside them every rule with its number.

## New game

new-game = Game
new-seats = Who plays
new-count = Number of powers
new-powers = { $count } powers
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-colour = Colour of seat { $number }
new-name = Name on seat { $number }
sitter-me = Me
sitter-person = A person
sitter-bot = Bot: { $bot }
sitter-bot-silent = Bot: { $bot }, does not talk
colour-any = any colour
new-one-screen = All people play at this screen
new-one-screen-hint = Before each turn the screen is handed over, so that nobody sees another's mission.
new-link-hint = { $count ->
    [one] You will get a link for one person to join by.
   *[other] You will get a link for { $count } people to join by.
  }
new-not-me = Nobody sits for you: take a seat, let all people play at this screen, or let anybody watch.
new-public = Anybody may watch and take open seats
new-clock = Time
clock-none = No clock
clock-brisk = 30 s a move + 5 min
clock-calm = 90 s a move + 20 min
clock-day = A day a move + 3 days
clock-slow = Three days a move + 7 days
clock-own = Own …
clock-beforehand = What is asked out of turn is answered at once, by standing orders or by silence: nobody is waited for
clock-kind = Kind
clock-kind-live = live
clock-kind-days = by correspondence
clock-move-live = Seconds for a move
clock-bank-live = Minutes in the bank
clock-move-days = Hours for a move
clock-bank-days = Hours in the bank
new-rules = Rules
options-table = Table and turns
options-arming = Soldiers and arming
options-cards = Fighting and letter cards
options-missions = Missions and victory
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
options-match = Options of this match
options-match-rest = Everything else is as the rules have it.
options-match-usual = All options are as the rules have them.
option-usual = usually { $value }
option-yes = yes
option-no = no
option-ask = the table decides then
option-reset = As in the book
option-wrong = { $what } Allowed: { $allowed }.
new-start = Start

## Joining, watching, own games

join-seat = Seat
join-any-seat = Any open seat
join-member = Play this power together with
join-full = All seats at this table are taken. To play a power together with somebody who sits here, ask them for a link; they find it at the table under More options.
join-seated = You sit at this table already.
join-sit = Take the seat
seat-open = open seat
join-open = { $count ->
    [one] Take the open seat
   *[other] Take one of { $count } open seats
  }
watch-lead = Public games that are gathering or being played: take an open seat, or watch. As a spectator you see what lies open on the table.
watch-none = Nobody plays in public just now. Make a table that anybody may join:
watch-none-such = No table is like that just now. Look for fewer things, or make such a table yourself:
watch-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
watch-more = Show more
watch-further = Look among older ones
filter-title = Which tables
filter-game = Game
filter-game-any = any
filter-pace = Time to think
filter-pace-any = any
filter-pace-live = live, by the clock
filter-pace-days = over days
filter-pace-none = without a clock
filter-seats = Open seats
filter-seats-any = any number
filter-seats-least = at least { $count }
filter-scenario = Scenario
filter-scenario-any = any
filter-chapter = With the chapter
filter-chapter-any = any
filter-people = Only people, no bots
filter-clear = Show all tables
watch-open = Watch
replay-open = Replay
mine-open = To the table
next-game = { $count ->
    [one] Next: { $count } game waits for you
   *[other] Next: { $count } games wait for you
  }
mine-none = You have no games on this device.
mine-forget = Remove from the list
mine-hint = This browser remembers your seats. With an account they follow you to other devices.
status-match-gathering = gathering
status-match-running = running
status-match-paused = paused
status-match-over = over
match-won = Won by
match-drawn = Nobody has won.
match-waits = On turn:

## Account

account-here = On this device
notify-sound = Play sounds: dice, cards, salvos, and when it is my turn
notify-browser = A notice of the browser when it is my turn
notify-refused = The browser does not allow notices from this page; its settings can change that.
account-title = Account
account-why = An account is optional. It gathers your games, so that you find them on every device.
account-login = Sign in
account-register = New account
account-logout = Sign out
account-name = Name
account-password = Password
account-password-hint = At least eight characters.
account-signed-in = You are signed in as { $name }.

## The line to the server

line-connecting = Connecting to the table …
line-broken = The connection is broken. Your orders are kept.
line-again = { $count ->
    [0] Trying again …
    [one] Next try in one second.
   *[other] Next try in { $count } seconds.
  }
line-now = Try now
goodbye-unknown_match = There is no such game on this server.
goodbye-bad_token = This seat's link is not valid.
goodbye-bad_message = The server did not understand this page; loading it again should help.
goodbye-shutdown = The server is being restarted.
goodbye-too_many = Too many connections at once.
goodbye-too_slow = The connection was too slow.

## At the table

winner = { $powers } won: { $how }.

## The table

table-map = Map
table-side = Around the table
table-tools = Tools of the map
table-zoom-whole = Show the whole map
table-to-list = To the list of states
table-you = you
table-captain = captain
table-present = at the table
table-away = away
table-new = new
table-cancel = Cancel
table-not-yet = Not yet
table-anyway = { $deed } anyway
table-accept = Accept
table-decline = Decline

table-tab-play = Play
table-tab-overview = Powers
table-tab-own = Mission
table-tab-cards = Cards
table-tab-talks = Talks
table-tab-states = States
table-tab-remarks = Spectators

players-power = Power
table-clock = Time left
table-decision = What is to be decided
table-hand-back = Hand the screen over
table-over = The game is over.
table-paused = The game is paused.
table-resume = Go on
table-standing-heading = Standing orders
table-standing-now-on = Answer so from now on
table-standing-what = They answer for you when somebody else's turn asks you something. Only your own side knows of them; the first that fits answers.
table-standing-none = You have left no standing orders.
table-standing-new = A new standing order
table-standing-question = When this is asked
table-standing-answer = answer
table-standing-whose = whoever asks
table-standing-anybody = anybody
table-standing-topic = whatever it is about
table-standing-everything = everything
table-standing-where = Fields
table-standing-everywhere = on all fields
table-standing-until = Time is until { $hour }.
table-standing-from = if the odds are at least
table-standing-about = about { $topic }
table-standing-over = over { $fields }
table-standing-of = of { $power }
table-standing-odds = if the odds are at least { $odds } %
table-standing-turn = this turn only
table-standing-give = From now on
table-standing-revoke = Revoke
table-take-back = Take the last order back
table-waiting = On turn: { $power } ({ $who }).
table-waiting-all = Waiting for { $powers }.
table-waiting-none = Nobody is waited for.
table-watching = You are watching. On turn: { $power }.
table-watching-none = You are watching.
table-won-by = Winner:
table-to-replay = Look at the whole game
table-rematch = Play again
table-rematch-asked = Waiting for the others
table-rematch-go = To the next game
table-to-home = To the start page

table-absent = No answer from { $power }. What now?
table-absent-wait = Wait
table-absent-default = Pass over
table-absent-bot = Let a bot play
table-absent-you = The others decide how to go on without you. Answer, and you play on.
table-skipped = Your power is passed over.
table-stand-in = Your power is played by a stand-in ({ $bot }).
table-come-back = I am back
table-proposals = Your power votes
table-proposal-votes = for it: { $names }
table-proposal-join = I am for it
table-proposal-withdraw = Take my votes back

table-players = Powers
table-col-power = Power
table-col-clock = Time
table-seat-open = open seat
table-talking = Talking with each other: { $rooms }

table-talks = Talks and agreements
table-talks-over = Nobody wrote to you in this game.
table-talks-off = This game is played without talks.
table-talks-seen = The others see that you talk, not what you say.
table-rooms = Rooms
table-team = Own power
table-team-empty = Only the members of your power read this.
table-talk-with = Talk with
table-talk-choose = Choose one or more powers; nobody else will read what you say.
table-bot-silent = does not talk
table-bots-silent = { $powers } { $count ->
    [one] is a bot that does not answer
   *[other] are bots that do not answer
  }.
table-bots-offers = { $powers } { $count ->
    [one] is a bot: it answers
   *[other] are bots: they answer
  } agreements that you propose, not words.
table-bots-treaties = { $powers } { $count ->
    [one] is a bot: it answers
   *[other] are bots: they answer
  } treaties that you offer, not words.
table-talk-lines = What was said
table-talk-empty = Nothing was said here yet.
table-say = Say something
table-send = Say
table-reveal = Let the replay show this talk
table-revealed = The replay shows it once all of you agree
table-agreement-new = Propose an agreement
table-agreement-form = Kind of agreement
table-agreement-form-line = No attacks along a border
table-agreement-form-against = Together against a power
table-agreement-form-free = Free text
table-agreement-pairs = Where nobody attacks
table-agreement-no-border = You have no common border.
table-agreement-whom = Against whom
table-agreement-text = What you agree on
table-agreement-more = A word to it (not needed)
table-agreement-send = Propose
table-agreement-hint = It binds nobody: the game refuses no order because of it.
table-agreement-open = Proposed
table-agreement-made = Agreed
table-agreement-declined = Declined
table-agreement-by = by { $power }
table-agreement-line = No attacks along this border:
table-agreement-against = Together against { $power }.
table-agreement-declined-by = Declined by { $powers }
table-disclose = Disclose it
table-disclose-to = To whom
table-disclose-all = to all
table-disclose-go = Disclose
table-disclosed = Disclosed to { $powers }
table-disclosed-all = Disclosed to all
table-disclosed-title = Agreements of others

table-log = Log
table-log-more = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }

table-gathering = Gathering players
table-gathering-lead = { $count ->
    [0] Everybody is here; the game begins in a moment.
    [one] One seat is still open. The game begins by itself when it is taken.
   *[other] { $count } seats are still open. The game begins by itself when all are taken.
  }
table-gathering-link = Link to join by
table-watch-link = Link to watch this game

remarks-title = What the spectators say
remarks-lines = Said by spectators
remarks-empty = Nobody has said anything yet.
remarks-name = Your name
remarks-say = Message to the other spectators
remarks-hint = Other spectators read this at once, the players only after the game.
table-leave = Leave the table

table-hand-over = Next: { $power }
table-hand-over-hint = Hand the screen over; the mission and cards of { $power } come next.
table-hand-over-go = I am { $power }
table-hand-over-others = Somebody else wants to look:

table-menu = More options
table-fold = The map alone
just-enough = Just enough to win at 80 %
table-rules = Rules
table-look-back = The game so far
table-pause = Pause the game
table-member = Play my power together with somebody
table-member-hint = Whoever opens this link plays your power with you and sees everything that it knows. Give it to nobody else.
table-member-link = Link for a fellow player
table-own-link = Play on at another device
table-own-link-hint = This link is your seat: whoever has it is you at this table.
table-own-link-label = Link to my seat
table-notices = When it is my turn
table-sound = Play sounds: dice, cards, salvos, and when it is my turn
table-notice = Show a notice of the browser
table-notice-refused = The browser does not allow notices from this page; its settings can change that.
table-show-all = Show the dice of everybody's battles
table-captain-title = Captain
table-captain-name = Make captain
table-dice = Honest dice
table-dice-how = The hash of the secret behind all dice was published before the first order, and every seat mixed in a value of its own. When the game is over, the secret is revealed and every roll can be checked.
table-dice-hash = Hash:
table-dice-secret = Secret:
table-resign = Resign
table-resign-sure = Do you want to resign?
table-resign-what = Your power leaves the game for good. Its soldiers stay where they stand and defend themselves.
table-resign-vote = Your power leaves the game for good once more than half of its members want it.
table-resign-go = Resign
table-step-away = To the start page
table-step-away-hint = Your seat stays yours; you find the game under My games.

table-book = Look things up
table-help = How to play here
table-help-turn = A turn
table-help-map = The map
table-help-pointer = Wheel: zoom. Drag the sea: move. Click a state, then its neighbour, or drag from one to the other: attack.
table-help-touch = Two fingers: zoom. A long press takes a placed soldier back.
table-help-arrows = With the map focused: arrows go from state to state, + and − zoom, 0 shows all, Shift with arrows moves the map.
table-help-list = The tab States shows the same as a table, with neighbours and buttons.
table-help-keys = Keys
table-keys-on = Single keys work (turn off if they disturb your own tools)

## After the game

after-curves = How it went
after-luck = Luck with the dice
after-secrets = All secrets
after-talks = Talks that everybody let be shown
after-dice = Honest dice
dice-commitment = Hash of the dice, known before the first order:
dice-secret = The secret behind it:
dice-check = Check all rolls and lots here
dice-right = { $count ->
    [0] Nothing was rolled or drawn in this game; the secret fits the hash that was published before it.
    [one] The only roll of this game was worked out again from the secret: it is right.
   *[other] All { $count } rolls and lots of this game were worked out again from the secret: every one is right.
  }
dice-wrong = The rolls of record { $number } are not those that the secret gives.
dice-secret-wrong = The revealed secret does not fit the hash that was published before the game.
dice-verify = Anybody can check every roll: velmoci verify { $file }
replay-moment = Moment of the game
replay-at = Step { $at } of { $of }
replay-controls = Replay
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-battle-before = To the battle before
replay-battle-after = To the next battle
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-nothing = Nothing that you could see.
replay-eyes = View
replay-eyes-truth = the truth
replay-eyes-public = everybody
replay-link = Copy a link to this moment
replay-download = Download the record
fork-title = Play on from here
fork-truth = A game of your own against bots that starts from exactly this moment.
fork-view = A game of your own against bots from this moment; what you could not see is filled in at random.
fork-as = As
fork-go = Play on

## Rules

learn-short = In three minutes
learn-all = the rulebook
learn-chapters = One chapter in a minute
learn-game = The whole game in three minutes
learn-next = Next: { $title }
learn-play = Play it
rules-books = Which game
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = words or a number such as EX-FGT-16
rules-hits = { $count ->
    [0] Nothing found.
    [one] One place found.
   *[other] { $count } places found.
  }
rules-picture = Picture
rules-table = Table
rules-ways = What to read
rules-way-book = Rulebook
rules-way-learn = In three minutes
rules-way-exact = Numbered rules
rules-exact = The exact text for referees and programmers: every rule has its number, and refusals cite it.
rules-read-book = To learn the game, read the rulebook.
book-print = Print the rulebook
book-sheet = One page to print
book-print-sheet = Print this page
book-whole = The whole rulebook

## Problems

problem-unknown = Something went wrong ({ $code }).
error-offline = The server does not answer. Is it running, and are you connected?
error-server-error = The server made a mistake; it has been noted there.
error-not-found = There is nothing at this address.
error-unknown-match = There is no such game on this server.
error-unknown-language = The program does not speak this language.
error-no-rules = The rules of this game do not exist in this language.
error-no-position = There is no such position.
error-no-odds = No odds can be worked out in this game.
error-not-invited = This game is private; you need its invitation link.
error-not-over = This is possible only when the game is over.
error-no-game-there = There is no game to go on with at this moment.
error-bad-token = This seat's link is not valid.
error-name-taken = This name is taken already.
error-wrong-credentials = Name or password is wrong.
error-too-often = Too many requests; wait a moment and try again.
error-too-large = That is too much at once.
error-not-json = The server did not understand this page; loading it again should help.
error-bad-body = The server did not understand what was filled in ({ $where }).
error-bad-query = The server did not understand this address.
error-wrong-method = The server did not understand this page; loading it again should help.
error-foreign-host = The server does not answer to this address.
error-foreign-origin = The server takes orders only from its own page.

## What happens at a table apart from the game

event-sat-down = { $name } sits down ({ $power }).
event-got-up = { $name } gets up ({ $power }).
event-came-back = { $power } came back.
event-captain-named = { $name } leads { $power } now.
event-paused = The game was paused by { $power }.
event-resumed = The game was resumed by { $power }.
event-vote-opened = No answer from { $power }; the others vote on what to do.
event-waited-for = The others wait for { $power }.
event-stand-in-bot = A bot plays for { $power }.
event-stand-in-default = { $power } will be passed over until somebody comes back.
event-rematch-asked = { $power } would like to play again.
event-time-ran-out = { $power } ran out of time.
event-order-taken-back = { $power } took the last order back.

error-not-a-member = You do not sit at this table.
error-not-captain = In this power the captain gives the orders.
error-vote-open = The members of your power are still voting.
error-no-open-seat = There is no open seat.
error-seat-of-a-bot = A bot sits there.
error-seat-is-out = This power no longer takes part.
error-seat-is-taken = Somebody sits at this seat already; only their own link leads to it.
error-seat-is-full = No more than { $limit } people may play one power.
error-nobody-plays = At least one seat must be for a person.
error-wrong-seat-count = There are { $count } seats, but { $expected } powers.
error-clock-empty = A clock needs time for a move or in the bank.
error-not-begun = The game has not begun yet.
error-not-running = The game is not running.
error-not-paused = The game is not paused.
error-paused = The game is paused.
error-time-is-up = Your time is up.
error-stood-in = Somebody else plays for your power now; come back first.
error-not-stood-in = Nobody plays for your power.
error-mix-closed = The game has begun; the dice are mixed.
error-mix-done = Your value is mixed in already.
error-no-vote = There is no vote about { $power }.
error-not-a-voter = You have no vote in this.
error-talk-off = This game is played without talks.
error-agreement-alone = An agreement takes at least two powers.
error-agreement-empty = An agreement must say something.
error-agreement-against = An agreement cannot be against one of its own parties.
error-agreement-open = This agreement is not accepted by everybody yet.
error-agreement-closed = This agreement has been answered already.
error-unknown-agreement = There is no agreement { $value }.
error-not-a-party = You are not a party to this agreement.
error-disclosed-to-nobody = There is nobody who does not know it already.
error-old-snapshot = The server cannot read this game's snapshot.

## Guided first games

guide-title = Guide
guide-first = First time here? A guide leads you through a real game against the computer:
guide-start = Guided first game, { $count } minutes
guide-start-of = { $game }, { $count } min
guide-step = { $number }/{ $count }
guide-next = Next
guide-skip = Skip this step
guide-end = End the guide
guide-on = Play on without the guide

# What others do, as a film over the map

film-since = Since your last turn
film-turn = This turn
film-previous = Previous scene
film-next = Next scene
film-play = Play
film-pause = Pause
film-close = Close
film-more = (and { $count } more)
film-paces = Show the moves of others
film-pace-off = not at all
film-pace-brisk = briskly
film-pace-calm = calmly
table-key-film = what happened since your last turn
table-key-waiting = the next game that waits for you
table-key-skip = skip what is shown
sound-ask = Play with sound?
sound-yes = Sound on
sound-no = Silent

# The end

ending-title = How it ended
ending-nobody = Nobody
ending-wins = { $count ->
    [one] wins
   *[other] win
  }
ending-lead = Decided ({ $when }):
ending-stroke = The last stroke, { $when }:
ending-luck = Luck
ending-share = Save the picture
ending-to-map = To the map
