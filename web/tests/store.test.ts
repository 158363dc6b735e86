import { expect, test } from "vitest";
import { changed, grown, reduce, type Snapshot } from "../src/lib/store/reduce";
import type { OwnView } from "../src/games/expanze/view";
import type { LoggedEvent } from "../src/wire";
import { gathering, updates, welcome } from "./fixtures";

const start = () => reduce(null, welcome())!;
const after = (count: number) => updates().slice(0, count).reduce<Snapshot>((now, update) => reduce(now, update)!, start());

test("a welcome is the whole table", () => {
  const now = start();
  expect(now.seat).toBe(0);
  expect(now.public?.phase).toBe("turn_choice");
  expect((now.own as OwnView).mission).toBeTruthy();
  expect(now.decisions.some((decision) => decision.waits)).toBe(true);
  expect(now.log.length).toBeGreaterThan(0);
});

test("before the game begins there is a table and a question to nobody", () => {
  const now = reduce(null, gathering())!;
  expect(now.table.status).toBe("gathering");
  expect(now.decisions).toEqual([]);
});

test("an update changes what it names and leaves the rest", () => {
  const before = start();
  const update = { ...updates()[0]!, changes: null, own: null, decisions: null, table: null, proposals: null };
  const now = reduce(before, update)!;
  expect(now.public).toBe(before.public);
  expect(now.own).toBe(before.own);
  expect(now.table).toBe(before.table);
  expect(now.sequence).toBe(update.sequence);
});

test("a change inside a list leaves the list a list and the rest of it alone", () => {
  const before = { powers: [{ cards: 1 }, { cards: 2 }], round: 3 };
  const now = changed(before, [[["powers", "1", "cards"], 5]]);
  expect(now).toEqual({ powers: [{ cards: 1 }, { cards: 5 }], round: 3 });
  expect(now.powers[0]).toBe(before.powers[0]);
});

test("all updates of a real game lead to its end, with every event in the log once", () => {
  const all = updates();
  const now = after(all.length);
  expect(now.sequence).toBe(Math.max(...all.map((update) => update.sequence)));
  expect(now.log).toHaveLength(welcome().log.length + all.reduce((sum, update) => sum + update.events.length, 0));
  expect(now.table.status).toBe("over");
  expect(now.table.outcome).not.toBeNull();
});

test("a second welcome after a break repeats nothing", () => {
  const before = after(10);
  const missed = updates()[10]!;
  const again = { ...welcome(), sequence: missed.sequence, log: [...before.log.slice(-2), ...missed.events] };
  const now = reduce(before, again)!;
  expect(now.log).toEqual([...before.log, ...missed.events]);
});

test("events that were told before are replaced, not doubled", () => {
  const event = (sequence: number, name: string): LoggedEvent => ({ sequence, event: name, values: {} });
  const log = [event(1, "a"), event(2, "b"), event(2, "c")];
  expect(grown(log, [event(2, "b"), event(2, "c"), event(3, "d")]).map((one) => one.event)).toEqual(["a", "b", "c", "d"]);
  expect(grown(log, [])).toBe(log);
});

test("talks and agreements keep their order and are renewed by number", () => {
  const before = start();
  const line = (number: number, text: string) => ({ number, at: 0, powers: ["red", "blue"], author: "A", power: "red", text, sentence: "" });
  const update = { ...updates()[0]!, talks: [line(2, "two")] };
  const now = reduce(reduce(before, update)!, { ...update, talks: [line(1, "one"), line(2, "two, mended")] })!;
  expect(now.talks.map((one) => one.text)).toEqual(["one", "two, mended"]);
});

test("messages that are not about the table change nothing", () => {
  const before = start();
  expect(reduce(before, { type: "pong" })).toBe(before);
  expect(reduce(before, { type: "done", id: "x", sequence: 5 })).toBe(before);
  expect(reduce(null, updates()[0]!)).toBeNull();
});
