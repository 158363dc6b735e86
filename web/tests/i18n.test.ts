import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { i18n, makeBundle, NAMELESS, say, unbroken, type Namer } from "../src/lib/i18n.svelte";
import { type Language, loadGame } from "../src/games/game";
import { nameOf } from "../src/games/expanze/names";
import { GROUPS } from "../src/lib/options";
import { games, gameTexts, map, ownTexts, screenTexts, sharedTexts, updates, welcome } from "./fixtures";

const LANGUAGES: Language[] = ["cs", "en"];
const bundle = (language: Language) => makeBundle(language, [gameTexts(language), ownTexts(language)]);
const named: Namer = (key, value, language) => nameOf(map(), key, value, language);
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

const GAMES = ["expanze", "evropska_valka", "salva"];
/** Those whose new match is a list of options. */
const LISTED = ["expanze", "evropska_valka"];
const SOURCES = join(import.meta.dirname, "../src");

test.each(GAMES)("both languages have the same messages of %s, each once", (game) => {
  for (const texts of [sharedTexts, (language: string) => screenTexts(game, language), (language: string) => gameTexts(language, game)]) {
    expect(ids(texts("cs")).sort()).toEqual(ids(texts("en")).sort());
    expect(new Set(ids(texts("cs"))).size).toBe(ids(texts("cs")).length);
  }
});

test.each(GAMES)("the interface takes no message of %s away", (game) => {
  const said = new Set(ids(gameTexts("en", game)));
  expect([...ids(sharedTexts("en")), ...ids(screenTexts(game, "en"))].filter((id) => said.has(id))).toEqual([]);
});

test("Salva, whose sides are called in one form alone, asks for no other", () => {
  const bent = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =.*\$\w+_(?:acc|dat|gen)\b/gm)].map((found) => found[1]!);
  const own = new Set(ids(screenTexts("salva", "cs")));
  expect(bent(sharedTexts("cs")).filter((id) => !own.has(id))).toEqual([]);
  expect([...bent(screenTexts("salva", "cs")), ...bent(gameTexts("cs", "salva"))]).toEqual([]);
});

test("a chance that is nearly certain or nearly hopeless never looks quite so", () => {
  expect([0, 0.0003, 0.004, 0.42, 0.9999, 1].map(i18n.chance)).toEqual(["0%", "< 0.1%", "0.4%", "42%", "> 99.9%", "100%"]);
});

test("nothing is less than nothing by rounding alone", () => {
  expect([-0.04, -0.06, 0.04, -1].map((value) => i18n.number(value, 1))).toEqual(["0.0", "-0.1", "0.0", "-1.0"]);
});

test("every game calls its table and its map by its own name", () => {
  for (const language of LANGUAGES) {
    for (const id of ["table-title", "map-label"]) {
      const said = GAMES.map((game) => say(makeBundle(language, [screenTexts(game, language)]), NAMELESS, id));
      expect(new Set([...said, id]).size).toBe(GAMES.length + 1);
    }
  }
});

test("Czech sentences of Salva agree with sides that are many", () => {
  const texts = `${sharedTexts("cs")}\n${screenTexts("salva", "cs")}`;
  expect(texts.match(/Na tahu je \{ \$power/g)).toBeNull();
  const treaties = gameTexts("cs", "salva").match(/^event-(treaty|notice)-.*/gm)!;
  expect(treaties.filter((line) => /(= |: |dává )\{ \$(power|other) \} \p{L}/u.test(line))).toEqual([]);
});

test("what happened is told without the number of its clause", () => {
  const event = "event-battle-decided = The battle is decided [{ $clause }].";
  const texts = vi.spyOn(i18n, "t").mockReturnValue(event.slice(23).replace("{ $clause }", "SA-minimal-57"));
  expect(i18n.event("battle-decided", { clause: "SA-minimal-57" })).toBe("The battle is decided.");
  texts.mockRestore();
});

test("an order that an event speaks of is told in the words of the game", () => {
  const texts = vi.spyOn(i18n, "t").mockImplementation((_, values) => `asks: ${String(values?.["order"])}`);
  i18n.game = { orderText: (_: unknown, order: Record<string, unknown>) => `Give ${String(order["unit"])}` } as unknown as typeof i18n.game;
  expect(i18n.event("consent-asked", { order: "give tank_3 to seat_2", deed: { kind: "give", unit: "tank_3" } })).toBe("asks: Give tank_3");
  i18n.game = null;
  expect(i18n.event("consent-asked", { order: "give tank_3 to seat_2" })).toBe("asks: give tank_3 to seat_2");
  texts.mockRestore();
});

test("what happens by a chapter without words is told by its plain names", () => {
  expect(i18n.event("unit-lent", { power: "seat_1", unit: "tank_1" })).toBe("unit lent: seat_1, tank_1");
});

test("while the words of the other language are on their way the page speaks as before, never in ids", async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) => {
    const answer = new Response(gameTexts(path.slice(-2)));
    return path.endsWith("cs") ? new Promise((done) => waiting.push(() => done(answer))) : Promise.resolve(answer);
  });
  try {
    await i18n.choose("en");
    const spoken = i18n.t("error-not-begun");
    const switched = i18n.choose("cs");
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect([i18n.language, i18n.t("error-not-begun")]).toEqual(["en", spoken]);
    waiting[0]!();
    await switched;
    expect(i18n.language).toBe("cs");
    expect(i18n.t("error-not-begun")).not.toBe(spoken);
    await i18n.choose("en");
  } finally {
    vi.unstubAllGlobals();
  }
});

/** The code of the pages, and of one game's folder. */
function code(game: string): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && (!/^games\/\w+\//.test(file) || file.startsWith(`games/${game}/`)))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
}

test.each(GAMES)("every message that the pages and %s name exists", (game) => {
  const named = [...code(game).matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(100);
  for (const language of LANGUAGES) {
    const known = makeBundle(language, [gameTexts(language, game), sharedTexts(language), screenTexts(game, language)]);
    expect([...new Set(named)].filter((id) => !known.hasMessage(id))).toEqual([]);
  }
});

test("every message of the interface is used somewhere", () => {
  const all = GAMES.map(code).join("\n");
  const whole = new Set([...all.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!));
  const beginnings = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const isUsed = (id: string) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  for (const texts of [sharedTexts("en"), ...GAMES.map((game) => screenTexts(game, "en"))]) {
    expect(ids(texts).filter((id) => !isUsed(id))).toEqual([]);
  }
});

test.each(LISTED)("every option, choice, preset and group of the new-game form of %s has its words", async (game) => {
  const { options, bots } = games().games.find((one) => one.id === game)!;
  const { presets } = await loadGame(game);
  const wanted = [
    ...options.map((option) => `option-${option.name}`),
    ...options.filter((option) => option.name !== "map").flatMap((option) => (option.choices ?? []).map((choice) => `choice-${option.name}-${choice}`)),
    ...Object.keys(presets).flatMap((preset) => [`preset-${preset}`, `preset-${preset}-about`]),
    ...Object.values(GROUPS).map((group) => `options-${group}`),
    ...bots.map((bot) => `bot-${bot}`),
  ];
  for (const language of LANGUAGES) {
    const known = makeBundle(language, [gameTexts(language, game), sharedTexts(language), screenTexts(game, language)]);
    expect(wanted.filter((id) => !known.hasMessage(id))).toEqual([]);
  }
});

test.each([
  [0, "0 vojáků"], [1, "1 voják"], [2, "2 vojáci"], [4, "4 vojáci"], [5, "5 vojáků"], [22, "22 vojáků"], [101, "101 vojáků"],
])("Czech counts %d soldiers right", (count, text) => {
  expect(say(bundle("cs"), NAMELESS, "soldiers", { count })).toBe(text);
});

test("English counts soldiers right", () => {
  expect([1, 2].map((count) => say(bundle("en"), NAMELESS, "soldiers", { count }))).toEqual(["1 soldier", "2 soldiers"]);
});

test("names of powers come in the case that the sentence needs", () => {
  const text = say(bundle("cs"), named, "event-trade-offered", { power: "red", other: "blue", give: "P", want: "K", number: 1 });
  expect(text).toBe("Červený nabízí modrému P za K (nabídka 1).");
});

test("names of states and cards come from the map, lists with their number", () => {
  const values = { power: "red", states: ["india", "persia"], states_count: 2 };
  expect(say(bundle("cs"), named, "event-dealt", values)).toBe("Červený dostává 2 státy: Indie, Persie.");
  expect(say(bundle("en"), named, "event-card-drawn-own", { card: "india" })).toMatch(/India \([PKD]\)/);
});

test("every event of a real game is a sentence without gaps in both languages", () => {
  const events = [...welcome().log, ...updates().flatMap((update) => update.events)];
  for (const language of LANGUAGES) {
    const known = bundle(language);
    for (const { event, values } of events) {
      const text = say(known, named, `event-${event}`, values);
      expect(text).not.toMatch(/[{}$_]|undefined|event-/);
    }
  }
});

test("a missing message shows its name", () => {
  expect(say(bundle("en"), NAMELESS, "no-such-message")).toBe("no-such-message");
});

test("no one-letter word ends a line in Czech", () => {
  expect(unbroken("boti i přátelé a v Asii")).toBe("boti i\u00a0přátelé a\u00a0v\u00a0Asii");
});
