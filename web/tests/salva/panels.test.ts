import { expect, test } from "vitest";
import { finalRanking, goalFields, goalText, isMet, ownGoal, placeOf, winsSoon } from "../../src/games/salva/panels/goals";
import { type Heading, sections } from "../../src/games/salva/panels/rulebook";
import { barredTogether, isBound, isWaived, offersTo, ownBook, roundsLeft, stageOf, type Treaty, undecided } from "../../src/games/salva/panels/treaties";
import { classesOf, extras, strength } from "../../src/games/salva/panels/units";
import type { KindInfo, OwnView, PublicView } from "../../src/games/salva/view";
import { makeBundle, say } from "../../src/lib/i18n.svelte";
import type { RuleBook } from "../../src/wire";
import { screenTexts } from "../fixtures";

const treaty = (change: Partial<Treaty> = {}): Treaty => ({
  name: "pact_12_1", parties: ["seat_1", "seat_2"], text: "", article: "non_aggression", fields: [], notice: 2, is_open: false,
  accepted: ["seat_1", "seat_2"], left: [], in_force: true, notices: [], ...change,
});
const own = (...treaties: Treaty[]): OwnView => ({ treaties: { treaties, truces: [] } });

test("a treaty is an offer, in force, ending or ended", () => {
  const notices = [{ power: "seat_2", round: 4, agreed: [] }];
  expect(stageOf(treaty({ accepted: ["seat_1"], in_force: false }))).toBe("offered");
  expect(stageOf(treaty())).toBe("in_force");
  expect(stageOf(treaty({ notices }))).toBe("ending");
  expect(stageOf(treaty({ in_force: false, left: ["seat_2"] }))).toBe("ended");
  expect(isBound(treaty({ left: ["seat_2"] }), "seat_2")).toBe(false);
  expect(isBound(treaty(), "seat_3")).toBe(false);
});

test("an offer waits for those who have not accepted it", () => {
  const offered = treaty({ accepted: ["seat_1"], in_force: false });
  expect(undecided(offered)).toEqual(["seat_2"]);
  expect(offersTo(own(offered, treaty()), "seat_2")).toEqual([offered]);
  expect(offersTo(own(offered), "seat_1")).toEqual([]);
  expect(offersTo(null, "seat_1")).toEqual([]);
  expect(ownBook({})).toBeNull();
});

test("a notice counts down, and is withdrawn when all others who are bound agree", () => {
  const notice = { power: "seat_1", round: 4, agreed: ["seat_2"] };
  expect([2, 4, 9].map((round) => roundsLeft(notice, round))).toEqual([2, 0, 0]);
  const three = treaty({ parties: ["seat_1", "seat_2", "seat_3"], notices: [notice] });
  expect(isWaived(three, "seat_1")).toBe(false);
  expect(isWaived({ ...three, left: ["seat_3"] }, "seat_1")).toBe(true);
  expect(isWaived(three, "seat_2")).toBe(false);
});

test("fields that one treaty bars are named together", () => {
  const bar = (power: string, field: string) => ({ code: "treaty_in_force", clause: "SA-multiplayer-5", values: { power, field } });
  const found = barredTogether({ barred: { a: bar("seat_2", "a"), b: bar("seat_2", "b"), c: bar("seat_3", "c") } });
  expect(found.map((one) => one.fields)).toEqual([["a", "b"], ["c"]]);
  expect(found[0]!.why.values).toEqual({ power: "seat_2", field: ["a", "b"] });
  expect(barredTogether(null)).toEqual([]);
});

test("the goal has a sentence of its own where it differs", () => {
  const of = (goal: Record<string, unknown>) => goalText({ goal } as unknown as PublicView);
  expect(of({ goal: "elimination", deadline: 0 })[0]).toBe("salva-goal-elimination");
  expect(of({ goal: "elimination", deadline: 15 })[0]).toBe("salva-goal-deadline");
  expect(of({ goal: "blitz", key_fields: [], need: 4 })[0]).toBe("salva-goal-blitz");
  expect(of({ goal: "blitz", key_fields: ["a", "b"], need: 1 })).toEqual(["salva-goal-blitz_keys", expect.objectContaining({ fields: ["a", "b"] })]);
  expect(of({ goal: "feuds", target: "a" })[1]).toMatchObject({ field: "a" });
});

test("places count those who stand before; without a ranking the winners stand first", () => {
  const ranking = [["seat_1", "seat_3"], ["seat_2"]];
  expect(ranking.map((_, row) => placeOf(ranking, row))).toEqual([1, 3]);
  const view = { ranking: [], winners: ["seat_2"], seats: ["seat_1", "seat_2"] } as unknown as PublicView;
  expect(finalRanking(view)).toEqual([["seat_2"], ["seat_1"]]);
  expect(finalRanking({ ...view, winners: [] })).toEqual([["seat_1", "seat_2"]]);
  expect(finalRanking({ ...view, ranking })).toBe(ranking);
});

test("a condition is met, not met, or none", () => {
  const reason = (values: Record<string, unknown>) => ({ reason: "holds-fields", clause: "SA-secret_missions-9", values });
  expect([isMet(reason({ met: "yes" })), isMet(reason({ met: "no" })), isMet(reason({}))]).toEqual([true, false, null]);
  expect(ownGoal({ goal: {} })).toBeNull();
  expect(ownGoal(null)).toBeNull();
});

test("the table of units shows only the classes there are, and what is special", () => {
  const kind = (id: string, cls: string, more: Record<string, unknown> = {}) => ({ id, class: cls, attack: { armoured: "2" }, defence: {}, capacity: 0, ...more }) as unknown as KindInfo;
  const transport = kind("transport", "naval", { capacity: 2, vulnerability: { air: "2" }, shields_second_line: false });
  expect(classesOf([kind("tank", "armoured"), transport])).toEqual(["armoured", "naval"]);
  expect(strength({ armoured: "3/2" }, "armoured")).toBe("1½");
  expect(strength({ armoured: "0" }, "armoured")).toBe("–");
  expect(extras(transport).map(([id]) => id)).toEqual(["salva-unit-carries", "salva-unit-hit", "salva-unit-no-shield"]);
  expect(extras({ ...transport, shields_second_line: true }).map(([id]) => id)).toEqual(["salva-unit-carries", "salva-unit-hit"]);
});

test("the rules that are on stand under the headings of the book, and can be searched without accents", () => {
  const clause = (id: string, section: string, text: string) => ({ id, section, text });
  const book = { clauses: [clause("SA-x-1", "1. `x` — Pohyb", "Jednotka jde."), clause("SA-x-2", "1. `x` — Pohyb", "Zřídka."), clause("SA-x-3", "2. Bitva", "Salva."), clause("SA-y-1", "3. Moře", "Loď.")] } as unknown as RuleBook;
  const heading: Heading = { chapter: "x", title: { cs: "x", en: "x" }, rules: { "SA-x-1": "rule", "SA-x-2": "rare", "SA-x-3": "rule" } };
  expect(sections(book, heading, false, "").map((one) => [one.title, one.clauses.map((rule) => rule.id)])).toEqual([["Pohyb", ["SA-x-1"]], ["Bitva", ["SA-x-3"]]]);
  expect(sections(book, heading, true, "zridka").flatMap((one) => one.clauses.map((rule) => rule.id))).toEqual(["SA-x-2"]);
  expect(sections(book, heading, false, "SA-x-3")).toHaveLength(1);
});

test("the fields that the goal names are marked, and nothing else that it tells", () => {
  const fields = { a: {}, b: {}, c: {} } as unknown as PublicView["fields"];
  expect(goalFields({ goal: { goal: "blitz", key_fields: ["a", "b"], target: "c", deadline: 9 }, fields })).toEqual(["a", "b", "c"]);
  expect(goalFields({ goal: { goal: "scored", target: 5, centres: [] }, fields })).toEqual([]);
});

test("who may win soon is told by what the server says is missing", () => {
  const standing = (power: string, reason: string, values: Record<string, unknown>) => ({ power, measure: "fields", value: 1, reasons: [], missing: [{ reason, clause: "SA-goals2-3", values }] });
  const near = (round: number, ...all: unknown[]) => winsSoon({ round, standing: all } as unknown as PublicView).map((one) => one.power);
  expect(near(2, standing("seat_1", "need-fields", { count: 1, rounds: 4 }), standing("seat_2", "need-hold", { rounds: 4 }))).toEqual(["seat_1"]);
  expect(near(5, standing("seat_1", "need-fields", { count: 3, rounds: 1 }), standing("seat_2", "need-hold", { rounds: 1 }))).toEqual(["seat_2"]);
  expect(near(5, standing("seat_1", "need-destroy", { count: 1 }), standing("seat_2", "need-destroy", { count: 2 }))).toEqual(["seat_1"]);
  expect(near(0, standing("seat_1", "need-fields", { count: 1 }))).toEqual([]);
});

test.each([
  ["need-fields", { count: 1, fields: ["brod"] }, "West wins with one more field: Ford.", "West: k výhře chybí jediné pole: Ford."],
  ["need-fields", { count: 0, fields: [] }, "West wins at the end of this round, unless it loses a field that it needs.", "West: výhra na konci tohoto kola, neztratí-li potřebné pole."],
  ["need-hold", { rounds: 1 }, "West wins at the end of this round, unless East reaches the goal.", "West: výhra na konci tohoto kola, nedosáhne-li East cíle."],
  ["need-destroy", { count: 1 }, "West wins once East loses its last field and all that can take land.", "West: výhra, jakmile East přijde o poslední pole a o všechno, co dokáže obsadit pole."],
])("a win that is near by %s is told in both languages", (reason, values, english, czech) => {
  const NAMES: Record<string, string> = { seat_1: "West", seat_2: "East", brod: "Ford" };
  const said = { power: "seat_1", other: "seat_2", ...values };
  const view = { round: 3, standing: [{ power: "seat_1", measure: "fields", value: 1, reasons: [], missing: [{ reason, clause: "SA-goals2-3", values }] }] };
  expect(winsSoon(view as unknown as PublicView).map((one) => one.reason.reason)).toEqual([reason]);
  for (const [language, sentence] of [["en", english], ["cs", czech]] as const) {
    const words = say(makeBundle(language, [screenTexts("salva", language)]), (_key, value) => NAMES[value] ?? null, `salva-near-${reason}`, said);
    expect(words.replaceAll("\u00a0", " ")).toBe(sentence);
  }
});
