import { expect, test } from "vitest";
import { qrCode, qrPath } from "../src/lib/qr";

// That a camera reads the link again is tested in the browser (tests/browser/test_people.py).

const CORNER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const cut = (rows: boolean[][], x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7).map((isDark) => (isDark ? "1" : "0")).join(""));

test("a link fills its square to the edge, with a mark in three corners", () => {
  const rows = qrCode("https://velmoci.example/#/join/Ab3_x-9kQ2/příklad")!;
  const far = rows.length - 7;
  expect(rows.every((row) => row.length === rows.length)).toBe(true);
  expect([cut(rows, 0, 0), cut(rows, far, 0), cut(rows, 0, far)]).toEqual([CORNER, CORNER, CORNER]);
});

test("what is too long for a code that a telephone could read has none", () => {
  expect(qrCode("v".repeat(666))).toHaveLength(97);
  expect(qrCode("v".repeat(667))).toBeNull();
});

test("the path has a square for every dark module", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
