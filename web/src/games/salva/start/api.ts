import { ask } from "../../../lib/api";
import type { Values } from "../../game";
import type { ChapterList, ComposedGame, ScenarioList, Switched, WishedGame } from "../../../wire";

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, `/api/salva/${path}`, { body })).json()) as T;

/** What the server knows before there is a match. */
export const workshop = {
  scenarios: () => json<ScenarioList>("GET", "scenarios"),
  chapters: () => json<ChapterList>("GET", "chapters"),
  /** What follows from these switches. */
  follow: (on: string[], options: Values) => json<Switched>("POST", "chapters", { on, options }),
  compose: (wish: WishedGame) => json<ComposedGame>("POST", "compose", wish),
};
