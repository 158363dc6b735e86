import { expect, test } from "vitest";
import { filterOf, filterText } from "../src/lib/filter";
import { waitingMatches } from "../src/lib/waiting.svelte";
import type { MatchLine, MyMatch } from "../src/wire";

const read = (text: string) => filterOf(new URLSearchParams(text));

test("a filter stands in the address and is read back", () => {
  const filter = { game: "salva", pace: "days", seats: "2", people: "true", scenario: "border_war", chapter: "supply" };
  expect(read(filterText(filter))).toEqual(filter);
  expect(filterText({ seats: "2", game: "expanze" })).toBe("?game=expanze&seats=2");
  expect(filterText({ game: "", people: "" })).toBe("");
});

test("what no filter can be is left out of it", () => {
  expect(read("game=%3Cb%3E&pace=soon&seats=9&people=yes&more=1")).toEqual({});
});

test("only Salva has scenarios and chapters", () => {
  expect(read("game=expanze&scenario=border_war&chapter=supply")).toEqual({ game: "expanze" });
});

const mine = (match: string, since: number | null, more: Partial<MyMatch> = {}, status: MatchLine["status"] = "running"): MyMatch => ({
  line: {
    match, game: "expanze", status, seats: [], round: 1, created: 0, updated: 50, is_public: true, open_seats: 0, colours: [],
    title: {}, waits: [], winners: [], pace: "none", scenario: "", chapters: [],
  },
  seat: 0, token: null, is_my_turn: since !== null, waits_since: since, ...more,
});

test("the game that has waited longest comes first, and each once", () => {
  const games = [mine("a", 30), mine("b", 10), mine("c", null), mine("b", 20, { seat: 1 }), mine("d", 60)];
  expect(waitingMatches(games)).toEqual(["b", "a", "d"]);
});

test("neither the game that is open nor one that stands still waits", () => {
  expect(waitingMatches([mine("a", 1), mine("b", 2), mine("c", 3, {}, "paused")], "a")).toEqual(["b"]);
});
