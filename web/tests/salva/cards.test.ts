import { expect, test } from "vitest";
import { against, besideModels, numbersBy } from "../../src/games/salva/panels/units";
import type { KindInfo, SalvaMap } from "../../src/games/salva/view";

const kind = (id: string, replaces = ""): KindInfo => ({ id, replaces, numbers: [] }) as unknown as KindInfo;
const kinds = [kind("infantry"), kind("tank"), kind("gun"), kind("heavy_tank", "tank"), kind("scouts", "infantry"), kind("light_tank", "tank")];
const map = { kinds, kind: Object.fromEntries(kinds.map((one) => [one.id, one])) } as unknown as SalvaMap;

test("special forms stand behind the plain kind that they replace, and what is no unit last", () => {
  expect(besideModels(map, ["factory", "light_tank", "gun", "heavy_tank", "scouts", "tank", "infantry"], (one) => one)).toEqual(["infantry", "scouts", "tank", "heavy_tank", "light_tank", "gun", "factory"]);
});

test("a special form stands in its place where its plain kind cannot be had", () => {
  expect(besideModels(map, ["gun", "heavy_tank", "infantry"], (one) => one)).toEqual(["infantry", "heavy_tank", "gun"]);
});

test("numbers of one name stand together", () => {
  const number = (name: string, to: string) => ({ name, against: to, value: "1", factors: [] });
  const gun = { ...kind("gun"), numbers: [number("price", ""), number("artillery", "naval"), number("artillery", "armoured")] };
  expect(numbersBy(gun).map(({ name, all }) => [name, all.map((one) => one.against)])).toEqual([["price", [""]], ["artillery", ["naval", "armoured"]]]);
  expect(numbersBy(kind("tank"))).toEqual([]);
});

test.each([["3", "2", "▲"], ["1/2", "1", "▼"], ["2", "2", ""], [undefined, "1", "▼"], ["1", undefined, "▲"]])("%s beside %s is %s", (own, plain, sign) => {
  expect(against(own, plain)).toBe(sign);
});
