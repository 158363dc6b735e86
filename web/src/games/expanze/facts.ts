import type { LoggedEvent, MapInfo, OddsAnswer } from "../../wire";
import type { PowerId, PublicView, StateId } from "./view";

// What the panels of Expanze tell, worked out from what the server has sent; no drawing here.

/** One die against another; who wins it the server says. */
export interface Duel {
  attack: number;
  defence: number;
  isWon: boolean;
}

export interface Battle {
  power: PowerId;
  other: PowerId;
  origin: StateId;
  target: StateId;
  attackers: number;
  defenders: number;
  lost: number;
  killed: number;
  isWon: boolean;
  duels: Duel[];
}

/** The dice of a battle lie in one row, the attacker's first; beside it stands which of the duels he won. */
export function duels(dice: number[], won: number[]): Duel[] {
  return won.map((one, place) => ({ attack: dice[2 * place]!, defence: dice[2 * place + 1]!, isWon: one > 0 }));
}

/** The battle that an event tells of, or null. */
export function battleOf({ event, values }: LoggedEvent): Battle | null {
  if (event !== "battle-won" && event !== "battle-lost") return null;
  const { dice, won = [], ...told } = values as unknown as Omit<Battle, "isWon" | "duels"> & { dice: number[]; won?: number[] };
  return { ...told, isWon: event === "battle-won", duels: duels(dice, won) };
}

/** The duels of the battle that goes on die by die, from the end of the log back to its announcement. */
export function openDuels(log: LoggedEvent[]): Duel[] {
  const from = log.findLastIndex((one) => one.event === "attack-announced");
  return log.slice(Math.max(0, from)).flatMap(({ event, values }) =>
    event === "duel" ? duels([Number(values["die"]), Number(values["defence"])], [Number(values["won"])]) : [],
  );
}

/** The continents that a power holds whole, as the server says. */
export const continentsHeld = (view: PublicView, power: PowerId): string[] => view.powers.find((one) => one.power === power)?.continents ?? [];

export const ownStates = (view: PublicView, power: PowerId): StateId[] =>
  Object.keys(view.states).filter((state) => view.states[state]?.[0] === power);

/** One end of a battle, or a few that lie side by side, with its chance. */
export interface Bar {
  isWin: boolean;
  least: number;
  most: number;
  chance: number;
}

/** All ends of a battle from the best to the worst, no more bars than can be told apart. */
export function bars(odds: OddsAnswer, most = 28): Bar[] {
  const width = Math.ceil((odds.attackers_left.length + odds.defenders_left.length) / most);
  const side = (chances: number[], isWin: boolean): Bar[] => {
    const found: Bar[] = [];
    for (let from = 0; from < chances.length; from += width) {
      const part = chances.slice(from, from + width);
      found.push({ isWin, least: from + 1, most: from + part.length, chance: part.reduce((sum, one) => sum + one, 0) });
    }
    return found;
  };
  return [...side(odds.attackers_left, true).reverse(), ...side(odds.defenders_left, false)];
}

/** The borders between the states of one power and those of some others. */
export function contacts(view: PublicView, map: MapInfo, power: PowerId, others: PowerId[]): [StateId, StateId][] {
  return map.states
    .filter(({ id }) => view.states[id]?.[0] === power)
    .flatMap(({ id, neighbours }) =>
      neighbours
        .filter((other) => others.includes(view.states[other]?.[0] ?? ""))
        .map((other): [StateId, StateId] => [id, other]),
    );
}

/** Letters without regard to order, in the order in which they are always written. */
export type Letters = Record<"P" | "K" | "D", number>;
export const LETTERS = ["P", "K", "D"] as const;

export const spelled = (letters: Letters): string => LETTERS.map((letter) => letter.repeat(letters[letter])).join("");
