import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
let parts = 0;
const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
const node = () => ({ connect: (other: unknown) => other, start: () => (parts += 1), stop: () => undefined, frequency: param, gain: param });
class Audio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  parts = 0;
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
  globalThis.AudioContext = Audio as unknown as typeof AudioContext;
});

test("nothing is heard until somebody says so", async () => {
  const sound = await import("../src/lib/sound");
  expect(sound.soundIsOpen()).toBe(true);
  sound.play("dice");
  expect(parts).toBe(0);
  sound.chooseSound(true);
  expect(sound.soundIsOpen()).toBe(false);
  const before = parts;
  sound.play("dice");
  expect(parts - before).toBe(sound.SCORES.dice.length);
  sound.chooseSound(false);
  sound.play("salvo");
  expect(parts - before).toBe(sound.SCORES.dice.length);
});

test("every sound is short and not loud", async () => {
  const { SCORES } = await import("../src/lib/sound");
  for (const score of Object.values(SCORES)) {
    for (const part of score) {
      expect(part.at + part.long).toBeLessThan(1.5);
      expect(part.loud).toBeGreaterThan(0);
      expect(part.loud).toBeLessThanOrEqual(0.3);
      expect(Math.min(part.from, part.to)).toBeGreaterThan(0);
    }
  }
});

test("a browser without sound plays on in silence", async () => {
  globalThis.AudioContext = class { constructor() { throw new Error("none"); } } as unknown as typeof AudioContext;
  const sound = await import("../src/lib/sound");
  sound.chooseSound(true);
  expect(() => sound.play("won")).not.toThrow();
});
