import type { MyMatch } from "../wire";
import { api } from "./api";
import { isForgotten, keepPlaces, places } from "./places";

const PAUSE = 15_000;

/** The matches that wait for whoever sits at this browser, the one that has waited longest first; each match once. */
export function waitingMatches(mine: MyMatch[], besides = ""): string[] {
  const waiting = mine.filter((one) => one.is_my_turn && one.line.status === "running" && one.line.match !== besides);
  const since = (one: MyMatch) => one.waits_since ?? one.line.updated;
  return [...new Set(waiting.sort((a, b) => since(a) - since(b)).map((one) => one.line.match))];
}

/** One's own matches, kept up to date while a page shows them; all parts of a page share one question to the server. */
class OwnMatches {
  all: MyMatch[] | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  private shown = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Asks now and from then on, until what is returned is called; without a seat nobody asks unless it must be known. */
  show(isWanted: boolean): () => void {
    if (isWanted || places().length) void this.load();
    if (this.shown === 0) this.timer = setInterval(() => { if (!document.hidden && (this.all || places().length)) void this.load(); }, PAUSE);
    this.shown += 1;
    return () => {
      this.shown -= 1;
      if (this.shown === 0) clearInterval(this.timer);
    };
  }

  async load(): Promise<void> {
    try {
      const found = (await api.mine({ places: places() })).matches.filter((mine) => !isForgotten(mine.line.match));
      keepPlaces(found.flatMap((mine) => (mine.token ? [{ match: mine.line.match, seat: mine.seat, token: mine.token }] : [])));
      this.all = found;
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }

  forget(match: string): void {
    this.all = (this.all ?? []).filter((mine) => mine.line.match !== match);
  }
}

export const ownMatches = new OwnMatches();
