import { ask } from "../../../lib/api";
import type { FieldKnowledge, FightOdds, FightStrengths, GivenAway, UnitNumbers } from "../../../wire";
import type { Play } from "../play.svelte";
import type { Foreseen, Plan } from "./battle";

const PAUSE = 200;

/** What the server reckons: asked anew whenever the question changes, and never twice for the same moment. */
export class Reckoning<T> {
  answer: T | null = $state.raw(null);
  isOld = $state(false);
  hasFailed = $state(false);
  private latest = "";

  constructor(private readonly pause = PAUSE) {}

  /** Asks after a short pause, so that who clicks quickly asks once; the way to stop waiting is returned. What cannot be a word of an address is sent as a body. */
  ask(play: Play, path: string, query: Record<string, string>, body?: unknown): (() => void) | undefined {
    if (play.now.table.status !== "running") return undefined;
    const words = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
    const question = `/api/matches/${encodeURIComponent(play.now.table.match)}/${path}?${words}`;
    const key = `${play.now.sequence} ${question} ${JSON.stringify(body)}`;
    if (key === this.latest) {
      this.isOld = false;
      return undefined;
    }
    this.isOld = true;
    let isStill = true;
    const timer = setTimeout(() => {
      ask(body === undefined ? "GET" : "POST", question, { body, token: play.seat.token ?? undefined }).then((answer) => answer.json() as Promise<T | null>).then(
        (found) => { if (isStill) [this.answer, this.isOld, this.hasFailed, this.latest] = [found, false, false, key]; },
        () => { if (isStill) [this.answer, this.isOld, this.hasFailed] = [null, false, true]; },
      );
    }, this.pause);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }
}

/** What each fire plan would do: it stands beside the orders, so it is asked for at once. */
export const newForecast = () => new Reckoning<{ plans?: Partial<Record<Plan, Foreseen>> }>(0);
export const newOdds = () => new Reckoning<FightOdds>();
export const newStrengths = () => new Reckoning<FightStrengths>();
export const newNumbers = () => new Reckoning<UnitNumbers>(0);
export const newKnowledge = () => new Reckoning<FieldKnowledge>(0);
export const newGivenAway = () => new Reckoning<GivenAway>(0);
