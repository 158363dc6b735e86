import { expect, test } from "vitest";
import { type Box, freeCorner } from "../../src/film/corner";

const ROOM: Box = { left: 0, top: 40, right: 1000, bottom: 800 };
const SHOW = { width: 400, height: 200 };
const around = (x: number, y: number): Box => ({ left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 });

test("a show lies at the lower left while nothing is shown there", () => {
  expect(freeCorner(SHOW, ROOM, [])).toBe("low-left");
  expect(freeCorner(SHOW, ROOM, [around(500, 300), around(700, 700)])).toBe("low-left");
});

test("it leaves the fields that fight free", () => {
  expect(freeCorner(SHOW, ROOM, [around(200, 700), around(300, 500)])).toBe("low-right");
  expect(freeCorner(SHOW, ROOM, [around(200, 700), around(800, 700)])).toBe("high-left");
});

test("where every corner hides something it takes the one that hides least", () => {
  const low = [around(100, 700), around(200, 700), around(300, 700)];
  expect(freeCorner(SHOW, ROOM, [...low, around(900, 700), around(100, 100), around(250, 100)])).toBe("low-right");
});
