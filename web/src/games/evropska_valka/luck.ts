import type { Replay } from "../../wire";
import { sum } from "./cards";
import type { CardId, PowerId } from "./view";

/** The mean of a card drawn from a whole pack. */
export const MEAN = 71 / 13;

export interface Luck {
  power: PowerId;
  attacks: number;
  won: number;
  stopped: number;
  drawn: number;
  points: number;
}

const FRESH = { attacks: 0, won: 0, stopped: 0, drawn: 0, points: 0 };

/** What each power's fortune was: its battles, and the cards that it drew blind against the mean of the pack. */
export function luckOf(replay: Replay): Luck[] {
  const last = replay.steps.at(-1)?.public as { seats?: PowerId[] } | undefined;
  const found = new Map((last?.seats ?? []).map((power) => [power, { power, ...FRESH }]));
  for (const { event, values } of replay.steps.flatMap((step) => step.events)) {
    const own = found.get(String(values["power"]));
    if (!own) continue;
    if (event === "attack-declared") own.attacks += 1;
    if (event === "battle-won") own.won += 1;
    if (event === "king-played") { const attacker = found.get(String(values["attacker"])); if (attacker) attacker.stopped += 1; }
    if (event === "attacker-lays" || event === "defender-lays") {
      const cards = (values["drawn"] as CardId[] | undefined) ?? [];
      own.drawn += cards.length;
      own.points += sum(cards);
    }
  }
  return [...found.values()];
}
