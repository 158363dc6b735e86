# Evropská válka at the terminal. Texts of one line without braces are also read plainly (words, letters, short names).

word-cards = cards, hand
word-seen = seen, known
word-choose_power = choose_power, power
word-place = place
word-sabotage = sabotage
word-espionage = espionage, spy
word-draft = draft
word-move = move, go
word-attack = attack
word-fate = fate
word-end_turn = end_turn, end
word-king = king, stop
word-pass = pass
word-lay = lay
word-retreat = retreat
word-assign = assign, give
word-discard = discard
word-resign = resign, leave

letters-british_allies = Br
letters-french_allies = Fr
letters-dual_alliance = DA
letters-ottoman_empire = Ot
letters-russian_empire = Ru
colour-british_allies = red
colour-french_allies = blue
colour-dual_alliance = black
colour-ottoman_empire = green
colour-russian_empire = yellow
letter-atlantic = A
letter-mediterranean = M
short-britain = Britain
short-benelux = Benelux
short-southern_scandinavia = S. Scandinavia
short-france = France
short-spain = Spain
short-north_africa = N. Africa
short-germany = Germany
short-austria_hungary = Austria-Hungary
short-italy = Italy
short-southern_balkans = S. Balkans
short-anatolia = Anatolia
short-near_east = Near East
short-finland_baltics = Finland, Baltics
short-russia = Russia
short-ukraine = Ukraine, Poland

## The beginning and the end

welcome = European War: a new game.
dice-committed = The cards are fixed by a secret with the hash { $hash }…; after the game everybody can check them.
end-verify = The cards can be verified now: velmoci verify { $file }
luck-note = Luck: points of cards that came off the pile in battles, beyond { $mean } for each.

## The screens

title = { $name } ({ $player }), turn { $turn }
board-legend = • yours  ‹ in reach  ≈A Atlantic, ≈M Mediterranean harbour  ═ bridge
board-legend-spectator = ≈A Atlantic, ≈M Mediterranean harbour  ═ bridge
strip-legend = (pieces/home/cards)
heading-side = Power
heading-pieces = Pieces
heading-home = Home
heading-cards = Cards
heading-known = Known cards
heading-won = Won
heading-lost = Lost
heading-kings = Kings
heading-luck = Luck
piles-line = In the pile: { $count }, discarded: { $discarded }.
prey-line = Left of you: { $power } (home { $count }/3), whose fall is your victory.
trio-line = You hold all fields of { $trio } but one: { $field }.
hand-line = Your cards:
hand-empty = Your hand is empty.
fate-line = Three cards of fate, to be given out:
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
drawn-mark = *
drawn-legend = off the pile
seen-line = { $power }, known cards in hand:
seen-nothing = You know no card in another hand.
discard-line = Discarded:
battle-line = Attack by { $power } on { $other }: { $origin } → { $target }, cards { $attackers } against { $defenders }.
laid-attacker = { $power }: attack { $sum } = { $points }
laid-defender = { $power }: defence { $sum } = { $points }
odds-line = { $origin } → { $target }: you lay { $attackers ->
    [one] one card
   *[other] { $attackers } cards
  }, the defender { $defenders ->
    [one] one
   *[other] { $defenders }
  }; you need more points.
odds-win = Chance to win: { $win } unless somebody stops it ({ $stop } that somebody could); { $margin } points on average.
odds-open = { $origin } → { $target } wins with { $win } ({ $margin } points on average).
odds-hand = { $power }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  } in hand; a card off the pile is worth { $mean } points on average.
turn-goes-on = Your turn goes on: one action is still yours.
enter-passes = Enter lets it happen
reaction-hint = "king" stops the attack, Enter lets it happen, "menu" lists the ways.

## Menus

menu-draft = Draft … ({ $count ->
    [one] one field
   *[other] { $count } fields
  })
menu-move = Move … ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
menu-attack = Attack … ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
menu-sabotage = Sabotage … ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
menu-espionage = Espionage … ({ $count ->
    [one] one way
   *[other] { $count } ways
  })
menu-draft-which = Where does the new piece stand?
menu-move-which = Which piece goes where?
menu-attack-which = Which attack? The chance is for all who may go, if nobody stops them.
menu-how-many = How many go?
menu-sabotage-which = Which card against which field?
menu-espionage-which = Which card, and at whose hand do you look?
menu-strike = { $origin } → { $target } ({ $power }): { $attackers } against { $defenders }
menu-line-fate = Fate: draw three cards
menu-line-end_turn = Do nothing in this turn
menu-line-pass = Let the attack happen
menu-line-choose_power = { $power }
menu-line-place = { $field }
menu-line-draft = { $field }
menu-line-retreat = { $field }
menu-line-move = { $origin } → { $target }
menu-line-sabotage = { $card } against { $field }
menu-line-espionage = { $card }: { $power }
menu-line-king = Stop the attack with { $card }
menu-line-lay = { $cards } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
menu-line-discard = { $cards } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
menu-assign-keep = Keep { $cards }
menu-assign-each = Card by card …
menu-assign-whom = Who gets { $card }?
menu-assign-me = You keep it
menu-assign-to = { $power }
menu-resign = Leave the game; the seat plays on by itself

## Help at the prompt

help-names = Fields and powers may be named in Czech or English and shortened, powers also by colour; for a card its rank is enough (K, 10). Tab completes. "help attack" and "help EV-KNG-3" explain more.
command-help = this list; "help attack" explains an order, "help EV-KNG-3" a rule
command-cards = your cards
command-seen = cards that you know in other hands, and those discarded
command-odds = odds FROM TO N: the chance of an attack; alone: of the one that is open
command-rules = rules EV-KNG-3: a rule; rules king: rules with that word

## Replay of a finished game

all-hand-dealt-own = { $power }: dealt { $cards }.
all-espionage-own = { $power } spied on { $other } with { $card } and saw { $cards_count ->
    [0] an empty hand.
   *[other] { $cards }.
  }
all-fate-drawn-own = { $power } drew { $cards } by fate.
all-fate-kept-own = { $power } kept { $cards }.

## Mistakes

error-no-such-field = { $near_count ->
    [0] There is no field "{ $value }" on this map.
   *[other] There is no field "{ $value }" on this map; did you mean { $near }?
  }
error-odds-how = Write "odds FROM TO N"; "odds" alone is for an attack that is open.
