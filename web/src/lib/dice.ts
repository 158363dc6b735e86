// Checks the dice of a finished match in the browser itself, from its record: nobody has to be believed.

import type { ReplayStep } from "../wire";

export interface Checked {
  /** Rolls that are exactly what the secret gives. */
  dice: number;
  /** The number of the first record whose rolls are not, or null. */
  wrong: number | null;
  /** Whether the secret is the one whose hash was published. */
  isSecretRight: boolean;
}

/** What this page itself knows of the first rolls of a step: dice have six sides, a pile as many as it holds cards. */
export type Sides = (step: ReplayStep, before: ReplayStep | undefined, rolls: number) => number[];

interface Header { commitment: string; mixed: string[] }
interface Played { seat: number; order: string; rolls: number[]; secrets: number[] }

/** What an order is called where the stream of its secret shuffles is worked out. */
const SHUFFLED = "\nsecret";
const WORDS = 2n ** 32n;
const encoder = new TextEncoder();

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, encoder.encode(text));
}

async function commitment(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const prefix = encoder.encode("velmoci-commitment\n");
  const whole = new Uint8Array(prefix.length + secret.length);
  whole.set(prefix);
  whole.set(secret, prefix.length);
  return toHex(await crypto.subtle.digest("SHA-256", whole));
}

/** The rolls that the key gives to an order at its place in the match. */
async function rollsOf(key: Uint8Array<ArrayBuffer>, place: number, seat: number, order: string, sides: number[]): Promise<number[]> {
  const rolls: number[] = [];
  for (let block = 0; rolls.length < sides.length; block += 1) {
    const bytes = new DataView(await hmac(key, `${place}\n${seat}\n${order}\n${block}`));
    for (let at = 0; at < 32 && rolls.length < sides.length; at += 4) {
      const wanted = BigInt(sides[rolls.length]!);
      const product = BigInt(bytes.getUint32(at)) * wanted;
      // A few words would make some numbers likelier; they are passed over.
      if (product % WORDS >= WORDS % wanted) rolls.push(1 + Number(product / WORDS));
    }
  }
  return rolls;
}

/** Whether the key gives exactly these rolls. */
async function gives(
  key: Uint8Array<ArrayBuffer>, place: number, seat: number, order: string, sides: number[], rolls: number[],
): Promise<boolean> {
  if (sides.length !== rolls.length || sides.some((count) => count <= 0)) return false;
  return !sides.length || (await rollsOf(key, place, seat, order, sides)).every((roll, at) => roll === rolls[at]);
}

/** Reads a `.velmoci` record; an undone order is not part of the match. */
export function readRecord(text: string): { header: Header; played: Played[]; secret: string | null } {
  const lines = text.trim().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
  const played: Played[] = [];
  let secret: string | null = null;
  for (const line of lines.slice(1)) {
    if ("undo" in line) played.pop();
    else if ("order" in line) played.push({ rolls: [], secrets: [], ...line } as unknown as Played);
    else secret = (line["secret"] as string | undefined) ?? null;
  }
  return { header: lines[0] as unknown as Header, played, secret };
}

/** Whether this browser can calculate hashes here; without a secure address it may not. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/**
 * Works every roll out again from the revealed secret. What a roll chose from is told by the match's replay; where the page
 * knows it itself, as with all dice of battles, the two must agree.
 */
export async function checkDice(text: string, steps: ReplayStep[], known: Sides): Promise<Checked> {
  const { header, played, secret } = readRecord(text);
  const bytes = fromHex(secret ?? "");
  const isSecretRight = secret !== null && (await commitment(bytes)) === header.commitment;
  if (!isSecretRight) return { dice: 0, wrong: null, isSecretRight };
  const key = new Uint8Array(await hmac(bytes, header.mixed.join("\n")));
  const told = steps.filter((step) => step.order !== null);
  let dice = 0;
  for (const [place, one] of played.entries()) {
    const sides = told[place]?.sides ?? [];
    const secretSides = told[place]?.secret_sides ?? [];
    const agrees = !sides.length || known(told[place]!, told[place - 1], sides.length).every((count, at) => count === sides[at]);
    const isRight = agrees && await gives(key, place, one.seat, one.order, sides, one.rolls)
      && await gives(key, place, one.seat, one.order + SHUFFLED, secretSides, one.secrets);
    if (!isRight) return { dice, wrong: place + 1, isSecretRight };
    dice += one.rolls.length + one.secrets.length;
  }
  return { dice, wrong: null, isSecretRight };
}
