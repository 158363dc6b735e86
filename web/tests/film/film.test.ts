import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Film } from "../../src/film/film.svelte";
import type { PublicCore } from "../../src/games/views";
import { scenesOf } from "../../src/games/expanze/scenes";
import { scenesOf as salva } from "../../src/games/salva/scenes";
import type { Snapshot } from "../../src/lib/store/reduce";
import type { LoggedEvent } from "../../src/wire";

const kept = new Map<string, string>();
let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  reduced = false;
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
  globalThis.matchMedia = (() => ({ matches: reduced })) as unknown as typeof matchMedia;
});
afterEach(() => void vi.useRealTimers());

const event = (sequence: number, name: string, values: Record<string, unknown>): LoggedEvent => ({ sequence, event: name, values });
const TURN = event(1, "turn-begins", { power: "blue", round: 1 });
const attack = (sequence: number, power = "blue", other = "green") =>
  event(sequence, "battle-won", { power, other, origin: "a", target: "b", attackers: 2, defenders: 1, lost: 0, killed: 1, dice: [6, 1] });
const at = (log: LoggedEvent[]): Snapshot => ({ log, public: { seats: [], phase: `${log.length}` } }) as unknown as Snapshot;
const film = () => new Film<PublicCore>({ scenesOf, battle: "dice", power: () => "red", isShow: (one) => one.kind === "battle" && one.powers.includes("red") });

test("what was told before the page opened is not played, what comes later is, and the board follows it", () => {
  const shown = film();
  shown.take(at([TURN]));
  expect(shown.scene).toBeNull();
  shown.take(at([TURN, attack(2)]));
  expect(shown.scene).toMatchObject({ kind: "battle", to: "b" });
  expect(shown.shown?.phase).toBe("1");
  vi.advanceTimersByTime(shown.span * 0.7);
  expect(shown.shown?.phase).toBe("2");
  vi.advanceTimersByTime(shown.span);
  expect([shown.scene, shown.shown]).toEqual([null, null]);
});

test("one's own orders are not played again, but a battle of one's own is shown and goes by itself", () => {
  const shown = film();
  shown.take(at([TURN]));
  shown.take(at([TURN, event(2, "armed", { power: "red", states: ["a"], counts: [1], count: 1 })]));
  expect(shown.scene).toBeNull();
  shown.take(at([TURN, attack(3, "red", "blue")]));
  expect(shown.scene).not.toBeNull();
  vi.advanceTimersByTime(7000);
  expect(shown.scene).toBeNull();
});

test("a scene says where it plays, and a game that is over leaves no marks", () => {
  const shown = film();
  shown.take(at([TURN]));
  shown.take(at([TURN, attack(2)]));
  expect(shown.places).toEqual(expect.arrayContaining(["a", "b"]));
  expect(shown.marks.traces).toHaveLength(1);
  shown.take({ ...at([TURN, attack(2), attack(3)]), table: { status: "over" } } as unknown as Snapshot);
  expect(shown.marks.traces).toEqual([]);
  shown.skip();
  expect(shown.places).toEqual([]);
});

test("however much happens, the film is over soon after", () => {
  const shown = film();
  shown.take(at([TURN]));
  shown.take(at([TURN, ...Array.from({ length: 400 }, (_, place) => attack(place + 2))]));
  vi.advanceTimersByTime(7000);
  expect(shown.scene).toBeNull();
});

test("what goes the same way in several messages waits as one scene", () => {
  const shown = new Film<PublicCore>({ scenesOf: salva, battle: "dice", power: () => "red", isShow: () => false });
  const go = (sequence: number) => event(sequence, "moved", { power: "blue", unit: `tank_${sequence}`, origin: "a", field: "b" });
  shown.take(at([TURN]));
  shown.take(at([TURN, event(2, "conquered", { power: "blue", field: "c" })]));
  shown.take(at([TURN, go(3)]));
  shown.take(at([TURN, go(3), go(4)]));
  vi.advanceTimersByTime(shown.span);
  expect(shown.scene).toMatchObject({ kind: "travel", count: 2 });
});

test("skipping leaves the present board", () => {
  const shown = film();
  shown.take(at([TURN]));
  shown.take(at([TURN, attack(2), attack(3)]));
  shown.skip();
  expect([shown.scene, shown.shown]).toEqual([null, null]);
  vi.advanceTimersByTime(60_000);
  expect(shown.scene).toBeNull();
});

test.each(["off", "reduced"])("with motion %s nothing of others is played, but it stays marked", (why) => {
  if (why === "off") kept.set("velmoci.pace", "off");
  else reduced = true;
  const shown = film();
  shown.take(at([TURN]));
  shown.take(at([TURN, attack(2)]));
  expect(shown.scene).toBeNull();
  expect(shown.marks.changes.map((one) => one.place)).toEqual(["a", "b"]);
  shown.take(at([TURN, attack(2), attack(3, "blue", "red")]));
  expect(shown.scene).not.toBeNull();
  vi.advanceTimersByTime(13_000);
  expect(shown.scene).toBeNull();
});

test("what happened since the last turn is told step by step", () => {
  const shown = film();
  shown.take(at([TURN, attack(2), attack(3), attack(4)]));
  shown.tell();
  expect(shown.told).toMatchObject({ at: 0, isRunning: true });
  vi.advanceTimersByTime(60_000);
  expect(shown.told).toMatchObject({ at: 2, isRunning: false });
  shown.step(-1);
  expect(shown.told).toMatchObject({ at: 1, isRunning: false });
  shown.step(5);
  expect(shown.told?.at).toBe(2);
  shown.toggle();
  expect(shown.told).toMatchObject({ at: 0, isRunning: true });
  shown.skip();
  expect(shown.told).toBeNull();
});

test("the pace is remembered", () => {
  const shown = film();
  expect(shown.pace).toBe("brisk");
  shown.choose("calm");
  expect(film().pace).toBe("calm");
});
