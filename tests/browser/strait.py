"""A small sea with two shores, where nothing is left to dice: landings, lines, submarines, and factories ashore."""

from __future__ import annotations

STRAIT = """
[scenario]
cs = "Úžina"
en = "The strait"
chapters = ["naval", "second_line", "submarines", "factories"]

[options]
goal = "elimination"
turn_order = "1 2"
salvo_table = "none"
factory_price = 1
scuttle_factories = "own_production_phase"

[[side]]
id = "raiders"
en = "Raiders"
cs = "Nájezdníci"
fields = ["home"]
units = { home = { infantry = 3, tank = 1 }, "home/strait" = { cruiser = 2, submarine = 1, transport_ship = 2 } }

[[side]]
id = "guards"
en = "Guards"
cs = "Strážci"
fields = ["coast", "inland"]
units = { coast = { infantry = 1, at_gun = 1 }, "inland/bay" = { submarine = 2, destroyer = 1 }, inland = { tank = 1 } }

[[field]]
id = "home"
en = "Home"
cs = "Domov"
at = [1, 2]
next = ["strait"]

[[field]]
id = "strait"
en = "Strait"
cs = "Úžina"
sea = true
at = [3, 2]
next = ["coast", "bay"]

[[field]]
id = "bay"
en = "Bay"
cs = "Zátoka"
sea = true
at = [4, 4]
next = ["inland"]

[[field]]
id = "coast"
en = "Coast"
cs = "Pobřeží"
at = [5, 1]
next = ["inland"]

[[field]]
id = "inland"
en = "Inland"
cs = "Nížina"
at = [6, 3]
next = []
"""
