import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeBundle, NAMELESS, say, unbroken, type Namer } from "../src/lib/i18n.svelte";
import type { Language } from "../src/games/game";
import expanze from "../src/games/expanze";
import { nameOf } from "../src/games/expanze/names";
import { GROUPS } from "../src/lib/options";
import { games, gameTexts, map, ownTexts, updates, welcome } from "./fixtures";

const LANGUAGES: Language[] = ["cs", "en"];
const bundle = (language: Language) => makeBundle(language, [gameTexts(language), ownTexts(language)]);
const named: Namer = (key, value, language) => nameOf(map(), key, value, language);
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

test("both languages have the same messages, each once", () => {
  for (const texts of [ownTexts, gameTexts]) {
    expect(ids(texts("cs")).sort()).toEqual(ids(texts("en")).sort());
    expect(new Set(ids(texts("cs"))).size).toBe(ids(texts("cs")).length);
  }
});

test("the interface takes no message of the games away", () => {
  const game = new Set(ids(gameTexts("en")));
  expect(ids(ownTexts("en")).filter((id) => game.has(id))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

test("every message that the pages name exists", () => {
  const code = sources(join(import.meta.dirname, "../src")).join("\n");
  const named = [...code.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(100);
  const known = bundle("en");
  expect([...new Set(named)].filter((id) => !known.hasMessage(id))).toEqual([]);
});

test("every message of the interface is used somewhere", () => {
  const code = sources(join(import.meta.dirname, "../src")).join("\n");
  const whole = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!));
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const isUsed = (id: string) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  expect(ids(ownTexts("en")).filter((id) => !isUsed(id))).toEqual([]);
});

test("every option, choice, preset and group of the new-game form has its words", () => {
  const options = games().games[0]!.options;
  const wanted = [
    ...options.map((option) => `option-${option.name}`),
    ...options.filter((option) => option.name !== "map").flatMap((option) => (option.choices ?? []).map((choice) => `choice-${option.name}-${choice}`)),
    ...Object.keys(expanze.presets).flatMap((preset) => [`preset-${preset}`, `preset-${preset}-about`]),
    ...Object.values(GROUPS).map((group) => `options-${group}`),
    ...games().games[0]!.bots.map((bot) => `bot-${bot}`),
  ];
  for (const language of LANGUAGES) expect(wanted.filter((id) => !bundle(language).hasMessage(id))).toEqual([]);
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
