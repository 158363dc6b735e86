import { expect, test } from "vitest";
import expanze from "../src/games/expanze";
import type { PublicView } from "../src/games/expanze/view";
import { curves, dashOf, moments, nextOf, polyline, ticks, viewAt } from "../src/lib/curves";
import { replay } from "./fixtures";

test("each power has a curve with one value for each step", () => {
  const game = replay();
  const states = curves(game, expanze.measures[0]!);
  expect(states).toHaveLength(4);
  expect(states.every((curve) => curve.values.length === game.steps.length)).toBe(true);
  const last = states.reduce((sum, curve) => sum + curve.values.at(-1)!, 0);
  expect(last).toBe(48);
});

test("battles are found where soldiers fought", () => {
  const game = replay();
  const fought = moments(game, expanze);
  expect(fought.length).toBeGreaterThan(5);
  expect(game.steps[fought[0]!]!.order).toMatch(/^attack /);
  expect(nextOf(fought, fought[0]!, 1)).toBe(fought[1]);
  expect(nextOf(fought, fought[1]!, -1)).toBe(fought[0]);
  expect(nextOf(fought, fought[0]!, -1)).toBeNull();
  expect(nextOf([], 3, 1)).toBeNull();
});

test("the whole replay shows a world after the deal", () => {
  const game = replay();
  expect(Object.keys((viewAt(game.steps.at(-1)) as PublicView).states)).toHaveLength(48);
  expect(viewAt(undefined)).toBeNull();
});

test("an axis has round numbers that reach over the highest value", () => {
  expect(ticks(48)).toEqual([0, 20, 40, 60]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(130)).toEqual([0, 50, 100, 150]);
});

test("a polyline stays in its box and is thinned out", () => {
  expect(polyline([0, 5, 10], 10, 100, 50)).toBe("0.0,50.0 50.0,25.0 100.0,0.0");
  expect(polyline([], 10, 100, 50)).toBe("");
  const points = polyline(Array.from({ length: 10_000 }, () => 1), 1, 100, 50).split(" ");
  expect(points.length).toBeLessThanOrEqual(202);
  expect(points.at(-1)).toBe("100.0,0.0");
});

test("the lines of up to seven powers differ in more than colour", () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(dashOf)).size).toBe(7);
});
