import { beforeEach, expect, test } from "vitest";
import { Connection, type Line, type Surroundings, type Wire } from "../src/lib/socket";
import type { ServerMessage } from "../src/wire";
import { updates, welcome } from "./fixtures";

/** A world in which time stands still until it is moved, and wires are opened by hand. */
class World implements Surroundings {
  time = 1000;
  wires: FakeWire[] = [];
  private timers: { at: number; then: () => void; off: boolean }[] = [];

  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  now = () => this.time;
  random = () => 0.5;
  later(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, then, off: false };
    this.timers.push(timer);
    return () => (timer.off = true);
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => !timer.off && timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      next.off = true;
      next.then();
    }
    this.time = end;
  }
  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }
}

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let world: World;
let told: ServerMessage[];
let lines: Line[];
let connection: Connection;

beforeEach(() => {
  world = new World();
  told = [];
  lines = [];
  connection = new Connection("m", "token", world, (message) => told.push(message), (line) => lines.push(line));
});

function comeIn(): void {
  world.wire.onopen?.();
  world.wire.tell(welcome());
}

test("the first message joins the match with the seat's token", () => {
  world.wire.onopen?.();
  expect(world.wire.sent).toEqual([{ type: "join", match: "m", token: "token", since: null }]);
  expect(connection.line.is).toBe("connecting");
  world.wire.tell(welcome());
  expect(connection.line.is).toBe("open");
  expect(told).toHaveLength(1);
});

test("after a break it asks only for what it has missed", () => {
  comeIn();
  const update = updates()[0]!;
  world.wire.tell(update);
  world.wire.onclose?.();
  expect(connection.line.is).toBe("waiting");
  world.pass(1000);
  world.wire.onopen?.();
  expect(world.wire.sent[0]).toMatchObject({ type: "join", since: update.sequence });
});

test("waits become longer, up to a limit, and short again after a welcome", () => {
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    world.wire.onclose?.();
    const line = connection.line;
    if (line.is !== "waiting") throw new Error(line.is);
    waits.push(line.until - world.time);
    world.pass(20_000);
  }
  expect(waits.slice(0, 3)).toEqual([375, 750, 1500]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  comeIn();
  world.wire.onclose?.();
  expect(connection.line).toMatchObject({ is: "waiting", tries: 1 });
});

test("a command is sent again with the same id until it is answered, and answered once", async () => {
  comeIn();
  const answer = connection.send({ type: "order", order: { kind: "end_turn" } });
  const first = world.wire.sent.at(-1)!;
  expect(first).toMatchObject({ type: "order", order: { kind: "end_turn" } });
  world.wire.onclose?.();
  world.pass(1000);
  comeIn();
  expect(world.wire.sent.at(-1)).toEqual(first);
  world.wire.tell({ type: "done", id: first["id"], sequence: 9 });
  expect(await answer).toMatchObject({ type: "done", sequence: 9 });
  world.wire.onclose?.();
  world.pass(1000);
  comeIn();
  expect(world.wire.sent).toHaveLength(1);
});

test("a command given while the line is broken waits for it", () => {
  world.wire.onclose?.();
  void connection.send({ type: "take_back" });
  world.pass(1000);
  world.wire.onopen?.();
  expect(world.wire.sent).toHaveLength(1);
  world.wire.tell(welcome());
  expect(world.wire.sent.at(-1)).toMatchObject({ type: "take_back" });
});

test("two commands never share an id", () => {
  comeIn();
  void connection.send({ type: "take_back" });
  void connection.send({ type: "take_back" });
  const [one, other] = world.wire.sent.slice(1).map((message) => message["id"]);
  expect(one).not.toEqual(other);
});

test("silence is noticed, and the line is made anew", () => {
  comeIn();
  world.pass(21_000);
  expect(world.wire.sent.at(-1)).toEqual({ type: "ping" });
  world.wire.tell({ type: "pong" });
  world.pass(100_000);
  expect(world.wires.length).toBeGreaterThan(1);
  expect(world.wires[0]!.isClosed).toBe(true);
});

test("the network's return shortens the wait", () => {
  world.wire.onclose?.();
  connection.retry();
  expect(world.wires).toHaveLength(2);
});

test("a wrong token ends it, a restarting server does not", () => {
  comeIn();
  world.wire.tell({ type: "goodbye", code: "shutdown" });
  world.wire.onclose?.();
  expect(connection.line.is).toBe("waiting");
  world.pass(1000);
  world.wire.onopen?.();
  world.wire.tell({ type: "goodbye", code: "bad_token" });
  expect(lines.at(-1)).toEqual({ is: "closed", code: "bad_token" });
  world.pass(60_000);
  expect(world.wires).toHaveLength(2);
});

test("an ended line stays ended", () => {
  comeIn();
  connection.end();
  world.pass(120_000);
  expect(world.wires).toHaveLength(1);
});
