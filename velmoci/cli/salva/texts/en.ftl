# What the command line says of Salva alone.

help-salva = What only Salva has. Its scenarios and chapters, maps by chance, and the fair start for people at a table.
help-salva-scenarios = List the scenarios. Each is played with "velmoci play salva --scenario NAME".
help-salva-chapters = List the chapters. With their rules, needs and options; with --on what follows when some of them are switched on.
help-salva-ways = Tell the ways to a game. The easiest first, and the ladder on which one chapter after another is learned.
help-salva-fair-start = Find out who plays which side with how many points. Terms and bids come from a TOML or JSON file; what is missing is asked for, each bid of its player alone. Prints the result with its proof.
help-salva-map = Draw a map by chance. Land and sea out of relaxed cells, or with --segments the random map of the rulebook. Without a file the fields are printed as TOML.

option-help-chapters-on = The chapters that are switched on, with commas (naval,factories).
option-help-fair-start-seed = The seed of the lots; otherwise a new one, which is shown at the end.
option-help-fair-start-as_json = Print the result and its proof as JSON.
option-help-map-seed = The same map every time; otherwise a new one, whose seed is shown.
option-help-map-land = How many land fields (14).
option-help-map-sea = How many sea fields (6); with 0 the water around is only drawn.
option-help-map-masses = How many masses of land, divided by straits.
option-help-map-fair = For 2 or 4 players the same from every side.
option-help-map-segments = The random map of the rulebook instead, for so many players.
option-help-map-lay = The segments of the rulebook laid on purpose, row by row: "G1 G4r, G10 G7rr"; each r is a quarter turn clockwise.
option-help-map-naval = With --segments or --lay: ships sail, so the land need not be connected and canals may be there.
option-help-map-wrap = With --segments or --lay: none, horizontal or both.
option-help-map-svg = Write the picture as SVG.
option-help-map-png = Write the picture as PNG.
option-help-map-toml = Write the fields as TOML, as they stand in a scenario.
option-help-map-scenario = Write a whole scenario on this map.
option-help-map-sides = How many sides the scenario has (2).

map-seed = The map of the seed { $seed }: { $land } land fields, { $sea } sea fields.

scenario-line = { $players ->
   *[other] { $players } players
  }; chapters: { $chapters_count ->
    [0] none beside the minimal version
   *[other] { $chapters }
  }.
scenario-length = Most games last { $rounds } rounds, { $minutes } minutes.
scenario-balance = Won in { $games } games between equal bots ({ $bots }): { $shares }.{ $shared ->
    [0] { "" }
   *[other] { " " }Won together, and divided here: { $shared }.
  }{ $drawn ->
    [0] { "" }
   *[other] { " " }By nobody: { $drawn }.
  }
scenario-limits = Only these values: { $limits } [SA-setup-3].
scenario-allotments = With { $names }: { $amounts } points [SA-setup-8].
scenario-untested = Nobody has tried it with: { $names } [SA-setup-8].
scenario-excluded = Not played with: { $names } [SA-setup-8].
scenarios-how = To play one: velmoci play salva --scenario NAME; to see bots play it: velmoci simulate salva --scenario NAME.
chapter-rules = { $count ->
    [one] One rule
   *[other] { $count } rules
  } (from { $clause } on).
chapter-always = Always on.
chapter-needs = Needs: { $names }.
chapter-needs-one-of = Needs at least one of these: { $names }.
chapter-excludes = Not together with: { $names }.
chapter-options = Options: { $names }.
presets-title = Ready choices
preset-minimal = the minimal version: a first game
preset-basic = the basic game
preset-all_arms = all arms: air, artillery, fortresses, alliances and upkeep
preset-hiding = the basic game with hidden armies
preset-war_economy = war economy: goods, workers and buildings
preset-ages = through the ages: technology and specialised factories
preset-people = governments and peoples
preset-everything = everything that can be on together
chapters-fit = Scenarios for these chapters:
chapters-fit-more = { $names_count ->
    [0] {""}
   *[other] {" "}(besides its own: { $names })
  }
chapters-how = "velmoci salva chapters --on naval,factories" tells what follows from a choice, "velmoci rules SA-naval" prints a chapter.
ways-title = Ways to a game, the easiest first
way-scenario = A scenario: velmoci play salva --scenario NAME. Sides as you sit, by lot (--option assignment=lot), or as soon as one asks (--option assignment=ask).
way-free = Chapters of your own on a scenario: velmoci play salva --scenario NAME --chapters NAME,NAME; a whole game is put together in the browser.
way-random_map = A map by lot: --chapters random_map, or one to keep: velmoci salva map.
way-random_goal = A goal by lot: in the browser, where a game is put together.
way-fair_start = A fair start, in which everybody bids for the sides: --option assignment=fair_start, or at a real table velmoci salva fair-start.
ladder-title = The ladder: one chapter more on every rung
ladder-rung = { $names_count ->
    [0] Nothing but the minimal version.
   *[other] On: { $names }.
  }{ $scenarios_count ->
    [0] {""}
   *[other] {" "}New scenarios: { $scenarios }.
  }
ladder-how = To play a rung: velmoci play salva --scenario NAME --chapters NAME,NAME.
chapters-on = On are:
chapter-why-always = always on
chapter-why-wanted = as you wish
chapter-why-needed = needed by { $names }
chapter-why-bridge = what holds where { $names } meet
chapters-options = { $count ->
    [0] No options come beside those of every game ("velmoci options salva" lists them).
   *[other] Options that come along, as they are if nobody says otherwise:
  }
chapters-excluded = No longer possible beside them:
chapter-excluded-by = { $value } (because of { $names })
chapters-need-sea = Ships need a map with sea: on one without it they can do nothing.
chapters-hash = The rulebook with these options has the hash { $hash }.

fair-ask-players = Who plays? Names with commas:
fair-ask-sides = The sides, with commas (Enter: A, B, C …):
fair-ask-total = How many points are divided (Enter: 30)?
fair-ask-experienced = Have you divided sides by bids before (y, Enter: no)?
fair-ask-alike = Are all sides alike (y, Enter: no)?
fair-ask-method = Method (Enter: { $method }, which suits you; otherwise two_sealed, two_cut, two_fixed_defender, successive, matrix):
fair-ask-defence = How many points has the defender, the second side?
fair-ask-blocks = Which sides are divided together, as A+B, C (Enter: none)?
fair-hand-over = Now only { $player } looks here. Then Enter:
fair-ask-sealed-figure = { $player }: how many points are fair for { $sides } ({ $least } to { $most })?
fair-ask-sealed-bid = { $player }: for how many points do you take { $sides } ({ $least } to { $most })?
fair-ask-sealed-row = { $player }: divide { $most } points among { $sides }:
fair-ask-cut = { $player }: how many points are for { $sides }, the rest for the other side ({ $least } to { $most })?
fair-ask-choose = { $player }: which side do you play, { $sides }?
fair-ask-column-pick = { $player }: which is next, { $sides } (Enter: no wish)?
fair-head-side = Side
fair-head-player = Player
fair-head-amount = Points
fair-head-asked = Called fair
fair-why = Why
fair-seed = Lots were drawn with the seed { $seed }; with it the same bids lead to the same result.

error-fair-bids = Bids stand in tables, one [[bids]] for each round of bids.
error-fair-key = "{ $value }" means nothing in such a file; there are: { $keys }.
error-fair-as-many = There must be as many sides as players, not { $sides } sides for { $players } players.
error-fair-no-side = There is no side "{ $value }"; there are: { $sides }.
error-fair-no-player = There is no player "{ $value }"; there are: { $players }.
error-fair-names = In "{ $value }" every name must stand once.
error-fair-number = "{ $value }" is no whole number ({ $what }).
error-fair-file = "{ $value }" is neither TOML nor JSON.

## At the terminal: words

word-field = field
word-units = units
word-standing = standing
word-goal = goal
word-plan = plan
word-what = what
word-given_away = given_away
word-cards = cards
word-truth = truth
short-infantry = In
short-tank = Ta
short-at_gun = AT
short-gun = Gu
short-artillery_fort = AF
short-land_transport = LV
short-mechanised_infantry = MI
short-defensive_infantry = DI
short-pioneer_infantry = PI
short-light_tank = LT
short-heavy_tank = HT
short-ocean_submarine = OS
short-attack_submarine = AS
short-tactical_bomber = TB
short-strategic_bomber = SB
short-naval_bomber = NB
short-interceptor = IF
short-escort_fighter = EF
short-penetrating_gun = PG
short-infantry_gun = IG
short-light_gun = LG
short-light_artillery_fort = LF
short-heavy_artillery_fort = HF
short-cruiser = Cr
short-destroyer = De
short-submarine = Su
short-transport_ship = Tr
short-supply_cargo = Ca
short-neutral = Nu
short-land_patrol = LP
short-recon_boat = RB
short-recon_plane = RP


## The beginning and the end

welcome = Salva: a new game.
dice-committed = The dice are fixed by a secret with the hash { $hash }…; after the game everybody can check them.
end-verify = The dice can be verified now: velmoci verify { $file }
help-names = Fields may be named in Czech or English and shortened, units by their number alone (move 3 ford); Tab completes. "help attack" and "help SA-minimal-27" explain more.
outcome-objective = objective reached
outcome-time = time ran out
outcome-deadline = deadline passed
outcome-elimination = nobody else is left
outcome-draw = draw
outcome-rounds = the last round is over


## The screens

title = { $name } ({ $player }), round { $round }
board-legend = number: production  ♠ forest  ⛰ mountains  ≡ canal  ◎ target  ☆ centre  +n under construction  Ta3,4 tanks number 3 and 4  2×Ta two tanks
heading-side = Side
heading-fields = Fields
heading-units = Units
heading-left = To place
heading-kind = Kind
heading-price = Price
heading-move = Moves
class-unarmoured = unarmoured
class-armoured = armoured
class-naval = ships
class-submarine = submarines
class-air = aircraft
class-fortress = fortresses
units-strengths = What can be bought here; strength in attack / in defence by target, six points destroy a unit:
card-movement = Movement
card-left = { $points } left
card-defender = Its whole fire in defence, by target, before the roll:
card-attacker = Its whole fire in an attack, by target, before the roll:
card-silent = It fires at nobody.
cards-none = Nothing lies face down.
card-title = { $name } ({ $power })
card-tokens = { $count ->
    [0] Tokens: { $names }.
   *[other] Tokens: { $names }; left: { $count }.
  }
heading-row = Row
face-true = true
face-false = false
face-down = ?
truth-on = What only you know is shown.
truth-off = What only you know is covered; orders that would tell it are not offered. "truth" shows it.
mode-without_bonus = with its attack strength
status-living = in the game
status-eliminated = eliminated
status-resigned = resigned
start-proposal = Proposed by { $power }:
start-share = { $power }: { $side }, { $amount }
start-sealed = { $powers_count ->
    [0] Nobody has bid yet.
   *[other] Have bid: { $powers }.
  }
units-none = You have no units.
unit-begun = under construction
unit-points = moves { $points }
unit-damage = damage { $points }
field-yields = Production: { $points }
field-owner = Owner: { $power }
field-defence = The defence bonus is { $factor }.
field-roughness = The roughness is { $factor }.
field-near = Next to: { $names }
fighter-line = line { $line }
battle-line = Battle for { $field }
purse-line = To spend: { $names }
standing-line = { $name }: { $value }
own-mission = Your mission: { $text }.
measure-fields = { $value ->
    [one] { $value } field
   *[other] { $value } fields
  }
measure-place = place { $value }
measure-degree = degree of defeat { $value }
measure-level = { $value ->
    [0] no victory
    [1] small victory
   *[other] great victory
  }
measure-score = score { $value }
measure-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
odds-short = about { $win }
odds-better = loses less than the other side in about { $win }
odds-battle = Those who open the battle would lose less in about { $win } of cases and more in { $lose }; on average units for { $lost } points against { $killed }.
odds-long = The attack would win in about { $win } of cases, losing { $lost } units and destroying { $killed } on average.
odds-sleepers = The army there is rolled when it is attacked: { $sizes }.
odds-size = { $count } ({ $chance })
odds-size-or-more = { $count } or more ({ $chance })
plan-focus = everybody fires at whom he brings nearest to destruction
plan-protect = everybody fires at whoever could hurt your side most
plan-spread = everybody fires at whoever is damaged least


## Goals in words

goal-elimination = Goal: destroy all others.
goal-blitz = Goal: the attacker must own { $need } fields of the objective after at most { $rounds } rounds.
goal-priorities = Goal: of those who survive { $rounds } rounds the highest priority wins.
goal-any_pair = Goal: be one of the last two (rounds: { $rounds }).
goal-feuds = Goal: who owns { $field } after { $rounds } rounds decides.
goal-secret_missions = Goal: your secret mission after { $rounds } rounds.
goal-public_missions = Goal: the open mission of your side after { $rounds } rounds.
goal-relations = Goal: fields in the hands of those you like, after { $rounds } rounds.
goal-scored = Goal: the highest score for the tasks of your side after { $rounds } rounds.
goal-political_fields = Goal: most political points from fields after { $rounds } rounds.
goal-people_goals = Goal: land for governments, well-being for peoples, after { $rounds } rounds.
goal-political_buildings = Goal: most political points from buildings after { $rounds } rounds.


## Menus

menu-kind = { $name } … ({ $count })
menu-attack-which = Which field do you attack?
menu-resign = Resign


## Help

command-help = this help; "help attack" explains an order
command-field = field NAME: what it yields, its neighbours, its units
command-units = your units with their numbers; prices and strengths of all kinds; units NUMBER: all numbers of one and why
command-standing = what you have answered beforehand; "standing questions" lists what can be, "standing add QUESTION ANSWER [about TOPIC] [over FIELDS] [of SEAT] [from PERCENT] [for turn]" adds, "standing revoke NUMBER" takes back
command-goal = the goal in words, and how everybody stands
command-cards = what lies face down: formations with rows and tokens, hidden units, and what you know of them
command-truth = cover what only you know, or show it again
command-plan = the shots that each fire plan would fire now
command-odds = odds FIELD with UNITS: how an attack would probably go; "odds strike FIELD with UNITS" the same of another battle
command-what = what FIELD: what could be there as far as you know, with the chance of each possibility; alone what you know of all that others hide
command-given_away = what others can know of what you hide; "given_away ORDER" also after that order, which is not carried out
command-rules = rules SA-minimal-27 prints a rule

error-field-how = Write "field NAME".
error-attack-how = Write "odds FIELD with UNITS" in your movement phase.
error-plan-when = A fire plan can be shown in your own salvo.

## What is known and what is given away

what-of = { $names } ({ $power }):
what-surely = Surely there: { $names }.
what-nothing = Nothing is hidden there.
what-nobody = Nobody is there: { $chance }.
what-row = row { $row }, { $units }
what-empty = nothing
what-away = not here
what-count = { $chance }: { $units }
known-row = You know: row { $names } is the true one.
known-rows = The true row is one of these: { $names }.
known-place-true = It is there: { $names }.
known-place-false = It is not there: { $names }.
known-place-open = It is at one of these: { $names }.
known-token-true = Surely a unit: { $names }.
known-token-false = Surely nothing: { $names }.
known-token-open = { $true } of these { $names_count } is a unit, the others are nothing: { $names }.
known-worlds = ({ $count ->
    [one] only one way is left
   *[other] { $count } ways are left
  })
given-by-all = What everybody can know:
given-by = What { $power } can know:
given-no-more = { $power } can know no more than everybody.
given-nothing = You hide nothing.
given-after = After that order:
odds-fog = Against what you know the attack would win in about { $win } of cases, losing { $lost } units and destroying { $killed } on average.
odds-parts = Case by case:
odds-part = { $chance }: { $ways } – won in { $win }
