# The words of Evropská válka's own screens; some say what other games say in their own way.

table-tab-hand = Hand
table-tab-fields = Fields
table-hand-over-hint = Hand the screen over; the cards of { $power } come next.
table-resign-what = You leave the game; your power plays on by itself, as the rules say.
table-resign-vote = Your power is left once more than half of its members want it; it then plays on by itself.
table-show-all = Lay out everybody's battles
table-dice = Honest cards and dice
table-you-left = You have left the game; your power plays on by itself.
after-luck = Luck with the cards

ev-card = { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $rank }
  } of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[other] spades
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }
ev-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
ev-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
  }
ev-empty = empty

ev-own = What you alone know
ev-hand = { $count ->
    [0] Your hand
   *[other] Your hand ({ $count } of 4)
  }
ev-hand-none = No cards.
ev-known = Cards you know of in other hands
ev-known-short = You know of: { $cards }
ev-open = Known to all: { $cards }
ev-use-sabotage = Sabotage
ev-use-espionage = Spy

ev-turn = Turn { $turn }
ev-pile = { $count } in the pile
ev-discard = { $count } discarded
ev-col-figures = Figures
ev-col-home = Home fields held
ev-col-home-short = Home
ev-col-cards = Cards
ev-left-short = on your left
ev-left = your left neighbour: its fall is your victory
ev-stock = In stock: { $small } small, { $medium } medium, { $large } large

ev-draft = Draft
ev-fate = Fate
ev-end = Do nothing
ev-end-loss = Your turn would be over without a draft, a move, an attack or fate.
ev-pass = Let it happen
ev-cancel = Cancel
ev-hint-turn = Pick a field of yours to move or attack from, or draft, or try fate.
ev-hint-first = Sabotage and spying with a card of your hand come before that.
ev-hint-draft = Pick a home field that is empty or yours.
ev-hint-target = From { $field }: pick an empty neighbour to move to, or an opponent to attack.
ev-hint-move = One figure moves.
ev-hint-attack = Each figure brings a card; you need more points than the defence.
ev-hint-sabotage = Pick one of your home fields that an opponent holds: half of the figures go.
ev-hint-espionage = Whose hand do you want to see?
ev-hint-cards = Choose the cards.
ev-attack-cards = cards laid { $attackers } : { $defenders }
ev-laid = Attack { $points }:
ev-laid-defence = Defence { $points }:
ev-count = Figures that attack
ev-one-less = One figure fewer
ev-one-more = One figure more
ev-attack-go = { $count ->
    [one] Attack with one figure
   *[other] Attack with { $count } figures
  }
ev-move-go = Move one figure
ev-lay-go = Lay { $count } of { $of } (points: { $points })
ev-discard-go = Discard { $count } of { $of }

ev-king-none = You hold nothing that could stop it.
ev-king-play = stop the attack with { $card }
ev-think = Think longer
ev-window = King's window
ev-window-choice = { $count ->
    [0] no timer
   *[other] { $count } s
  }
ev-window-left = closes in { $count } s
ev-window-passing = you will pass in { $count } s
ev-window-why = Everybody is asked, and everybody's pass is told only when the window closes, so that nobody learns who could have stopped it.

ev-fate-to = Cards for { $power }
ev-fate-goes = goes to { $power }
ev-fate-over = { $count ->
    [one] one card too many: one must be discarded first
   *[other] { $count } cards too many: as many must be discarded first
  }
ev-fate-go = Deal like this
ev-fate-how = Drag a card to a player; or focus it and press an arrow or the player's number. A click goes round.

table-title = European War, the table
ev-goal = Win with all three fields of another power while you stand at home, or when nobody stands at home any more for the neighbour on your left.
ev-near = One field short of a win over { $other }: { $field }.
ev-threat-takes = { $power }: a win next turn with { $field }, the last one missing.
ev-threat-falls = { $power }: a win with the fall of { $field }, the last home of the left neighbour ({ $other }).
map-label = Map of Europe; arrow keys go from field to field, Enter picks one
ev-battle = Battle
ev-drawn = drawn from the pile
ev-missing = { $count ->
    [one] one card missing
   *[other] { $count } cards missing
  }
ev-battle-won = { $power } won the battle.
ev-battle-lost = { $power } held out.
ev-show-all = Show all

ev-odds-win = chance to win
ev-odds-more = { $margin } points ahead on average; the chance that somebody can stop it: { $stop }.

ev-fields = All fields with their neighbours
ev-field = Field
ev-actions = What can be done there
ev-home-of = Home of { $power }
ev-by-land = By land:
ev-by-special = Over a bridge:
ev-by-ship = By ship:
ev-do-draft = Draft here
ev-do-origin = From here
ev-do-move = Move here
ev-do-attack = Attack
ev-do-sabotage = Sabotage
ev-do-retreat = Fall back here
ev-do-place = Place here
ev-do-chosen = Chosen
ev-label = { $field }, { $power }, { $count ->
    [one] one figure
   *[other] { $count } figures
  }
ev-label-empty = { $field }, empty
ev-label-draft = can be drafted to
ev-label-origin = can act
ev-label-move = can be moved to
ev-label-attack = can be attacked
ev-label-sabotage = can be sabotaged
ev-label-retreat = can be fallen back to
ev-label-place = a pyramid can stand here
ev-label-chosen = chosen

ev-order-choose_power = { $power }
ev-order-place = Pyramid: { $field }
ev-order-sabotage = Sabotage with { $card }: { $field }
ev-order-espionage = Spy on { $power } with { $card }
ev-order-draft = Draft: { $field }
ev-order-move = Move: { $origin } → { $target }
ev-order-attack = Attack: { $origin } → { $target } ({ $count })
ev-order-fate = Fate
ev-order-end_turn = Do nothing
ev-order-king = King's word with { $card }
ev-order-pass = Let it happen
ev-order-lay = Lay { $cards }
ev-order-retreat = Fall back: { $field }
ev-order-assign = Deal the cards of fate
ev-order-discard = Discard { $cards }
ev-order-resign = Leave the game


table-help-ev-turn = A turn: first Jacks (sabotage at home) and Queens (see a hand) if you like, then one action: draft, move, attack, or fate.
table-help-ev-battle = In a battle each side lays one card for each figure, from the hand first, then blind from the pile. The attacker needs strictly more points.
table-help-ev-cards = Points: 2 to 10 as they are, Jack 1, Queen 2, King 3, Ace 11. A King (or an Ace) stops any attack of another player and takes both hands.
table-help-ev-fate = Fate: draw three cards and give each to a player, yourself included. A hand holds four.
table-help-ev-win = You win with all three fields of another power while you stand at home, or when your left neighbour has nobody left at home.
table-help-ev-pointer = Wheel: zoom. Drag the sea: move the map. Click a field of yours and then where to, or drag from one to the other.
table-help-ev-arrows = With the map focused: arrows go from field to field, + and − zoom, 0 shows all.
table-help-ev-list = The tab Fields shows the same as a table, with neighbours and buttons.
table-key-walk = from field to field
table-key-pick = pick the field
table-key-next = next field that can do something
table-key-count = how many figures; which cards
table-key-most = all that may go
table-key-go = go ahead
table-key-draft = draft
table-key-fate = fate
table-key-pass = let an attack happen
table-key-cancel = let go
table-key-undo = take the last order back
table-key-end = do nothing (where allowed)
table-key-question = to the open question
table-key-overview = powers and log
table-key-hand = your hand
table-key-talks = talks
table-key-fields = list of fields
table-key-help = this help

choice-power_choice-random = dealt with the flag cards
choice-power_choice-pick = picked in seat order
choice-first_player-roll = highest roll
choice-first_player-seat_0 = the first seat
choice-first_player-random = anybody
choice-single_defender-retreats = retreats
choice-single_defender-removed = is removed
choice-sabotage_single-removed = removes it
choice-sabotage_single-immune = cannot touch it
choice-king_window-declaration = before the attacker's cards
choice-king_window-after_attacker_cards = after the attacker's cards
choice-reaction_prompt-all = everybody is asked
choice-reaction_prompt-holders_only = only holders are asked
choice-pieces-figures = figures
choice-pieces-pyramids = pyramids
preset-classic = By the book
preset-classic-about = Everything as the rulebook has it.
preset-brisk = Cards in hand
preset-brisk-about = Two cards for everybody at the start: Kings and Queens from the first turn.
preset-pyramids = Pyramids
preset-pyramids-about = Nine pyramids each, in three sizes, instead of figures.
preset-gentle = Gentle
preset-gentle-about = Single figures are safe from sabotage, and figures may join their own.

dice-check = Check all draws here
dice-right = { $count ->
    [one] One card was drawn again from the secret: it is right.
   *[other] { $count } cards were drawn again from the secret: every one is right.
  }
dice-wrong = The cards of record { $number } are not those that the secret gives.
dice-commitment = Hash of all draws and dice, known before the first order:
after-dice = Honest cards

ev-luck-battles = Battles
ev-luck-won = Won
ev-luck-points = Points
ev-luck-balance = Luck
ev-luck-hint = In brackets what was to be expected: battles won, from the chance once both hands lay open and before anything was drawn; points, from the cards that could still come off the pile.

## The guided first game

guide-evropska_valka-hello = You play { $power }, with three home fields and playing cards as your strength. You win by holding all three fields of another power, or when your left neighbour has nobody left at home.
guide-evropska_valka-draft = Your turn is one action. Begin with a new figure: press Draft, then one of your home fields.
guide-evropska_valka-draft-keys = By keys: D, N to a home field, Enter.
guide-evropska_valka-others = The others play. Whenever somebody attacks, everybody may stop it with a King or an Ace: if the window opens, let it happen. If you are attacked, lay your best cards.
guide-evropska_valka-fate = Your turn. Cards win battles, so try Fate: you draw three and give each to whom you like. Keep them all and press Deal like this.
guide-evropska_valka-fate-keys = By keys: F, then G.
guide-evropska_valka-again = The others play once more; answer if you are asked.
guide-evropska_valka-attack = Now go forward: pick a field of yours, then a red neighbour to attack, or an empty one to move to, and confirm. Before an attack you see your odds.
guide-evropska_valka-attack-keys = By keys: N to a field, Enter, N to where it goes, Enter, G.
guide-evropska_valka-battle = In a battle each figure brings a card; the attacker needs more points. Choose your cards, lay them and see.
guide-evropska_valka-done = That is the whole game: draft, move, attack or fate. Guard your home, watch your left neighbour. Good luck!
ending-game = European War
