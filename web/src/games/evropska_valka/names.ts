import type { Language } from "../game";
import { signed, SIGNS } from "./cards";
import type { EuropeMap } from "./view";

// The same three lists as in velmoci/evropska_valka/game.py: which values of a sentence are names of what.
const FIELD_KEYS = new Set(["field", "fields", "origin", "target"]);
const CARD_KEYS = new Set(["card", "cards", "drawn"]);
const POWER_KEYS = new Set(["power", "powers", "other", "attacker", "defender", "trio", "by"]);

/** The name of a value of a sentence: a text of its own, or `@message` for one that stands among the texts. */
export function nameOf(map: EuropeMap | null, key: string, value: string, language: Language): string | null {
  if (POWER_KEYS.has(key) && value) return `@power-${value}`;
  if (CARD_KEYS.has(key) && value.slice(-1) in SIGNS) return signed(value);
  return FIELD_KEYS.has(key) ? placeName(map, value, language) : null;
}

export const placeName = (map: EuropeMap | null, field: string, language: Language): string | null =>
  map?.fields.find((one) => one.id === field)?.name[language] ?? null;
