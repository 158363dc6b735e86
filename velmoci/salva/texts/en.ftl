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

event-side-taken = { $power } plays the side { $side }.
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
error-chapter-excluded = The scenario does not allow the chapter "{ $chapter }".
error-chapter-is-off = The order "{ $order }" belongs to a chapter that is not on.
error-has-begun = The game has already begun.
error-not-running = Nothing can be ordered now.
error-is-out = You are out of the game.
error-not-your-turn = It is not your turn to decide.
error-wrong-moment = That cannot be ordered now; the present step is "{ $step }".
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
error-mode-not-possible = { $unit } cannot fire in the way "{ $mode }" now.
error-bad-share = { $unit } has not so much fire left: { $share }.
error-does-not-leave = { $unit } does not leave the battle.
error-no-refuge = { $unit } cannot retreat to { $field }.

error-not-a-lot = "{ $value }" is no item with a field and a number.
error-not-a-march = "{ $value }" is no unit with its way.
error-not-a-share = "{ $value }" is no share of fire; write 1/3, kill or rest.
error-not-a-shot = "{ $value }" is no shot; write unit>target.

error-not-toml = { $file }, line { $line }: { $problem }.
error-classes-missing = { $file }, line { $line }: the table of classes is missing or incomplete.
error-entry-missing = { $file }, line { $line }: in "{ $entry }" something is missing.
error-unknown-entry = { $file }, line { $line }: "{ $entry }" means nothing.
error-bad-value = { $file }, line { $line }: "{ $entry }" must be: { $expected }.
error-written-twice = { $file }, line { $line }: "{ $name }" stands in "{ $entry }" a second time.
error-no-such-neighbour = { $file }, line { $line }: "{ $name }" in "{ $entry }" is no other field.
error-no-such-field-here = { $file }, line { $line }: "{ $name }" in "{ $entry }" is no such field.
error-no-land = { $file }, line { $line }: the map has no land.
