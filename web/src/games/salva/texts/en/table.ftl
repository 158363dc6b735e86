# The table of Salva: what is asked, what is done, the columns, the keys. Some say what other games say in their own way.

table-tab-goals = Goals
table-tab-fields = Fields
table-tab-field = The field
table-hand-over = { $who } is up
table-hand-over-hint = Hand the screen over; what only { $who } may see comes next.
table-hand-over-go = I am { $who }
table-agreement-against = Together against { $power }.
event-waited-for = { $power } has more time, the others wait.
event-stand-in-bot = A bot plays for { $power }.
event-sat-down = { $name } sits down.
event-got-up = { $name } gets up.
table-to-list = To the list of fields
table-title = Salva, the table
map-label = Map; arrow keys go from field to field, Enter picks one, Shift and Enter adds its units
table-you-eliminated = You are out of the game. You can watch the rest.
table-you-resigned = You have resigned. You can watch the rest.
status-eliminated = out
status-resigned = resigned

salva-round-none = before round 1
salva-round = Round { $round }
salva-col-fields = Fields
salva-col-units = Units

## What is asked

salva-asked-sealing = Choose your whole army in secret.
salva-asked-placing = Place one item of your army.
salva-asked-movement = Move your units and declare battles.
salva-asked-production = Spend what your fields generate.
salva-asked-sides = Do you keep your side, or shall the sides be drawn by lot?
salva-asked-missions = Keep one of your missions.
salva-asked-defender_salvo = The battle for { $field }: your salvo as the defender.
salva-asked-attacker_salvo = The battle for { $field }: your salvo as the attacker.
salva-asked-beach_salvo = The battle for { $field }: fire at those who land.
salva-asked-beach_pick = The landing on { $field }: pick the units that fire at the beach.
salva-asked-defender_lines = The battle for { $field }: set your lines.
salva-asked-attacker_lines = The battle for { $field }: set your lines; you know those of the defender.
salva-asked-retreat_choice = The battle for { $field }: fight on or retreat?
salva-asked-retreat_to = The battle for { $field }: where does the unit withdraw to?
salva-asked-transports = { $field } has fallen: where does the transport stay?

salva-hint-item = Pick an item, then a field.
salva-hint-where = Pick a field; a second click confirms.
salva-hint-seal = Pick fields; each click adds one. Seal the army when it is complete.
salva-hint-movement = Pick a field with units, or at once the field you want to attack.
salva-hint-target = Green: move there. Red: attack. Shift adds units of another field.
salva-hint-production = Each field spends what it generates on the spot; the rest is lost.

## What is done

salva-loss-placing = Your allotment is not spent: { $left } left, with which something could still be placed. It would be lost.
salva-loss-fire = { $count ->
    [one] One unit could still fire.
   *[other] { $count } units could still fire.
  }
salva-near-need-fields = { $count ->
    [0] { $power } wins at the end of this round, unless it loses a field that it needs.
   *[other] { $power } wins with one more field: { $fields }.
  }
salva-near-need-hold = { $power } wins at the end of this round, unless { $other } reaches the goal.
salva-near-need-destroy = { $power } wins once { $other } loses its last field and all that can take land.
salva-loss-beach = Nobody would fire at the beach.
salva-loss-production = Fields could still buy something. What is not spent is lost.
salva-do-stop_placing = The army is complete
salva-do-end_movement = End movement
salva-do-end_production = End production
salva-cancel = Let go
salva-add = Add its units
salva-choices = What you can choose
salva-give = Do it
salva-facts = What is known about it
salva-facts-of = Unit or field
salva-silence = Without your answer: { $order }
salva-silence-deadline = If you do not answer by { $hour }: { $order }
salva-shop-numbers = All numbers of what can be bought
salva-unasked = At any time, unasked
salva-acts = What the chosen units can do

# The same for several units with one click

salva-act-aboard = All { $count } aboard
salva-act-embark = { $count } units board { $ship }
salva-act-disembark = { $count } units go ashore
salva-act-dock = { $count } ships dock at { $field }
salva-act-canal = { $count } ships through the canal towards { $field }
salva-act-stance = { $count } submarines { $how ->
    [evade] evade
   *[other] contest the field
  }

## Units and fields

salva-unit = { $unit }
salva-units = Units
salva-group = { $count } of { $of }
salva-group-less = One less: { $name }
salva-group-more = One more: { $name }
salva-unit-built = under construction
salva-unit-damage = damage { $damage }
salva-unit-aboard = aboard { $ship }
salva-unit-docked = in the harbour facing { $field }
salva-unit-evades = evading
salva-docked = In the harbour facing { $field }
salva-cargo = aboard: { $units }
salva-field = The field
salva-field-empty = Nobody stands here.
salva-field-none = Point at a field to read about it.
salva-fields = All fields
salva-nobody = Sea and land of nobody
salva-beside = Beside: { $fields }
salva-ground-sea = sea
salva-ground-plain = open land
salva-ground-hills = hills
salva-ground-forest = forest
salva-ground-mountains = mountains
salva-fact-yields = production { $points }
salva-fact-factories = { $count ->
    [one] one factory
   *[other] { $count } factories
  }
salva-fact-political = { $count ->
    [one] one political building
   *[other] { $count } political buildings
  }
salva-fact-defence = defence ×{ $factor }
salva-fact-roughness = roughness { $sign }{ $factor }
salva-fact-canal = canal
salva-fact-fresh = freshly conquered
salva-fact-goal = the goal names it
salva-fact-threat = within reach of others
salva-fact-base = the chosen aircraft could refuel here
salva-fact-stuck = from here the chosen aircraft could not come back
salva-one-way = From { $fields } there is no way back to a base in this turn: { $units } would be lost there unless something changes.
salva-fact-barred = kept by a treaty
salva-fact-harbours = harbours: { $fields }

salva-role-ready = choose units
salva-role-picked = chosen
salva-role-move = move here
salva-role-attack = attack
salva-role-target = confirm
salva-role-place = put here
salva-role-buy = build here

## Movement

salva-battles = Within reach:
salva-chosen = { $count ->
    [one] One unit chosen
   *[other] { $count } units chosen
  } ({ $fields })
salva-plan-move = { $count ->
    [one] One unit
   *[other] { $count } units
  } from { $origin } to { $field }
salva-plan-way = way: { $fields }; cost: { $cost }
salva-plan-attack = Battle for { $field }
salva-plan-against = { $count ->
    [0] nobody defends it
    [one] against one unit
   *[other] against { $count } units
  }
salva-plan-nobody-able = None of these can open the battle.
salva-attack-instead = Attack instead
salva-slip-instead = { $count ->
    [one] Slip in without a battle
   *[other] Slip in without a battle, { $count } units
  }
salva-move-go = { $count ->
    [one] Move
   *[other] Move all { $count }
  }
salva-attack-go = { $count ->
    [0] Attack
    [one] Attack with one unit
   *[other] Attack with { $count } units
  }
salva-tip-cost = { $field }: { $cost } { $cost ->
    [1] movement point
   *[other] movement points
  }

## Placing and buying

salva-has-placed = has placed its army
salva-still-places = { $points } left to place
salva-left = { $count ->
    [one] point left
   *[other] points left
  }
salva-points = { $count ->
    [one] point
   *[other] points
  }
salva-item = Item
salva-price = Price
salva-price-rising = { $price }, rising
salva-move = Moves
salva-where = Where it can be put
salva-harbours = Which harbour
salva-harbour = { $field }, harbour facing { $origin }
salva-plan-place = { $item } on { $field }
salva-place-go = Place
salva-army = Your army
salva-army-none = Nothing yet.
salva-sealed = Sealed army: { $army }.
salva-no-secret = Nothing was hidden.
salva-one-less = One less
salva-one-more = One more
salva-seal-go = Seal the army
salva-item-airfield = Airfield
salva-item-factory = Factory
salva-item-political_building = Political building
salva-variant-rushed = { $kind }, rushed
salva-variant-half = half of { $kind }
salva-class-unarmoured = unarmoured
salva-class-armoured = armoured
salva-class-naval = ships
salva-class-submarine = submarines
salva-class-air = aircraft
salva-class-fortress = forts
salva-repeat = { $count ->
    [one] Buy the same as last time
   *[other] Buy the same { $count } as last time
  }
salva-all-fields = All fields
salva-purse = { $points } left
salva-purse-none = Nothing more can be bought.
salva-pay-open = { $item }: neighbours pay …
salva-pay-title = { $item } on { $field }
salva-pay-price = costs { $price }
salva-pay-of = of { $purse }
salva-pay-more = { $field } pays one more
salva-pay-less = { $field } pays one less
salva-pay-go = Build
salva-pay-rest = pays the rest out of { $purse }
salva-pay-nobody = No neighbour pays yet.
salva-shares-open = Share it out yourself
salva-shares-total = Together { $points } are to be paid. Fractions such as 1/2 can be typed too.
salva-scuttle = Destroy own factories
salva-scuttle-sure = { $count ->
    [one] Destroy the only factory on { $field }? Nothing is given for it.
   *[other] Destroy one of { $count } factories on { $field }? Nothing is given for it.
  }
salva-scuttle-go = Destroy the factory
salva-calendar = Production in the coming rounds
salva-calendar-yes = production
salva-calendar-no = no production
salva-calendar-always = Every turn has production.

## Help

table-help-salva-turn = A turn: move and fight in any order, then unfinished units are finished, then fields produce.
table-help-salva-battle = In a battle salvos go to and fro, the defender first. Six points of damage destroy a unit; after the battle all damage is repaired.
table-help-salva-production = Each field spends its points on the spot. What is begun now is finished in your next turn.
table-help-salva-signs = Signs of the map: a ring for production, then factories, a shield for defence, a peak for rough ground, waves for a canal; an anchor for a harbour and the ships in it. Submarines that evade lie under a wave.
table-help-salva-threat = The red triangle marks your fields, and seas with your ships, that others could attack in their next turn: as far as their finished units get from where they stand now, over rough ground and through canals too, and wherever ships at sea can land their troops. Treaties that you know are counted; what could be conquered on the way is not.
table-help-salva-pointer = Wheel: zoom. Drag: move the map. Click a field with your units, then where they go; click it again to confirm. Shift, right click or a long press adds the units of another field.
table-help-salva-arrows = With the map focused: arrows go from field to field, + and − zoom, 0 shows all.
table-help-salva-list = The tab Fields shows the same as a list, with neighbours and buttons.
table-key-walk = from field to field
table-key-pick = pick the field; Shift adds its units
table-key-next = next field that can do something
table-key-all = all units of the field
table-key-choose = choose a unit, or what to place
table-key-go = go ahead
table-key-repeat = buy the same as last time
table-key-cancel = let go
table-key-undo = take the last order back
table-key-end = end the phase
table-key-question = to the open question
table-key-overview = powers and log
table-key-field = goals, units, rules
table-key-talks = talks
table-key-fields = list of fields
table-key-help = this help
ending-game = Salva
