# Evropská válka in English. Names first, then events, refusals, options and the words of the screens.

power-british_allies = Britain and allies
power-french_allies = France and allies
power-dual_alliance = Dual Alliance
power-ottoman_empire = Ottoman Empire
power-russian_empire = Russian Empire
power-seat_1 = Seat 1
power-seat_2 = Seat 2
power-seat_3 = Seat 3
power-seat_4 = Seat 4
power-seat_5 = Seat 5

## What happened

event-power-chosen = Seat { $seat } plays { $power }.
event-home-occupied = { $power } took up home: { $fields }.
event-starter-rolls = The dice for the start: { $powers } – { $rolls }.
event-starter = { $power } will start.
event-hand-dealt = { $power } got { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-hand-dealt-own = You got { $cards }.
event-pyramid-placed = { $power } placed a { $size ->
    [1] small
    [2] medium
   *[other] large
  } pyramid: { $field }.
event-turn-begins = Turn { $turn }: { $power }.
event-sabotage = { $power } sabotaged { $other } with { $card }: { $field }, { $before } → { $left }.
event-espionage = { $power } spied on { $other } with { $card } and saw { $count ->
    [0] an empty hand
    [one] one card
   *[other] { $count } cards
  }.
event-espionage-own = You spied on { $other } with { $card } and saw: { $cards_count ->
    [0] an empty hand.
   *[other] { $cards }.
  }
event-drafted = { $power } drafted a figure: { $field }, now { $figures }.
event-built = { $power } built a small pyramid: { $field }.
event-grown = { $power } let a pyramid grow: { $field }, now a { $size ->
    [2] medium
   *[other] large
  } one.
event-moved = { $power } moved: { $origin } → { $target }.
event-attack-declared = { $power } attacked { $other }: { $origin } → { $target }, { $attackers } against { $defenders }.
event-passed = { $power } let it happen.
event-king-played = { $power } stopped the attack of { $attacker } on { $defender } with { $card }.
event-hand-given = { $power } handed { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  } over to { $other }.
event-hand-given-own = { $power } handed over to { $other }: { $cards_count ->
    [0] nothing.
   *[other] { $cards }.
  }
event-laid-given = The cards that { $power } had laid went to { $other }: { $cards }.
event-discarded = { $power } discarded { $cards }.
event-reshuffled = The discards were shuffled into a new pile of { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-attacker-lays = { $power } attacked with { $points ->
    [one] one point
   *[other] { $points } points
  }{ $cards_count ->
    [0] {""}
   *[other] , from the hand { $cards }
  }{ $drawn_count ->
    [0] {""}
   *[other] , drawn { $drawn }
  }{ $missing ->
    [0] .
   *[other] ; cards missing: { $missing }.
  }
event-defender-lays = { $power } defended with { $points ->
    [one] one point
   *[other] { $points } points
  }{ $cards_count ->
    [0] {""}
   *[other] , from the hand { $cards }
  }{ $drawn_count ->
    [0] {""}
   *[other] , drawn { $drawn }
  }{ $missing ->
    [0] .
   *[other] ; cards missing: { $missing }.
  }
event-battle-won = { $power } beat { $other }, { $attack } : { $defence } ({ $origin } → { $target }).
event-battle-lost = { $other } held out against { $power }, { $attack } : { $defence } ({ $origin } → { $target }).
event-retreated = { $power } fell back: { $origin } → { $target }.
event-halved = { $power } had nowhere to go: { $field }, { $before } → { $left }.
event-destroyed = { $power } had nowhere to go and lost { $field }.
event-advanced = { $power } moved in with { $figures }: { $origin } → { $target }.
event-fate-drawn = { $power } tried fate and drew { $count } cards.
event-fate-drawn-own = You tried fate and drew { $cards }.
event-fate-assigned = { $power } dealt the cards of fate: { $powers } – { $counts }.
event-fate-kept = { $power } kept { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-fate-kept-own = You kept { $cards }.
event-fate-given = { $power } gave { $other } { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-fate-given-own = { $power } gave { $other } { $cards }.
event-turn-passed = { $power } did nothing.
event-left = The player of { $power } left; the seat plays on by itself.
event-won-trio = { $power } took all fields of a power ({ $trio }) and won.
event-won-fall = { $other } had no figure left at home: the right neighbour, { $power }, won.
event-won-last = { $power } won as the last player left.
event-game-over = The game is over.

## What is refused

error-bad-player-count = Two to five players play, not { $value }.
error-power-taken = Somebody plays { $power } already.
error-unknown-power = There is no power "{ $value }".
error-power-destroyed = You no longer take part in this game.
error-unknown-state = There is no field "{ $value }" on this map.
error-not-your-turn = That is up to { $power } now, not to you.
error-wrong-phase = This cannot be done in this part of the game.
error-second-action = A turn has one action only, and you have chosen yours.
error-no-pass = A turn must have an action; fate is always possible.
error-home-empty = You would leave no figure at home.
error-not-home = This is not one of your home fields: { $field }.
error-field-held = This field is held by { $power }: { $field }.
error-figure-limit = You cannot have more than { $limit } pieces on the board.
error-not-own-figure = You have no figure here: { $field }.
error-not-neighbour = { $origin } and { $target } are not neighbours.
error-no-sea-attack = Only ships get from { $origin } to { $target }, and in this game they do not attack.
error-wrong-sea = No ship goes this way: { $origin } → { $target }.
error-not-empty = This field is not empty: { $field }.
error-nothing-to-attack = No opponent stands here: { $field }.
error-bad-count = You cannot attack with { $value }; it takes at least one figure and at most all that stand there.
error-card-not-held = { $card } is not in your hand.
error-wrong-card = { $card } cannot be used like that.
error-too-late = Jacks and Queens are used before the action.
error-second-sabotage = You have sabotaged in this turn already.
error-bad-sabotage-field = This field cannot be sabotaged: { $field }.
error-bad-spy-target = You cannot spy on yourself.
error-own-turn-king = A King is played only outside your own turn.
error-no-attack-open = There is no attack that a King could stop now.
error-bad-lay = Lay exactly { $count ->
    [one] one card
   *[other] { $count } different cards
  }.
error-bad-retreat = You cannot fall back there: { $field }.
error-bad-assign = Give each of the three cards to one player: { $cards }.
error-bad-discard = Discard exactly { $count ->
    [one] one card
   *[other] { $count } different cards
  } of those you held before.
error-no-stock = The next size of pyramid is not in stock: { $field }.
error-unknown-field = There is no field "{ $value }" on this map.
error-unknown-card = There is no card "{ $value }".
error-unknown-seat = Nobody plays "{ $value }" in this game.
error-game-over = The game is over.
error-bad-map = This map does not fit the rules: { $detail }.

## Words of the screens

decision-power_choice = Choose your power.
decision-pyramid_setup = Place your { $size ->
    [1] small
    [2] medium
   *[other] large
  } pyramid on a home field.
decision-turn = Your turn: draft, move, attack or fate.
decision-reaction = Attack by { $power } on { $other }: stop it with a King or an Ace, or pass.
decision-king_discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
  }: a hand holds four.
decision-attacker_cards = Attack: lay { $count ->
    [one] one card
   *[other] { $count } cards
  }.
decision-defender_cards = Defend: lay { $count ->
    [one] one card
   *[other] { $count } cards
  }.
decision-retreat = You are beaten: where do your figures go?
decision-fate_assign = Give out the three cards of fate.
decision-fate_discard = New cards are coming ({ $incoming }): discard { $count ->
    [one] one card
   *[other] { $count } cards
  } first.
decision-aside = At any time: leave the game.

order-choose_power = choose_power POWER – play that power
order-place = place FIELD – place the next pyramid
order-sabotage = sabotage CARD FIELD – halve an opponent on your home field with J or A
order-espionage = espionage CARD POWER – see a hand with Q or A
order-draft = draft FIELD – a new figure at home
order-move = move ORIGIN TARGET – one figure to an empty neighbour
order-attack = attack ORIGIN TARGET N – attack with N figures
order-fate = fate – draw three cards and give them out
order-end_turn = end_turn – do nothing in this turn
order-king = king CARD – stop the attack with K or A
order-pass = pass – let the attack happen
order-lay = lay CARD CARD … – cards for the battle
order-retreat = retreat FIELD – where the beaten figures go
order-assign = assign CARD POWER, CARD POWER, CARD POWER – give out the cards of fate
order-discard = discard CARD CARD … – down to four cards
order-resign = resign – leave the game; your seat plays on by itself

status-playing = playing
status-left = left

outcome-trio = took all fields of a power
outcome-fall = the left neighbour lost its home
outcome-last = last player left

advice-minutes = A game takes about { $least } to { $most } minutes.
advice-players = Best with { $least } to { $most } players.
advice-crowded = With { $least } players the board is crowded and the game slower.

option-players = How many players there are.
option-map = The board.
option-power_choice = Powers are dealt with the flag cards, or picked in seat order.
option-first_player = Who starts: the highest roll, the first seat, or anybody.
option-starting_hand = Cards dealt to each hand at the start.
option-figure_limit = Most pieces of one power on the board (0: no limit).
option-allow_pass = Whether a turn may end without an action.
option-move_to_own = Whether a figure may move to figures of the same player.
option-sea_attack = Whether one may attack by ship.
option-sea_retreat = Whether one may retreat by ship.
option-home_retreat = Whether the last figures at home must stay at home when they retreat, if they can.
option-single_defender = Whether a single beaten defender retreats, or is removed in every lost battle.
option-sabotage_single = Whether sabotage removes a single figure, or cannot touch it.
option-king_window = Whether a King comes before or after the attacker's cards.
option-king_by_defender = Whether the attacked player may play a King.
option-reaction_prompt = Whether everybody is asked for a King, or only those who hold one (which gives that away).
option-pieces = Figures or pyramids.
