import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { qrCode, qrPath } from "../src/lib/qr";

/** Made by another program (qrcode 8.2 for Python, bytes, correction M, the mask given): each row as a hexadecimal number. */
interface Known { text: string; mask: number; rows: string[] }
const KNOWN = JSON.parse(readFileSync(new URL("./qr.json", import.meta.url), "utf8")) as Known[];
const numbers = (rows: boolean[][]) => rows.map((row) => BigInt(`0b${row.map((isDark) => (isDark ? 1 : 0)).join("")}`).toString(16));

test.each(KNOWN.map((one) => [one.rows.length, one.mask, one] as const))("a code of %i modules with mask %i is what another program makes", (_size, mask, one) => {
  expect(numbers(qrCode(one.text, mask)!)).toEqual(one.rows);
});

test("of the eight masks one is chosen, and always the same", () => {
  const link = KNOWN[2]!.text;
  const chosen = numbers(qrCode(link)!);
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((mask) => JSON.stringify(numbers(qrCode(link, mask)!)) === JSON.stringify(chosen))).toHaveLength(1);
  expect(numbers(qrCode(link)!)).toEqual(chosen);
});

test("what is too long for a code that a telephone could read has none", () => {
  expect(qrCode("v".repeat(666))).toHaveLength(97);
  expect(qrCode("v".repeat(667))).toBeNull();
});

test("the path has a square for every dark module", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
