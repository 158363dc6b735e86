import { beforeEach, expect, test } from "vitest";
import type { Drawing } from "../src/games/expanze/drawing";
import { PRESETS } from "../src/games/expanze/presets";
import { changed, grouped, isAllowed, presetOf, readAsk } from "../src/lib/options";
import { forgetMatch, forgetToken, isForgotten, keepPlaces, places, placesAt } from "../src/lib/places";
import { nearest } from "../src/lib/stage.svelte";
import { readLink, readRoute } from "../src/lib/router.svelte";
import { games, map } from "./fixtures";

const options = () => games().games[0]!.options;
const option = (name: string) => options().find((one) => one.name === name)!;

test("addresses are read", () => {
  expect(readRoute("")).toMatchObject({ page: "home", parts: [] });
  expect(readRoute("#/table/abc/tok-en")).toMatchObject({ page: "table", parts: ["abc", "tok-en"] });
  expect(readRoute("#/replay/abc?at=12").query.get("at")).toBe("12");
  expect(readRoute("#EX-FGT-16")).toMatchObject({ page: "rules", parts: ["expanze", "EX-FGT-16"] });
  expect(readRoute("#SA-political_fields-2")).toMatchObject({ page: "rules", parts: ["salva", "SA-political_fields-2"] });
  expect(readRoute("#EV-END-1")).toMatchObject({ page: "rules", parts: ["evropska_valka", "EV-END-1"] });
});

test("a pasted link leads where it says, and nothing else is taken for one", () => {
  const site = "http://192.168.0.7:8642/#";
  for (const path of ["/join/ab-c/in_v", "/join/ab-c", "/join/ab-c/in_v/3", "/table/ab-c", "/table/ab-c/tok-en", "/replay/ab-c?at=12"]) {
    expect(readLink(` ${site}${path} `)).toBe(path);
    expect(readLink(path)).toBe(path);
  }
  expect(readLink(`${site}/join/ab-c/in_v/`)).toBe("/join/ab-c/in_v");
  expect(readLink("ab-c/in_v")).toBe("/join/ab-c/in_v");
  for (const other of ["", "hello", "https://example.com/some/page", `${site}/rules/expanze`, site, `${site}/join/`]) expect(readLink(other)).toBeNull();
});

test("a single value is checked as the rules say", () => {
  expect(isAllowed(option("arm_base"), 3)).toBe(true);
  expect([false, true, "ask", "true"].map((value) => isAllowed(option("continue_after_win"), value))).toEqual([true, true, true, false]);
  expect(["false", "true", "ask"].map(readAsk)).toEqual([false, true, "ask"]);
  expect(isAllowed(option("arm_base"), 0)).toBe(false);
  expect(isAllowed(option("arm_base"), null)).toBe(false);
  expect(isAllowed(option("arm_base"), 2.5)).toBe(false);
  expect(isAllowed(option("soldier_limit"), 0)).toBe(true);
  expect(isAllowed(option("soldier_limit"), 10)).toBe(false);
  expect(isAllowed(option("auto_show"), true)).toBe(true);
  expect(isAllowed(option("auto_show"), "true")).toBe(false);
  expect(isAllowed(option("draw_mode"), "auto")).toBe(true);
  expect(isAllowed(option("draw_mode"), "never")).toBe(false);
  expect(isAllowed(option("card_set_values"), { PPP: 4, KKK: 6, DDD: 8, PKD: 10 })).toBe(true);
  expect(isAllowed(option("card_set_values"), { PPP: 4, KKK: 6, DDD: 8 })).toBe(false);
});

test("only what was changed is sent", () => {
  const usual = Object.fromEntries(options().map((one) => [one.name, one.default]));
  expect(changed(options(), usual)).toEqual({});
  expect(changed(options(), { ...usual, arm_base: 5 })).toEqual({ arm_base: 5 });
});

test("every default and every preset is allowed, and presets are recognised", () => {
  expect(options().filter((one) => !isAllowed(one, one.default))).toEqual([]);
  for (const [name, values] of Object.entries(PRESETS)) {
    for (const [key, value] of Object.entries(values)) expect(isAllowed(option(key), value)).toBe(true);
    expect(presetOf(PRESETS, { ...values })).toBe(name);
  }
  expect(presetOf(PRESETS, { arm_base: 7 })).toBeNull();
});

test("every option stands under one heading", () => {
  const all = grouped(options()).flatMap(([, members]) => members);
  expect(all).toHaveLength(options().length);
});

test("arrow keys walk the map in the direction they point", () => {
  const drawing = map().drawing as unknown as Drawing;
  const points = Object.fromEntries(Object.entries(drawing.states).map(([id, { army }]) => [id, army]));
  expect(nearest(points, "alaska", "right")).toBe("western_canada");
  expect(nearest(points, "india", "up")).not.toBeNull();
  for (const from of Object.keys(drawing.states)) {
    const to = nearest(points, from, "left");
    if (to) expect(drawing.states[to]!.army[0]).toBeLessThan(drawing.states[from]!.army[0]);
  }
  expect(nearest(points, "nowhere", "up")).toBeNull();
});

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
});

test("seats are remembered, the same one once, the newest first", () => {
  keepPlaces([{ match: "a", seat: 0, token: "x" }]);
  keepPlaces([{ match: "b", seat: 1, token: "y" }, { match: "b", seat: 0, token: "v" }]);
  keepPlaces([{ match: "a", seat: 0, token: "z" }]);
  expect(places().map((place) => place.token)).toEqual(["z", "y", "v"]);
  expect(placesAt("b").map((place) => place.seat)).toEqual([0, 1]);
});

test("a seat's link is the seat that is held already, once it is known which one", () => {
  keepPlaces([{ match: "a", seat: -1, token: "x" }]);
  keepPlaces([{ match: "a", seat: 2, token: "x" }]);
  expect(placesAt("a")).toEqual([{ match: "a", seat: 2, token: "x" }]);
  keepPlaces([{ match: "a", seat: -1, token: "x" }]);
  expect(placesAt("a")).toEqual([{ match: "a", seat: 2, token: "x" }]);
  keepPlaces([{ match: "a", seat: -1, token: "wrong" }]);
  forgetToken("wrong");
  expect(placesAt("a")).toEqual([{ match: "a", seat: 2, token: "x" }]);
});

test("what was taken from the list stays away, whatever an account tells", () => {
  keepPlaces([{ match: "a", seat: 0, token: "x" }, { match: "b", seat: 0, token: "y" }]);
  forgetMatch("a");
  expect(places().map((place) => place.match)).toEqual(["b"]);
  expect([isForgotten("a"), isForgotten("b")]).toEqual([true, false]);
});

test("a broken memory is an empty one", () => {
  localStorage.setItem("velmoci.places", "{nonsense");
  expect(places()).toEqual([]);
});
