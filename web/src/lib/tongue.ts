import type { DecisionInfo, TableInfo } from "../wire";
import type { Snapshot } from "./store/reduce";

/** The power that a seat plays. */
export function powerOf(now: Snapshot): string {
  return now.public?.seats[now.seat] ?? now.table.seats[now.seat]?.power ?? "";
}

/** The question that the game waits for this seat to answer. */
export function question(now: Snapshot): DecisionInfo | null {
  return now.decisions.find((decision) => decision.waits) ?? null;
}

/** Whether an order of that kind may be given now, asked or unasked. */
export function mayGive(now: Snapshot, kind: string): boolean {
  return now.decisions.some((decision) => decision.offers.includes(kind));
}

/** A bot's name without the words that explain it. */
export const shortName = (name: string): string => name.split(" (")[0]!;

/** Who sits somewhere: the bot, or the people. */
export function sitters(table: TableInfo, seat: number): { bot: string | null; people: string } {
  const info = table.seats[seat];
  return { bot: info?.kind === "bot" ? (info.bot ?? "") : null, people: info?.members.map((one) => one.name).join(", ") ?? "" };
}
