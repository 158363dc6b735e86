# Expanze in English. Names first, then events, refusals, options and the words of the screens.

power-black = Black
power-red = Red
power-green = Green
power-yellow = Yellow
power-brown = Brown
power-white = White
power-blue = Blue
power-seat_1 = Seat 1
power-seat_2 = Seat 2
power-seat_3 = Seat 3
power-seat_4 = Seat 4
power-seat_5 = Seat 5
power-seat_6 = Seat 6
power-seat_7 = Seat 7

mission-destroy_black = destroy Black
mission-destroy_red = destroy Red
mission-destroy_green = destroy Green
mission-destroy_yellow = destroy Yellow
mission-destroy_brown = destroy Brown
mission-destroy_white = destroy White
mission-destroy_blue = destroy Blue
mission-north_pole = North Pole
mission-south_pole = South Pole
mission-australia_south_america_third = Australia + South America + a third continent
mission-australia_north_america_third = Australia + North America + a third continent
mission-australia_europe_third = Australia + Europe + a third continent
mission-australia_africa_third = Australia + Africa + a third continent
mission-asia_australia = Asia + Australia
mission-asia_europe = Asia + Europe
mission-asia_africa = Asia + Africa
mission-north_america_asia = North America + Asia
mission-north_america_south_america_third = North America + South America + a third continent
mission-africa_north_america_third = Africa + North America + a third continent
mission-africa_europe_third = Africa + Europe + a third continent
mission-africa_south_america_third = Africa + South America + a third continent
mission-europe_north_america_third = Europe + North America + a third continent
mission-europe_south_america_third = Europe + South America + a third continent
mission-australia_bermuda_triangle = Australia + Bermuda Triangle
mission-asia_south_america = Asia + South America

## What happened

event-colour-chosen = Seat { $seat } plays { $power }.
event-dealer-rolls = The dice for the deal: { $powers } – { $rolls }.
event-dealer = { $power } deals.
event-dealt = { $power } gets { $states_count ->
    [one] one state
   *[other] { $states_count } states
  }: { $states }.
event-target-raised = With so few powers a nonsense mission asks for { $count } states.
event-mission-dealt = { $power } takes a mission.
event-mission-received = Your mission: { $mission }.
event-placed-first = { $power } places { $count ->
    [0] no soldiers
    [one] one soldier
   *[other] { $count } soldiers
  } in the first armament{ $states_count ->
    [0] .
   *[other] : { $states } ({ $counts }).
  }
event-turn-begins = Round { $round }: { $power } is on turn.
event-armed = { $power } arms with { $count ->
    [0] no soldiers
    [one] one soldier
   *[other] { $count } soldiers
  }{ $states_count ->
    [0] .
   *[other] : { $states } ({ $counts }).
  }
event-set-handed-in = { $power } hands in { $set } for { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  }: { $cards }.
event-battle-won = { $power } takes a state from { $other }: { $origin } → { $target }, { $attackers } against { $defenders }, { $lost ->
    [0] without loss
    [one] one soldier lost
   *[other] { $lost } soldiers lost
  } (dice { $dice }).
event-battle-lost = { $power } fails against { $other }: { $origin } → { $target }, { $attackers } against { $defenders }, { $killed ->
    [0] no defender lost
    [one] one defender lost
   *[other] { $killed } defenders lost
  } (dice { $dice }).
event-attack-announced = { $power } attacks { $other }: { $origin } → { $target }, { $attackers } against { $defenders }.
event-attacker-rolled = { $power } rolls { $die }.
event-duel = { $power } { $die } : { $defence } { $other }; { $attackers } against { $defenders } are left.
event-state-taken = { $power } takes { $target } from { $other }.
event-state-held = { $other } holds { $target }.
event-power-destroyed = { $power } is destroyed by { $by }.
event-cards-put-under = { $count ->
    [one] One letter card of { $power } goes under the pile.
   *[other] { $count } letter cards of { $power } go under the pile.
  }
event-cards-taken-over = { $by } takes over { $count ->
    [one] one letter card
   *[other] { $count } letter cards
  } from { $power }.
event-cards-taken-over-own = { $by } takes over the letter cards of { $power }: { $cards }.
event-card-drawn = { $power } draws a letter card.
event-card-drawn-own = You draw { $card }.
event-card-right-lapsed = { $power } leaves its letter card lying; the right to it is gone.
event-trade-offered = { $power } offers { $other } { $give } for { $want } (offer { $number }).
event-trade-declined = { $other } declines offer { $number } of { $power } ({ $give } for { $want }).
event-trade-withdrawn = { $power } withdraws offer { $number } to { $other } ({ $give } for { $want }).
event-trade-lapsed = Offer { $number } of { $power } to { $other } ends: the cards to give ({ $give }) are gone.
event-trade-void = Offer { $number } of { $power } to { $other } is void.
event-trade-done = { $power } and { $other } exchange letter cards, { $given } for { $got }.
event-trade-done-own = { $power } gives { $cards } to { $other } and gets { $others }.
event-mission-shown = { $power } shows its mission: { $mission }.
event-mission-shown-absent = { $power } shows "{ $mission }", a colour that nobody plays: it counts as a nonsense mission ({ $count } states).
event-mission-shown-own-colour = { $power } shows "{ $mission }", its own colour: it counts as a nonsense mission ({ $count } states).
event-mission-shown-lost-pursuit = { $power } shows "{ $mission }", destroyed by another: it counts as a nonsense mission ({ $count } states).
event-pursuit-became-nonsense = { $power } was destroyed by another: your mission is now to hold { $count } states.
event-claim-broken = The claim of { $power } is broken.
event-claim-void = The claim of { $power } is void.
event-resigned = { $power } resigns; its soldiers stay and defend.
event-won-mission = { $power } has held its mission and wins.
event-plays-on = { $power } wants to play on.
event-stopped-here = { $power } does not want to play on.
event-won-alone = { $power } is alone on the board and wins.
event-won-last = { $power } is the last power left and wins.
event-round-limit = { $count } rounds are over; nobody wins.
event-game-over = The game is over.

## What is refused

error-bad-power-count = Two to seven powers play, not { $value }.
error-colour-taken = { $colour } is taken already.
error-unknown-colour = There is no colour "{ $value }".
error-not-your-turn = It is { $power }'s turn, not yours.
error-not-your-die = The next die is { $power }'s to roll.
error-wrong-phase = This cannot be done in this part of the game.
error-power-destroyed = Your power no longer takes part.
error-first-cap = At most { $limit ->
    [one] one soldier
   *[other] { $limit } soldiers
  } may be added to one state now; { $state } would get more.
error-first-total = You may add at most { $limit ->
    [one] one soldier
   *[other] { $limit } soldiers
  } in the first armament.
error-not-own-state = { $state } is not yours.
error-state-twice = { $state } is named twice; a state gets its soldiers at once.
error-arm-total = You may add at most { $limit ->
    [one] one soldier
   *[other] { $limit } soldiers
  }, not { $count }.
error-negative-count = { $value } is not a number of soldiers; it takes at least one.
error-already-fought = You have fought in this turn, so you cannot arm.
error-bad-set = These cards are no set from your hand; a set is PPP, KKK, DDD or PKD: { $cards }.
error-second-set = { $limit ->
    [0] Sets are not handed in in this game.
   *[other] Only one set may be handed in at a time.
  }
error-set-in-fight = Letter cards can be handed in only while arming.
error-own-target = { $state } is your own.
error-not-adjacent = { $origin } and { $target } are not adjacent.
error-leave-one = One soldier must stay in { $state }; you can send at most { $count } minus one.
error-too-few = { $count ->
    [one] Only one soldier stands in { $state }; it must stay.
   *[other] Only { $count } soldiers stand in { $state }.
  }
error-pair-used = { $target } was attacked from { $origin } in this turn already.
error-battle-open = A battle is open; first the dice.
error-fight-closed = After drawing a card you cannot attack any more in this turn.
error-no-card-right = You have no right to a card: the last battle of this turn must have been won, and there is one card a turn.
error-pile-empty = The pile of letter cards is empty.
error-trade-closed = No exchange is possible now, or not with this power.
error-trade-empty = Each side must give at least one card.
error-no-letter = "{ $value }" is no letter card; there are { $letters }.
error-trade-cards = Those letter cards are not in the hand: { $cards }.
error-trade-self = You cannot trade with yourself.
error-no-offer = There is no open offer { $number } with { $power }.
error-mission-open = Your mission is not fulfilled.
error-mission-turn = You may show your mission only in your own turn; now it is { $power }'s.
error-not-asked = { $power } is being asked whether to play on, not you.
error-claim-running = Your claim is open already.
error-supply-empty = Only { $left } of your { $limit } soldiers are left in the box.
error-unknown-state = There is no state "{ $value }" on this map.
error-unknown-card = There is no card "{ $value }".
error-unknown-power = There is no power "{ $value }" in this game.
error-game-over = The game is over.
error-bad-map = This map does not fit the rules: { $detail }.
error-bad-soldiers = No odds can be given for { $value } soldiers; 1 to { $most } will do.
error-bad-chance = { $value } is not a chance above 0 and up to { $most }.

## Words of the screens

decision-colour_choice = Choose your colour.
decision-first_armament = First armament: place up to { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  }, at most { $limit } in one state.
decision-turn = Your turn: arm or fight.
decision-fighting = You are fighting: attack again, or hand over.
decision-fight_closed = You have drawn your card: hand over.
decision-battle = Roll the die.
decision-playing_on = The game has been won. Do you want to play on? All must want to.
decision-trade_answer = { $power } offers { $give } for { $want }.
decision-aside = At any time: offer cards, withdraw an offer, resign.

order-choose_colour = choose_colour COLOUR – play that colour
order-place_first = place_first STATE N, STATE N … – first armament
order-arm = arm STATE N, STATE N … [with CARD CARD CARD] – add soldiers, with a set if you like; ends your turn
order-attack = attack ORIGIN TARGET N – attack with N soldiers
order-roll = roll – roll the die of an open battle
order-play_on = play_on – go on playing after a win
order-stop_here = stop_here – let the game end with the win
order-draw_card = draw_card – take the card for your last won battle
order-show_mission = show_mission – show your fulfilled mission and claim the win
order-end_turn = end_turn – hand over
order-offer_trade = offer_trade POWER give LETTERS want LETTERS – offer letter cards
order-accept_trade = accept_trade POWER N – accept an offer
order-decline_trade = decline_trade POWER N – decline an offer
order-withdraw_trade = withdraw_trade POWER N – take your own offer back
order-resign = resign – leave the game; your soldiers stay

status-living = playing
status-destroyed = destroyed
status-resigned = resigned
status-won = winner

kind-conquest = conquest
kind-pursuit = pursuit
kind-nonsense = nonsense

progress-conquest = { $have } of { $need } states
progress-pursuit = { $missing_count ->
    [0] destroyed
    [one] one state of the victim left
   *[other] { $missing_count } states of the victim left
  }
progress-nonsense = { $have } of { $need } states

pool-base = base
pool-set = set { $set }

outcome-mission = by its mission
outcome-alone = alone on the board
outcome-last = last power left
outcome-rounds = nobody, the rounds are over
outcome-aftermath = the others played on

advice-age = For ages { $least } and up.
advice-hours = Seven powers play for about { $least } to { $most } hours at the table.
advice-powers = { $least } to { $most } powers play best.
advice-states-per-power = Best with { $least } to { $most } states for each power.

option-powers = How many powers play.
option-map = The board.
option-colour_choice = Colours are picked in seat order, or given at random.
option-team_decision = How several members of a power come to one order.
option-talk_visibility = Whether others see that powers talk.
option-replay_reveals_talks = Whether the replay shows what was said.
option-first_turn = Who has the first turn.
option-first_arm_base = Soldiers in the first armament.
option-first_arm_short = Soldiers in the first armament for powers dealt one state fewer.
option-first_arm_cap = Most soldiers added to one state in the first armament.
option-arm_base = Soldiers of every arming.
option-continent_bonus = More soldiers for whole continents.
option-card_set_values = More soldiers for sets of letter cards.
option-max_sets_per_arming = Sets handed in at one arming.
option-trade_window = When letter cards may be exchanged.
option-draw_mode = Whether a card is drawn by an order or by itself.
option-eliminated_cards = Where the cards of a destroyed power go.
option-nonsense_target = States that a nonsense mission asks for.
option-nonsense_auto_raise = Whether that number rises when the deal alone would reach it.
option-absent_colour_mission = What a pursuit of a colour that nobody plays is.
option-asia_pair_third = Whether pairs with Asia need a third continent too.
option-include_asia_south_america = Whether the deck has Asia + South America.
option-hold_rounds = Rounds for which a shown mission must be held.
option-hold_applies_to_pursuit = Whether a pursuit must be held too.
option-auto_show = Whether a fulfilled mission is shown by itself.
option-continue_after_win = Whether the others play on after a win; with "ask" they decide then.
option-soldier_limit = Most soldiers of one power on the board (0: no limit).
option-battle_pace = Battles at once, or die by die.
option-round_limit = Rounds after which the game ends without a winner (0: never).

# The clauses behind parts of the screen.

clause-claim = EX-WIN-3
clause-continents = EX-ARM-3
clause-sets = EX-ARM-5
