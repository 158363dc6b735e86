import { expect, test } from "vitest";
import { covering, framed, type Frame, holding, middleOf, reframed, WHOLE, type Window, within } from "../src/lib/zoom";

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

test("what is shown lies neither below what covers the map nor below its buttons", () => {
  const [free, roof] = [0.6, 0.15];
  for (const place of [[500, 210], [500, 330]] as [number, number][]) {
    const near = { x: 375, y: 200, scale: 4 };
    const seen = holding(near, FRAME, [place], free, roof);
    expect(seen).not.toBe(near);
    const at = ((place[1] - seen.y) * seen.scale) / FRAME.height;
    expect(at).toBeGreaterThan(roof);
    expect(at).toBeLessThan(free);
  }
  expect(holding({ x: 375, y: 200, scale: 4 }, FRAME, [[500, 270]], free, roof)).toEqual({ x: 375, y: 200, scale: 4 });
});

test("of several places the middle one is looked at first", () => {
  const at: Record<string, [number, number]> = { a: [0, 0], b: [10, 2], c: [20, 0] };
  expect(middleOf(["a", "b", "c"], (place) => at[place]!)).toBe("b");
  expect(middleOf([], (place) => at[place]!)).toBeNull();
});

/** A wide picture in a tall frame, and in a taller one. */
const PICTURE = { width: 1600, height: 800 };
const [LOW, HIGH] = [framed(PICTURE, { width: 390, height: 360 }), framed(PICTURE, { width: 390, height: 720 })];

test("a picture that fills its frame shows nothing around it", () => {
  const seen = within(covering(PICTURE, LOW, 1500, 100), PICTURE, LOW);
  expect(seen.y).toBeCloseTo(LOW.top);
  expect(seen.x + LOW.width / seen.scale).toBeCloseTo(LOW.left + PICTURE.width);
  const low = within({ x: 0, y: 0, scale: 1.1 }, PICTURE, LOW);
  expect(low.y + LOW.height / low.scale / 2).toBeCloseTo(LOW.top + PICTURE.height / 2);
});

test("in a frame of another shape the same stays in the middle, and comes back", () => {
  const seen = covering(PICTURE, LOW, 700, 400);
  const higher = reframed(seen, LOW, HIGH, 2);
  const middle = (window: Window, frame: Frame) => [window.x + frame.width / window.scale / 2 - frame.left, window.y + frame.height / window.scale / 2 - frame.top];
  for (const [place, at] of middle(higher, HIGH).entries()) expect(at).toBeCloseTo([700, 400][place]!);
  const back = reframed(higher, HIGH, LOW, 0.5);
  for (const axis of ["x", "y", "scale"] as const) expect(back[axis]).toBeCloseTo(seen[axis]);
  expect(reframed(WHOLE, LOW, HIGH, 2)).toBe(WHOLE);
});
