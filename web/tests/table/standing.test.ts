import { describe, expect, it } from "vitest";
import { ALWAYS, answersOf, draftedOrder, EMPTY, standingOrder } from "../../src/table/standing";
import type { DecisionInfo } from "../../src/wire";

const bombers: DecisionInfo = {
  kind: "counter_move", seat: 1, waits: true, offers: ["intercept", "let_fly"], default: { kind: "let_fly" }, about: {},
  standing: {
    topic: "", partner: "seat_1", places: ["b", "c"], with_odds: ["intercept"],
    answers: [["intercept", { kind: "intercept", field: "b" }], ["intercept", { kind: "intercept", field: "c" }]],
  },
};

describe("what is answered from now on", () => {
  it("offers silence and every answer once", () => {
    expect(answersOf(bombers)).toEqual(["default", "intercept"]);
    expect(answersOf({ ...bombers, standing: null })).toEqual(["default"]);
  });

  it("holds everywhere and for all until it is restricted", () => {
    expect(standingOrder(bombers, ALWAYS)).toEqual({
      kind: "when", question: "counter_move", answer: "default", topic: "everything", places: [], partner: "anybody", odds: 0, span: "game",
    });
    const wish = { answer: "intercept", isForPartner: true, isForTopic: true, isHere: true, isForTurn: true, odds: 60 };
    expect(standingOrder(bombers, wish)).toEqual({
      kind: "when", question: "counter_move", answer: "intercept", topic: "everything", places: ["b", "c"], partner: "seat_1", odds: 60, span: "turn",
    });
  });

  it("keeps odds within a hundred and leaves them out where an answer does not hang on them", () => {
    expect(standingOrder(bombers, { ...ALWAYS, answer: "intercept", odds: 400 })["odds"]).toBe(100);
    expect(standingOrder(bombers, { ...ALWAYS, answer: "intercept", odds: Number.NaN })["odds"]).toBe(0);
    expect(standingOrder(bombers, { ...ALWAYS, odds: 60 })["odds"]).toBe(0);
  });
});

describe("what is said without a question at hand", () => {
  const kind = { question: "counter_move", answers: ["intercept"], topics: [], places: ["b", "c"], has_partner: true, with_odds: ["intercept"] };

  it("holds for all such questions until it is restricted", () => {
    expect(draftedOrder(kind, EMPTY)).toEqual({
      kind: "when", question: "counter_move", answer: "default", topic: "everything", places: [], partner: "anybody", odds: 0, span: "game",
    });
    expect(draftedOrder(kind, { answer: "intercept", topic: "", partner: "seat_2", places: ["c"], odds: 60, isForTurn: true })).toEqual({
      kind: "when", question: "counter_move", answer: "intercept", topic: "everything", places: ["c"], partner: "seat_2", odds: 60, span: "turn",
    });
  });

  it("leaves out what another kind of question would have allowed", () => {
    const consent = { ...kind, question: "consent", answers: ["agree"], topics: ["gift"], places: [], has_partner: false, with_odds: [] };
    expect(draftedOrder(consent, { answer: "intercept", topic: "gift", partner: "seat_2", places: ["c"], odds: 60, isForTurn: false })).toEqual({
      kind: "when", question: "consent", answer: "default", topic: "gift", places: [], partner: "anybody", odds: 0, span: "game",
    });
  });
});
