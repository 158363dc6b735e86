# The words of Expanze's own screens.

cancel = Cancel
soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }
preset-classic = By the book
preset-classic-about = Everything as the rulebook has it.
preset-quick = Quick
preset-quick-about = More soldiers, cards by themselves, a shown mission wins at once.
preset-dice = Die by die
preset-dice-about = Battles roll by roll and 80 soldiers each, as at a real table.
preset-silent = Silent
preset-silent-about = No talks, no exchange of cards.
players-states = States
players-soldiers = Soldiers
players-cards = Letter cards
mission-none = no mission
mission-done = fulfilled
cards-title = Letter cards
table-withdraw = Withdraw
table-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-you-destroyed = Your power is destroyed. You can watch the rest.
table-you-resigned = You have resigned. You can watch the rest.
table-hint-place = Click your states to add soldiers; a right click or a long press takes one back.
table-hint-turn = Attack: pick one of your states, then a neighbour, or drag from one to the other. Or arm instead.
table-hint-fight = Pick one of your states, then a neighbour, or drag from one to the other.
table-hint-target = { $state } attacks. { $count ->
    [one] One neighbour can be attacked; it is marked red.
   *[other] { $count } neighbours can be attacked; they are marked red.
  }
table-hint-count = How many go? Move the slider or type the number.
table-spent = No attack is possible any more: hand over.
table-spent-card = No attack is possible any more: take your card and hand over.
table-mode = Fight or arm
table-mode-fight = Fight
table-mode-arm = Arm +{ $count }
table-attack = Attack: { $origin } → { $target }
table-attack-count = Soldiers sent
table-attack-go = { $count ->
    [one] Attack with { $count } soldier
   *[other] Attack with { $count } soldiers
  }
table-attack-stays = { $count ->
    [one] { $count } stays behind
   *[other] { $count } stay behind
  }
table-one-less = One soldier fewer
table-one-more = One soldier more
table-odds-win = chance to win
table-odds-wait = Working out the odds …
table-odds-none = The odds are not to be had just now.
table-odds-losses = On average you lose { $own }, the defender loses { $other }.
table-odds-spoken = With { $count }: { $chance } to win, about { $own } lost.
table-odds-plot = All possible ends and their chances. The likeliest: { $likeliest }
table-odds-win-bar = { $most ->
    [one] won with { $left } attacker left
   *[other] won with { $left } attackers left
  }: { $chance }
table-odds-loss-bar = { $most ->
    [one] lost with { $left } defender left
   *[other] lost with { $left } defenders left
  }: { $chance }
table-odds-left = won without loss
table-odds-right = lost, no defender fell
table-battle = Battle
table-battle-won = Won
table-battle-lost = Failed
table-battle-skip = Show all
table-battle-dice = Dice of the battle, attacker against defender
table-battle-losses = The attacker lost { $lost }, the defender { $killed }.
table-battle-left = { $origin } → { $target }: { $attackers } against { $defenders }
table-duel-won = { $die } against { $defence }: a defender falls
table-duel-lost = { $die } against { $defence }: an attacker falls
table-pool-label = How many soldiers, and what for
table-pool-first = first armament
table-pool-limit = but only { $count } can be placed
table-sets = Hand in a set
table-set-value = +{ $count }
table-left = { $count ->
    [one] soldier to place
   *[other] soldiers to place
  }
table-left-lost = What is not placed is lost.
table-place-loss = { $count ->
    [one] One soldier is not placed and would be lost for good.
   *[other] { $count } soldiers are not placed and would be lost for good.
  }
table-placed = Placed so far
table-place-more = One soldier more: { $state }
table-place-less = One soldier fewer: { $state }
table-place-undo = Undo
table-place-clear = Start over
table-place-confirm = { $count ->
    [0] Place nobody
    [one] Confirm { $count } soldier
   *[other] Confirm { $count } soldiers
  }
table-arm-confirm = { $count ->
    [0] Arm with nobody and hand over
    [one] Arm with { $count } soldier and hand over
   *[other] Arm with { $count } soldiers and hand over
  }
table-roll = Roll the die
table-roll-for = Roll for { $power }
table-draw-card = Take a card
table-show-mission = Show my mission
table-play-on = Play on
table-stop-here = Let the game end
table-end-turn = Hand over
table-end-unused = You have neither armed nor fought in this turn. If you hand over now, the turn is lost.
table-end-card = You have won a letter card and not taken it. If you hand over now, it is lost.
table-round = Round { $round }
table-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
table-col-states = States
table-col-states-short = States
table-col-soldiers = Soldiers
table-col-soldiers-short = Sold.
table-col-cards = Letter cards
table-col-cards-short = Cards
table-shown = Shown mission: { $mission }
table-claim-left = { $count ->
    [one] wins if it holds until its next turn
   *[other] wins if it holds for { $count } more of its turns
  }
table-claim = { $power } has shown its mission ({ $mission }) and { $count ->
    [one] wins at the start of its next turn, unless somebody breaks it.
   *[other] wins at the start of its turn after next ({ $count }), unless somebody breaks it.
  }
table-claim-own = You have shown your mission ({ $mission }). { $count ->
    [one] Hold it until your next turn and you win.
   *[other] Hold it for { $count } more turns and you win.
  }
table-own = Your mission and cards
table-mission = Your mission
table-mission-progress = Progress of the mission
table-mission-nonsense = Nobody can be destroyed for this card: it asks for { $count } states, any of them.
table-mission-missing = { $count ->
    [one] Mark the missing one on the map
   *[other] Mark { $count } missing on the map
  }
table-mission-states = Missing for the mission: { $states }
table-mission-none = Missions are dealt after the world.
table-hand = Your letter cards
table-hand-none = None yet. Win the last battle of a turn and take one.
table-trades = Exchange of letter cards
table-trade-own = Your offer to { $power }: { $give } for { $want }
table-trade-cannot = You do not hold what is wanted.
table-trade-with = With whom
table-trade-give = You give
table-trade-want = You get
table-trade-offer = Offer { $give } for { $want }
table-trade-offer-what = Choose what you give and what you get
table-trade-closed = No exchange is possible just now.
table-trade-empty = You hold no letter cards to exchange.
table-letter-more = One { $letter } more
table-letter-less = One { $letter } fewer
table-states = List of states
table-states-caption = All states with their owner, soldiers, neighbours and what can be done there
table-states-none = No state is like that just now.
table-state = State
table-borders = Neighbours:
table-actions = Actions
table-filter = Which states
table-filter-all = All
table-filter-mine = Mine
table-filter-ready = Can do something
table-filter-missing = Missing for my mission
table-do-origin = Attack from here
table-do-target = Attack
table-do-chosen = Chosen
table-title = Expanze, the table
map-label = Map of the world; arrow keys move between states, Enter picks one
map-by-continent = Colour the land by continents
table-board-tables = Tables of the board
table-bonuses = Soldiers for a whole continent
table-set-values = Soldiers for a set of cards
table-label-plain = { $state }, { $power }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }
table-label-origin = { $state }, { $power }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }, can attack
table-label-target = { $state }, { $power }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }, can be attacked
table-label-chosen = { $state }, { $power }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }, chosen
table-label-place = { $state }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
  }{ $added ->
    [0] {""}
   *[other] , { $added } added
  }
table-label-missing = (missing for your mission)
table-help-arm = In a turn you either arm or fight. Arming adds soldiers to your states and ends the turn.
table-help-attack = Attack from a state with two or more soldiers into a neighbouring one. One soldier always stays.
table-help-odds = Before you attack you see the chance to win and what it will probably cost. The defender wins ties.
table-help-card = If you won your last battle, take a letter card before you hand over. Three cards make a set.
table-help-mission = Once your mission is fulfilled, show it and hold it until your next turn: then you win.
table-key-walk = on the map: to the nearest state
table-key-pick = pick the state
table-key-next = to the next state that can do something
table-key-count = how many soldiers attack
table-key-most = as many as possible
table-key-go = attack, confirm or roll
table-key-place = on a state of yours: one soldier more or fewer
table-key-undo = undo, or take the last order back
table-key-fight = fight
table-key-arm = arm
table-key-card = take a card
table-key-end = hand over
table-key-cancel = let go of the choice, close the dice
table-key-question = to the open question
table-key-overview = powers and log
table-key-cards = mission and cards
table-key-talks = talks
table-key-states = list of states
table-key-help = this help
luck-battles = Battles
luck-lost = Lost (expected)
luck-killed = Beaten (expected)
luck-balance = Luck
luck-hint = Soldiers lost and beaten in all battles, against the average that the same battles give. Luck is the difference of both together.
choice-colour_choice-pick = picked in seat order
choice-colour_choice-random = given at random
choice-team_decision-any_member = any member decides
choice-team_decision-captain = the captain decides
choice-team_decision-majority = the majority decides
choice-talk_visibility-hidden = talks stay hidden
choice-talk_visibility-existence_public = others see that powers talk
choice-talk_visibility-off = no talks
choice-first_turn-dealer_left = the dealer's left neighbour
choice-first_turn-dealer = the dealer
choice-first_turn-random = drawn by lot
choice-trade_window-any_time = at any time
choice-trade_window-active_only = only with the power on turn
choice-trade_window-off = never
choice-draw_mode-explicit = by an order
choice-draw_mode-auto = by itself
choice-eliminated_cards-bottom = under the pile
choice-eliminated_cards-to_conqueror = to the conqueror
choice-absent_colour_mission-nonsense = a nonsense mission
choice-absent_colour_mission-remove_from_deck = taken out of the deck
choice-battle_pace-auto = at once
choice-battle_pace-stepwise = die by die

## The guided first game

guide-expanze-hello = You play { $power }. The counters of your colour are your soldiers. You win by your secret mission: { $mission }. Only you can read it.
guide-expanze-place = Place your soldiers: click your states, best those beside an opponent, until none are left. Then confirm.
guide-expanze-place-keys = By keys: N goes to the next state, Enter places one, G confirms.
guide-expanze-first = The dice decide who begins. As soon as it is your turn, the guide goes on.
guide-expanze-attack = Your turn: fight or arm, never both. Now fight: pick one of your states with several soldiers, then a neighbour marked red, look at the odds, and attack.
guide-expanze-attack-keys = By keys: N to a state that can attack, Enter, N to a target, Enter, G.
guide-expanze-card = The defender wins ties, so many are better than few. Attack on as you like. If your last battle was won, take a card: sets of three buy soldiers later.
guide-expanze-end = Enough for now: hand over. One soldier always stays in each of your states.
guide-expanze-end-keys = By key: E.
guide-expanze-others = Now the others play. The log tells every battle; point at a line and the map shows where it was.
guide-expanze-arm = Your turn again. This time arm: choose Arm, place the new soldiers, and confirm. Whole continents bring more of them.
guide-expanze-done = That was a whole round. When your mission is fulfilled, show it; if it still holds in your next turn, you have won. Good luck!

# In few words, beside what is shown on the map

film-battle-won = { $power } takes { $target } from { $other }.
film-battle-lost = { $other } holds { $target } against { $power }.
film-armed = { $power } arms with { $count } soldiers.
table-battle-gained = All of { $continent } is held now.
ending-game = Expanze
