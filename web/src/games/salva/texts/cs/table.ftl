# Stůl Salvy: na co se čeká, co se dělá, sloupce, klávesy.

salva-round = { $round }. kolo
salva-col-fields = Pole
salva-col-units = Jednotky

table-tab-goals = Cíle
table-tab-field = Pole

salva-do-stop_placing = Armáda je úplná
salva-do-end_movement = Ukončit pohyb
salva-do-end_production = Ukončit výrobu
