import { expect, test } from "vitest";
import { fewest } from "../src/lib/fewest";

test("just enough is the fewest that win four times in five, or all", async () => {
  const asked: number[] = [];
  const chance = (count: number) => { asked.push(count); return Promise.resolve(count / 10); };
  expect(await fewest(20, chance)).toBe(8);
  expect(asked.length).toBeLessThan(6);
  expect(await fewest(5, chance)).toBe(5);
  expect(await fewest(1, chance)).toBe(1);
});
