import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameList, MapInfo, Replay, RuleBook, Update, Welcome } from "../src/wire";

const DATA = join(import.meta.dirname, "../fixtures/data");
const TEXTS = join(import.meta.dirname, "../texts");

/** What web/fixtures/make.py wrote from a real game. */
function read(name: string): string {
  const path = join(DATA, name);
  if (!existsSync(path)) throw new Error("There are no fixtures yet; python web/fixtures/make.py writes them.");
  return readFileSync(path, "utf8");
}
const json = <T>(name: string): T => JSON.parse(read(`${name}.json`)) as T;

export const gathering = () => json<Welcome>("welcome-gathering");
export const welcome = () => json<Welcome>("welcome");
export const updates = () => json<Update[]>("updates");
export const replay = () => json<Replay>("replay");
export const record = () => read("record.velmoci");
/** A game of Salva that drew nearly everything by lot. */
export const lots = () => ({ record: read("record-lots.velmoci"), steps: json<Replay>("replay-lots").steps });
export const games = () => json<GameList>("games");
export const map = () => json<MapInfo>("map");
/** The maps of all scenarios of Salva, as the server sends them. */
export const salvaMaps = () => json<unknown[]>("salva-maps");
export const rules = (language: string) => json<RuleBook>(`rules-${language}`);
export const gameTexts = (language: string, game = "expanze") => read(`${game}-${language}.ftl`);
const GAMES = join(import.meta.dirname, "../src/games");
export const sharedTexts = (language: string) => readFileSync(join(TEXTS, `${language}.ftl`), "utf8");
/** The words of a game's screens: one file, or a folder of them. */
export function screenTexts(game: string, language: string): string {
  const place = join(GAMES, game, "texts", language);
  if (!existsSync(place)) return readFileSync(`${place}.ftl`, "utf8");
  return readdirSync(place).map((file) => readFileSync(join(place, file), "utf8")).join("\n");
}
/** The interface's own words with those of Expanze's screens. */
export const ownTexts = (language: string) => `${sharedTexts(language)}\n${screenTexts("expanze", language)}`;
