import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Showing } from "../src/lib/showing.svelte";

const TIMES = { pace: 100, stay: 1000 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first piece is shown at once, every other in its time, and then the show stays and goes by itself", () => {
  const close = vi.fn();
  const show = new Showing(3, TIMES, close);
  show.start(false);
  const seen = [show.shown];
  for (let step = 1; step < 3; step += 1) {
    vi.advanceTimersByTime(TIMES.pace);
    seen.push(show.shown);
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(show.isDone).toBe(true);
  vi.advanceTimersByTime(TIMES.stay - 1);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
});

test("where nothing shall move all is shown at once, and goes in the same time", () => {
  const close = vi.fn();
  const show = new Showing(3, TIMES, close);
  show.start(true);
  expect(show.isDone).toBe(true);
  vi.advanceTimersByTime(TIMES.stay);
  expect(close).toHaveBeenCalledOnce();
});

test("showing all begins the time that it stays", () => {
  const close = vi.fn();
  const show = new Showing(50, TIMES, close);
  show.start(false);
  vi.advanceTimersByTime(150);
  show.showAll();
  expect(show.shown).toBe(50);
  vi.advanceTimersByTime(TIMES.stay);
  expect(close).toHaveBeenCalledOnce();
});

test("a show that is taken away never calls", () => {
  const close = vi.fn();
  const end = new Showing(2, TIMES, close).start(false);
  end();
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
});
