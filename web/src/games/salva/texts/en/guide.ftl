# The guided first game.

guide-salva-hello = You play West, the red side, against the computer in the east. Whoever destroys the other wins; the panel Goal always says how everybody stands and what is missing.
guide-salva-place = First your army, one item after the other. Pick a unit in the table, say a tank, then one of your fields, and press Place.
guide-salva-place-keys = By keys: 1 to 9 pick a unit, N goes to a field, Enter picks it, G places.
guide-salva-army = The opponent places too. Go on until your points are spent: a tank moves two fields, infantry holds ground, an anti-tank gun stops tanks.
guide-salva-take = Round 1, your turn: move and fight in any order. Bridge belongs to nobody: click a field with your units, then Bridge, and go ahead.
guide-salva-take-keys = By keys: N goes to a field that can do something, Enter picks it, G goes ahead.
guide-salva-phase = The field is yours and marked as freshly conquered: it produces from the next turn on. Move others if you like, then end movement.
guide-salva-phase-keys = By key: E.
guide-salva-buy = Now your fields produce. Each spends its points on the spot, and what is left over is lost: begin a unit. It is finished in your next turn.
guide-salva-end = When you have bought what you can, end production.
guide-salva-end-keys = By key: E.
guide-salva-others = The opponent plays. If you are attacked, choose a fire plan; the salvos go to and fro until one side is gone or leaves.
guide-salva-attack = Your turn. Click a red field to attack it with all that can get there, look at the odds, leave out whom you like, and attack.
guide-salva-attack-keys = By keys: N to a field marked for attack, Enter, G.
guide-salva-battle = The battle: the die makes a salvo weaker or stronger, six points of damage destroy a unit. Choose Focus to hit one target after the other. Before your later salvos you may retreat.
guide-salva-battle-keys = By keys: 1 to 3 choose a plan, Enter fires.
guide-salva-done = That is a whole turn of Salva. Take Mill and Keep to win; Units and Rules stand beside the goal, and every number explains itself. Good luck!
