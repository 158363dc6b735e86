import { expect, test } from "vitest";
import { sideName } from "../src/games/salva/names";
import type { SalvaMap } from "../src/games/salva/view";
import { i18n, makeBundle } from "../src/lib/i18n.svelte";
import { salvaMaps, screenTexts } from "./fixtures";

// Small words that once were wrong.

const LANGUAGES = ["cs", "en"] as const;
const TITLES = { expanze: /^Expanze/, evropska_valka: /^(Evropská válka|European War)/, salva: /^Salva/ };
const said = (game: string, language: "cs" | "en", id: string, values = {}) => {
  const bundle = makeBundle(language, [screenTexts(game, language)]);
  return bundle.formatPattern(bundle.getMessage(id)!.value!, values);
};

test.each(LANGUAGES)("in %s the table and the map of each game are called by their own names", (language) => {
  for (const [game, title] of Object.entries(TITLES)) expect(said(game, language, "table-title")).toMatch(title);
  const labels = Object.keys(TITLES).map((game) => said(game, language, "map-label"));
  expect(new Set(labels).size).toBe(3);
});

test("a lead that rounds to nothing has no sign", () => {
  expect([-0.04, 0.04, -0.06].map((lead) => i18n.number(lead, 1))).toEqual(["0.0", "0.0", "-0.1"]);
});

test("one point is no points", () => {
  const spoken = (points: number) => said("evropska_valka", "en", "ev-card", { rank: "A", suit: "S", points });
  expect([spoken(1), spoken(2)].map((text) => text.replace(/[\u2068\u2069]/g, "").split(", ")[1])).toEqual(["one point", "2 points"]);
});

test("the sides of a battle are called by their names, not by what they do", () => {
  for (const language of LANGUAGES) {
    const [attacks, defends] = ["attacker", "defender"].map((side) => said("salva", language, `salva-battle-${side}`));
    expect([attacks, defends]).toEqual(language === "cs" ? ["útočí", "brání se"] : ["attacks", "defends"]);
  }
});

test("verbs stand in the singular after the name of a side, so no side is called by a plural", () => {
  const maps = salvaMaps() as SalvaMap[];
  const names = (language: "cs" | "en") => maps.flatMap((map) => map.sides.map((side) => sideName(map, side.id, language)!));
  expect(names("en").length).toBeGreaterThan(30);
  expect(names("en").filter((name) => /(s|men)$/i.test(name) && name.length > 1)).toEqual([]);
  expect(names("cs").filter((name) => /(ci|ti|ové|lé|dí|ří|ní)$/.test(name) && !/hůří|řeží/.test(name))).toEqual([]);
});
