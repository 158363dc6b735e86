// Through whose eyes a replay is seen: the truth, what everybody knew, or what one seat knew then.

import type { LoggedEvent, Replay, ReplayStep } from "../wire";

/** A seat, or one of these. */
export type Eyes = number;
export const PUBLIC: Eyes = -1;
export const TRUTH: Eyes = -2;

/** What a seat alone knew after a step; each step tells only what changed. */
export function ownAt(steps: ReplayStep[], at: number, seat: number): Record<string, unknown> | null {
  for (let place = at; place >= 0; place -= 1) {
    const own = steps[place]?.parts.find((part) => part.seat === seat)?.own;
    if (own) return own;
  }
  return null;
}

/** The seats of which the server tells what they knew, in their order. */
export const seatsTold = (replay: Replay): number[] =>
  [...new Set(replay.steps.flatMap((step) => step.parts.filter((part) => part.own !== null).map((part) => part.seat)))].sort((a, b) => a - b);

/** All eyes that there are: the truth only once the game is over. */
export const eyesOf = (replay: Replay): Eyes[] => [...(replay.table.status === "over" ? [TRUTH] : []), PUBLIC, ...seatsTold(replay)];

/** What those knew through whose eyes one looks: nothing for everybody, all of it for the truth. */
export const knownTo = (replay: Replay, at: number, eyes: Eyes): Record<string, unknown>[] =>
  (eyes === TRUTH ? seatsTold(replay) : eyes === PUBLIC ? [] : [eyes]).map((seat) => ownAt(replay.steps, at, seat)).filter((own) => own !== null);

/** What could be read of a step with those eyes. Before the end it is what the viewer read. */
export const eventsOf = (step: ReplayStep, eyes: Eyes): LoggedEvent[] => step.parts.find((part) => part.seat === eyes)?.events ?? step.events;
