import { ask } from "../../../lib/api";
import type { FightOdds, FightStrengths } from "../../../wire";
import type { Play } from "../play.svelte";

const PAUSE = 200;

/** What the server reckons of a battle: asked anew whenever the question changes, and never twice for the same moment. */
export class Reckoning<T> {
  answer: T | null = $state.raw(null);
  isOld = $state(false);
  hasFailed = $state(false);
  private latest = "";

  /** Asks after a short pause, so that who clicks quickly asks once; the way to stop waiting is returned. */
  ask(play: Play, path: string, query: Record<string, string>): (() => void) | undefined {
    if (play.now.table.status !== "running") return undefined;
    const words = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
    const question = `/api/matches/${encodeURIComponent(play.now.table.match)}/${path}?${words}`;
    const key = `${play.now.sequence} ${question}`;
    if (key === this.latest) return undefined;
    this.isOld = true;
    let isStill = true;
    const timer = setTimeout(() => {
      ask("GET", question, { token: play.seat.token ?? undefined }).then((answer) => answer.json() as Promise<T | null>).then(
        (found) => { if (isStill) [this.answer, this.isOld, this.hasFailed, this.latest] = [found, false, false, key]; },
        () => { if (isStill) [this.answer, this.isOld, this.hasFailed] = [null, false, true]; },
      );
    }, PAUSE);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }
}

export const newOdds = () => new Reckoning<FightOdds>();
export const newStrengths = () => new Reckoning<FightStrengths>();
