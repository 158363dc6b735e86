// A guided first game as data: each game's folder has a `guide.ts` that exports a plan. No drawing here.

import type { DecisionInfo, LoggedEvent } from "../wire";
import type { Values } from "../games/game";
import type { PublicCore } from "../games/views";
import type { Snapshot } from "../lib/store/reduce";
import { powerOf, question } from "../lib/tongue";

/** What a step may look at: what the seat was told, and what has happened since the step began. */
export interface Scene<V extends PublicCore = PublicCore> {
  now: Snapshot;
  view: V;
  power: string;
  asked: DecisionInfo | null;
  since: LoggedEvent[];
}

export interface GuideStep<V extends PublicCore = PublicCore> {
  /** The message `guide-<game>-<id>`; `guide-<game>-<id>-keys`, if there is one, says the same for the keyboard. */
  id: string;
  /** Where to click: selectors, the most pressing first; the first one that is on the page is marked. */
  at?: string[];
  /** Whether the step is done; a step without it is read, and goes on with a button. */
  done?: (scene: Scene<V>) => boolean;
  values?: (scene: Scene<V>) => Values;
}

export interface GuidePlan<V extends PublicCore = PublicCore> {
  /** How long it takes. */
  minutes: number;
  /** The game it is played in: me and so many bots. */
  bot: string;
  players: number;
  options: Values;
  steps: GuideStep<V>[];
}

/** The scene of a step that began after the log had come to `from`; null while there is nothing on the board. */
export function sceneOf(now: Snapshot, from: number): Scene | null {
  if (!now.public) return null;
  return { now, view: now.public, power: powerOf(now), asked: question(now), since: now.log.filter((event) => event.sequence > from) };
}

/** Whether this power has done something of that kind since the step began. */
export function has({ since, power }: Pick<Scene, "since" | "power">, ...events: string[]): boolean {
  return since.some((one) => events.includes(one.event) && one.values["power"] === power);
}

export const isOnTurn = ({ view, power }: Pick<Scene, "view" | "power">): boolean => view.on_turn === power;

/** Where a guide stands: which step, and where the log was when it began. */
export interface Mark {
  step: number;
  from: number;
}

/** The mark after looking at the table: steps that are done are left, and the end of the game leads to the last one. */
export function advanced(plan: GuidePlan, mark: Mark, now: Snapshot): Mark {
  const last = plan.steps.length - 1;
  if (now.table.status === "over") return mark.step < last ? { step: last, from: now.sequence } : mark;
  let { step, from } = mark;
  for (;;) {
    const scene = sceneOf(now, from);
    if (!scene || step >= last || !plan.steps[step]?.done?.(scene)) return step === mark.step ? mark : { step, from };
    step += 1;
    from = now.log.at(-1)?.sequence ?? from;
  }
}

/** The mark of the next step, whatever is done. */
export const skipped = (plan: GuidePlan, mark: Mark, now: Snapshot): Mark => ({
  step: Math.min(mark.step + 1, plan.steps.length - 1), from: now.log.at(-1)?.sequence ?? mark.from,
});
