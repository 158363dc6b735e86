import { expect, test } from "vitest";
import { diceIn, sides } from "../src/games/expanze/dice";
import { checkDice, readRecord } from "../src/lib/dice";
import { record, replay } from "./fixtures";

const total = () => replay().steps.reduce((sum, step) => sum + diceIn(step), 0);

test("every die of every battle of a real game is proved", async () => {
  const checked = await checkDice(record(), replay().steps, sides);
  expect(checked).toEqual({ dice: total(), wrong: null, isSecretRight: true });
  expect(checked.dice).toBeGreaterThan(50);
});

test("a changed die is found where it lies", async () => {
  const lines = record().trim().split("\n");
  const place = lines.findIndex((line) => line.includes('"attack '));
  const changed = JSON.parse(lines[place]!) as { rolls: number[] };
  changed.rolls[0] = (changed.rolls[0]! % 6) + 1;
  lines[place] = JSON.stringify(changed);
  expect((await checkDice(lines.join("\n"), replay().steps, sides)).wrong).toBe(place);
});

test("a secret that does not fit the published hash proves nothing", async () => {
  const forged = record().replace(/"secret":"5e/, '"secret":"5f');
  expect(await checkDice(forged, replay().steps, sides)).toEqual({ dice: 0, wrong: null, isSecretRight: false });
});

test("a value that a seat mixed in belongs to the dice", async () => {
  const forged = record().replace('"abc"', '"abd"');
  expect((await checkDice(forged, replay().steps, sides)).wrong).not.toBeNull();
});

test("an undone order is no part of the match", () => {
  const { played, secret } = readRecord('{"commitment":"","mixed":[]}\n{"seat":0,"order":"a","rolls":[]}\n{"undo":1}\n{"seat":0,"order":"b"}\n');
  expect(played.map((one) => one.order)).toEqual(["b"]);
  expect(secret).toBeNull();
});
