import type { MapInfo } from "../../wire";
import type { Language } from "../game";

// The same three lists as in velmoci/expanze/game.py: which values of a sentence are names of what.
const STATE_KEYS = new Set(["state", "origin", "target", "states", "missing"]);
const CARD_KEYS = new Set(["card", "cards", "others"]);
const POWER_KEYS = new Set(["power", "powers", "other", "by", "colour"]);

/** The name of a value of a sentence: a text of its own, or `@message` for one that stands among the texts. */
export function nameOf(map: MapInfo | null, key: string, value: string, language: Language): string | null {
  if (POWER_KEYS.has(key) && value) return `@power-${value}`;
  if (key === "mission" && value) return `@mission-${value}`;
  const state = map?.states.find((one) => one.id === value);
  if (!state) return null;
  if (STATE_KEYS.has(key)) return state.name[language] ?? value;
  if (CARD_KEYS.has(key)) return `${state.name[language] ?? value} (${state.letter})`;
  return null;
}
