import type { Snapshot } from "../../lib/store/reduce";
import { mayGive, question } from "../../lib/tongue";
import type { Values } from "../game";

/**
 * Whoever holds nothing that stops an attack passes. Among people that takes as long as any answer, so that nobody learns who
 * holds a King; bots look at no clock, so where all others are bots it is done at once.
 */
export function onlyAnswer(now: Snapshot): Values | null {
  if (question(now)?.kind !== "reaction") return null;
  const isAmongBots = now.table.seats.every((one, seat) => seat === now.seat || one.kind === "bot");
  return isAmongBots && !mayGive(now, "king") ? { kind: "pass" } : null;
}
