import { expect, test } from "vitest";
import { sides } from "../src/games/expanze/dice";
import { sides as salvos } from "../src/games/salva/draws";
import { checkDice, readRecord } from "../src/lib/dice";
import { lots, record, replay } from "./fixtures";

const total = (text: string) => readRecord(text).played.reduce((sum, one) => sum + one.rolls.length + one.secrets.length, 0);

test("every roll of a real game is proved, the deal too", async () => {
  const checked = await checkDice(record(), replay().steps, sides);
  expect(checked).toEqual({ dice: total(record()), wrong: null, isSecretRight: true });
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

test("every lot of Salva is proved: map, terrain, order, missions, the ties of a fair start, and the salvos", async () => {
  const { record, steps } = lots();
  expect(await checkDice(record, steps, salvos)).toEqual({ dice: total(record), wrong: null, isSecretRight: true });
  const drawn = new Set(steps.filter((step) => step.rolls.length).flatMap((step) => step.events.map((one) => one.event)));
  for (const lot of ["map-drawn", "token-laid", "start-settled", "turn-order", "mission-received", "salvo"]) expect(drawn).toContain(lot);
});

test("a changed lot is found, and so is a lie about what it was drawn from", async () => {
  const { record, steps } = lots();
  const lines = record.trim().split("\n");
  const begun = JSON.parse(lines[1]!) as { rolls: number[] };
  begun.rolls[7] = (begun.rolls[7]! % steps[0]!.sides[7]!) + 1;
  expect((await checkDice([lines[0], JSON.stringify(begun), ...lines.slice(2)].join("\n"), steps, salvos)).wrong).toBe(1);
  const salvo = steps.findIndex((step) => step.events.some((one) => one.event === "salvo"));
  const lying = steps.map((step, place) => (place === salvo ? { ...step, sides: step.sides.map(() => 600) } : step));
  expect((await checkDice(record, lying, salvos)).wrong).toBe(salvo + 1);
  const silent = steps.map((step, place) => (place === salvo ? { ...step, sides: [] } : step));
  expect((await checkDice(record, silent, salvos)).wrong).toBe(salvo + 1);
});

test("every shuffle is proved by a stream of its own, and a changed one is found", async () => {
  const { record, steps } = lots();
  const { played } = readRecord(record);
  const place = played.findIndex((one) => one.secrets.length > 0);
  expect(place).toBeGreaterThan(0);
  const sides = steps.filter((step) => step.order !== null)[place]!.secret_sides;
  expect(sides).toHaveLength(played[place]!.secrets.length);
  const lines = record.trim().split("\n");
  const at = lines.findIndex((line) => line.includes('"secrets"'));
  const changed = JSON.parse(lines[at]!) as { secrets: number[] };
  changed.secrets[0] = (changed.secrets[0]! % sides[0]!) + 1;
  lines[at] = JSON.stringify(changed);
  expect((await checkDice(lines.join("\n"), steps, salvos)).wrong).toBe(place + 1);
  const silent = steps.map((step) => ({ ...step, secret_sides: [] }));
  expect((await checkDice(record, silent, salvos)).wrong).toBe(place + 1);
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
