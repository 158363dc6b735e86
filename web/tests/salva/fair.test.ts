import { expect, test } from "vitest";
import { tellApart } from "../../src/lib/people";
import { answerText, equalShares, type Fair, frames, isAnswer, type Question, type Settlement, spoken } from "../../src/games/salva/start/fair";

const ROW: Question = { question: "sealed_row", clause: "SA-fair_start-19", columns: [["a"], ["b"], ["c"]], least: 0, most: 30, count: 3, total: 30, open: false };
const FIGURE: Question = { ...ROW, question: "sealed_figure", columns: [["a"]], most: 33, count: 1, total: null };

/** The example of the rules (V2-2), with a lot for the first column. */
const DONE: Settlement = {
  powers: [], surplus: 4, unused: 1,
  steps: [
    { kind: "deltas", clause: "SA-fair_start-20", values: { columns: ["a", "b", "c"], deltas: [2, 2, 0] } },
    { kind: "lot_column", clause: "SA-fair_start-23", values: { among: ["a", "b"], taken: "a" } },
    { kind: "column_given", clause: "SA-fair_start-21", values: { column: "a", players: ["seat_2"], amount: 11, delta: 2 } },
    { kind: "deltas", clause: "SA-fair_start-20", values: { columns: ["b", "c"], deltas: [2, 0] } },
    { kind: "lot_player", clause: "SA-fair_start-23", values: { among: ["seat_1", "seat_3"], taken: "seat_3" } },
    { kind: "column_given", clause: "SA-fair_start-21", values: { column: "b", players: ["seat_3"], amount: 9, delta: 2 } },
    { kind: "column_last", clause: "SA-fair_start-22", values: { column: "c", players: ["seat_1"], amount: 6 } },
    { kind: "theorem", clause: "SA-fair_start-31", values: { total: 30, sum: 26, surplus: 4, deltas: 4 } },
    { kind: "share", clause: "SA-fair_start-24", values: { surplus: 4, players: 3, each: 1, unused: 1 } },
  ],
};

test("the proof goes on step by step: what is struck out was given away before", () => {
  const found = frames(DONE);
  expect(found.map((one) => one.column)).toEqual([null, "a", "a", null, "b", "b", "c", null, null]);
  expect(found[0]).toMatchObject({ deltas: { a: 2, b: 2, c: 0 }, rows: [], columns: [], given: {} });
  expect(found[2]).toMatchObject({ players: ["seat_2"], rows: [], deltas: { a: 2, b: 2, c: 0 } });
  expect(found[3]).toMatchObject({ rows: ["seat_2"], columns: ["a"], deltas: { b: 2, c: 0 }, given: { a: ["seat_2"] } });
  expect(found[4]!.players).toEqual(["seat_1", "seat_3"]);
  expect(found[6]).toMatchObject({ players: ["seat_1"], deltas: {} });
  expect(found[8]).toMatchObject({ columns: ["a", "b", "c"], given: { a: ["seat_2"], b: ["seat_3"], c: ["seat_1"] } });
});

test("where several columns are equally good and none was drawn, none is pointed at", () => {
  const steps = [DONE.steps[0]!, DONE.steps[4]!];
  expect(frames({ ...DONE, steps })[1]!.column).toBe(null);
});

test("a step is told with the names of people and sides", () => {
  const said = (number: number) => spoken(DONE.steps[number]!, (power) => `<${power}>`, (side) => side.toUpperCase());
  expect(said(0)).toEqual({ columns: "A, B, C", deltas: "A 2, B 2, C 0" });
  expect(said(1)).toEqual({ among: "A, B", taken: "A" });
  expect(said(4)).toEqual({ among: "<seat_1>, <seat_3>", taken: "<seat_3>" });
  expect(said(7)).toMatchObject({ deltas: 4 });
  expect(said(8)).toMatchObject({ players: 3 });
  const block = { kind: "block_taken", clause: "", values: { players: ["seat_1", "seat_2"], sides: ["a", "b"], side: "c", column: "a+b", player: "seat_1" } };
  expect(spoken(block, (power) => power.slice(-1), (side) => side.toUpperCase())).toEqual({ players: "1, 2", sides: "A + B", side: "C", column: "A + B", player: "1" });
});

test("a bid is whole, complete, within bounds and shares out everything", () => {
  expect(isAnswer(ROW, [13, 11, 6])).toBe(true);
  expect(isAnswer(ROW, [13, 11, 5])).toBe(false);
  expect(isAnswer(ROW, [13, 17, null])).toBe(false);
  expect(isAnswer(ROW, [13.5, 10.5, 6])).toBe(false);
  expect(isAnswer(ROW, [31, -1, 0])).toBe(false);
  expect(isAnswer(FIGURE, [33])).toBe(true);
  expect(isAnswer(FIGURE, [34])).toBe(false);
  expect(equalShares({ ...ROW, total: 31 })).toEqual([11, 10, 10]);
  expect(equalShares(FIGURE)).toEqual([16]);
});

test("answers are told in figures, or by the sides that were chosen", () => {
  const fair = { sides: ["a", "b"], rounds: [{ ...ROW, columns: [["a", "b"], ["c"]], answers: {} }] } as unknown as Fair;
  const said = (kind: Question["question"], figures: number[]) => answerText(fair, { ...ROW, question: kind }, figures, (sides) => sides.join("+"));
  expect([said("sealed_row", [13, 11]), said("choose", [1]), said("column_pick", [0]), said("column_pick", [-1])]).toEqual(["13 11", "b", "a+b", "–"]);
});

test("people of one name are told apart", () => {
  expect(tellApart(["Ann", "Guest", "Guest"])).toEqual(["Ann", "Guest (2)", "Guest (3)"]);
});
