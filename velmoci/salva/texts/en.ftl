# Salva in English. Names first, then events and refusals; chapters follow in their canonical order.

power-seat_1 = Seat 1
power-seat_2 = Seat 2
power-seat_3 = Seat 3
power-seat_4 = Seat 4
power-seat_5 = Seat 5
power-seat_6 = Seat 6

side-attacker = the attacker
side-defender = the defender

reason-objective = the objective was reached
reason-time = time ran out
reason-deadline = the deadline passed
reason-elimination = nobody else is left
reason-draw = a draw

verdict-conquest = the field falls
verdict-attacker_gone = no attacker is left
verdict-forced_retreat = the attacker must retreat
verdict-battle_over = the battle is over

## What happened

event-side-taken = { $power } plays the side { $party }.
event-turn-order = The order of play is { $powers }.
event-placed = { $power } places { $unit } on { $field }.
event-stopped-placing = { $power } has placed its army.
event-sealed = { $power } has sealed its army.
event-sealed-own = { $power } has sealed its army: { $army }.
event-army-shown = { $power } shows its army: { $army }.
event-round-begins = Round { $round } begins.
event-turn-begins = { $power } is on turn.
event-moved = { $power }: { $unit } goes from { $origin } to { $field }.
event-movement-ended = { $power } ends its movement.
event-battle-declared = { $power } attacks { $field } with { $units }.
event-salvo = Salvo { $number } of { $side } at { $field }: roll { $roll }, factor { $factor }.
event-shot = { $unit } fires at { $target }: { $points }.
event-destroyed = Destroyed: { $unit }.
event-battle-decided = The battle is decided: { $verdict } [{ $clause }].
event-retreat-announced = { $power } announces its retreat from { $field }.
event-repaired = Repaired after the battle, with the damage they had: { $units }.
event-withdrew = { $unit } withdraws to { $field }.
event-lost-in-retreat = { $unit } has nowhere to retreat to and is lost.
event-conquered = { $power } conquers { $field }.
event-field-held = { $field } is held.
event-finished = Finished on { $field }: { $unit }.
event-begun = { $power } begins { $unit } on { $field }.
event-production-ended = { $power } ends its production.
event-eliminated = { $power } is eliminated.
event-resigned = { $power } resigns.
event-game-over = The game is over, { $reason }. { $winners_count ->
    [0] Nobody wins.
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
  }

## What is refused

error-bad-start = The territory of the sides does not suit the goal.
error-unknown-scenario = { $near_count ->
    [0] There is no scenario "{ $value }"; there are: { $scenarios }.
   *[other] There is no scenario "{ $value }"; did you mean "{ $near }"?
  }
error-no-such-chapter = { $near_count ->
    [0] There is no chapter "{ $value }"; there are: { $chapters }.
   *[other] There is no chapter "{ $value }"; did you mean "{ $near }"?
  }
error-chapter-excluded = The scenario does not allow the chapter "{ $chapter }".
error-chapter-is-off = The order "{ $order }" belongs to a chapter that is not on.
error-has-begun = The game has already begun.
error-nothing-open = Nothing can be ordered now.
error-is-out = You are out of the game.
error-not-your-turn = It is not your turn to decide.
error-wrong-moment = { $step ->
    [placing] That cannot be ordered now: armies are being placed.
    [movement] That cannot be ordered now: it is time to move and attack.
    [defender_salvo] That cannot be ordered now: a salvo is under way.
    [attacker_salvo] That cannot be ordered now: a salvo is under way.
    [retreat_choice] That cannot be ordered now: first decide whether to fight on.
    [retreat_to] That cannot be ordered now: first choose where to withdraw.
    [production] That cannot be ordered now: it is time to buy.
   *[other] That cannot be ordered now.
  }
error-no-such-unit = There is no unit "{ $unit }".
error-no-such-field = There is no field "{ $field }".
error-no-such-item = "{ $item }" cannot be bought in this game.
error-no-such-mode = There is no way to fire called "{ $mode }".
error-no-such-plan = There is no fire plan called "{ $plan }".
error-not-your-unit = { $unit } is not yours.
error-not-your-field = { $unit }: the field { $field } is not yours.
error-under-construction = { $unit } is under construction.
error-has-fought = { $unit } has fought in this turn and moves no more.
error-move-is-over = The move of { $unit } is over.
error-no-path = Say where { $unit } should go.
error-not-adjacent = { $unit }: { $field } does not lie beside the field before it.
error-too-far = { $unit } has not enough movement points for { $field }.
error-no-way = { $unit } does not reach { $field }.
error-wrong-ground = { $unit } cannot enter { $field }.
error-own-field = { $field } is your own field.
error-nobody-able = None of these units can open a battle for { $field }.
error-too-dear = That costs more than you have left here: { $left }.
error-fresh-field = { $field } was conquered in this turn; nothing can be bought there.
error-not-in-battle = { $unit } is not in the battle.
error-not-in-front = { $unit } does not stand in the first line and cannot shoot.
error-has-fired = { $unit } has fired in this salvo.
error-own-unit = { $unit } cannot fire at { $target }: both are on the same side.
error-no-strength = { $unit } has no strength against { $target }.
error-unfinished-last = { $target } is under construction; other units must be shot at first.
error-second-line = { $target } stands in the second line, and somebody in front protects it.
error-mode-not-possible = { $unit } cannot fire in the way "{ $mode }" now.
error-bad-share = { $unit } has not so much fire left: { $share }.
error-does-not-leave = { $unit } does not leave the battle.
error-no-refuge = { $unit } cannot retreat to { $field }.

error-not-a-lot = "{ $value }" is no item with a field and a number.
error-not-a-march = "{ $value }" is no unit with its way.
error-not-a-share = "{ $value }" is no share of fire; write 1/3, kill or rest.
error-not-a-shot = "{ $value }" is no shot; write unit>target.

error-not-toml = { $file }, line { $line }: { $problem }.
error-document-too-long = { $file } is longer than { $limit } characters.
error-document-too-deep = { $file }, line { $line }: brackets and dots go deeper than { $limit }, or there are more than { $entries } entries.
error-classes-missing = { $file }, line { $line }: the table of classes is missing or incomplete.
error-entry-missing = { $file }, line { $line }: in "{ $entry }" something is missing.
error-unknown-entry = { $file }, line { $line }: "{ $entry }" means nothing.
error-bad-value = { $file }, line { $line }: "{ $entry }" must be: { $expected }.
error-written-twice = { $file }, line { $line }: "{ $name }" stands in "{ $entry }" a second time.
error-no-such-neighbour = { $file }, line { $line }: "{ $name }" in "{ $entry }" is no other field.
error-no-such-field-here = { $file }, line { $line }: "{ $name }" in "{ $entry }" is no such field.
error-no-land = { $file }, line { $line }: the map has no land.

## Several players

article-non_aggression = non-aggression
article-none = words only

event-treaty-offered = { $power } offers a treaty of { $powers }: { $article }, notice { $notice } { $notice ->
    [one] round
   *[other] rounds
  } ({ $treaty }).{ $length ->
    [0] {""}
   *[other] {" "}"{ $text }"
  }
event-treaty-accepted = { $power } accepts the treaty { $treaty }.
event-treaty-in-force = The treaty { $treaty } of { $powers } is in force.
event-treaty-refused = The offer { $treaty } has come to nothing: { $power } is against it.
event-treaty-declined = The offer { $treaty } has come to nothing. { $power }: { $reply }
event-treaty-denounced = { $power } denounces the treaty { $treaty }; it ends after a turn in round { $round }.
event-notice-waived = { $power } agrees that { $other } may withdraw the notice ({ $treaty }).
event-consent-asked = { $power } asks for the agreement of { $powers }: { $order }
event-consent-given = All agree with { $power }: { $order }
event-consent-refused = The agreement that { $power } asked for is not given: { $order }
event-consent-promised = { $power } agrees beforehand to what { $other } asks ({ $topic ->
    [everything] everything
    [gift] gifts
    [technology_gift] gifts of technology
    [command] command
    [entry] entering his fields
    [joint_attack] joint attacks
    [end_of_battle] the end of a battle
    [treachery] treachery
    [objection] orders to units handed over
    [holder] the holder of a sea field
    [lines] lines of battle
   *[other] { $topic }
  }, { $span ->
    [turn] for one turn
   *[other] until it is withdrawn
  }).
event-consent-withdrawn = { $power } no longer agrees beforehand to what { $other } asks ({ $topic ->
    [everything] everything
    [gift] gifts
    [technology_gift] gifts of technology
    [command] command
    [entry] entering his fields
    [joint_attack] joint attacks
    [end_of_battle] the end of a battle
    [treachery] treachery
    [objection] orders to units handed over
    [holder] the holder of a sea field
    [lines] lines of battle
   *[other] { $topic }
  }).
event-notice-withdrawn = { $power } withdraws the notice; the treaty { $treaty } stays in force.
event-treaty-ended = { $power } is no longer bound by the treaty { $treaty }.

error-bad-player-number = This goal is for { $least } to { $most } players, not for { $players }.
error-no-such-seat-name = There is no seat "{ $value }".
error-unknown-power = There is no seat "{ $value }".
error-unknown-state = There is no field "{ $value }".
error-power-destroyed = You no longer take part in this game.
error-no-such-treaty = You are not a party to a treaty "{ $treaty }".
error-no-partner = { $power } cannot be your partner.
error-too-few-parties = A treaty has at least two different parties.
error-bad-article = "{ $value }" is no article that can be checked.
error-bad-notice = Notice is given 0 to 10 rounds ahead, not { $value }.
error-empty-treaty = A treaty without an article needs words.
error-too-many-offers = No more than { $limit } offers may wait for an answer.
error-bad-answer = "{ $value }" is no answer; say accept or refuse.
error-bad-reason = "{ $value }" is no reason that everybody can read.
error-already-accepted = The treaty { $treaty } is accepted and cannot be changed.
error-no-notice-now = Of the treaty { $treaty } no notice can be given now.
error-no-notice-given = { $power } has given no notice of the treaty { $treaty }.
error-nothing-to-waive = There is nothing for you to agree to in { $treaty }.
error-nobody-to-promise = { $power } is nobody whom you could promise anything.
error-no-topic = Nobody is ever asked about "{ $topic }".
error-no-span = "{ $span }" is no time; say turn or game.
error-consent-stands = You have promised { $power } just that already.
error-no-consent-stands = You have promised { $power } nothing of the kind.
error-under-way = Not while something is under way that may rest on it.
error-not-waived = Notice of { $treaty } is withdrawn only with the consent of all parties.
error-treaty-in-force = A treaty with { $power } forbids a battle for { $field }.
error-truce-in-force = { $power } must have had a whole turn after the treaty before you attack { $field }.
error-not-quoted = Write the words in quotation marks, not "{ $value }".
error-not-a-line = "{ $value }" is no line of at most 500 characters.

## Goals

reason-rounds = the last round is over


event-priority = { $power } has priority { $value }.
event-result-place = { $power }: place { $value }.
event-result-degree = { $power }: degree of defeat { $value }.
event-result-level = { $power }: { $value ->
    [0] no victory
    [1] a small victory
   *[other] a great victory
  }.
event-result-score = { $power }: score { $value }.
event-result-points = { $power }: { $value } political { $value ->
    [one] point
   *[other] points
  }.

standing-in-front = { $powers_count ->
    [0] Nobody stands better.
   *[other] Nobody stands better; { $powers } { $powers_count ->
        [one] stands
       *[other] stand
      } as high.
  }
standing-behind = { $powers } { $powers_count ->
    [one] is
   *[other] are
  } ahead by { $count }.
standing-need-survive = Only has to survive to the end.
standing-need-all-fall = To win, all of these must fall: { $powers }.
standing-need-some-fall = To win, { $count } of these must fall: { $powers }.
standing-need-owner = Better owners of { $field }, the best first: { $powers }.
standing-need-keep = Only has to keep { $field } to the end.
standing-need-small = Lacks { $count } { $count ->
    [one] condition
   *[other] conditions
  } for a small victory.
standing-need-great = Lacks { $count } { $count ->
    [one] condition
   *[other] conditions
  } for a great victory.
standing-need-nothing = Everything for a great victory is met; it must last to the end.
standing-objective-owned = Fields of the objective owned: { $count }; needed: { $need }.
standing-objective-kept = Defends: { $power } owns { $count } of the { $need } fields that are needed.
standing-need-fields = { $count ->
    [0] The objective is met; it is tested at the end of the round.
   *[other] Lacks { $count } of { $fields }; rounds left, this one included: { $rounds }.
  }
standing-need-hold = Must keep { $power } from the objective; rounds left, this one included: { $rounds }.
standing-has-left = Has { $count } { $count ->
    [one] field
   *[other] fields
  } and { $units } { $units ->
    [one] unit
   *[other] units
  }.
standing-need-destroy = To win, { $power } must lose { $count ->
    [0] everything that can take land
    [one] the last field and everything that can take land
   *[other] all { $count } fields and everything that can take land
  }.
standing-need-hurry = Loses unless that is done by the end of round { $round }.
standing-need-last = Wins too by not being destroyed by the end of round { $round }.
standing-destroyed = { $power } is destroyed and scores nothing.
standing-priority-survives = Survives with priority { $priority }: place { $place }. { $ahead_count ->
    [0] Nobody stands higher.
   *[other] Higher stand { $ahead }.
  }
standing-priority-destroyed = Destroyed, with priority { $priority }: place { $place }. Higher stand { $ahead }.
standing-pair-survives = { $power } survives; { $left } players are left, two of them win.
standing-pair-destroyed = { $power } is destroyed.

## Fair start: the steps of a settlement, and what is refused

fair-lot-player = By lot among { $among }: { $taken }.
fair-lot-cutter = By lot { $taken } divides.
fair-lot-column = The largest differences are equal; by lot among { $among }: { $taken } is next.
fair-lower-plays = { $player } wrote the lower figure and plays { $side } with { $amount }.
fair-other-plays = { $player } plays { $side } with { $amount }, the rest of that player's own division.
fair-cut = { $player } divides: { $amount } and { $rest }.
fair-chosen = { $player } chooses { $side }.
fair-middle = { $player } asked for less and attacks as { $side } with { $amount }, the middle of { $low } and { $high }.
fair-block-taken = { $sides } for { $amount } to { $players }, who asked least; the gap to the next bid, { $aside }, is put aside. Left: { $rest }.
fair-block-left = { $sides } to { $players } with what is left: { $amount }.
fair-deltas = Differences between the lowest figures: { $deltas }.
fair-column-agreed = All agree to take { $column } next.
fair-column-given = { $column } goes to { $players } for { $amount }; difference { $delta }.
fair-column-last = { $column } is left and goes to { $players } for { $amount }.
fair-theorem = Given away are { $sum } of { $total }, { $surplus } are left: at least the sum of the differences, { $deltas }.
fair-inside = { $players } now divide their { $amount } by sealed figures.
fair-inside-again = { $players } now divide their { $amount } one side after another.
fair-share = { $surplus } left over among { $players } players: { $each } more for each, { $unused } not used.
fair-kept = { $player } plays { $side } with { $amount } and called { $asked } fair.

error-fair-players = A fair start needs { $least } to { $most } players.
error-fair-no-method = There is no method "{ $value }"; there are: { $methods }.
error-fair-for-two = The method "{ $value }" is for two players.
error-fair-total = The production points must be a whole number from 0 to { $most }.
error-fair-no-choice = Columns cannot be chosen by "{ $value }"; there are: { $choices }.
error-fair-blocks = The blocks must hold every side exactly once.
error-fair-order = The order of division must name every block exactly once.
error-fair-proposal = A proposal gives every player a side of his own, and no more than { $total } in all.
error-fair-no-proposal = Nothing is proposed.
error-fair-not-whole = Whole numbers are needed, so many: { $count }.
error-fair-bounds = Every number must lie between { $least } and { $most }.
error-fair-sum = The numbers make { $sum } and must make { $total }.
error-fair-not-asked = Nothing is asked of this player now.
error-column-struck = The column { $side } is struck out already.
error-not-the-lowest = The column { $side } can go only to the lowest figures that are still open.

event-ally-rolls = Side I rolls { $roll }: its row is { $row }.
error-bad-preferences = "{ $value }" is no row of preferences: every side once, its own first.
error-bad-sides = The sides { $value } do not fit this goal; it is played by { $allowed }.
error-bad-target = The target must be a land field on which side N starts.
standing-target-owned = { $power } owns { $field }; in the row { $row } that is degree { $degree }.
standing-target-neutral = Nobody owns { $field }: degree { $degree } for everybody.

## Random terrain

event-token-laid = { $field } gets a token: { $token }.
token-blank = blank
token-forest = forest
token-mountains = mountains
token-defence_half = defence ×1/2
token-roughness_half = roughness ×1/2
token-production_2 = production ×2
token-production_3 = production ×3

mission-text = { $pattern ->
    [1] hold at least { $size } fields while { $friend } survives; for a great victory { $enemy } must be destroyed
    [2] hold at least half of the centres; for a great victory hold at least { $size } fields
    [3] { $enemy } must be destroyed; for a great victory hold at least { $size } fields
    [4] { $friend } and { $enemy } survive and you hold at least { $share } fields; for a great victory hold 2 centres
    [5] hold { $fields }; for a great victory hold { $field } too
   *[6] nobody else holds more than { $size } fields; for a great victory hold more than everybody else
  }
event-centres = The political centres are { $fields }.
event-mission-dealt = { $power } is dealt a mission.
event-mission-received = You are dealt mission { $pattern }: { mission-text }.
event-mission-kept = { $power } has chosen a mission.
event-mission-kept-own = You keep mission { $number }.
event-mission-shown = { $power } shows a mission to { $powers }: { mission-text }.
event-mission-revealed = { $power } reveals its mission: { mission-text }.
error-bad-centres = There must be { $least } to { $most } political centres; here are { $count }.
error-bad-deck = The deck "{ $value }" must hold at least { $least } of the missions 1 to 6.
error-not-dealt = The mission "{ $value }" was not dealt to you.
error-no-showing = In this game missions are not shown.
error-nothing-to-show = There is nothing to show, or nobody to show it to.
standing-holds-openly = Fields held: { $count }, centres: { $centres }; the mission is secret.
standing-holds-fields = Holds { $count } of { $need } fields{ $met ->
    [yes] : fulfilled.
   *[no] .
  }
standing-holds-centres = Holds { $count } of { $need } centres{ $met ->
    [yes] : fulfilled.
   *[no] .
  }
standing-holds-field = { $met ->
    [yes] Holds { $field }.
   *[no] Does not hold { $field }.
  }
standing-other-lives = { $met ->
    [yes] { $power } survives, as wanted.
   *[no] { $power } should have survived.
  }
standing-other-destroyed = { $met ->
    [yes] { $power } is destroyed, as wanted.
   *[no] { $power } is not destroyed yet.
  }
standing-nobody-exceeds = Fields held by the largest of the others: { $count }, allowed { $need }{ $met ->
    [yes] : fulfilled.
   *[no] .
  }
standing-holds-most = Fields held: { $count }, by the largest of the others { $other_count }{ $met ->
    [yes] : fulfilled.
   *[no] .
  }

## Naval units, harbours, embarking, landing

event-canal-opens = { $field } becomes a canal.
event-canal-stays-shut = { $field } becomes no canal.
event-docked = { $power }: { $unit } docks at { $field }.
event-passed-canal = { $power }: { $unit } goes through the canal to the harbour facing { $field }.
event-embarked = { $power }: { $unit } goes aboard { $ship }.
event-disembarked = { $power }: { $unit } goes ashore on { $field }.
event-lost-aboard = Lost aboard: { $unit }.
event-beach-picked = { $power } picks for the fire at the beach: { $units_count ->
    [0] nobody
   *[other] { $units }
  }.
error-wrong-harbour = { $unit } cannot leave its harbour for { $field }.
error-no-such-harbour = { $field } has no such harbour of yours.
error-cannot-dock = { $unit } cannot dock at { $field } now.
error-no-canal = { $unit } cannot go through a canal to { $field } now.
error-cannot-embark = { $unit } cannot go aboard { $ship } now.
error-cannot-disembark = { $unit } cannot go ashore now.
error-is-aboard = { $unit } is aboard a ship.
error-cannot-land = The ship of { $unit } left a harbour, fought or landed troops in this turn and cannot land anybody.
error-too-many-picked = At most { $count } different units can be picked.
error-cannot-be-picked = { $unit } cannot fire at the beach.
error-not-picked = { $unit } was not picked and does not fire at the beach.
error-has-fired-at-the-beach = { $unit } has fired at the beach and does not fire in this salvo.
error-not-landed = { $target } did not land from a ship.
error-no-berth = { $unit } has no berth to choose; the choices are harbour and sea.

event-side-mission = The mission of side { $side }: { mission-text }.
error-bad-mission = "{ $value }" is no mission that a side can have here.
event-relations-rolled = Side { $side } rolls { $rolled }; its relations are { $relations }.
standing-relation = Fields held by { $power }: { $count }, at { $relation } each: { $points }.
error-bad-tasks = The weights { $weights } and the results { $results } do not fit each other.
standing-score-square = Holds { $count } of { $land } fields: { $points }.
standing-score-own-land = Holds { $count } of { $land } fields: { $points } of 10.
standing-score-little-left = { $party } holds { $count } of { $land } fields: { $points } of 10.
standing-score-product = The product of both is { $points }.
standing-score-kept = Fields held: { $count }, at the start { $start }: { $points } of 12.
standing-score-defence = Fields of Finland held: { $count }, for that { $points } of 2 (1 point from { $one }, 2 from { $two }).
standing-score-small-neighbour = Fields held by { $party }: { $count }, for that { $points } of 2 (1 point up to { $one }, 2 up to { $two }).
standing-score-beaten = Fields held by the defenders: { $count }, for that { $points } of 2 (1 point up to { $one }, 2 up to { $two }).
standing-score-out-of-finland = { $party } holds { $count } of { $land } fields of Finland: { $points } of 2 (1 point if it lacks one, 2 if it has none).
standing-score-in-finland = { $party } holds { $count } of { $land } fields of Finland: { $points } of 2 (1 point for one field, 2 for all).
standing-score-duel = Fields held: { $count }, by the rival: { $other_count }; for that { $points } of 2 (1 point each up to a difference of { $margin }, otherwise 2 for the larger).
standing-score-land = Fields held: { $count }, for that { $points } of 2 (1 point from { $one }, 2 from { $two }).
standing-score-total = Weighed { $weights }, the worst first: { $points }.
event-political-points = { $power } gains { $value } political { $value ->
    [one] point
   *[other] points
  }.
standing-points-so-far = { $points } political points so far; { $income } more if the round ended now.

## Maps by chance

error-map-players = A random map is made for { $least } to { $most } players.
error-map-grid = A map has 1 to { $most } segments each way.
error-map-land = There cannot be { $least } to { $most } land fields.
error-map-segment = "{ $value }" is no segment of three rows with L, P and S.
error-map-laid = "{ $value }" is no segment: G1 to G{ $most }, with an r for each quarter turn clockwise.
error-map-laid-land = Segments that are laid have at most { $most } land fields; these have { $land }.
error-map-wrap = A map cannot be wrapped by "{ $value }"; there are: { $wraps }.
error-map-not-found = In { $attempts } attempts no such map was drawn.
error-map-too-small = The start needs { $count } land fields; there are { $land }.
error-map-no-sea = The map has no sea to start on.
error-map-numbers = A map has { $least } to { $land } land fields and at most { $sea } sea fields.
error-map-fair-for = A map can be made fair for 2 or for 4 players, not for { $value }.
error-map-masses = There cannot be { $value } masses of land on such a map.
error-map-not-fair = Out of { $land } land and { $sea } sea fields in { $masses } masses no map can be made that is the same from { $fair } sides.
error-map-not-made = In { $attempts } attempts no such map was made; try another seed or other numbers.

## Artillery

event-field-shelled = { $power } shells { $field } with { $units }{ $roll ->
    [0] .
   *[other] ; roll { $roll }.
  }
event-stance-taken = { $unit } takes stance against { $field }.
event-stance-left = { $unit } gives up its stance.
event-stances-set = { $power } has set the stances of its guns.
event-building-hit = { $unit } hits buildings on { $field }: { $points }.
event-building-bombed = { $unit } bombs: { $building } on { $field }, { $points }.
event-airfield-lost = An airfield on { $field } is destroyed.
error-cannot-bomb = { $unit } cannot bomb buildings.
error-no-such-building = { $building }: there is nothing of the kind on { $field } that could be bombed in this battle.
error-no-stance = { $unit } cannot take stance against { $field }.
error-one-field-only = { $unit } can take stance against one field only.
error-shelled-already = { $field } has been shelled in this turn.
error-no-shells = No shots at { $field } are named.
error-no-guns = { $unit } cannot fire from where it is.
error-not-on-field = { $target } is no target on the field { $field }.
error-cannot-shell = { $unit } cannot fire at { $target } now.
decision-artillery_stance = Which stances do your guns take?
verb-aim = Take stance
order-aim = aim UNIT:FIELD, UNIT – against a field beside it; without a field it gives its stance up
verb-fire_at = Shell
order-fire_at = fire_at FIELD with UNIT>TARGET, UNIT>TARGET:SHARE – all shots of one artillery attack

## Land transport

event-loaded = { $power }: { $transport } takes { $unit }.
event-unloaded = { $unit } gets off at { $field }.
event-suffered-along = { $unit } suffers the same: { $points }.
error-cannot-load = { $transport } cannot take { $unit }.
error-not-carried = No transport of yours carries { $unit }.
error-loaded-stays-out = { $unit } carries somebody and cannot enter a battle.
error-is-carried = { $unit } is being carried.
verb-load = Load
order-load = load UNIT on TRANSPORT – a transport on its field takes it along
verb-unload = Unload
order-unload = unload UNIT – it gets off; that ends the move of its transport

## Hidden units

event-unit-hidden = { $power } hides { $unit } on { $field }: one of { $units } is it.
event-unit-hidden-own = You hide { $unit } on { $field }. Of { $units } the true one is { $true }.
event-unit-unhidden = { $power } shows { $unit } on { $field }; the false tokens { $units } leave.
event-token-moved = { $power }: the token { $unit } goes from { $origin } to { $field }.
event-token-shown-true = { $power } has to show { $unit } on { $field }: it is a unit.
event-token-shown-false = { $power } has to show { $unit } on { $field }: it is nothing.
event-tokens-discarded = { $power }: the false tokens { $units } leave.
event-token-relocated = { $power }: { $unit } on { $origin } is false and lies down beside { $target } on { $field }; now there are { $units }.
event-token-relocated-own = Your false token { $unit } leaves { $origin } and lies down beside { $target } on { $field }; now there are { $units }. True of these: { $true }.
error-cannot-hide = { $unit } cannot be hidden.
error-not-your-token = { $unit } is no hidden token of yours.
error-not-two-tokens = Two different false tokens go with a true one.
error-another-kind = { $unit } is no other token of the same kind.
error-hidden-is-true = { $unit } is true. Nobody else was told.
error-hidden-is-false = { $unit } is false. Nobody else was told.
error-token-is-carried = { $unit } is being carried; there is no room beside it.
error-token-stays-there = { $unit } has to lie down on another field, not beside { $target }.
event-token-looked-at = { $power } looks at the token { $unit } on { $field }.
event-token-seen-true = You look at the token { $unit } on { $field }: it is a unit.
event-token-seen-false = You look at the token { $unit } on { $field }: it is nothing.
event-place-seen-true = You look at the location token { $unit } on { $field }: it is the true one.
event-place-seen-false = You look at the location token { $unit } on { $field }: it is false.
event-rows-shown-to = { $power } shows { $other } rows of { $formation }: { $rows }.
event-rows-shown-true = { $power } shows { $other } that row { $rows } of { $formation } is the true one.
event-rows-shown-false = { $power } shows { $other } that rows of { $formation } are false: { $rows }.
event-sighting = { $power } can tell whether ships are at { $field }.
event-asked-around = { $power } says who decides first about showing units at { $field }: { $powers }.
event-appeared-all = { $power } shows all that may be there at { $field }.
event-stayed-hidden = { $power } shows nothing at { $field } and leaves it to others.
error-name-all-owners = Name all who may have ships there, each once: { $powers }.
error-no-ship-to-show = By { $unit } you can show no ship there.
error-has-to-appear = You cannot leave it to others: show a unit, or all that may be there.
decision-sight_order = Who decides first whether to show units on the field?
decision-sight = Somebody attacks your field, or looks down on your waters: show a unit, show all that may be there, or leave it to others.
verb-appear = Show a unit
verb-appear_all = Show all that may be there
verb-stay_hidden = Leave it to others
verb-ask_around = Say who decides first
order-appear = appear TOKEN – show a unit to those who attack the field or look at it
order-appear_all = appear_all – show all that may be there; seen from above, all that may be more than submarines
order-stay_hidden = stay_hidden – leave it to other owners
order-ask_around = ask_around PLAYER PLAYER – say in which order owners decide
word-appear = appear
word-appear_all = appear_all
word-stay_hidden = stay_hidden
word-ask_around = ask_around
deed-appear = Show { $unit }
deed-appear_all = Show all that may be there
deed-stay_hidden = Leave it to others
deed-ask_around = Ask in this order: { $powers }
event-rows-looked-at = { $power } looks at the rows of { $formation }.
event-row-seen = You look at the rows of { $formation }: row { $row } is the true one.
event-rows-seen-false = You look at the rows of { $formation }: false are { $rows }.
event-formation-located = Everybody knows now that the formation { $formation } of { $power } is at { $field }.
error-place-first = Whether { $unit } is the true token you must see before you look at the rows; a false one has none.
verb-look_inside = Look at the rows
order-look_inside = look_inside TOKEN – sees which row is true, after the token was seen to be the true one
word-look_inside = look_inside
deed-look_inside = Look at the rows behind { $unit }
error-nothing-to-look-at = { $unit } is no hidden token of somebody else.
error-not-in-sight = { $unit } threatens no field where you are.
error-has-looked = You know what { $unit } is.
verb-look_at = Look at a token
order-look_at = look_at TOKEN – sees whether a token is true that threatens a field where you are or flies past
word-look_at = look_at
deed-look_at = Look at { $unit }
option-look_removes_false = Whether what somebody looks at is thereby shown to all.
verb-hide = Hide
verb-unhide = Show a hidden unit
verb-relocate = Relocate a false token
verb-discard = Take false tokens away
order-hide = hide UNIT – three tokens take its place, one of which is it
order-unhide = unhide TOKEN with TOKEN TOKEN – a true token is a unit again, two false ones leave
order-relocate = relocate TOKEN to TOKEN – a false token is shown and lies down beside another
order-discard = discard TOKEN TOKEN – two false tokens leave with a true one
word-hide = hide
word-unhide = unhide
word-relocate = relocate
word-discard = discard
deed-hide = Hide { $unit }
deed-unhide = Show { $unit }; { $units } leave
deed-relocate = Lay { $unit } beside { $target }
deed-discard = Take away { $units }
decision-token_ratio = A true token of yours was shown. Which two false ones leave with it?
decision-token_relocation = A false token of yours was shown. Beside which other does it lie down?
standing-question-token_ratio = Which false tokens leave
standing-question-token_relocation = Where a false token lies down
silence-token_ratio = Without an answer the nearest in the list leave.
silence-token_relocation = Without an answer it lies down beside the first in the list.
mark-uncertain = { $field }: tokens of { $power }, { $value } × { $item }.
mark-swap_token = { $field }: a swap token of the formation { $item } ({ $power }); what was added here may stand on the other field.
mark-formation_near = { $field }: something of the formation { $item } ({ $power }) is built or waits here.
mark-formation = { $field }: { $value } × token of the formation { $item } ({ $power }).
option-hideable_kinds = The kinds whose units can be hidden one by one.
option-uncertain_limit = So many units of a kind a player may hide at once; 0 is no limit.

## Pictures of chapters: marks on the map, numbers of units, accounts

mark-stance = { $unit } stands against { $field }.
mark-paid = { $unit }: { $done } of { $of } paid.
mark-building = { $unit }: { $done ->
    [0] finished in the second completion phase from now.
   *[other] finished in the next completion phase.
  }
mark-rides = { $unit } rides on { $target }.
mark-rode = { $unit } shares the damage of { $target }.
mark-half = { $unit } is a half.
mark-commander = { $unit } is commanded by { $power }.
mark-building_damage = { $field }, { $item }: damage { $value } of 6.
mark-sleeping_army = { $field }: a neutral army of unknown size.
number-price = price
number-artillery = shells
number-bombing = against buildings
number-building = completion phases until it is finished
number-rushed = price in the usual time
number-upkeep = upkeep
number-attack_salvos = salvos in an attack
number-scout_vulnerability = vulnerability of a scout
number-refuels = aircraft that it refuels
number-anti_air_attack = against aircraft, in attack
number-anti_air_defence = against aircraft, in defence
factor-artillery_coefficient = coefficient of artillery
factor-artillery_fort_price = price of a fortress with guns
factor-artillery_strength = strength of the gun
factor-attack_salvos = by the table
factor-beach = fire at the beach
factor-building = completion phases
factor-carrier_capacity = capacity of a carrier
factor-defence_bonus = defence of the field
factor-factory_price = price of a factory
factor-first_salvo = first salvo
factor-fort_price = price of a fortress
factor-fort_upkeep_factor = fortress
factor-half = half a unit
factor-half_strength = half a unit fires
factor-half_vulnerability = half a unit is hit
factor-max_air_range = longest flight that is allowed
factor-move = movement of its kind
factor-number = number on the field
factor-price = price
factor-roll = roll
factor-roughness = roughness of the field
factor-rush = rushed
factor-strategic_bombing = strength against buildings
factor-scout_vulnerability = scout
factor-strength = strength
factor-upkeep_coefficient = coefficient of upkeep
factor-vulnerability = vulnerability
deed-accept_help = Accept the help
deed-agree = Agree
deed-agree_always = Agree beforehand to { $topic ->
    [everything] everything that { $power } asks
   *[other] what { $power } asks about { $about }
  }, { $span ->
    [turn] for one turn
   *[other] until it is withdrawn
  }
deed-aim = { $count ->
    [0] Keep all stances as they are
   *[other] { $stances }
  }
deed-aim-at = { $units }: against { $field }
deed-aim-none = { $units }: give the stance up
deed-ambush = Open a battle here with { $units }
deed-answer_pool = { $answer ->
    [accept] Accept
   *[other] Refuse
  } the half that { $power } offers
deed-answer_start = { $answer ->
    [accept] Accept the proposal
   *[other] Refuse the proposal
  }
deed-answer_treaty = { $answer ->
    [accept] Accept the treaty { $treaty }
   *[other] Refuse the treaty { $treaty }
  }
deed-as_usual = As usual, in your own turn
deed-ask_lot = Have the sides drawn by lot
deed-ask_passage = Ask { $power } for passage through all fields in this turn
deed-assault = Assault { $field }: { $units } at once, { $later } later
deed-attack = Attack { $field }: { $units }
deed-attack_and_retreat = Attack { $field } and go back after the first salvo: { $units }
deed-berth = { $unit }: { $where ->
    [harbour] dock
   *[other] stay at sea
  }
deed-betray = { $unit } destroys { $targets } by treachery
deed-bid = Bid { $figures }
deed-bomb = { $unit } fires at { $building } { $share ->
    [rest] with all that it has left
   *[other] with { $share } of its fire
  }
deed-break_off = { $unit } leaves the battle
deed-bring_up = { $count ->
    [0] Bring all of them up, in front
   *[other] Bring all of them up: { $posts }
  }
deed-build_airfield = Airfield on { $field } for { $points } points
deed-build_factory = Factory on { $field }, paid by { $shares }
deed-build_political = Political building on { $field }, paid by { $shares }
deed-buy = Buy { $item }: { $place }
deed-buy_with = Buy { $item }: { $place }, paid also by { $shares }
deed-canal = { $unit }: through the canal towards { $field }
deed-cede = Give { $field } to { $power }
deed-claim = { $power } is to hold { $field } once it is entered or conquered
deed-decline = Refuse
deed-denounce_treaty = Give notice of the treaty { $treaty }
deed-disembark = { $unit }: go ashore
deed-dissolve = Dissolve { $units }
deed-dock = { $unit }: dock at { $field }
deed-embark = { $unit }: board { $ship }
deed-end_battle = End the battle; the attackers { $manner ->
    [staying] stay as guests
   *[other] leave
  }
deed-end_movement = End movement
deed-end_production = End production
deed-evict = Fight the guests on { $field }: { $units }
deed-fight_on = Fight on
deed-finish = { $unit } will belong to { $power }
deed-fire = { $unit } fires at { $target } { $share ->
    [rest] with all that it has left
    [kill] with as much as destroys
   *[other] with { $share } of its fire
  }
deed-fire_at = { $shots }
deed-fire_at-shot = { $units } { $count ->
    [one] shells
   *[other] shell
  } { $target } on { $field } { $share ->
    [all] with all { $count ->
        [one] its
       *[other] their
      } shots
    [rest] with the rest of { $count ->
        [one] its
       *[other] their
      } shots
   *[other] with { $share } of { $count ->
        [one] its
       *[other] their
      } shots
  }
deed-fire_by_plan = Fire by the plan "{ $plan }" { $span ->
    [battle] to the end of the battle
   *[other] in this salvo
  }
deed-fly = Fly to { $fields }: { $units }
deed-force_roll = Force the roll on { $unit }
deed-give = Give { $unit } to { $power }
deed-hand_over = { $unit }: active in the turn of { $power }
deed-hold_back = Let them wait
deed-hold_fire = Hold fire
deed-hold_unit = Prevent the repair of { $unit }
deed-insist = Insist on a new count
deed-intercept = { $guests ->
    [0] Intercept over { $field }: { $units }
   *[other] Intercept over { $field } together with { $powers }: { $units }
  }
deed-join_battle = Take part
deed-join_counter = { $count ->
    [0] Send nobody
   *[other] Send { $units }
  }
deed-keep_holds = Leave the list as it is
deed-keep_mission = Keep mission { $number }
deed-keep_side = Keep the side
deed-land = { $ends ->
    [0] Stay where they are
   *[other] Fly on to { $fields }: { $units }
  }
deed-lay_down = Begin { $item } with a first part of { $amount }: { $place }
deed-leave_to = Leave it to { $power }
deed-let_be = Leave it as it is
deed-let_fly = Let them fly
deed-line = { $unit } moves to line { $line }
deed-lines = { $count ->
    [0] All in front
   *[other] Set up: { $posts }
  }
deed-load = { $transport } takes { $unit }
deed-merge = Join { $units } into one unit
deed-move = { $unit } goes to { $field }
deed-no_roll = No roll
deed-offer_treaty = Offer { $powers } a treaty: { $article }{ $ends ->
    [0] {""}
   *[other] , fields { $fields }
  }{ $notice ->
    [-1] {""}
    [one] , one round of notice
   *[other] , { $notice } rounds of notice
  }{ $words ->
    [0] {""}
   *[other] , "{ $text }"
  }
deed-pay_on = Pay { $amount } for { $unit }
deed-pay_on_with = Pay for { $unit } from { $shares }
deed-pay_upkeep = Pay from { $shares }
deed-pick = Fire at those who land: { $units }
deed-place = Place { $item }: { $place }
deed-pool_hold = Offer { $power } to prevent the repair of { $unit } together, with half a place each
deed-post = { $unit } to line { $line }
deed-propose_line = Propose line { $line } for { $unit }
deed-propose_start = Propose a start: { $starts }
deed-propose_start-share = { $power } – { $party }, { $points } points
deed-refuel = { $count ->
    [0] As many as the fuel lasts for
   *[other] { $units } first
  }
deed-refuel_from = Fuel from { $source } for { $units }
deed-refuse_help = Refuse the help
deed-release_unit = Allow the repair of { $unit }
deed-resign = Resign
deed-retreat = Retreat after the defender's next salvo
deed-retreat_part = { $units } { $count ->
    [one] leaves
   *[other] leave
  } after the next salvo of the defender
deed-retreat_to = { $unit } withdraws to { $field }
deed-salvo = { $shots }
deed-salvo-shot = { $units } { $count ->
    [one] fires
   *[other] fire
  } at { $target } { $share ->
    [all] with all the fire
    [rest] with the rest
    [kill] with as much as destroys it
   *[other] with { $share } of the fire
  }
deed-scuttle = Destroy a factory on { $field }
deed-seal = Seal the army: { $army }
deed-show_mission = Show your mission to { $powers }
deed-spare = Do not fire at the units of { $power }
deed-spare_no_more = Fire at the units of { $power } again
deed-split = Divide { $unit } into halves
deed-stance = { $unit }: { $stance }
deed-stay_out = { $count ->
    [0] Stay out
   *[other] Only { $units } { $count ->
        [one] stays
       *[other] stay
      } out
  }
deed-stop_placing = The army is complete
deed-strike = Air strike on { $field }{ $named ->
    [0] {""}
   *[other] { " " }against { $power }
  }: { $units }
deed-take_side = { $party ->
    [none] No wish
   *[other] Choose { $party }
  }
deed-unload = { $unit } gets off
deed-use_cargo = Use { $unit } up for its field
deed-use_method = Begin to bid
deed-waive_notice = Let { $power } withdraw the notice of the treaty { $treaty }
deed-withdraw_consent = No longer agree beforehand to { $topic ->
    [everything] anything that { $power } asks
   *[other] what { $power } asks about { $about }
  }
deed-withdraw_notice = Withdraw your notice of the treaty { $treaty }
fact-aircraft = over it
fact-bases = could refuel
fact-damaged = damage
fact-destroyed = destroyed by the roll
fact-fighters = yours in reach (range left)
fact-left = fuel for
fact-now = stands against
fact-one_way = no way back from
fact-range = range left
fact-units = aircraft there
ledger-upkeep = Upkeep
ledger-upkeep-units = To be dissolved, the cheapest first: { $units }.
ledger-upkeep-next = After a new count you would have to dissolve: { $units }.
ledger-upkeep-none = Nobody has to be dissolved.
line-due = owed
line-payment = to be paid
line-income = production

## Specialised units

error-kind-replaced = { $item } has given way to its specialised forms.
error-variant-departs = The unit { $item } departs from the one it stands in for ({ $value }) and does not say so.

## Second line and submarines

event-lines-declared = Lines of { $side }: { $units_count ->
    [0] everybody in front
   *[other] { $units }
  }.
event-line-changed = { $unit } changes to line { $line }.
event-stance-set = { $power }: { $unit } changes its stance to { $stance }.
stance-contest = contest
stance-evade = evade
error-no-battle-line = { $value } is no line for that now.
error-sits-out = { $unit } takes no part in this salvo.
error-fixed-line = { $unit } always stands where it stands.
error-third-line = { $target } is in the third line and cannot be hit.
error-no-such-stance = { $unit } cannot take that stance now.
error-no-ambush = { $unit } cannot open a battle where it is.

error-no-goal-fits = No goal fits { $players } players and these chapters.
error-no-allotment = It is not settled how many points each side gets for its army.
error-side-without-land = The side { $party } has neither land nor a sea field to start on.
error-start-on-both = The side { $party } starts on the sea and must have no land.
error-start-without-ships = The side { $party } starts on the sea, but there are no ships in this game.
warning-map-size = For two players a map of 6 to 15 land fields is recommended; this one is smaller or larger.
warning-unfair-schedule = Regular production is unfair: the first player produces before all others.
event-side-kept = { $power } keeps the side.
event-lot-asked = { $power } asks for the lot: the sides are drawn.
warning-untested = Nobody has tried this scenario with these chapters.
warning-land-apart = Not all land hangs together, and there are no ships.
warning-no-sea = Ships are on, but this map has no sea for them.

## Factories

event-factory-built = { $power } builds a factory on { $field }.
event-factory-lost = A factory on { $field } is destroyed.
event-cargo-used = { $power } uses up { $item } on { $field }.
error-bad-payment = { $field } cannot pay for that so.
error-no-cargo = { $unit } cannot be used up.
error-no-scuttling = No factory on { $field } can be destroyed.

event-political-built = { $power } builds a political building on { $field }.
event-political-yield = { $power } gains political points: { $points }.
standing-points-by-buildings = { $points } political points; { $count } { $count ->
    [one] building yields
   *[other] buildings yield
  } more.

## Repair prevention

event-handed-over = { $power } hands over { $unit }: it is active in turn { $turn } of the game, a turn of { $other }.
event-ceded = { $power } gives { $other } the field { $field }.
event-given = { $power } gives { $other } a unit: { $unit }.
event-to-be-finished-for = { $power } builds { $unit } for { $other }.
event-passage-granted = { $power } lets units of { $other } enter in this turn.
event-claimed = { $power }: { $other } is to hold { $field }.
event-betrayed = Treachery! { $unit } of { $power } destroys those with whom it shares the field: { $units }.
event-spares = { $power } does not fire at units of { $other }.
event-spares-no-more = { $power } may fire at units of { $other } again.
event-battle-ended-by-agreement = The battle for { $field } ends by agreement{ $manner ->
    [staying] ; the attackers stay as guests
   *[leaving] ; the attackers leave
  }.
event-sea-left-to = { $power }: from now on { $other } holds { $field }.
event-lines-disputed = They do not agree on the line; these units take the one nearer the front and are silent: { $units }.
error-not-due = { $unit }: this is not its active turn.
error-appointed = { $unit }: it has been said when it is active; that cannot be changed now.
error-too-soon = { $unit }: it was active too short a time ago for that turn of { $power }.
error-bad-turns = "{ $value }" is no number of turns ahead.
error-no-ally = { $power } cannot be meant here.
error-ally-refused = { $power } has refused that in this turn.
error-entry-refused = { $power } has refused entry in this turn: { $field }.
error-cannot-cede = You can give { $field } away only in your own turn and while you hold it.
error-cannot-give = { $unit }: a unit is given away when it is due, instead of doing anything.
error-cannot-finish-for = { $unit }: you name the owner of what you build, in your own turn.
error-goes-with-field = { $unit }: it belongs to whoever holds its field.
error-no-victim = { $unit }: name units to destroy, each of them once.
error-no-treachery = { $unit } cannot destroy { $target } by treachery.
error-no-salvo-left = { $unit } has no part of this salvo left.
error-no-traitor = { $unit } has no strength for that here.
error-no-guests = There are no guests on { $field } that you could fight now.
error-no-hosts = Name your units on { $field }, each of them once.
error-not-there = { $unit } is not yours on { $field }.
error-salvo-under-way = Not in the middle of a salvo.
error-bad-manner = A battle ends "staying" or "leaving", not "{ $value }".
error-no-end-now = You cannot end this battle now.
error-not-present = { $power } has no ship there.
error-no-say = You have no say now in where { $unit } stands.
error-silenced = { $unit }: in this salvo it is silent, because they did not agree on its line.
event-held = { $power } prevents the repair of { $unit }.
event-released = { $power } no longer prevents the repair of { $unit }.
event-held-together = { $powers } prevent the repair of { $unit } together.
event-half-offered = { $power } offers { $other } to prevent the repair of { $unit } together.
event-half-refused = { $power } and { $other } hold nothing together: the offer is off the table.
event-hold-ends = Nobody prevents their repair any more, they are sound again: { $units }.
error-lists-are-frozen = Nobody changes his list while a battle or an attack is being resolved.
error-not-your-list-now = The lists are changed one after another; it is not your turn to change yours.
error-nothing-to-hold = There is nothing called { $unit } that you could see.
error-own-unit-not-held = Only what belongs to somebody else can be held: not { $unit }.
error-is-held = You already prevent the repair of { $unit }.
error-no-free-hold = You may hold { $capacity } and have no place left; release something first.
error-not-held-by-you = You do not prevent the repair of { $unit }.
error-no-free-half = { $power } has no half left over: a whole place cannot be divided.
error-half-is-offered = You have already offered { $power } to hold { $unit } together.
error-no-half-offered = { $power } has offered you nothing to hold together.

## Statistical destruction

event-roll-destroys = { $power } forces a roll on { $unit } with { $damage } damage: { $rolls }. It is destroyed.
event-roll-repairs = { $power } forces a roll on { $unit } with { $damage } damage: { $rolls }. It is sound again.
error-nothing-to-roll-for = Dice decide only about what is held and damaged: not about { $unit }.
error-own-unit-not-rolled = Dice decide only about what belongs to others: not about { $unit }.
error-holder-must-roll = Only those who hold { $unit } may force the roll.

## Retreat

event-part-retreats = { $power } announces that a part of the force will leave { $field }: { $units }.
event-retreat-foretold = { $power } announces that the force will leave { $field } after the first salvo.
error-nobody-named = Say which units retreat, each of them once.
error-nowhere-to-retreat = { $unit } has no field to which it could retreat.
error-no-announced-retreat = In this game no retreat is announced before the battle.
error-cannot-return = { $unit } could not go back where it comes from: neither onto a ship nor into a harbour.
## Dear, cheap and half units, fortresses, upkeep, capital ships

event-paid-in-part = { $unit } on { $field }: { $points } paid, { $left } still to pay.
event-soon-finished = { $unit } on { $field } will soon be finished.
event-armies-stand = Neutral armies stand on { $fields }: { $count ->
    [one] { $count } unit each.
   *[other] { $count } units each.
  }
event-armies-asleep = Neutral armies of unknown size wait on { $fields }; each counts { $count } or more.
event-army-awakes = The neutral army on { $field } rises: { $count ->
    [one] { $count } unit.
   *[other] { $count } units.
  }
event-merged = { $power }: { $unit } and { $target } become one unit.
event-split = { $power }: { $unit } is divided; { $target } is the other half.
event-upkeep-rolled = Upkeep: roll { $roll }, { $count } { $count ->
    [one] round
   *[other] rounds
  } since it was counted.
event-upkeep-counted = The upkeep of { $power } is counted: { $points }.
event-upkeep-insisted = { $power } insists that upkeep be counted.
event-upkeep-paid = { $power } pays for upkeep: { $points }.
event-upkeep-forgiven = { $power } cannot pay more; { $points } is forgiven.
event-dissolved = { $power } dissolves { $units }.
error-not-two-halves = Two different halves are needed to make one unit.
error-halves-differ = { $unit } and { $other } are not alike: kind, owner, commander and place must be the same.
error-is-a-half = { $unit } is already a half.
error-no-halves = There are no halves of this kind: { $unit }.
error-must-dissolve = Your fields cannot pay { $points }: dissolve units first.
error-wrong-upkeep = Exactly { $points } is to be paid.
error-nothing-dissolved = Name the units that are to be dissolved.
error-no-dissolving-now = Nobody may dissolve units now.
error-bad-amount = { $amount } cannot be paid.
error-overpaid = That is too much: no more than { $left } can be paid.
error-not-in-parts = { $item } is not paid in parts: only units that cost more than 1 are.
error-is-paid = { $unit } is paid in full.
error-units-only = { $item } is no unit; only for units can other fields pay with what they have left over.
error-receives-too-much = A field gets less than { $limit } from others in one phase.
error-remainder-too-big = { $field } gives less than { $limit } to others in one phase.
error-no-rush-at-start = At the start nothing is built, so nothing is rushed.
error-fort-stays = { $unit } is a fortress: it neither moves nor attacks.
warning-forts-without-guns = Fortresses without guns: keep the fortresses weak, nobody can shoot them out.
warning-guns-alone = Guns without fortresses or without aircraft: keep the guns weak.
warning-cheap-forts = Cheap fortresses suit neither a small map nor a blitz.
warning-battleships-without-aircraft = Battleships without aircraft: little can harm them.
warning-upkeep-in-a-blitz = Upkeep does not suit a blitz.
verb-lay_down = Begin in parts
verb-pay_on = Pay a part
verb-pay_on_with = Pay a part together
verb-buy_with = Buy together
verb-merge = Join two halves
verb-split = Divide into halves
verb-insist = Insist on a new count of upkeep
verb-let_be = Leave upkeep as it is
verb-pay_upkeep = Pay upkeep
verb-dissolve = Dissolve
order-lay_down = lay_down ITEM FIELD for N – begin a dear unit with a part of its price
order-pay_on = pay_on UNIT for N – pay more of a unit that is paid in part
order-pay_on_with = pay_on_with UNIT from NEIGHBOUR N – neighbours pay more of a unit that is paid in part
order-buy_with = buy_with ITEM FIELD from NEIGHBOUR N – neighbours pay with what they have left over
order-merge = merge UNIT UNIT – two halves become one unit
order-split = split UNIT – a unit becomes two halves
order-insist = insist – upkeep is counted anew for all
order-let_be = let_be – upkeep may stay as it is
order-pay_upkeep = pay_upkeep FIELD N, … – which fields pay upkeep
order-dissolve = dissolve UNIT … – destroy your own units
word-lay_down = lay_down
word-pay_on = pay_on
word-pay_on_with = pay_on_with
word-buy_with = buy_with
word-merge = merge
word-split = split
word-insist = insist
word-let_be = let_be
word-pay_upkeep = pay_upkeep, pay
word-dissolve = dissolve
said-variant-rushed = { $kind }, rushed
said-variant-half = half of { $kind }
decision-upkeep_update = The roll was { $roll }. Do you insist that upkeep be counted anew? You owe { $due } and would owe { $after_update }.
decision-upkeep_payment = Your upkeep: { $payment }. Say which fields pay; what cannot be paid must be dissolved.
option-remainder_limit = A field gives less than this to the fields beside it in one production phase.
option-receive_limit = A field gets less than this from others in one production phase.
option-fort_price = The price of a fortress.
option-fort_rush = What a fortress costs that is built in the usual time.
option-artillery_fort_price = The price of a fortress with guns.
option-neutral_fields = On which neutral fields armies stand.
option-neutral_size = Whether the size of neutral armies is known or rolled.
option-neutral_base = How many units a neutral army has at least.
option-neutral_regrow = Whether a neutral army that was not wiped out is rolled anew, twice as large, at the next attack.
option-neutral_max = How many units a neutral army has at most.
option-scout_vulnerability = How vulnerable scouts are.
option-scouts_attack_alone = Whether scouts may attack without anybody who shoots.
option-half_kinds = The kinds of which there are halves.
option-upkeep_coefficient = The part of its price that a unit costs in each production phase.
option-fort_upkeep_factor = What fortresses cost of that.
option-dissolve_relief = What of its upkeep a dissolved unit takes off at once.
option-upkeep_land = How much each field takes off the payment.
option-capital_partial_repair = Whether battleships and carriers are repaired in full only in port.

## Air units

event-intercepted = { $power } intercepts bombers over { $field }: { $units }.
event-counter-offered = { $power } asks { $powers } to intercept bombers over { $field } together.
event-aircraft-join = { $power } sends aircraft into the battle: { $units }.
event-flew-off = { $unit } leaves the battle.
event-refuelled = { $power } refuels on { $field }: { $units }.
event-out-of-fuel = { $unit } is out of fuel and lost.
event-airfield-built = { $power } builds an airfield on { $field }; it serves { $capacity } aircraft.
event-reserves-coming = { $power } brings up after this salvo: { $units }.
event-came-up = { $unit } comes into the battle for { $field }.
error-one-field-at-a-time = { $unit } flies one field at a time; after each others may intercept it.
error-not-over-field = { $unit } must be over { $field } before it attacks there.
error-has-intercepted = { $unit } has made a counter-move and rests until the end of its turn.
error-no-aircraft = { $unit } is no aircraft.
error-nothing-to-hit = None of these aircraft can shoot at anything on { $field }.
error-cannot-break-off = { $unit } cannot leave the battle now.
error-not-ready = { $unit } may make no counter-move: only fighters that did nothing in their last turn and have made none since.
error-no-bombers-there = No bombers that you could intercept have come to { $field } in this step.
error-no-fighters-named = Name the fighters that fly to { $field }.
error-nobody-to-invite = { $power } has no fighters that could come along.
error-does-not-land = { $unit } has no flight to a landing field before it.
error-must-fight = { $unit } has no choice whether it takes part.
error-needs-no-fuel = { $unit } needs no fuel now.
error-no-fuel = There is no fuel for { $unit }.
error-no-foreign-fuel = { $item } gives you no fuel: without agreement only your own fields and carriers do.
error-no-such-airfield = No airfield can be built for { $value }: it takes two whole points at least, where airfields are buildings.
error-no-delay = No assault with a delay is possible: { $field }.

## Formations
event-formation-founded = { $power } founds the formation { $formation } at { $field }.
event-joined = { $power } adds to the formation { $formation }: { $units }.
event-extracted = { $power } takes { $units } out of the formation { $formation }; they stand at { $field }.
event-row-removed = { $power } shows that row { $row } of { $formation } is false; it is emptied.
event-row-doubled = { $power } doubles row { $row } of { $formation } into row { $new }.
event-branched = { $power } branches { $unit } at { $field }: two tokens lie there now, { $units }.
event-token-removed = { $power } shows that { $unit } at { $field } is false; the token leaves the map.
event-formation-published = { $power } publishes where the formation { $formation } is: at { $field }.
event-formation-shown = The formation { $formation } of { $power } is shown at { $field }: row { $row } is the true one, { $units }.
event-formation-ended = The formation { $formation } of { $power } ends.
event-disbanded = { $power } dissolves units of the formation { $formation } in every row: { $units }.
event-row-out-of-fuel = Aircraft in a row of { $formation } of { $power } would have no fuel and are lost: { $units }.
error-no-such-formation = You have no formation { $formation }.
error-no-such-row = { $formation } has no row { $row } in use.
error-no-such-token = { $unit } is no location token of yours.
error-not-a-row = A row is a number from 1.
error-not-now = You may do that only when you are on turn or answer a question.
error-name-not-free = The name { $formation } is not free.
error-no-founding-there = No formation can be founded at { $field }: it must be land that you hold, or sea where you surely have a unit, or empty sea beside that.
error-enough-formations = You may not have more formations than { $count }.
error-no-row-tokens = There are not enough row tokens in the bank.
error-row-is-true = Row { $row } of { $formation } is the true one.
error-token-is-true = { $unit } is the true token.
error-damaged-inside = { $formation } has a damaged unit inside.
error-no-free-row = { $formation } has no free row.
error-formation-not-empty = { $formation } still has units in some row.
error-no-token-left = { $formation } has no location token left.
error-place-is-known = Where { $formation } is, is known already.
error-cannot-reach = { $unit } cannot reach { $field } in this turn.
error-no-harbour-inside = { $unit } lies in a harbour at { $field }: ships join a formation at sea.
error-nobody-joins = Name the units that join { $formation }, each once.
error-cannot-join = { $unit } cannot join: only finished, undamaged units that can move may.
error-rides-along = { $unit } is aboard another unit and goes only with it.
error-not-in-formation = { $unit } does not stand among the finished units of { $formation }.
error-not-one-row = Name units of one row of { $formation }.
error-missing-in-row = Row { $row } of { $formation } has no unit such as { $unit }.
error-unequal-rows = Of { $formation } units worth as much must be dissolved in every row, or all.
error-is-in-formation = { $unit } is in a formation: take it out before you give it away.
verb-found = Found a formation
verb-join = Join a formation
verb-extract = Take out of a formation
verb-branch = Branch a token
verb-publish = Publish the place
verb-double_row = Double a row
verb-remove_row = Remove a false row
verb-remove_token = Remove a false token
verb-end_formation = End a formation
verb-disband = Dissolve units of a formation
deed-found = Found the formation { $formation } at { $field }
deed-join = Add to the formation { $formation }: { $units }
deed-extract = Take { $units } out of { $formation } to { $field }
deed-branch = Branch { $unit }
deed-publish = Publish where { $formation } is
deed-double_row = Double row { $row } of { $formation }
deed-remove_row = Show row { $row } of { $formation } false and empty it
deed-remove_token = Show { $unit } false and remove it
deed-end_formation = End the formation { $formation }
deed-disband = Dissolve { $units } of { $formation }
order-found = found NAME FIELD – found a formation without units
order-join = join NAME UNIT … – units leave the map and stand in every row
order-extract = extract NAME FIELD UNIT … – these units of a row, and such of every row, stand on the field
order-branch = branch TOKEN – a false token is shuffled with this one
order-publish = publish NAME – turn up all location tokens
order-double_row = double_row NAME ROW – copy a row into a free one and shuffle their truth
order-remove_row = remove_row NAME ROW – show that a row is false and empty it
order-remove_token = remove_token TOKEN – show that a token is false and take it off the map
order-end_formation = end_formation NAME – end a formation without units
order-disband = disband NAME UNIT … – destroy units of every row, worth as much in each, or all
word-found = found
word-join = join
word-extract = extract
word-branch = branch
word-publish = publish
word-double_row = double_row
word-remove_row = remove_row
word-remove_token = remove_token
word-end_formation = end_formation
word-disband = disband
column-finished = Finished
column-building = Under construction
column-near = Beside
column-near_building = Beside, under construction
option-formations_per_seat = How many formations a player may have at once; by default three for two players, two for three, one for more.
option-rows_max = How many rows a card has at most.
option-location_tokens = How many location tokens a formation has, of which one is true.
option-true_rows_pool = How many true row tokens the bank has for all.
option-false_rows_pool = How many false row tokens the bank has for all.
option-formation_names = The names of formations, enough for all players.

## Production into formations, fields beside them, swapping, splitting
event-produced = { $power } spends { $points } of { $field } on the formation { $formation }.
event-row-grows = – { $formation }, row { $row }: { $units }.
event-rows-finished = Of the formation { $formation } of { $power } are finished: { $units }.
event-joined-from-near = What waited at { $field } joins the formation { $formation } of { $power }: { $units }.
event-near-lost = With { $field } { $power } loses what the formation { $formation } had there: { $units }.
event-near-shown = { $power } shows what of the formation { $formation } waits at { $field }: row { $row } is the true one, { $units }.
event-swap-laid = { $power } lays a swap token for the formation { $formation }: what was added at { $field } and at { $other } may stand at each other's field.
event-swap-laid-straight = You lay a swap token for { $formation }: straight.
event-swap-laid-swapped = You lay a swap token for { $formation }: swapped.
event-swap-shown-straight = { $power } shows the swap token of { $formation }: straight, { $field } and { $other } have what was added there.
event-swap-shown-swapped = { $power } shows the swap token of { $formation }: swapped, { $field } and { $other } have what was added at the other field.
event-formation-split = { $power } splits the formation { $formation }; to { $second } go { $units }.
error-not-a-stake = "{ $value }" is nothing for a row: write 1:tank, 1:tank:2 or 1:battleship=2.
error-no-armies = Say what each row of { $formation } gets.
error-rows-differ = Row { $row } would get { $points } and another one { $most }: every row gets as much.
error-paid-twice = { $unit } is named twice.
error-not-mobile = { $item } cannot be built into a formation: only units that can move.
error-which-harbour = Say in which harbour of { $field } { $item } is built: write the field, a slash and the sea.
error-other-harbour = The ships of { $formation } lie in another harbour of { $field }.
error-no-ships-begun = No ship is begun: leave out the harbour of { $field }.
error-field-cannot-pay = { $field } is not yours: only a field that you hold pays.
error-not-all-there = Not all tokens of { $formation } lie at { $field }.
error-no-field-named = Name the field beside { $formation } on which the armies are built.
error-not-beside = { $field } is not beside a field with a token of { $formation }.
error-cannot-arrive = { $item } could not reach { $field } in one turn once it is finished.
error-nobody-waits = Nothing finished of { $formation } waits at { $field }.
error-nobody-arrives = Nothing of { $formation } that waits at { $field } reaches every token in this turn.
error-not-one-field = Name units of { $formation } that wait on one field.
error-may-wait-elsewhere = By the swap token of { $formation } they may be on another field: first they have to join.
error-swapped-or-straight = "{ $value }" is no side of a swap token: write swapped or straight.
error-has-swap-token = { $formation } has a swap token already.
error-swap-in-parts = A part of { $unit } was paid in this phase: only units that are paid at once can be swapped.
error-nothing-to-swap = In this phase not every row of { $formation } got something both where the formation is and at { $field }.
error-swap-unequal = Row { $row } got { $points } with the formation and { $other } beside it: both must be worth the same, and as much in every row.
error-not-swappable = { $unit } could not be built at { $field } and join from there.
error-split-apart = The tokens of { $formation } do not all lie on one field.
verb-produce = Build into a formation
verb-produce_near = Build beside a formation
verb-join_near = Let those who wait join
verb-extract_near = Keep those who wait
verb-swap = Lay a swap token
verb-split_formation = Split a formation
deed-row = row { $row }: { $army }
deed-produce = { $place } pays for { $formation }: { $rows }
deed-produce_near = { $place } builds for { $formation }: { $rows }
deed-join_near = What waits at { $field } joins { $formation }
deed-extract_near = Stays where it waits and leaves { $formation }: { $targets }
deed-swap = Lay a swap token for { $formation } and { $field }, { $word ->
    [swapped] swapped
   *[straight] straight
}
deed-split_formation = Split { $formation }; to { $second } go: { $targets }
order-produce = produce NAME FIELD ROW:UNIT[:COUNT] … – an army for every row, worth as much in each; ROW:UNIT=POINTS pays a part
order-produce_near = produce_near NAME FIELD ROW:UNIT[:COUNT] … – the same on a field beside the formation; it joins later
order-join_near = join_near NAME FIELD – what waits on the field joins the formation
order-extract_near = extract_near NAME UNIT … – these units of a row, and such of every row, stay on the field where they wait
order-swap = swap NAME FIELD swapped or straight – what was added here and on that field may stand at each other's; only you know
order-split_formation = split_formation NAME NEW_NAME UNIT … – move units of any rows into a second formation whose rows are true as those of the first
word-produce = produce
word-produce_near = produce_near
word-join_near = join_near
word-extract_near = extract_near
word-swap = swap
word-split_formation = split_formation
option-row_value = Whether every row must get an army of the same worth, or one of at most the points that are spent.

## Fair start in a match

event-map-drawn = The map is drawn: { $land } land fields, { $sea } sea fields.
event-start-proposed = { $power } proposes how to begin:
event-start-share = – { $power } plays { $party } with { $amount }.
event-start-accepted = { $power } agrees.
event-start-refused = { $power } does not agree; the proposal is off the table.
event-start-by-method = { $power } wants the method: the bids begin.
event-bid-sealed = { $power } has sealed a bid.
event-bid-sealed-own = Your sealed bid: { $figures }.
event-bid-shown = { $power } had written: { $figures }.
event-bid-given = { $power } answers: { $figures }.
event-start-settled = { $power } plays { $party } with { $amount } points and called { $asked } fair.
error-fair-no-number = "{ $value }" is no whole number.
error-fair-no-side-here = "{ $value }" cannot be chosen here; there are: { $sides }.
error-no-such-answer = "{ $value }" is no answer; there are: { $answers }.
error-not-a-share-of-seat = "{ $value }" is no seat with a side and an amount.

## Orders and questions: what people call them, how they are typed, what is asked

verb-place = Place
verb-stop_placing = Army complete
verb-seal = Seal an army
verb-move = Move
verb-attack = Attack
verb-end_movement = End movement
verb-fire = Fire
verb-salvo = Salvo
verb-fire_by_plan = Fire by a plan
verb-hold_fire = Hold fire
verb-fight_on = Fight on
verb-retreat = Retreat
verb-retreat_to = Retreat to
verb-buy = Buy
verb-end_production = End production
verb-dock = Dock
verb-canal = Through the canal
verb-embark = Embark
verb-disembark = Go ashore
verb-pick = Pick for the beach
verb-berth = Berth
verb-lines = Lines
verb-line = Change line
verb-stance = Stance
verb-ambush = Ambush
verb-build_factory = Build a factory
verb-use_cargo = Use up cargo
verb-scuttle = Destroy a factory
verb-build_political = Build a political building
verb-hold_unit = Prevent repair
verb-release_unit = Allow repair
verb-pool_hold = Offer to hold together
verb-answer_pool = Answer a half
verb-keep_holds = Leave the list
verb-force_roll = Force the roll
verb-no_roll = No roll
verb-retreat_part = Retreat with a part
verb-attack_and_retreat = Attack and retreat
verb-fly = Fly
verb-strike = Air strike
verb-assault = Assault with a delay
verb-intercept = Intercept
verb-let_fly = Let them fly
verb-join_counter = Come along
verb-join_battle = Take part
verb-stay_out = Stay out
verb-accept_help = Accept the help
verb-refuse_help = Refuse the help
verb-land = Fly on to land
verb-bomb = Bomb a building
verb-break_off = Leave the battle
verb-bring_up = Bring up the surface units
verb-hold_back = Let them wait
verb-refuel = Refuel
verb-refuel_from = Refuel from somebody else
verb-build_airfield = Build an airfield
verb-offer_treaty = Offer a treaty
verb-answer_treaty = Answer an offer
verb-denounce_treaty = Denounce a treaty
verb-waive_notice = Agree to a withdrawal
verb-cede = Give a field away
verb-give = Give a unit away
verb-finish = Build for somebody
verb-ask_passage = Ask for passage
verb-claim = Name the future holder
verb-betray = Destroy by treachery
verb-hand_over = Hand over command
verb-as_usual = As usual
verb-propose_line = Propose a line
verb-evict = Fight guests
verb-spare = Spare
verb-spare_no_more = Spare no more
verb-end_battle = Propose an end
verb-leave_to = Leave the sea to
verb-agree = Agree
verb-decline = Refuse
verb-agree_always = Agree beforehand
verb-withdraw_consent = No longer agree beforehand
verb-withdraw_notice = Withdraw a notice
verb-keep_side = Keep the side
verb-ask_lot = Have the sides drawn by lot
verb-keep_mission = Keep a mission
verb-propose_start = Propose a start
verb-answer_start = Answer the proposal
verb-use_method = Begin to bid
verb-bid = Bid
verb-take_side = Choose
verb-show_mission = Show the mission

order-place = place ITEM FIELD – one item of the starting army
order-stop_placing = stop_placing – the army is complete
order-seal = seal ITEM FIELD N, … – the whole army at once, unseen
order-move = move UNIT FIELD … – a unit and the fields it goes to
order-attack = attack FIELD with UNIT, UNIT … or with all – declares a battle
order-end_movement = end_movement – the movement phase is over
order-fire = fire UNIT TARGET [share 1/3|kill] – one shot
order-salvo = salvo UNIT>TARGET, … – the whole salvo at once
order-fire_by_plan = fire_by_plan focus|protect|spread [for battle] – the rest of the salvo by a plan; "plan" tells what each one means and would do
order-hold_fire = hold_fire – the salvo is over
order-fight_on = fight_on – no retreat
order-retreat = retreat – leave after the defender's next salvo
order-retreat_to = retreat_to UNIT FIELD – where a unit withdraws
order-buy = buy ITEM FIELD – paid by the field
order-end_production = end_production – what was not spent is lost
order-resign = resign – leave the game
order-dock = dock SHIP FIELD – into the harbour
order-canal = canal SHIP SEA – through the canal to the other harbour
order-embark = embark UNIT on SHIP – aboard a docked transport
order-disembark = disembark UNIT – ashore from a docked ship
order-pick = pick UNIT … – who fires at those who land
order-berth = berth SHIP harbour or sea – after a conquest
order-lines = lines UNIT 2, … – who stands behind
order-line = line UNIT 2 – change the line instead of shooting
order-stance = stance SUBMARINE evade or contest
order-ambush = ambush SUBMARINE … – a battle where they are
order-build_factory = build_factory FIELD from NEIGHBOUR N – neighbours help to pay
order-use_cargo = use_cargo UNIT – one point for its field
order-scuttle = scuttle FIELD – destroy one of your factories
order-build_political = build_political FIELD from NEIGHBOUR N – a political building
order-hold_unit = hold_unit UNIT – it is not repaired
order-release_unit = release_unit UNIT – it may be repaired again
order-pool_hold = pool_hold UNIT with SEAT – offer to hold it together, with half a place each
order-answer_pool = answer_pool SEAT accept or refuse
order-keep_holds = keep_holds – the list stays as it is
order-force_roll = force_roll UNIT – dice decide: destroyed or repaired
order-no_roll = no_roll – go on without a roll
order-retreat_part = retreat_part UNIT … – these leave after the defender's next salvo
order-attack_and_retreat = attack_and_retreat FIELD with UNIT … – go back after the first salvo, without firing
order-fly = fly AIRCRAFT:FIELD, … – bombers one field, fighters as far as they can
order-strike = strike FIELD with AIRCRAFT:FIELD, … – aircraft alone attack; "against SEAT" says whom
order-assault = assault FIELD with AIRCRAFT, … later UNIT, … – surface units come later
order-intercept = intercept FIELD with FIGHTER:FIELD, … – "inviting SEAT" asks others along
order-let_fly = let_fly – no counter-move
order-join_counter = join_counter FIGHTER, … – nobody named refuses
order-join_battle = join_battle – all aircraft that may choose
order-stay_out = stay_out AIRCRAFT … – nobody named means all
order-accept_help = accept_help – the others' aircraft defend too
order-refuse_help = refuse_help – they do not
order-land = land FIGHTER:FIELD, … – who is not named stays
order-bomb = bomb AIRCRAFT BUILDING [share SHARE] – fire at a building
order-break_off = break_off AIRCRAFT – instead of firing
order-bring_up = bring_up UNIT LINE, … – they come after this salvo
order-hold_back = hold_back – they do not come yet
order-refuel = refuel AIRCRAFT … – these first
order-refuel_from = refuel_from FIELD or CARRIER for AIRCRAFT … – if the owner agrees
order-build_airfield = build_airfield FIELD POINTS
order-offer_treaty = offer_treaty SEAT … text "…" – propose a treaty
order-answer_treaty = answer_treaty NAME accept or refuse
order-denounce_treaty = denounce_treaty NAME – give notice
order-waive_notice = waive_notice NAME SEAT – agree that a notice be withdrawn
order-withdraw_notice = withdraw_notice NAME – take your notice back
order-agree = agree – to what you are asked
order-agree_always = agree_always SEAT [about TOPIC] [for turn or game] – agree beforehand
order-decline = decline – refuse what you are asked
order-withdraw_consent = withdraw_consent SEAT [about TOPIC] – take back what you agreed to beforehand
order-cede = cede FIELD to SEAT – it becomes the holder
order-give = give UNIT to SEAT – instead of its active turn
order-finish = finish UNIT for SEAT – whose it will be
order-ask_passage = ask_passage SEAT – to enter his fields in this turn
order-claim = claim FIELD for SEAT – who holds it after you come
order-betray = betray UNIT VICTIM … – destroy units on the same field
order-hand_over = hand_over UNIT to SEAT in 2 – active in his second turn from now
order-as_usual = as_usual – active in your own next turn
order-propose_line = propose_line UNIT 1 – another line for a unit of an ally
order-evict = evict FIELD with UNIT … – fight the guests on your field
order-spare = spare SEAT – do not fire at his units
order-spare_no_more = spare_no_more SEAT – fire at them again
order-end_battle = end_battle staying or leaving – by agreement of all
order-leave_to = leave_to SEAT – who holds the sea field now
order-keep_side = keep_side – play the side at which you sit
order-ask_lot = ask_lot – have the sides drawn by lot
order-keep_mission = keep_mission NUMBER – keep one of the dealt missions
order-propose_start = propose_start SEAT SIDE POINTS, … – a side and points for everybody
order-answer_start = answer_start accept or refuse
order-use_method = use_method – no agreement, the bids begin
order-bid = bid NUMBER … – what you call fair, a number for each column
order-take_side = take_side SIDE or none – the side or column that you choose
order-show_mission = show_mission SEAT … – show your mission

word-place = place
word-stop_placing = stop_placing, stop
word-seal = seal
word-move = move, go
word-attack = attack
word-end_movement = end_movement
word-fire = fire
word-salvo = salvo
word-fire_by_plan = fire_by_plan, by
word-hold_fire = hold_fire, hold
word-fight_on = fight_on, on
word-retreat = retreat
word-retreat_to = retreat_to
word-buy = buy
word-end_production = end_production
word-resign = resign
word-dock = dock
word-canal = canal
word-embark = embark
word-disembark = disembark
word-pick = pick
word-berth = berth
word-lines = lines
word-line = line
word-stance = stance
word-ambush = ambush
word-build_factory = build_factory, factory
word-use_cargo = use_cargo, cargo
word-scuttle = scuttle
word-build_political = build_political
word-hold_unit = hold_unit
word-release_unit = release_unit, release
word-pool_hold = pool_hold, pool
word-answer_pool = answer_pool
word-keep_holds = keep_holds
word-force_roll = force_roll, roll
word-no_roll = no_roll
word-retreat_part = retreat_part
word-attack_and_retreat = attack_and_retreat
word-fly = fly
word-strike = strike
word-assault = assault
word-intercept = intercept
word-let_fly = let_fly
word-join_counter = join_counter
word-join_battle = join_battle
word-stay_out = stay_out
word-accept_help = accept_help
word-refuse_help = refuse_help
word-land = land
word-bomb = bomb
word-break_off = break_off
word-bring_up = bring_up
word-hold_back = hold_back
word-refuel = refuel
word-refuel_from = refuel_from
word-build_airfield = build_airfield
word-offer_treaty = offer_treaty, treaty
word-answer_treaty = answer_treaty, answer
word-denounce_treaty = denounce_treaty, denounce
word-waive_notice = waive_notice, waive
word-withdraw_notice = withdraw_notice, withdraw
word-cede = cede
word-give = give
word-finish = finish
word-ask_passage = ask_passage, passage
word-claim = claim
word-betray = betray
word-hand_over = hand_over, command
word-as_usual = as_usual, usual
word-propose_line = propose_line
word-evict = evict
word-spare = spare
word-spare_no_more = spare_no_more
word-end_battle = end_battle, end
word-leave_to = leave_to
word-keep_side = keep_side
word-ask_lot = ask_lot, lot
word-keep_mission = keep_mission, keep
word-propose_start = propose_start, propose
word-answer_start = answer_start
word-use_method = use_method, method
word-bid = bid
word-take_side = take_side, take
word-show_mission = show_mission, show

said-focus = focus
said-protect = protect
said-spread = spread
said-salvo = salvo
said-battle = battle
said-for = for
said-with = with
said-on = on
said-share = share
said-kill = what destroys it
said-rest = all
said-evade = evade
said-contest = contest
said-harbour = harbour
said-sea = sea
said-airfield = Airfield
said-factory = Factory

decision-agreement = How shall the sides and { $total } points be divided? Propose something, accept it, or begin to bid.
decision-bidding = Your bid for { $columns }: { $question ->
    [sealed_row] a number for each, { $total } in all.
    [sealed_bid] for how many points would you take it ({ $least } to { $most })?
    [cut] how many points belong to the first, the rest to the other ({ $least } to { $most })?
    [choose] which one do you choose?
    [column_pick] which one comes next, or none?
   *[other] how many points are fair ({ $least } to { $most })?
  }
decision-placing = Place the next item of your army; points left: { $left }.
decision-sealing = Write down your whole army; nobody sees it before all have.
decision-sides = Do you keep your side, or shall the sides be drawn by lot?
decision-missions = Which mission do you keep?
decision-movement = Move and attack, then end your movement.
decision-production = Buy with what your fields produce, then end production.
decision-defender_lines = Who stands in the second line?
decision-attacker_lines = Who attacks from the second line?
decision-beach_pick = Which units fire at those who land?
decision-beach_salvo = Fire at the beach: roll { $roll }, factor { $factor }.
decision-defender_salvo = Your salvo as defender: roll { $roll }, factor { $factor }. "plan" shows what a fire plan would do.
decision-attacker_salvo = Your salvo as attacker: roll { $roll }, factor { $factor }. "plan" shows what a fire plan would do.
decision-retreat_choice = Fight on, or announce a retreat?
decision-retreat_to = Where do the retreating units go?
decision-hold_window = Whose repair do you prevent? You may hold { $capacity }.
decision-forced_rolls = Do you force the roll on a damaged unit that you hold?
decision-counter_move = Bombers of { $power } are within reach: do you intercept them?
decision-join_counter = { $power } asks you to intercept bombers over { $field } together: which fighters do you send?
decision-escorts = Fighters of { $power } attack over { $field }: do your aircraft there take part?
decision-helpers = Aircraft of others over { $field } would defend your bombers: do you accept?
decision-landing = Where do your fighters over { $field } fly now?
decision-fighters_join = Aircraft attack { $field }: do your fighters there take part?
decision-reserve_choice = Do your surface units come after this salvo?
decision-refuelling = There is not fuel for all: which aircraft refuel first?
decision-transports = Does the transport dock or stay at sea?
decision-next_active = In whose turn are units that were active under another's command, or were given to you, active next?
decision-sea_holder = Your last ship has left { $field }. Who holds it now?
decision-consent = { $power } asks whether you agree: { $order }
decision-other = What do you order?

## Standing orders: what can be said beforehand, and what happens without an answer

standing-question-defender_salvo = Salvo as defender
standing-question-attacker_salvo = Salvo as attacker
standing-question-beach_salvo = Fire at the beach
standing-question-beach_pick = Who fires at those who land
standing-question-defender_lines = Lines as defender
standing-question-attacker_lines = Lines as attacker
standing-question-hold_window = Whose repair is prevented
standing-question-answers = Halves of holds that are offered
standing-question-counter_move = Bombers within reach
standing-question-join_counter = Somebody asks for a joint counter-move
standing-question-fighters_join = Aircraft attack a field with own fighters
standing-question-escorts = Own aircraft where bombers are intercepted
standing-question-helpers = Others would defend own bombers
standing-question-landing = Fighters after a counter-move
standing-question-consent = Somebody asks for consent
standing-question-upkeep_update = A new count of upkeep
standing-question-next_active = When units under another's command are active next
standing-question-sea_holder = Who holds a sea field that is left
standing-answer-default = do not ask me
standing-answer-focus = fire so that targets fall
standing-answer-protect = fire at what threatens most
standing-answer-spread = fire at what is least damaged
standing-answer-hold_fire = hold fire
standing-answer-accept = accept
standing-answer-refuse = refuse
standing-answer-intercept = intercept with all fighters in reach
standing-answer-join_counter = come along with all fighters in reach
standing-answer-join_battle = take part
standing-answer-stay_out = stay out
standing-answer-accept_help = accept the help
standing-answer-land = land at the nearest base
standing-answer-agree = agree
standing-answer-decline = refuse
standing-answer-insist = insist
standing-topic-command = command of units
standing-topic-end_of_battle = the end of a battle
standing-topic-entry = entering my fields
standing-topic-gift = gifts
standing-topic-holder = who holds a sea field
standing-topic-joint_attack = joint attacks
standing-topic-lines = lines of battle
standing-topic-objection = orders to my units
standing-topic-refuelling = fuel and landing rights
standing-topic-treachery = treachery
silence-defender_salvo = Without an answer { $answer ->
    [hold_fire] your units hold their fire.
   *[other] your units fire by the plan "focus".
  }
silence-attacker_salvo = Without an answer { $answer ->
    [hold_fire] your units hold their fire.
   *[other] your units fire by the plan "focus".
  }
silence-beach_salvo = Without an answer your units fire by the plan "focus".
silence-beach_pick = Without an answer the first that can fire are picked.
silence-defender_lines = Without an answer those who cannot hurt anybody stand in the second line.
silence-attacker_lines = Without an answer those who cannot hurt anybody stand in the second line.
silence-hold_window = Without an answer your list stays as it is.
silence-answers = Without an answer the offer lies where it is.
silence-counter_move = Without an answer you let them fly.
silence-join_counter = Without an answer you send nobody.
silence-fighters_join = Without an answer they take part.
silence-escorts = Without an answer { $answer ->
    [stay_out] they stay out.
   *[other] they take part.
  }
silence-helpers = Without an answer you refuse the help.
silence-landing = Without an answer they stay where they are.
silence-consent = Without an answer { $answer ->
    [agree] you agree.
   *[other] you refuse.
  }
silence-upkeep_update = Without an answer you do not insist.
silence-next_active = Without an answer you command them in your next turn that the rules allow.
silence-sea_holder = Without an answer it is the next in turn order.

## Options

option-scenario = The prepared game that is played.
option-players = How many players take part.
option-assignment = Who plays which side: by agreement or by lot.
option-salvo_table = The factor of a salvo for each roll from 1 to 6.
option-first_salvo_factor = The factor of the defender's first salvo.
option-base_productivity = What every field produces.
option-produce_on_fresh = Whether a freshly conquered field produces.
option-simple_retreat = Whether the attacker may announce a retreat.
option-stalemate_salvos = After so many salvos without harm the attacker must retreat.
option-turn_order = The order of the seats; without it by goal or by lot.
option-placement_mode = Starting armies in turn, or sealed.
option-placement_balance = Who places next: by what is left, or by its share.
option-soft_units = How many items may follow a sealed army.
option-goal = The goal of a game for two.
option-rounds = How many rounds are played.
option-blitz_objective = What the attacker must own in a blitz.
option-key_fields = The key fields of a blitz.
option-key_count = How many key fields are needed.
option-blitz_check = When the objective is tested.
option-deadline_side = The side that loses when the deadline passes.
option-deadline_round = The round of the deadline.
option-elimination_test = When somebody is eliminated.
option-show_rare_rules = Whether seldom-used rules are shown.
option-hard_round_cap = The round after which every game ends.
option-roughness_display = How roughness is shown.
option-terrain_bag = The tokens that are drawn for random terrain.
option-artillery_coefficient = The factor of all artillery fire.
option-artillery_roll = Whether an artillery attack has a roll like a salvo.
option-artillery_roughness = Whether roughness multiplies artillery fire at armoured targets.
option-counter_battery = Whether a gun needs some stance to fire back at whoever aims at its field.
option-docked_artillery = Whether docked ships may take stance and fire.
option-hold_buildings = Whether the repair of buildings can be prevented too.
option-specialised_mode = Whether specialised units stand beside the ordinary ones or in their place.
option-pioneer_rest = Whether the ground helps again for the rest of the fire that felled the last pioneer.
option-canal_chance = How likely a potential canal becomes one.
option-docked_submarines_escape = Whether docked submarines of a field that falls escape.
option-beach_units = How many defenders fire at those who land.
option-beach_factor = The factor of the fire at the beach.
option-beach_mode = How the fire at the beach joins the half salvo.
option-unload_after_invasion = Whether a transport that has landed troops may unload the rest in harbour.
option-exposed_salvos = For how many salvos a damaged unit that steps back can be hit.
option-submarine_default_stance = The stance of new submarines.
option-factory_price = The price of the first factory of a field.
option-factory_on_conquest = What happens to factories when a field falls.
option-scuttle_factories = Whether own factories may be destroyed.
option-initial_factories = How many factories every field starts with.
option-neighbour_payers = How many neighbours may help to pay a factory.
option-schedule = Which turns have production.
option-cycle_factor = How many times as much is produced then.
option-custom_schedule = Your own schedule of production.
option-treaties_binding = Whether treaties bind.
option-notice_rounds = How many rounds ahead notice is given.
option-treaty_visibility = Who sees treaties.
option-private_talks = Whether players may talk in private.
option-segment_rows = How many segments a random map has from top to bottom; 0: as is usual for so many players.
option-segment_cols = How many segments a random map has from left to right; 0: as is usual.
option-land_min = How many land fields a random map has at least; 0: as is usual.
option-land_max = How many land fields a random map has at most; 0: as is usual.
option-segment_set = The segments that are drawn: standard12, or your own as in "LLS/LLS/SSS LLL/LPL/LLL".
option-map_wrap = Whether the edges of a random map adjoin: none, left and right, or both.
option-map_start = How much land the sides start with where the goal does not say it.
option-total_bv = How many points a fair start divides; 0: as many as the scenario gives.
option-fair_method = How the bids go.
option-blocks = Allies that are bid for together, as in "a+b c".
option-column_choice = Which side comes first.
option-division_order = In which order sides are bid for; empty: as in the scenario.
option-side_labels = Whether sides have letters or names.
option-priority_assignment = How priorities are given.
option-priorities = The sides from the strongest claim down.
option-priority_numbering = How priorities are numbered.
option-timed = Whether there is a limit of rounds.
option-table = The table of preferences.
option-custom_table = Your own table of preferences.
option-target_field = The target field.
option-i_start = What side I starts with.
option-j_start = What side J starts with.
option-b_row = How the row of side B reads.
option-i_roll = Whether side I rolls for its second choice.
option-centres = How many political centres there are; 0: as many as players.
option-centre_production = How many times as much a centre produces.
option-missions_dealt = How many missions everybody is dealt.
option-reveal_missions = Whether missions may be shown.
option-mission_deck = The missions that are dealt.
option-end_hold = When a field counts as held at the end.
option-mission_source = Where public missions come from.
option-side_missions = The missions of the sides.
option-relation_balance = How relations are balanced.
option-objective = Whether the score or the rank counts.
option-scored_scenario = Which scored missions are played.
option-third_task = The third task of A and S.
option-duel_margin = How much A and S may differ to be equal.
option-finland_start = How much of Finland F starts with.
option-political_price = The price of a political building in factories.
option-treachery_targets = Which units can be destroyed by treachery.
option-holder_may_fight_guests = Whether the holder of a field may fight the guests on it.
option-hold_total = How many units all players together may keep from being repaired.
option-hold_min_halves = How many halves of a unit each player may hold at least.
option-stat_destruction_by = Who may force the roll on a held unit.
option-stat_destruction_per_turn = How many rolls a player may force in a turn.
option-announced_retreat = Whether an attacker may announce before the battle that it leaves after the first salvo.
option-airfields = Whether every land field has an airfield without limit, or airfields are buildings.
option-carrier_capacity = How many aircraft a carrier refuels between two turns of a player.
option-max_air_range = How far a bomber flies at most.
option-delayed_ground_assault = Whether surface units may come later into a battle that aircraft begin.
option-air_leave = When attacking aircraft leave the battle.
option-centre_value = What a political centre counts.
option-field_value = What any other field counts.

# The clauses behind parts of the screen.

clause-ladder = SA-chapters-12
clause-goal = SA-setup-1
clause-goal-blitz = SA-goals2-1
clause-goal-elimination = SA-goals2-6
clause-goal-random = SA-random_goal-1
clause-sea-start = SA-goals2-9
clause-way-agreement = SA-setup-4
clause-way-ask = SA-setup-4
clause-way-lot = SA-setup-4
clause-way-fair_start = SA-fair_start-3
clause-fair = SA-fair_start-3
clause-fair-agreement = SA-fair_start-4
clause-segments = SA-random_map-1
clause-treaties = SA-multiplayer-3
clause-treaty-peace = SA-multiplayer-5
clause-treaty-notice = SA-multiplayer-7
clause-truce = SA-multiplayer-10

## Supply

event-supply-begins = Supply interlude of round { $round }: armies are fed.
event-supply-fed = { $power } feeds { $unit }.
event-supply-fed-all = { $power } feeds { $units }.
event-supply-stocked = { $unit } ({ $power }) takes supply along for { $count } { $count ->
    [one] interlude
   *[other] interludes
  }.
event-supply-from-stock = { $unit } ({ $power }) lives on its own stock; it is left with supply for { $count } { $count ->
    [one] interlude
   *[other] interludes
  }.
event-supply-starved = { $power } could not or did not feed { $units }: lost.
event-row-starved = Row { $row } of { $formation } ({ $power }) loses what could not be fed: { $units }.
event-supply-used = Supply units used up by { $power }: { $count }.
error-no-supply = { $unit } is no finished supply unit with anything left.
error-supply-out-of-reach = { $unit } is too far away: supply comes from the same or a neighbouring field.
error-too-little-supply = These supply units do not suffice: { $points } is missing.
error-not-hungry = { $unit } does not eat, or it has been fed.
error-foreign-supply = { $unit } belongs to somebody else who has not agreed.
error-no-stock = { $unit } cannot take supply along: only a submarine can that has just been fed and has room.
error-bad-stock = A stock of { $value } is not possible.
verb-feed = Feed
verb-stock = Take supply along
verb-feed_all = Feed all
verb-end_feeding = Feed nobody else
deed-feed = Feed { $unit } from { $stores }
deed-stock = Supply for { $unit } from { $stores }, interludes: { $count }
order-feed = feed UNIT from SUPPLY … – a unit eats from supply units
order-stock = stock SUBMARINE N from SUPPLY … – supply for N interludes to come
order-feed_all = feed_all – feeds as many as possible, the dearest first
order-end_feeding = end_feeding – whoever has not been fed starves
word-feed = feed
word-stock = stock
word-feed_all = feed_all, feedall
word-end_feeding = end_feeding, starve
decision-supply_interlude = Your army eats { $need }, your supply units have { $supply }. By the proposal { $count ->
    [0] nobody starves
    [one] one unit starves: { $starves }
   *[other] { $count } units starve: { $starves }
  }.
standing-question-supply_interlude = Feeding the army
standing-answer-feed_all = feed all by the proposal
standing-topic-supply = supply
silence-supply_interlude = Without an answer your army is fed as proposed, the dearest units first.
ledger-supply = Supply
ledger-supply-units = Would starve if the interlude were now: { $units }.
ledger-supply-next = Would starve when all that is under construction is finished: { $units }.
ledger-supply-none = Nobody would starve.
line-need = eaten
line-stores = in supply units
mark-supply_stock = { $unit } has supply for interludes to come: { $value }.
mark-supply_counters = { $field }: supply of { $power }, counters { $value }.
number-supply_capacity = feeds
factor-supply_price = price of a supply unit
factor-supply_capacity = what a supply unit feeds
factor-supply_vulnerability = vulnerability of supply units
said-variant-two = two of { $kind }
said-variant-six = six of { $kind }
said-variant-twelve = twelve of { $kind }
option-supply_scale = Whether one supply unit feeds units worth three points or worth one.
option-supply_price = The price of a supply unit; by_scale: 1/4, or 1/12 where it feeds one point.
option-supply_capacity = What the units fed by one supply unit may cost together; by_scale: 3 or 1.
option-supply_period = In every so many-th round armies are fed.
option-supply_vulnerability = How vulnerable supply units are.
option-supply_per_slot = How many supply units take the room of one unit on a ship; by_scale: 2 or 6.
option-sub_stock = For how many interludes a submarine may take supply along.

## In the style of Civilization, political points

event-one-field = { $power } begins on { $field }; all the rest of the land is neutral.
event-workshop-built = { $power } has built on { $field }: { $building ->
    [building_factory] a factory for buildings
   *[other] a factory for science
  }.
event-devoted = { $power } makes political points on { $field }: { $points }.
event-points-taken = { $power } takes political points from { $other } with { $field }: { $points }.
event-row-equipped = { $power } puts on row { $row } of { $formation }: { $item }.
event-row-points-gained = The row of { $formation } was true: { $power } gains political points: { $points }.
error-works-stay = { $unit } stays where it is: { $formation } has factories on its rows.
error-field-has-works = { $field } cannot be given away: a formation there has factories on its rows.
verb-equip = Equip a formation
deed-equip = { $place } equips { $formation }: { $rows }
order-equip = equip FORMATION FIELD 1:ITEM, 2:ITEM:N … – units, factories or research of the same value for every row
word-equip = equip
mark-row_political_building = { $item } on { $field }: political factories: { $value }.
mark-row_science_factory = { $item } on { $field }: factories for science: { $value }.
mark-row_points = { $item } on { $field }: political points if the row is true: { $value }.
mark-row_science = { $item } on { $field }: science if the row is true: { $value }.
event-invention-declared = { $power } declares: if row { $row } of { $formation } is true, it has level { $level } ({ $technology }), usable from round { $round } on.
event-invention-shown = { $power } shows row { $row } of { $formation } to be true and uses what it has invented.
error-too-little-research = There is too little research on row { $row } of { $formation }: { $points } is missing.
error-no-invention = No invention has been declared on row { $row } of { $formation }.
error-row-not-true = Row { $row } of { $formation } cannot be shown to be true.
verb-declare_invention = Declare an invention
verb-use_invention = Use an invention
deed-declare_invention = Declare what row { $row } of { $formation } has invented ({ $technology })
deed-use_invention = Show row { $row } of { $formation } and use its inventions
order-declare_invention = declare_invention FORMATION ROW FIELD – says what the row has invented if it is true
order-use_invention = use_invention FORMATION ROW – shows to all that the row is true and uses its inventions
word-declare_invention = declare_invention
word-use_invention = use_invention
mark-row_soft_research = { $item } on { $field }: research if the row is true (unarmoured units): { $value }.
mark-row_soft_invention = { $item } on { $field }: level { $value } if the row is true (unarmoured units).
mark-row_armoured_research = { $item } on { $field }: research if the row is true (armoured units): { $value }.
mark-row_armoured_invention = { $item } on { $field }: level { $value } if the row is true (armoured units).
mark-row_naval_research = { $item } on { $field }: research if the row is true (naval units): { $value }.
mark-row_naval_invention = { $item } on { $field }: level { $value } if the row is true (naval units).
mark-row_sub_research = { $item } on { $field }: research if the row is true (submarines): { $value }.
mark-row_sub_invention = { $item } on { $field }: level { $value } if the row is true (submarines).
mark-row_air_research = { $item } on { $field }: research if the row is true (aircraft): { $value }.
mark-row_air_invention = { $item } on { $field }: level { $value } if the row is true (aircraft).
mark-row_fortresses_research = { $item } on { $field }: research if the row is true (fortresses): { $value }.
mark-row_fortresses_invention = { $item } on { $field }: level { $value } if the row is true (fortresses).
mark-row_artillery_research = { $item } on { $field }: research if the row is true (artillery attacks): { $value }.
mark-row_artillery_invention = { $item } on { $field }: level { $value } if the row is true (artillery attacks).
mark-row_anti_submarine_research = { $item } on { $field }: research if the row is true (anti-submarine attacks): { $value }.
mark-row_anti_submarine_invention = { $item } on { $field }: level { $value } if the row is true (anti-submarine attacks).
mark-row_anti_air_research = { $item } on { $field }: research if the row is true (anti-aircraft attacks): { $value }.
mark-row_anti_air_invention = { $item } on { $field }: level { $value } if the row is true (anti-aircraft attacks).
warning-no-political-goal = Political points count only with the goal of political points from buildings.
warning-cheap-scouts = Scouts that survive almost everything spoil a game with hidden political points.
warning-large-map = A large map does not suit a game with hidden political points.
verb-build_building_factory = Build a factory for buildings together
verb-build_science_factory = Build a factory for science together
verb-devote = Make political points of other output
deed-build_building_factory = A factory for buildings on { $field }, paid by { $shares }
deed-build_science_factory = A factory for science on { $field }, paid by { $shares }
deed-devote = Political points on { $field }: { $points }
order-build_building_factory = build_building_factory FIELD from FIELD N, … – neighbours help to pay
order-build_science_factory = build_science_factory FIELD from FIELD N, … – neighbours help to pay
order-devote = devote FIELD N – N political points of what other factories put out, three for one
word-build_building_factory = build_building_factory
word-build_science_factory = build_science_factory
word-devote = devote
mark-building_factories = { $field }: factories for buildings: { $value }.
mark-science_factories = { $field }: factories for science: { $value }.
mark-left_building = { $field } can still spend { $value } on buildings.
mark-left_science = { $field } can still spend { $value } on science.
mark-left_politics = { $field } can still make { $value } political points.
error-kind-not-yet = { $item } comes with level { $level } ({ $technology }).
ledger-ages = Ages
ledger-ages-units = { $units }
ledger-ages-next = { $units }
ledger-ages-none = The names mean nothing for the game.
line-age_soft_1 = militia, warriors, spearmen
line-age_soft_2 = legionaries, pikemen, catapults
line-age_soft_3 = musketeers and cannon
line-age_soft_4 = line infantry and field guns
line-age_soft_5 = infantry of the First World War
line-age_soft_6 = infantry of the Second World War
line-age_soft_7 = infantry of later years
line-age_armoured_1 = horsemen
line-age_armoured_2 = knights
line-age_armoured_3 = dragoons
line-age_armoured_4 = cavalry
line-age_armoured_5 = the first tanks
line-age_armoured_6 = tanks of the Second World War
line-age_armoured_7 = tanks of later years
line-age_naval_1 = rafts and dugouts
line-age_naval_2 = galleys
line-age_naval_3 = galleons and frigates
line-age_naval_4 = ships of the line and ironclads
line-age_naval_5 = steel fleets of the First World War
line-age_naval_6 = fleets of the Second World War
line-age_naval_7 = fleets of later years
line-age_sub_5 = submarines of the First World War
line-age_sub_6 = submarines of the Second World War
line-age_sub_7 = submarines of later years
line-age_air_5 = biplanes
line-age_air_6 = aircraft of the Second World War
line-age_air_7 = aircraft of later years
line-age_fortresses_1 = palisades
line-age_fortresses_2 = stone walls
line-age_fortresses_3 = bastions
line-age_fortresses_4 = polygonal forts
line-age_fortresses_5 = trenches and concrete
line-age_fortresses_6 = bunkers
line-age_fortresses_7 = fortifications of later years
option-one_field_start = Whether everybody begins on one field and all others are neutral.
option-specialised_factories = Whether factories are made for units, for buildings, for science or for politics.
option-historical_units = Whether technology leads through the ages, from warriors to tanks.
option-political_capture = What part of the points that the political factories of a field have made its conqueror takes.
## Technology

technology-soft = unarmoured units
technology-armoured = armoured units
technology-naval = naval units
technology-sub = submarines
technology-air = aircraft
technology-fortresses = fortresses
technology-artillery = artillery attacks
technology-anti_submarine = anti-submarine attacks
technology-anti_air = anti-aircraft attacks
technology-radio = radio
technology-rifles = rifles
technology-machine_guns = machine guns
technology-combustion_engine = combustion engine
technology-tank_doctrine = tank doctrine
technology-turbines = turbines
technology-all_big_gun = all-big-gun ships
technology-diesel_boats = diesel boats
technology-torpedoes = torpedoes
technology-powered_flight = powered flight
technology-metal_monoplane = metal monoplane
technology-concrete_works = concrete works
technology-bunker_lines = bunker lines
technology-recoil_guns = recoil guns
technology-fire_control = fire control
technology-depth_charges = depth charges
technology-sonar = sonar
technology-flak = flak
technology-radar = radar
event-technology-talent = { $power } pays less for technology of this field: { $technology }.
event-technology-gained = { $power } reaches level { $level } in technology: { $technology }.
event-technology-given = { $power } gives { $other } technology of level { $level }: { $technology }.
event-research-paid = { $power } has paid for level { $level } in full: { $technology }.
event-research-paid-in-part = { $power } pays { $points } for level { $level }: { $technology }. { $left } still to pay.
error-no-such-technology = There is no technology "{ $technology }" here.
error-technology-out-of-turn = This is not the next step of its field: { $technology }.
error-technology-highest = There is no level above { $level } here: { $technology }.
error-technology-under-way = The next level has been paid for and is still to come: { $technology }.
error-technology-needs = { $technology } cannot be had without this step: { $needed }.
error-nothing-paid = No field has been named that pays anything.
error-no-technology-gifts = Technology cannot be given away now.
error-technology-not-own = Its level follows from those of others: { $technology }.
error-technology-not-higher = That would bring { $power } nothing: { $technology }.
ledger-technology = Technology
ledger-technology-units = { $units }
ledger-technology-next = { $units }
ledger-technology-none = The levels that your units have.
line-tech_soft = unarmoured
line-tech_armoured = armoured
line-tech_naval = naval
line-tech_sub = submarine
line-tech_air = air
line-tech_fortresses = fortresses
line-tech_artillery = artillery attacks
line-tech_anti_submarine = anti-submarine attacks
line-tech_anti_air = anti-aircraft attacks
line-tech_radio = radio
factor-technology = difference of technology
factor-technology_base = basic price of technology
factor-technology_level = level
factor-technology_lag = other fields lag behind
factor-technology_talent = field in which the seat pays less
factor-technology_step = price of the step
verb-research = Research
verb-give_technology = Give technology
deed-research = Research { $technology }: { $shares }
deed-give_technology = Give { $power } technology: { $technology }
order-research = research TECHNOLOGY from FIELD N, … – pays for the next level
order-give_technology = give_technology TECHNOLOGY to SEAT – it comes to your level
word-research = research
word-give_technology = give_technology
standing-topic-technology_gift = gifts of technology
option-tech_max = The highest level of technology.
option-tech_table = How much a difference of technology does: as usual, or twice as steep.
option-tech_beyond = What holds for differences larger than the table has: its last value, or ever more.
option-tech_base = The price of a level of technology for each level that the field has.
option-tech_lag_surcharge = By what part a level is dearer for each level by which another field lags behind.
option-tech_delay = How many rounds pass between the payment and the new level.
option-tech_discount = How much less each seat pays in the field drawn for it.
option-tech_gift = How far a gift of technology brings the receiver: to the giver's level, one step, or there are none.
option-tech_tree = Whether all levels are bought alike, or the first ones as steps of an irregular tree.
option-neutral_tech = The level of neutral units.

## National advantages

event-national-drawn = The side { $party } is better in this kind of unit: { $item }.
event-national-kind = { $power } is better in this kind of unit: { $item }.
event-national-kind-sold = { $power } pays { $points } to be better in this kind of unit: { $item }.
event-national-bids-shown = { $power } had bid: { $figures_count ->
    [0] nothing
   *[other] { $figures }
  }.
event-national-bid-own = Your sealed bid: { $figures_count ->
    [0] nothing
   *[other] { $figures }
  }.
event-land-for-sale = The field { $field } is up for sale.
event-land-bid-shown = { $power } had bid { $points } for { $field }.
event-land-sold = { $power } buys the field { $field } for { $points }.
event-land-unsold = Nobody has bid for { $field }; it stays neutral.
event-political-land = { $power } gets political points for holding { $field }: { $points }.
mark-national = { $unit }: its nation is better in this kind, all strengths of the table are half as high again.
factor-national_advantages = national advantage, rounded up
verb-bid_kinds = Bid for kinds of unit
verb-bid_land = Bid for the field
deed-bid_kinds = Bid for kinds of unit: { $shares }
deed-bid_land = Bid { $amount } for the field
order-bid_kinds = bid_kinds KIND N, … – what you would pay to be better in each kind
order-bid_land = bid_land N – what you would pay for the field that is up
word-bid_kinds = bid_kinds
word-bid_land = bid_land
decision-national_auction = Seal what you bid for each kind of unit. You have { $left }; what you pay is taken from your allotment.
decision-territory_auction = The field { $field } is up. Seal your bid; you have { $left }. 0 is no bid.
silence-national_auction = Without an answer you bid nothing.
silence-territory_auction = Without an answer you bid nothing.
option-national_kinds = In how many kinds of unit every nation is better.
option-national_assignment = How kinds are given out: by lot, as the scenario says, or by auction.
option-national_table = For each side the kinds in which it is better, as in "west tank, east infantry".
option-territory_auction = Whether the fields that nobody owns are sold before armies are placed.

## Armoured guns and transports

error-armoured-load = { $unit } is armoured and cannot be loaded on { $transport }.
## Government and people

event-well-being-own = Your well-being: { $points }.
event-well-being = Well-being of { $power }: { $points }.
event-effort-chosen = { $power } has chosen.
event-effort-chosen-own = { $fields_count ->
    [0] You neither work harder nor sabotage.
   *[other] You choose for { $fields }: { $levels }.
  }
event-repress-chosen-own = { $fields_count ->
    [0] All your gendarmes guard.
   *[other] Gendarmes who repress ({ $fields }): { $levels }.
  }
event-effort-shown = { $field }, people { $power }: effort { $effort }; gendarmes guarding { $guards }, repressing { $repressing }.
event-welfare-given = { $power } spends { $points } on the people of { $field } ({ $other }), worth { $gain } to it.
event-partisan-raised = A partisan goes underground on { $field }; your well-being: { $points }.
event-partisans-crept = Partisans go underground from { $origin } to { $field }: { $number }.
event-partisans-rise = { $power } rises on { $field }: { $units }.
event-partisans-join = Partisans of { $power } come up for { $side }: { $units }.
event-went-underground = Partisans go underground on { $field }: { $number }.
event-searched = { $power } searches { $field } for partisans and finds { $number }.
event-gendarmes-disbanded = The field has another holder, and its gendarmes are disbanded: { $units }.
event-weight-drawn = The secret weight in your score: { $weight }.
event-weight-shown = The weight in the score of { $power } was { $weight }.
event-governments-ranked = The governments from the best to the worst: { $powers }.
error-no-peoples = A game of governments and peoples needs at least one of each; governments here: { $governments }.
error-bad-peoples = This goal is not for so many governments ({ $governments }) and peoples ({ $peoples }).
error-bad-areas = The peoples do not live where this goal wants them to.
error-no-people-here = None of your people lives on the fields that produce now.
error-no-effort-there = Your people does not live on { $field }, or the field is freshly conquered or does not produce now.
error-bad-effort = { $value } is no level of effort: from −1 to 1 in steps of { $step }.
error-no-gendarmes-here = You have no gendarmes on inhabited fields that produce now.
error-no-gendarmes = There are not so many gendarmes on { $field }: { $value }.
error-no-welfare-there = On { $field } there is no people for whom you could spend anything now.
error-no-home = Your people cannot raise partisans on { $field } now.
error-raised-already = A partisan has been raised on { $field } in this turn.
error-under-guard = Too many gendarmes stand on { $field } for a partisan to be raised.
error-no-partisans = There are not so many partisans who can act on { $field }: { $value }.
error-leaves-home = Your people does not live on { $field }; partisans do not go there.
error-not-next-to = { $field } is not beside it.
error-not-for-sale = Nobody buys { $item }: a people raises partisans.
error-people-builds-infantry = A people builds infantry alone.
error-gendarme-abroad = Gendarmes stay on fields of their own government; { $field } is not one, or is attacked.
error-nobody-elses = { $unit } serves nobody else.
error-no-foreign-people = No foreign people lives on { $field }.
error-searched-already = { $field } has been searched in this turn.
error-no-searchers = Name the units that search { $field }, each once.
error-no-such-side = { $value } is neither attacker nor defender.
error-unwanted-there = Whoever leads that side ({ $side }) does not want your partisans, or nobody leads it.
standing-power-score = Fields held: { $count }; score { $points }.
standing-people-score = Well-being { $mood }; score { $points }, par { $par }.
standing-people-contest = Well-being { $mood }; score { $points }, and the best people wins.
standing-people-unknown = Well-being is known to the people alone; par { $par }.
mark-ethnic_area = The people of { $power } lives here.
mark-underground = Your partisans underground: { $value }.
ledger-well_being = Well-being
ledger-well_being-units = { $units }
ledger-well_being-next = { $units }
ledger-well_being-none = Nobody but you sees this before the end.
line-well_being = well-being
number-partisan_cost = well-being that raising costs
number-partisan_loss = well-being that its death costs
factor-partisan_cost = agreed
factor-partisan_loss = agreed
factor-partisan = partisans pay nothing
factor-people_land = held by a people
factor-effort = effort
factor-sabotage = sabotage
factor-hidden_bonus = from hiding
factor-gendarme_price = agreed price
verb-effort = Work or sabotage
verb-repress = Gendarmes
verb-welfare = Welfare
verb-raise_partisan = Raise a partisan
verb-creep = Move underground
verb-rise = Rise
verb-search = Search for partisans
verb-side_with = Come up in the battle
verb-stay_under = Stay underground
deed-effort = { $sharers ->
    [0] Neither work harder nor sabotage
   *[other] Effort: { $shares }
  }
deed-repress = Let repress: { $shares }
deed-welfare = { $amount } for the people of { $field }
deed-raise_partisan = Raise a partisan on { $field }
deed-creep = Underground from { $origin } to { $field }: { $number }
deed-rise = Rise on { $field }: { $number }
deed-search = Search { $field }: { $units }
deed-side_with = Come up for { $side }: { $number }
deed-stay_under = Nobody comes up
order-effort = effort FIELD LEVEL, … – how hard your people works on each field, from −1 (sabotage) to 1
order-repress = repress FIELD N, … – how many gendarmes repress; all others guard
order-welfare = welfare FIELD POINTS – spend points of a field on its people
order-raise_partisan = raise_partisan FIELD – one more partisan underground
order-creep = creep FIELD FIELD N – partisans go underground to the next field
order-rise = rise FIELD N – partisans come up and attack the holder
order-search = search FIELD with UNIT … – look for partisans; three gendarmes find one
order-side_with = side_with SIDE N – partisans come up for the attacker or the defender
order-stay_under = stay_under – nobody comes up
word-effort = effort
word-repress = repress
word-welfare = welfare
word-raise_partisan = raise_partisan, raise
word-creep = creep
word-rise = rise
word-search = search
word-side_with = side_with
word-stay_under = stay_under
decision-effort = The fields of { $power } are about to produce. Choose in secret: how hard does your people work, or which gendarmes repress?
decision-side_with = { $field } is attacked, where your people lives. Do partisans come up, and for whom? They number { $number }.
standing-topic-uprising = partisans on my side
silence-effort = Without an answer nobody works harder, nobody sabotages, and all gendarmes guard.
silence-side_with = Without an answer nobody comes up.
option-wb_income = The well-being that a people gains on each field in a production phase.
option-effort_step = The steps in which effort is chosen.
option-gendarme_price = The price of gendarmes.
option-repression = The well-being that each repressing gendarme takes.
option-partisan_cost = The well-being that raising a partisan costs.
option-partisan_loss = The well-being that a partisan's death costs.
option-search_ratio = So many gendarmes find one partisan.
option-hidden_bonus = The factor of the fire of partisans who were found.
option-wb_visibility = Whether everybody knows how well a people is.
option-people_goal = What governments and peoples pursue.
option-people_par = What a people must reach; 0: half a point for each of its fields in each round.
option-favoured_side = The power whose land the people wants to grow.
option-sympathy_weight = What each field of that power counts for the people.
option-people_weight = What the defender's land counts for the people.
option-power_weight = What the people's well-being counts for a government.
option-feud = Whether peoples wish each other ill, or only one can win.

## Configurable units

event-unit-designed = { $power } has designed a kind of its own: { $item }, price { $points }.
event-nothing-designed = { $power } does without a kind of its own.
error-no-such-design = "{ $value }" cannot be designed here: only aircraft, and large ships where there are large ships.
error-design-number = { $value } is no number for that.
error-design-strength = Give six whole strengths, each from 0 to { $most }.
error-design-sum = The strengths are together more than { $most }.
error-design-bombing = Strength against buildings goes from 0 to { $most }.
error-design-vulnerability = Give six vulnerabilities, each one of these: { $allowed }.
error-design-sound = At least { $least } of the vulnerabilities must be 1 or more.
error-design-speed = Speed goes from 1 to { $most }.
error-design-salvos = Aircraft fire 1 to { $most } salvos in an attack, ships choose 1.
error-foreign-design = { $item } is the design of somebody else.
number-design_price = price of the design
factor-design_strengths = sum of strengths, and half of that against buildings
factor-design_salvos = salvos in an attack
factor-design_durability = durability (the mean of 1 divided by each vulnerability)
factor-design_speed = speed
factor-design_point = price of a point of strength
factor-config_discount = discount
factor-design_rounding = rounded up to sixths, at least 1/2
verb-configure = Design a kind of your own
verb-no_design = No kind of your own
deed-configure = Design { $branch ->
    [air] an aircraft
   *[other] a ship
  }: strengths { $strengths }, bombing { $bombing }, speed { $speed }, salvos { $salvos }
deed-no_design = Do without a kind of your own
order-configure = configure air|naval SIX STRENGTHS bombing N vulnerable SIX FRACTIONS speed N salvos N – designs your own kind
order-no_design = no_design – no kind of your own
word-configure = configure
word-no_design = no_design
decision-configuring = You may design one kind of unit of your own, which everybody will see.
silence-configuring = Without an answer you do without a kind of your own.
option-config_discount = How much less a design costs than a kind of the table.
## War economy: why work, building and meals are refused

error-wrong-group = { $conversion }: this is done in group { $group }, in its turn.
error-nothing-works-here = { $field } was conquered just now: nothing works there yet.
error-no-worker = { $field }: there are only { $count } workers.
error-workers-hungry = { $field }: { $count } workers are hungry and do not work.
error-workers-busy = { $field }: the others have worked in this phase ({ $count }).
error-building-missing = { $building }: there is none on { $field }.
error-building-busy = { $building }: all of them on { $field } are busy ({ $count }).
error-resource-missing = { $field }: not enough { $resource } within reach ({ $count }).
error-made-in-this-group = { $field }: the { $resource } that is made in this group can be used in the next one only.
error-out-of-reach = { $field }: the { $resource } lies too far away, or its owner does not give it.
error-bundle-missing = Not enough { $resource } within reach: { $count } of { $needed }.
error-no-port-here = { $building }: { $field } has no port.
error-building-later = { $building }: building comes after all three groups.
error-nobody-to-feed = { $field }: so many workers are not there to eat ({ $count }).
error-food-missing = { $field }: there is no food within reach for so many.
error-food-left-over = { $field }: there is food for one worker more.

## War economy: goods, workers, railways, market

event-economy-begins = { $power } begins its economy on { $field }.
event-yield-drawn = { $field }: roll { $roll } for its yield of { $resource }.
event-worked = { $power }, { $field }: { $conversion }, workers: { $count }.
event-goods-made = { $field }: { $amount } × { $resource } made.
event-points-made = { $field }, { $building }: { $amount } military points.
event-settlers-made = { $field }: { $amount } settlement points.
event-research-made = { $field }: { $amount } research points.
event-work-ended = { $power } ends its work.
event-workers-hungry = { $field }: { $count } { $count ->
    [one] worker goes
   *[other] workers go
  } hungry.
event-workers-lost = { $field }: { $count } { $count ->
    [one] worker starves
   *[other] workers starve
  }.
event-food-spoiled = { $field }: { $count } × food spoils.
event-workers-came = { $field }: { $count } { $count ->
    [one] new worker
   *[other] new workers
  }.
event-works-built = { $power } builds on { $field }: { $count } × { $building }.
event-railway-built = { $power } builds a railway between { $field } and { $goal }.
event-railway-lost = A railway between { $field } and { $goal } is destroyed.
event-goods-carried = { $power } carries from { $field } to { $goal }: { $goods }.
event-goods-loaded = { $power } loads on { $ship } at { $field }: { $goods }.
event-goods-unloaded = { $power } unloads from { $ship } at { $field }: { $goods }.
event-goods-sunk = What was aboard { $ship } is lost with it: { $count } units of goods and workers.
event-goods-hit = { $unit } fires at { $resource } on { $field }: { $points }.
event-goods-destroyed = { $field }: { $count } × { $resource } destroyed.
event-field-opened = { $power } may use { $field } in this turn { $how ->
    [goods] with all that lies there
   *[way] to pass through
  }.
event-traded = { $power } and { $other } trade between { $field } and { $goal }: { $given_count ->
    [0] nothing
   *[other] { $given }
  } for { $taken_count ->
    [0] nothing
   *[other] { $taken }
  }.
event-trade-published = { $power } offers at { $field } ({ $offer }): { $given_count ->
    [0] nothing
   *[other] { $given }
  } for { $taken_count ->
    [0] nothing
   *[other] { $taken }
  }.
event-trade-withdrawn = { $power } takes the offer { $offer } back.

error-no-such-conversion = There is no work called "{ $conversion }".
error-no-work-named = Say who is to do what, and where.
error-nothing-to-repeat = Nothing of your last work can be done again.
error-no-such-aim = "{ $value }" is no aim: there are growth, army, research.
error-plan-too-late = The planner proposes a whole phase: in this one somebody has worked already.
error-nothing-to-propose = The planner finds nothing that could be done.
error-no-works-named = Say what is to be built, and where.
error-no-such-works = There is no building called "{ $value }".
error-no-edge = A railway joins two neighbouring land fields: { $field } and { $goal } are none.
error-nobody-agrees = The railway between { $field } and { $goal } needs the agreement of both holders, and one of them must be you.
error-points-stay = Points can be neither stored nor moved ({ $value }).
error-no-such-goods = There are no goods called "{ $value }".
error-bad-count = { $value }: name a whole number of at least one.
error-goods-missing = { $field }: only { $count } × { $resource } there.
error-moved-already = { $field }: only { $count } × { $resource } can still be moved in this turn.
error-nothing-carried = Say what is to be carried.
error-foreign-land = You may not use { $field }: ask its holder first.
error-too-far-to-carry = { $goal } is too far from { $field }.
error-bad-use = A field is used for "way" or "goods", not for "{ $value }".
error-nobody-to-ask = There is nobody to ask for the use of { $field }, or it is too far away.
error-may-use-already = You may use { $field } already.
error-empty-trade = Say what is given, or what is wanted.
error-no-such-partner = On { $field } there is nobody with whom you could exchange that.
error-cannot-deliver = Goods do not come from { $field } to { $goal }: the fields are no neighbours, and neither railways nor a transport ship join them.
error-too-many-trades = You have { $limit } open offers already.
error-no-such-trade = You have no such offer before you: { $value }.
error-no-trade-now = Offers are taken while somebody moves and nothing else is under way.
error-no-goods-ship = { $ship } is not a transport ship of yours that is docked here.
error-no-room-for-goods = { $ship } has room for { $count } more.
error-not-aboard = Aboard { $ship }: only { $count } × { $resource }.
error-workers-are-safe = Nobody can aim at workers.
error-cannot-raid = { $unit } does not attack here, or has no strength against unarmoured targets.
error-no-goods-to-raid = { $field }: no "{ $value }" of the defender lies there.
error-goods-shielded = { $unit }: goods stand in the second line, and units in the first line shield them.

verb-work = Work
verb-work_as_before = Work as last time
verb-work_by_plan = Work by the planner
verb-end_work = End the work
verb-feed_workers = Feed
verb-build_works = Build
verb-build_railway = Build a railway
verb-carry = Carry
verb-use_field = Ask to use a field
verb-trade = Offer a trade
verb-publish_trade = Offer a trade to all
verb-accept_trade = Take an offer
verb-withdraw_trade = Take an offer back
verb-raid = Fire at goods
verb-load_goods = Load goods
verb-unload_goods = Unload goods

deed-work = Work: { $works }
deed-work_as_before = Work as last time, as far as it goes
deed-work_by_plan = Work by the planner, for { $aim ->
    [army] the army
    [research] research
   *[growth] growth
  }
deed-end_work = End the work
deed-feed_workers = Feed { $meals }
deed-build_works = Build { $works }
deed-build_railway = Railway between { $field } and { $goal }
deed-carry = Carry from { $field } to { $goal }: { $goods }
deed-use_field = Ask to use { $field } { $how ->
    [goods] with all that lies there
   *[way] to pass through
  }
deed-trade = { $power }: give { $given } at { $field } for { $taken } at { $goal }
deed-publish_trade = Offer at { $field }: { $given } for { $taken }
deed-accept_trade = Take offer { $offer } at { $field }
deed-withdraw_trade = Take offer { $offer } back
deed-raid = { $unit } fires at { $resource } { $share ->
    [rest] with all its fire
    [kill] with all its fire
   *[other] with { $share } of its fire
  }
deed-load_goods = Load on { $ship }: { $goods }
deed-unload_goods = Unload from { $ship }: { $goods }

order-work = work WORK FIELD N, … – so many workers do this work on the field
order-work_as_before = work_as_before – the work of your last phase again, as far as it goes
order-work_by_plan = work_by_plan growth, army or research – the planner's proposal for the whole phase
order-end_work = end_work – whoever has not worked rests
order-feed_workers = feed_workers FIELD N N, … – who eats: rested workers and hungry ones
order-build_works = build_works BUILDING FIELD N, …
order-build_railway = build_railway FIELD FIELD
order-carry = carry FIELD FIELD GOODS N, …
order-use_field = use_field FIELD for way or goods – asks the holder for this turn
order-trade = trade SEAT FIELD FIELD give GOODS N, … for GOODS N, … saying "…" – your field first, then theirs
order-publish_trade = publish_trade FIELD give GOODS N, … for GOODS N, …
order-accept_trade = accept_trade OFFER at FIELD
order-withdraw_trade = withdraw_trade OFFER
order-raid = raid UNIT GOODS share N
order-load_goods = load_goods SHIP GOODS N, …
order-unload_goods = unload_goods SHIP GOODS N, …

word-work = work
word-work_as_before = work_as_before, again
word-work_by_plan = work_by_plan
word-end_work = end_work
word-feed_workers = feed_workers
word-build_works = build_works
word-build_railway = build_railway, railway
word-carry = carry
word-use_field = use_field
word-trade = trade
word-publish_trade = publish_trade
word-accept_trade = accept_trade
word-withdraw_trade = withdraw_trade
word-raid = raid
word-load_goods = load_goods
word-unload_goods = unload_goods

decision-war_economy_work = Group { $group }: say who works, and on what.
decision-war_economy_meals = There is too little food: say who eats.

standing-topic-haul = the use of your fields, goods and railways
standing-topic-trade = trades
mark-goods = { $field }: { $value } × { $item }.
mark-worker = { $field }: workers: { $value }.
mark-hungry_worker = { $field }: hungry workers: { $value }.
mark-works = { $field }: { $value } × { $item }.
mark-points = { $field }, { $item }: { $value } military points.
mark-railway = { $value } × railway between { $field } and { $item }.
mark-aboard = Aboard { $unit }: { $value } × { $item }.
ledger-war_economy = Economy
ledger-war_economy-units = { $units }
ledger-war_economy-next = { $units }
ledger-war_economy-none = All goods of the country.
line-eaten = food that the workers eat
factor-military_points = military points
factor-goods_vulnerability = goods are hit
option-economy_table = Which table is played: about six resources, or eighteen.
option-field_yields = Whether the map says how much of a resource a field yields, or chance.
option-building_capacity = How many conversions a building does in a phase.
option-worker_food = How much food a worker eats in a phase.
option-spoilage = What part of the food that is left spoils.
option-starvation = Whether an unfed worker is hungry first, or lost at once.
option-plain_move = How many fields goods and workers are carried in a turn without a railway.
option-rail_move = How many fields they are carried by rail.
option-haul_plain = From how many fields away a building takes goods without a railway.
option-haul_rail = From how many fields away it takes them by rail.
option-economy_building_price = What a building of the economy costs.
option-rail_price = What a railway costs.
option-air_goods_vulnerability = How vulnerable goods are to aircraft.
option-goods_vulnerability = How vulnerable goods are to all other units.
option-goods_per_slot = How many goods or workers take the room of one unit on a ship.
option-recruits_use_worker = Whether barracks make soldiers of their workers, who are then gone.
said-food = food
said-fuel = fuel
said-ore = ore
said-iron = iron
said-tools = tools
said-concrete = concrete
said-farm = Farm
said-mine = Mine
said-ironworks = Ironworks
said-concrete_plant = Concrete plant
said-toolworks = Toolworks
said-barracks = Barracks
said-arms_works = Arms works
said-grow_food = growing food
said-mine_fuel = mining fuel
said-mine_ore = mining ore
said-smelt_iron = smelting iron
said-mix_concrete = mixing concrete
said-make_tools = making tools
said-recruit = recruiting
said-arm = making arms
said-settle = settling
said-research = research
said-grain = grain
said-wood = wood
said-coal = coal
said-iron_ore = iron ore
said-nonferrous_ore = non-ferrous ore
said-oil = oil
said-limestone = limestone
said-nonferrous_metal = non-ferrous metal
said-chemicals = chemicals
said-steel = steel
said-parts = machine parts
said-rubber = rubber
said-explosives = explosives
said-oil_field = Oil field
said-quarry = Quarry
said-bakery = Bakery
said-smelter = Smelter
said-refinery = Refinery
said-chemical_works = Chemical works
said-steelworks = Steelworks
said-machine_works = Machine works
said-synthetics_works = Rubber and munitions works
said-vehicle_works = Vehicle works
said-shipyard = Shipyard
said-aircraft_works = Aircraft works
said-grow_grain = growing grain
said-cut_wood = cutting wood
said-mine_coal = mining coal
said-mine_iron_ore = mining iron ore
said-mine_nonferrous_ore = mining non-ferrous ore
said-pump_oil = pumping oil
said-quarry_limestone = quarrying limestone
said-bake_food = baking food
said-smelt_nonferrous_metal = smelting non-ferrous metal
said-refine_fuel = refining oil
said-synthesise_fuel = making fuel from coal
said-make_chemicals = making chemicals
said-make_steel = making steel
said-make_steel_tools = making tools from steel
said-make_parts = making machine parts
said-make_rubber = making rubber
said-make_explosives = making explosives
said-build_vehicles = building vehicles
said-build_ships = building ships
said-build_aircraft = building aircraft
said-worker = worker
said-hungry_worker = hungry worker
line-food = food
line-fuel = fuel
line-ore = ore
line-iron = iron
line-tools = tools
line-concrete = concrete
line-grain = grain
line-wood = wood
line-coal = coal
line-iron_ore = iron ore
line-nonferrous_ore = non-ferrous ore
line-oil = oil
line-limestone = limestone
line-nonferrous_metal = non-ferrous metal
line-chemicals = chemicals
line-steel = steel
line-parts = machine parts
line-rubber = rubber
line-explosives = explosives
line-worker = workers
line-hungry_worker = hungry workers
## Attacks with hidden units, and on them
event-presence-asked = { $power } attacks { $field }: whoever hides there shows that he is there, or all that may be there.
event-opening-rolled = Before anybody is shown at { $field }, the dice are rolled: { $rolls }.
event-destruction-proved = { $power } proves that the dice destroy all attackers at { $field }.
event-no-proof = { $power } proves nothing at { $field }.
decision-prove_destruction = Do the dice destroy all attackers? Show what proves it, or open everything and fight.
error-no-unit-to-show = { $unit } is no unit that defends the field.
error-not-hidden-there = { $unit } does not lie face down on the attacked field.
error-no-row-to-show = { $unit } has no row { $row } that you have not shown.
error-proof-fails = The attackers know a possibility in which some of them survive at { $field }.
error-not-surely-able = By what everybody knows, all that attacks { $field } may be empty or unable.
verb-unveil = Show a token
verb-unveil_row = Show a row
verb-prove_destruction = Declare the attackers destroyed
verb-no_proof = Open everything
deed-unveil = Show what { $unit } is
deed-unveil_row = Show the attackers row { $row } of { $unit }
deed-prove_destruction = Declare that the dice destroy all attackers
deed-no_proof = Prove nothing, open everything and fight
order-unveil = unveil TOKEN – show everybody what a token on the attacked field is
order-unveil_row = unveil_row TOKEN ROW – show the attackers whether a row is true
order-prove_destruction = prove_destruction – by what was shown the dice destroy the whole force
order-no_proof = no_proof – everything is shown, and the battle begins
word-unveil = unveil
word-unveil_row = unveil_row
word-prove_destruction = prove_destruction
word-no_proof = no_proof
