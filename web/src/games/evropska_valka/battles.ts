import type { LoggedEvent } from "../../wire";
import type { CardId, FieldId, PowerId } from "./view";

/** One side of a battle: the cards of the hand, those drawn blind, and what is missing. */
export interface Side {
  power: PowerId;
  cards: CardId[];
  drawn: CardId[];
  points: number;
  missing: number;
}

export interface Battle {
  attacker: Side;
  defender: Side;
  origin: FieldId;
  target: FieldId;
  isWon: boolean;
}

const side = ({ values }: LoggedEvent): Side => ({
  power: String(values["power"]),
  cards: (values["cards"] as CardId[] | undefined) ?? [],
  drawn: (values["drawn"] as CardId[] | undefined) ?? [],
  points: Number(values["points"] ?? 0),
  missing: Number(values["missing"] ?? 0),
});

/** The last battle that these lines tell to its end. */
export function lastBattle(log: LoggedEvent[]): Battle | null {
  const end = log.findLastIndex((one) => one.event === "battle-won" || one.event === "battle-lost");
  const before = log.slice(0, end + 1);
  const attack = before.findLast((one) => one.event === "attacker-lays");
  const defence = before.findLast((one) => one.event === "defender-lays");
  if (end < 0 || !attack || !defence) return null;
  const { origin, target } = log[end]!.values as Record<string, string>;
  return { attacker: side(attack), defender: side(defence), origin: origin!, target: target!, isWon: log[end]!.event === "battle-won" };
}

export const BATTLE_ENDS = new Set(["battle-won", "battle-lost", "king-played"]);
