# Expanze at the terminal. Texts of one line without braces are also read plainly (words, letters).

word-mission = mission
word-cards = cards, hand
word-pool = pool
word-attack = attack
word-arm = arm
word-place_first = place_first, place
word-choose_colour = choose_colour, colour
word-roll = roll
word-draw_card = draw_card, draw
word-show_mission = show_mission, show
word-end_turn = end_turn, end
word-offer_trade = offer_trade, offer
word-accept_trade = accept_trade, accept
word-decline_trade = decline_trade, decline
word-withdraw_trade = withdraw_trade, withdraw
word-play_on = play_on, on
word-stop_here = stop_here, stop
word-resign = resign

letters-black = Bk
letters-red = Rd
letters-green = Gn
letters-yellow = Yl
letters-brown = Br
letters-white = Wh
letters-blue = Bl

## The beginning and the end

luck-note = Luck: soldiers that the odds wanted from a power and that it did not lose (minus: lost beyond the odds).

## The hand-over

enter-rolls = Enter rolls

## The screens

board-legend = • yours   ‹ next to yours   +n soldiers for the whole continent
board-legend-spectator = +n: soldiers for the whole continent
strip-legend = (states/soldiers/cards)
heading-states = States
heading-soldiers = Soldiers
heading-letter-cards = Cards
heading-mission = Mission
heading-battles = Battles
heading-expected = Expected losses
heading-actual = Losses
heading-luck = Luck
claim-open = { $count ->
    [one] wins at its next turn
   *[other] wins in { $count } turns of its own
  }
claim-line = { $power } has shown its mission ({ $mission }: { $progress }) and wins { $count ->
    [one] at its next turn
   *[other] after { $count } more rounds
  } unless the mission is broken.
shown-line = { $power } has shown its mission: { $mission } ({ $progress }).
no-mission = The missions are not dealt yet.
mission-line = Your mission: { $mission } ({ $progress }).
mission-only = { $mission }
mission-fulfilled = Your mission is fulfilled: "show_mission" claims the win.
mission-missing = Still missing: { $missing }.
mission-nonsense = Any { $count } states will do.
mission-lost-pursuit = This pursuit counts as a nonsense mission: any { $count } states will do.
placed-first = { $power } places { $count ->
    [0] no soldiers
    [one] one soldier
   *[other] { $count } soldiers
  } in the first armament: { $placed }.
armed = { $power } arms with { $count ->
    [0] no soldiers
    [one] one soldier
   *[other] { $count } soldiers
  }: { $placed }.
card-right = You may take a letter card: "draw_card"; after it you cannot attack any more in this turn.
no-cards = You hold no letter cards.
cards-line = Your letter cards: { $cards }.
cards-only = { $cards }
set-line = You can hand in { $set } while arming: { $count ->
    [one] one more soldier
   *[other] { $count } more soldiers
  }.
offer-got = { $power } offers you { $give } for { $want }: "accept_trade { $word } { $number }" or "decline_trade { $word } { $number }".
offer-made = You have offered { $power } { $give } for { $want } (offer { $number }).
pool-line = Arming brings { $count ->
    [one] one soldier
   *[other] { $count } soldiers
  }: { $sum }.
odds-line = { $attackers } against { $defenders }: { $win } to win; on average { $lost } attackers and { $killed } defenders fall.
plot-won = won, { $count ->
    [one] one left
   *[other] { $count } left
  }
plot-lost = lost, { $count ->
    [one] one defender left
   *[other] { $count } defenders left
  }
plot-rest = everything else
battle-won = { $power } takes { $target } from { $other }: { $origin } → { $target }, { $attackers } against { $defenders }, { $lost ->
    [0] without loss
    [one] one soldier lost
   *[other] { $lost } soldiers lost
  }.
battle-lost = { $power } fails against { $other }: { $origin } → { $target }, { $attackers } against { $defenders }, { $killed ->
    [0] no defender lost
    [one] one defender lost
   *[other] { $killed } defenders lost
  }.

## Menus

menu-attack = Attack … ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
menu-attack-which = Which attack? The chance is for everyone who may go.
menu-strike = { $origin } → { $target } ({ $power }): { $attackers } against { $defenders }, { $win }{ $wanted ->
    [0] {""}
   *[other] {", "}for your mission
  }
menu-how-many = How many soldiers go? { $origin } → { $target }
menu-soldiers = { $count } against { $defenders }: { $win }
menu-arm = Arm …
menu-arm-where = Where do the soldiers go?
menu-with-set = with { $set } (+{ $count })
menu-without-set = keeping the cards
menu-offer = Offer letter cards …
menu-offer-which = Which exchange?
menu-exchange = { $power }: your { $give } for { $want }
menu-accept_trade = Accept { $power }'s offer { $number } ({ $give } for { $want })
menu-decline_trade = Decline { $power }'s offer { $number } ({ $give } for { $want })
menu-withdraw_trade = Withdraw your offer { $number } to { $power } ({ $give } for { $want })
menu-roll = Roll the die
menu-play_on = Play on
menu-stop_here = Let the game end with the win
menu-draw_card = Draw the letter card
menu-show_mission = Show your mission and claim the win
menu-end_turn = Hand over

## Help at the prompt

help-names = States may be named in Czech or English and shortened; Tab completes. "help attack" and "help EX-FGT-16" explain more.
command-help = this list; "help attack" explains an order, "help EX-FGT-16" a rule
command-mission = your mission, what is missing, open claims
command-cards = your letter cards, sets and offers
command-pool = the soldiers of an arming, as a sum
command-odds = odds FROM TO N, or odds 5 3: the chances of an attack
command-rules = rules EX-FGT-16: a rule; rules card: rules with that word

## Rules, replay, proof, pictures, lists

replay-secret = { $power }: { $mission }; cards: { $hand }
all-card-drawn-own = { $power } draws { $card }.
all-mission-received = { $power } gets the mission: { $mission }.
all-pursuit-became-nonsense = { $power } was destroyed by another: whoever pursued it must now hold { $count } states.

## Mistakes

error-no-such-state = { $near_count ->
    [0] There is no state "{ $value }" on this map.
   *[other] There is no state "{ $value }" on this map; did you mean { $near }?
  }
error-odds-how = Write "odds FROM TO N", or two numbers: "odds 5 3".

welcome = Expanze: a new game.
dice-committed = The dice are fixed by a secret with the hash { $hash }…; after the game everybody can check them.
end-verify = The dice can be verified now: velmoci verify { $file }
title = { $name } ({ $player }), round { $round }
menu-resign = Resign
