# The table of Salva: what is asked, what is done, the columns, the keys.

salva-round = Round { $round }
salva-col-fields = Fields
salva-col-units = Units

table-tab-goals = Goals
table-tab-field = Field

salva-do-stop_placing = The army is complete
salva-do-end_movement = End movement
salva-do-end_production = End production
