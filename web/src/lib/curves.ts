import type { GameClient, Measure } from "../games/game";
import type { PublicCore } from "../games/views";
import type { Replay, ReplayStep } from "../wire";

/** One power's line of a plot: its value after each step. */
export interface Curve {
  power: string;
  values: number[];
}

export const viewAt = (step: ReplayStep | undefined): PublicCore | null =>
  (step?.public as unknown as PublicCore | undefined) ?? null;

/** How a measure went for each power through the whole game. */
export function curves(replay: Replay, measure: Measure): Curve[] {
  const last = viewAt(replay.steps.at(-1));
  return (last?.powers ?? []).map(({ power }, seat) => ({
    power,
    values: replay.steps.map((step) => { const view = viewAt(step); return view ? measure.of(view, seat) : 0; }),
  }));
}

/** The numbers of the steps that one jumps to. */
export function moments(replay: Replay, game: Pick<GameClient, "isMoment">): number[] {
  return replay.steps.flatMap((step, place) => (step.events.some(game.isMoment) ? [place] : []));
}

/** The next of these places after (or before) one, or null. */
export function nextOf(places: number[], from: number, direction: 1 | -1): number | null {
  const found = direction > 0 ? places.find((place) => place > from) : places.findLast((place) => place < from);
  return found ?? null;
}

/** Round numbers for an axis, from zero to at least the highest value. */
export function ticks(most: number, wanted = 4): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough);
  const count = Math.ceil(Math.max(1, most) / step);
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

/** The points of a polyline within a box, thinned out to at most two per pixel. */
export function polyline(values: number[], most: number, width: number, height: number): string {
  if (!values.length) return "";
  const stride = Math.max(1, Math.floor(values.length / (2 * width)));
  const across = width / Math.max(1, values.length - 1);
  const points: string[] = [];
  values.forEach((value, place) => {
    if (place % stride && place !== values.length - 1) return;
    points.push(`${(place * across).toFixed(1)},${(height - (value / Math.max(1, most)) * height).toFixed(1)}`);
  });
  return points.join(" ");
}

const DASHES = ["", "9 4", "2.5 3.5", "12 4 2.5 4", "5 5", "16 5", "8 3 2 3 2 3"];

/** How the line of a seat is broken, so that colour alone need not tell it from others. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
