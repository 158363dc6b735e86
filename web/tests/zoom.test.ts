import { expect, test } from "vitest";
import { holding, middleOf, WHOLE, type Window } from "../src/lib/zoom";

const FRAME = { width: 1000, height: 800, left: 0, top: 0 };
const NEAR: Window = { x: 0, y: 0, scale: 4 };

test("a window that shows all of it stays as it is", () => {
  expect(holding(NEAR, FRAME, [[100, 100], [200, 150]])).toBe(NEAR);
  expect(holding(WHOLE, FRAME, [[990, 790]])).toBe(WHOLE);
});

test("what lies out of sight comes into the middle, no larger than before", () => {
  const there = holding(NEAR, FRAME, [[700, 500]]);
  expect(there).toEqual({ scale: 4, x: 575, y: 400 });
  const both = holding(NEAR, FRAME, [[100, 100], [900, 700]]);
  expect(both.scale).toBeLessThan(1.2);
  expect(both.scale).toBeGreaterThanOrEqual(1);
});

test("of several places the middle one is looked at first", () => {
  const at: Record<string, [number, number]> = { a: [0, 0], b: [10, 2], c: [20, 0] };
  expect(middleOf(["a", "b", "c"], (place) => at[place]!)).toBe("b");
  expect(middleOf([], (place) => at[place]!)).toBeNull();
});
