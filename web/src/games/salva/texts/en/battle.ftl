# Battle: the view over the map, fire by plan and by hand, lines, retreat, odds.

salva-battle-title = Battle for { $field }
salva-battle-show = Back to the battle for { $field }
salva-battle-to-map = Map
salva-battle-attacker = attacks
salva-battle-defender = defends
salva-battle-nobody = Nobody's units
salva-battle-side-attacker = Attacker: { $power }
salva-battle-side-defender = Defender: { $power }
salva-battle-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
salva-battle-line = { $line ->
    [1] First line
    [2] Second line
   *[other] Third line
  }
salva-battle-roll = Roll { $roll }
salva-battle-fires-attacker = the attacker fires
salva-battle-fires-defender = the defender fires
salva-battle-chain = How the number is made

table-key-battle = in a battle: to its units; 1, 2, 3 to the plans
table-key-battle-map = in a battle: the map and back
table-key-battle-hold = in a battle: hold fire
table-key-battle-step = in a battle: one line forward, or back, instead of firing

## One unit

salva-battle-sound = no damage
salva-battle-damage = damage { $damage }
salva-battle-done = has acted
salva-battle-leaving = leaves the battle
salva-battle-exposed = can still be hit
salva-battle-mark-landed = landed from a ship, cannot retreat
salva-battle-mark-docked = in the harbour, cannot fire
salva-battle-mark-picked = fires at those who land
salva-battle-can-fire = can fire
salva-battle-would-hit = hit for { $points }, damage would be { $after }
salva-battle-would-kill = hit for { $points }, would be destroyed
salva-battle-spare = { $left } of the fire would be left for another.
salva-battle-shot = { $unit } at { $target }:
salva-battle-facing = whole fire before the factor of the salvo:
salva-battle-gives = hits with { $points }
salva-battle-takes = is hit with { $points }
salva-battle-look = Point at a unit to see whom it hits, how hard and why.

## Plans

salva-battle-plans = Fire by plan
salva-battle-plan-focus = Focus
salva-battle-plan-focus-about = each unit at the target it brings nearest to destruction
salva-battle-plan-protect = Protect
salva-battle-plan-protect-about = at those whose fire could hurt us most
salva-battle-plan-spread = Spread
salva-battle-plan-spread-about = at those with the least damage so far
salva-battle-plan-own = My plan:
salva-battle-plan-other = Their plan:
salva-battle-for-all = Keep to the plan for the rest of the battle; there will be no question about retreat
salva-battle-foreseen-hurt = { $unit }: damage { $damage }
salva-battle-foreseen-destroyed = { $unit } destroyed
salva-battle-foreseen-more = and { $count } more
salva-battle-foreseen-nothing = no damage that counts

## By hand

salva-battle-by-hand = Shot by shot
salva-battle-choose = { $count ->
    [one] Or by hand: one unit can fire. Pick it, then its target.
   *[other] Or by hand: { $count } units can fire. Pick one, then its target.
  }
salva-battle-nobody-fires = Nobody can fire any more.
salva-battle-targets = { $count ->
    [0] has no target.
    [one] has one target.
   *[other] has { $count } targets.
  }
salva-battle-left = has { $left } of its fire left and
salva-battle-next = Next unit
salva-battle-share = With
salva-battle-share-rest = all its fire
salva-battle-share-kill = as much as destroys
salva-battle-mode = Way
salva-battle-mode-plain = plainly
salva-battle-mode-without_bonus = without the defence of the field
salva-battle-step = { $line ->
    [1] Step to the first line instead
    [2] Step to the second line instead
   *[other] Dive to the third line instead
  }
salva-battle-hold = Hold the rest of the fire
salva-battle-end-salvo = End the salvo

## Lines, the beach, retreat

salva-battle-lines-about = Click your units to move them between the lines.
salva-battle-behind = Behind: { $units }.
salva-battle-all-in-front = Everybody stands in front.
salva-battle-declare = Declare the lines
salva-battle-all-front = Everybody in front
salva-battle-beach-about = { $count ->
    [one] Click one unit that fires at those who land.
   *[other] Click up to { $count } units that fire at those who land.
  }
salva-battle-beach-picked = Picked: { $units }.
salva-battle-beach-go = { $count ->
    [0] Nobody fires at the beach
    [one] One unit fires at the beach
   *[other] { $count } units fire at the beach
  }
salva-battle-fight-on = Fight on
salva-battle-retreat = Retreat
salva-battle-stays = { $chance } to win, { $count } units lost
salva-battle-leaves = { $count } units lost on the way out
salva-battle-retreat-about = A retreat is announced now; both sides fire once more before the force leaves.
salva-battle-refuges = Open are { $fields }.
salva-battle-refuges-asked = If their holders agree: { $fields }. The odds reckon with a refusal.
salva-battle-ask-for = { $field } (ask { $power })
salva-battle-stuck = Nowhere to go: { $units }.
salva-battle-may-stay = Submarines may also stay where they are and evade.
salva-battle-stay = stay and evade
salva-battle-stay-unit = { $unit } stays and evades
salva-battle-all-to = All to
salva-battle-retreats = retreat announced

## Odds and the end

salva-battle-end-win = the field falls
salva-battle-end-stalemate = the attackers must leave
salva-battle-end-left = attackers are left
salva-battle-end-lose = no attacker is left
salva-battle-bar-win = the field falls, { $count } attackers left: { $chance }
salva-battle-bar-stalemate = the attackers leave, { $count } of them: { $chance }
salva-battle-bar-left = { $count } attackers left: { $chance }
salva-battle-bar-lose = the attack fails, { $count } defenders left: { $chance }
salva-battle-plot = How the battle may end: { $ends }
salva-battle-loses-attacker = Attacker loses
salva-battle-loses-defender = Defender loses
salva-battle-loses-nothing = hardly anything
salva-battle-worth = (worth { $points })
salva-battle-sleepers = The army there is rolled when it is attacked: { $sizes }.
salva-battle-size = { $count } ({ $chance })
salva-battle-size-or-more = { $count } or more ({ $chance })
salva-battle-exact = Exact: all rolls are counted.
salva-battle-sampled = Tried out { $count } times.
salva-battle-why = What each does to whom, and why
salva-battle-odds-wait = Reckoning the odds …
salva-battle-odds-none = There are no odds now.
salva-battle-better = { $chance } that the attackers lose less than the defenders, { $other } that they lose more.
salva-battle-odds-spoken = { $chance } that the field falls.
salva-battle-spoken-salvo = Roll { $roll }, factor { $factor }. { $count ->
    [0] None of your units can fire.
    [one] One of your units can fire.
   *[other] { $count } of your units can fire.
  }
salva-battle-log = The battle so far
salva-battle-over = The battle for { $field } is over
salva-battle-conquered = { $field } has fallen.
salva-battle-held = { $field } is held.
salva-battle-lost = Lost: { $units }.
salva-battle-lost-by = { $power } lost { $units }.
salva-battle-lost-none = Nobody was lost.
salva-battle-plan-any = Fire
salva-battle-plan-any-about = every plan does the same now
salva-battle-gain = It gives { $points ->
    [1] 1 point
   *[other] { $points } points
  } in each production.
salva-battle-gain-goal = It is a goal of the game.
salva-salvo-title = Salvo { $number } at { $field }
salva-salvo-show = Salvo
salva-salvo-hit = { $unit } hits { $target }: { $points }
salva-salvo-dead = destroyed
salva-salvo-none = Nobody was lost.
salva-salvo-lost = { $count ->
    [one] 1 unit destroyed
   *[other] { $count } units destroyed
  }
