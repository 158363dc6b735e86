import type { Values } from "../games/game";
import { i18n } from "./i18n.svelte";
import type { Snapshot } from "./store/reduce";

/** The only answer to the open question, which is therefore not asked; people who share a seat are, for they vote. */
export function onlyAnswer(now: Snapshot): Values | null {
  const isShared = (now.table.seats?.[now.seat]?.members.length ?? 0) > 1;
  return now.table.status === "running" && !isShared ? (i18n.game?.onlyAnswer?.(now) ?? null) : null;
}
