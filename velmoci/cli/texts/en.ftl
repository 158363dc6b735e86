# What the command line says of every game. Texts of one line without braces are also read plainly (help, words).

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-commands = [COMMAND …]
help-heading-options = Options
help-heading-commands = Commands
help-velmoci = War games in the browser and in the terminal, their rules, maps and records. "velmoci COMMAND --help" explains a command.
help-serve = Play in the browser. Starts a server for this machine and opens the page; "velmoci serve --help" lists the settings.
help-play = Play a game, people at one keyboard and bots. "velmoci games" lists them; a FILE of a saved game goes on with it, the name of a POSITION of a rulebook begins there. Without options you play against steady bots.
help-replay = Step through a saved game. Enter goes on, "b" back, a number to that record, "e" to the end, "q" leaves.
help-verify = Prove that a saved game follows the rules and that its dice were not tampered with. Ends with 1 if not.
help-rules = Print a rule. By its number (EX-FGT-16), a section (EX-FGT), or all rules in which some words stand; alone it lists the sections.
help-book = Read the rulebook of a game. Prints the whole of it, with positions to play; in the browser it has pictures.
help-learn = Learn a game in three minutes. Prints the page that teaches it; with a CHAPTER of a game that has some, the page of one minute about it.
help-saved = List your saved games. The latest comes first, each with the command that goes on with it.
help-simulate = Let bots play many games against each other. Prints who won how often, with 95 % intervals; a win of several together is divided among them.
help-map = Draw the map as SVG and PNG. With --file the armies of a saved game stand on it.
help-games = List the games that can be played.
help-options = List the options of a game. For each its default, what may be set, and the rule that it changes.

option-help-help = Show this help.
option-help-version = Show the version.
option-help-language = Czech or English; otherwise VELMOCI_LANGUAGE or LANG decides.
option-help-players = Who sits where: "me" for a person, else the name of a bot (me,steady,steady,random).
option-help-simulate-players = The bots, one for each power (steady,steady,random,random).
option-help-powers = How many powers play; the seats without people go to steady bots.
option-help-people = The names of the people at the keyboard.
option-help-scenario = A prepared game by its name ("velmoci GAME scenarios" lists them), or a file that holds one.
option-help-chapters = Chapters that are on beside those of the scenario.
option-help-options = A rule option, as in "round_limit=20"; may be repeated. "velmoci options GAME" lists them.
option-help-seed = The same dice and bots every time.
option-help-play-file = Where to save; otherwise in your data folder.
option-help-resume = Go on with this saved game.
option-help-to = Show the game only up to this record.
option-help-view = Whose eyes: a power, "spectator" or "all". All secrets are shown for finished games only.
option-help-games = How many games.
option-help-jobs = How many processes work at once.
option-help-as_json = Print JSON instead of a table.
option-help-out = The picture's file; its ending says which kind. Otherwise both are written here.
option-help-map-file = The saved game whose armies stand on the map.

version-compiled = compiled
version-plain = plain Python
version-client = with the browser client
version-no-client = without the browser client
note-plain = The rules of this copy are plain Python, not compiled: everything plays the same, only many times more slowly. With a C compiler, install again.
note-no-client = The browser client is not built into this copy, so there is no page to play on. With Node 20.19 or newer, install again; in a clone "make play" does it all.

word-help = help
word-menu = menu
word-board = board, map
word-log = log
word-players = players
word-odds = odds
word-rules = rules, rule
word-undo = undo
word-save = save
word-language = language
word-quit = quit, exit

you = You
player = Player

## The beginning and the end

where-saved = Saved after every order in { $file }
resumed = The game goes on from { $file }
bot-is-silent = { $power } is played by a bot that does not answer treaties.
only-bots = Only bots are left; they play on.
how-to-resume = The game is saved. To go on: velmoci play { $file }
saved = Every order is saved at once in { $file }
undone = Your last order is taken back.
language-changed = From now on in English.
end-won = The winner: { $powers } ({ $reason }) [{ $clause }]
end-nobody = Nobody has won: { $reason } [{ $clause }]
end-file = The record lies in { $file }

## The hand-over

enter-to-clear = Enter clears the screen.
hand-over = { $player } ({ $name }) is to decide. Everybody else looks away.
enter-to-begin = Enter begins.
enter-to-go-on = Enter shows the board.
are-you-sure = Are you sure? (yes/no)

## The screens

prompt-hint = Type an order, press Enter for the menu, or type "help".
heading-power = Power
heading-player = Player
heading-status = State of play
heading-hand = Hand
how-to-read = "rules { $clause }" shows the rule.

## Menus

menu-top = What now?
menu-prompt = Number (Enter: back)>
menu-more = "all" shows { $count } more.

## Help at the prompt

help-orders-now = Orders that you may give now:
help-always = Always:
help-example = Example: { $example }
command-menu = numbered choices, like Enter alone
command-board = the board
command-log = what happened since your last turn; "log all" from the beginning
command-players = all powers
command-undo = take your last order back, unless dice, a reveal or another has spoken since
command-save = where the game is saved
command-language = language cs or language en
command-quit = leave; the game is saved and can be resumed

## Standing orders

standing-none = You have answered nothing beforehand.
standing-how = "help standing" shows how to add and to revoke.
standing-about = about { $topic }
standing-over = over { $fields }
standing-of = of { $power }
standing-odds = if the odds are at least { $odds } %
standing-for-turn = this turn only
standing-did = Your standing order { $number } has answered: { $order }
error-no-standing = You have no standing order { $value }.
error-standing-oneself = A standing order is about what others ask.
error-standing-twice = Just this standing order you have given already.
error-standing-full = More than { $limit } standing orders nobody can have.

## Rules, replay, proof, pictures, lists

rules-section = { $group } ({ $count }): { $section }
rules-how = To learn a game: "velmoci book GAME". "velmoci rules EX-FGT-16" prints a rule, "velmoci rules EX-FGT" a section, "velmoci rules card pile" finds words.
rules-not-playable = not playable yet
learn-chapters = One chapter in a minute: velmoci learn { $game } CHAPTER. There are: { $names }.
learn-then = To play: velmoci play { $game }. The rulebook: velmoci book { $game }. Every rule by its number: velmoci rules.
book-then = With pictures and one page to print: velmoci serve, Rules. Every rule by its number: velmoci rules.
saved-none = There are no saved games in { $folder }.
saved-line = { $changed }  { $game }: { $players }; { $count ->
    [one] one order
   *[other] { $count } orders
  }{ $over ->
    [yes] , finished
   *[other] { "" }
  }
rules-rests-on = It rests on the ruling { $id }:
rules-more = … and { $count } more; add a word.
replay-at = Record { $number } of { $count }
replay-order = { $player }: { $order }
replay-table = the table
replay-prompt = Enter on, b back, number, e end, q leave>
verify-records = { $count ->
    [one] One record replays by the rules.
   *[other] All { $count } records replay by the rules.
  }
verify-dice = { $count ->
    [one] One roll is proved against the commitment.
   *[other] All { $count } rolls are proved against the commitment.
  }
verify-later = The game is not over, so its secret is not revealed yet: the dice can be proved afterwards.
verify-no-commitment = The game was played without a commitment, so its dice cannot be proved.
verify-running = The game goes on.
verify-finished = Outcome: { $powers_count ->
    [0] nobody
   *[other] { $powers }
  } ({ $reason }).
written = Written: { $file }
games-line = { $game } – { $title }, { $least } to { $most } powers; bots: { $bots }, of which offers are answered by { $talking }
options-of = Options of { $game }; set them with --option NAME=VALUE.
option-line = default { $default }; allowed: { $allowed }

## Simulations

simulate-working = Playing
simulate-result = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game }
heading-bot = Bot
heading-seat = Seat
heading-games = Games
heading-wins = Wins
heading-share = Share
heading-interval = 95 % interval
simulate-shared = { $games ->
    [one] In one game several won together
   *[other] In { $games } games several won together
  }: each winner is given an equal part of the win.
simulate-reasons = Endings: { $reasons }.
simulate-rounds = Rounds: { $least } to { $most }, half of the games between { $quarter } and { $three_quarters }, the middle one { $median }.
simulate-speed = { $orders } orders in a game on average; { $speed } games a second.

## Mistakes

error-no-such-command = { $near_count ->
    [0] There is no command "{ $value }"; "{ $command } --help" lists them.
   *[other] There is no command "{ $value }"; did you mean "{ $near }"?
  }
error-no-such-flag = { $near_count ->
    [0] There is no option "{ $value }"; add --help to see which there are.
   *[other] There is no option "{ $value }"; did you mean "{ $near }"?
  }
error-argument-missing = { $value } is missing; add --help to see how the command is written.
error-game-missing = Which game? There are: { $games }. For example: velmoci play { $example }
error-no-lesson = There is no page that teaches "{ $value }".
error-no-chapter-lesson = There is no page about a chapter "{ $value }". There are: { $names }.
error-position-is-whole = "{ $value }" is a position of a rulebook: its rules and players are given. Only --file and --seed go with it.
error-scenario-decides = The scenario decides how many play: { $count }, not { $powers }. "velmoci { $game } scenarios" lists others, --scenario takes one.
error-flag-without-value = A value is missing after { $value }.
error-flag-needs-number = { $value } needs a whole number.
error-word-too-many = "{ $value }" is too much here; add --help to see how the command is written.
error-not-whole-number = { $value } needs a whole number, at least { $least }.
error-unknown-language = There is no language "{ $value }"; there are: { $languages }.
error-no-such-option = { $near_count ->
    [0] { $game } has no option "{ $value }"; "velmoci options { $game }" lists them.
   *[other] { $game } has no option "{ $value }"; did you mean "{ $near }"?
  }
error-option-without-value = The option "{ $value }" needs a value: { $value }=…
error-no-screens = "{ $value }" cannot be played in the terminal.
error-players-count = { $count ->
    [one] One player is named
   *[other] { $count } players are named
  }, but { $powers } powers are to play.
error-people-count = { $people ->
    [0] No seat is for a person
    [one] One seat is for a person ("me")
   *[other] { $people } seats are for people ("me")
  }, but { $count ->
    [one] one name is given.
   *[other] { $count } names are given.
  }
error-people-twice = Two people have the same name.
error-people-in-simulation = Only bots play in a simulation; "me" is not one.
error-no-such-power = { $near_count ->
    [0] There is no power "{ $value }".
   *[other] There is no power "{ $value }"; did you mean { $near }?
  }
error-ambiguous-name = "{ $value }" could be any of these: { $names }.
error-ambiguous-word = "{ $value }" could be any of these: { $names }.
error-no-such-line = There is no line { $value }; choose 1 to { $count }.
error-nothing-found = No rule holds the words "{ $value }".
error-file-missing = There is no file "{ $value }".
error-file-not-text = "{ $value }" is not a text in UTF-8.
error-file-is-folder = "{ $value }" is a folder, not a file.
error-file-exists = "{ $value }" exists already.
error-file-denied = "{ $value }" cannot be read or written here.
error-file-trouble = Something is wrong with "{ $value }": { $reason }.
error-cannot-write = "{ $value }" cannot be written: { $reason }.
error-cannot-save = The game can no longer be saved in "{ $value }" ({ $reason }); the last order does not count.
error-file-in-use = "{ $value }" is being played in another window.
error-folder-missing = There is no folder "{ $value }".
error-game-exists = "{ $value }" exists already; "velmoci play { $value }" goes on with it.
error-key-missing = The secret of the dice is missing ("{ $value }"); without it this game can be replayed, but not played on.
error-key-wrong = The secret of the dice ("{ $value }") does not belong to this game.
error-other-game = "{ $value }" is a record of another game ({ $game }).
error-picture-kind = A picture is an .svg or a .png file, not "{ $value }".
error-secrets-hidden = The game is not over, so its secrets stay hidden; --view spectator shows what everybody may see.
error-unknown-view = There is no view "{ $value }"; there are: { $views }.
