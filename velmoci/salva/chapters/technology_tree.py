"""The irregular tree of 1900: levels 2 and 3 of every field are steps with names; a part of `technology`."""

from __future__ import annotations

from typing import Final

RADIO: Final = "radio"
HIGHEST_STEP: Final = 3
"""Up to this level fields rise by steps."""

STEPS: Final[dict[str, tuple[str, int]]] = {
    "rifles": ("soft", 2), "machine_guns": ("soft", 3),
    "combustion_engine": ("armoured", 2), "tank_doctrine": ("armoured", 3),
    "turbines": ("naval", 2), "all_big_gun": ("naval", 3),
    "diesel_boats": ("sub", 2), "torpedoes": ("sub", 3),
    "powered_flight": ("air", 2), "metal_monoplane": ("air", 3),
    "concrete_works": ("fortresses", 2), "bunker_lines": ("fortresses", 3),
    "recoil_guns": ("artillery", 2), "fire_control": ("artillery", 3),
    "depth_charges": ("anti_submarine", 2), "sonar": ("anti_submarine", 3),
    "flak": ("anti_air", 2), "radar": ("anti_air", 3),
    RADIO: (RADIO, 2),
}  # fmt: skip
"""What each step raises, and to which level; radio raises nothing and is kept like a field of its own."""

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "rifles": (), "machine_guns": ("rifles",),
    "combustion_engine": (), "tank_doctrine": ("combustion_engine", "machine_guns"),
    "turbines": (), "all_big_gun": ("turbines", "recoil_guns"),
    "diesel_boats": ("combustion_engine",), "torpedoes": ("diesel_boats", "turbines"),
    "powered_flight": ("combustion_engine",), "metal_monoplane": ("powered_flight", "machine_guns"),
    "concrete_works": (), "bunker_lines": ("concrete_works", "machine_guns"),
    "recoil_guns": (), "fire_control": ("recoil_guns", RADIO),
    "depth_charges": ("diesel_boats",), "sonar": ("depth_charges", RADIO),
    "flak": ("recoil_guns",), "radar": ("flak", RADIO),
    RADIO: (),
}  # fmt: skip

PRICES: Final[dict[str, int]] = {name: 2 if level == 2 else 4 for name, (_, level) in STEPS.items()}


def step_to(field: str, level: int) -> str:
    """The step that raises a field to a level."""
    return next(name for name, raised in STEPS.items() if raised == (field, level))
