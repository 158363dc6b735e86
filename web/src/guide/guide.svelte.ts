import { recallJson, remember } from "../lib/keep";
import type { Snapshot } from "../lib/store/reduce";
import { loadGuide } from "./load";
import { advanced, type GuidePlan, type GuideStep, type Mark, type Scene, sceneOf, skipped } from "./plan";

/** Which match of this browser is guided, and how far it has come. */
interface Kept extends Mark {
  match: string;
}

const KEY = "guide";

/** From now on this match is guided. */
export const guideMatch = (match: string): void => remember(KEY, JSON.stringify({ match, step: 0, from: 0 } satisfies Kept));

/** Leads through a match step by step, along what really happens. */
export class Guide {
  private mark: Mark = $state.raw({ step: 0, from: 0 });
  isOver = $state(false);

  private constructor(readonly match: string, readonly plan: GuidePlan, mark: Mark) {
    this.mark = mark;
  }

  /** The guide of a match, if it has one and nobody has ended it. */
  static async of(match: string, game: string): Promise<Guide | null> {
    const kept = recallJson<Kept | null>(KEY, null);
    const plan = kept?.match === match ? await loadGuide(game) : null;
    return kept && plan ? new Guide(match, plan, { step: kept.step, from: kept.from }) : null;
  }

  get number(): number {
    return this.mark.step + 1;
  }
  get count(): number {
    return this.plan.steps.length;
  }
  get step(): GuideStep {
    return this.plan.steps[Math.min(this.mark.step, this.count - 1)]!;
  }
  get isLast(): boolean {
    return this.number >= this.count;
  }
  scene(now: Snapshot): Scene | null {
    return sceneOf(now, this.mark.from);
  }

  look(now: Snapshot): void {
    this.put(advanced(this.plan, this.mark, now));
  }
  next(now: Snapshot): void {
    if (this.isLast) this.end();
    else this.put(skipped(this.plan, this.mark, now));
  }
  end(): void {
    this.isOver = true;
    remember(KEY, "null");
  }

  private put(mark: Mark): void {
    if (mark === this.mark) return;
    this.mark = mark;
    remember(KEY, JSON.stringify({ match: this.match, ...mark } satisfies Kept));
  }
}
