import { expect, test } from "vitest";
import { bySides, painted, paintOfSide } from "../../src/games/salva/paints";
import type { PublicView, SalvaMap } from "../../src/games/salva/view";

const paint = (colour: string) => ({ colour, ink: "#fff", counter: [] });
const map = {
  sides: [{ id: "king", fields: ["a"], sea: "" }, { id: "duke", fields: ["b"], sea: "" }],
  powers: { seat_1: paint("#b03030"), seat_2: paint("#2b5c9e") },
} as unknown as SalvaMap;
const view = (stage: string, ...sides: string[]) => ({
  powers: sides.map((side, seat) => ({ power: `seat_${seat + 1}`, side })), fields: { a: { owner: null }, b: { owner: null } }, slices: { fair_start: { stage } },
}) as unknown as PublicView;

test("a side has one colour, whoever gets it", () => {
  expect(paintOfSide(map, "duke").colour).toBe("#2b5c9e");
  const after = painted(map, view("done", "duke", "king")).powers;
  expect([after["seat_1"]!.colour, after["seat_2"]!.colour]).toEqual(["#2b5c9e", "#b03030"]);
});

test("while sides are bid for nobody has a colour, but every field has that of its side", () => {
  const during = view("bidding", "king", "duke");
  expect(new Set(Object.values(painted(map, during).powers).map((one) => one.colour)).size).toBe(1);
  const shown = bySides(map, during);
  expect(Object.values(shown.fields).map((one) => map.powers[one.owner ?? ""]?.colour)).toEqual(["#b03030", "#2b5c9e"]);
});
