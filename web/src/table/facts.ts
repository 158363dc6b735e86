import type { AgreementInfo, LoggedEvent, TalkLine } from "../wire";
import type { PowerId } from "../games/views";

// What the table's panels tell, worked out from what the server has sent; no drawing here.

const PLACES = ["origin", "target", "state", "states", "field", "fields"];

/** The places that a line of the log speaks of. */
export function placesOf({ values }: LoggedEvent): string[] {
  return PLACES.flatMap((key) => (values[key] ?? []) as string | string[]);
}

/** The powers that a line speaks of, the acting one first. */
export function actorOf({ values }: LoggedEvent): PowerId | null {
  const power = values["power"] ?? values["by"];
  return typeof power === "string" ? power : null;
}

export interface Typed {
  text: string;
  at: number;
}

const TYPING = 900;

/** Digits typed soon after each other make one number; what is too large starts anew. */
export function typed(before: Typed, digit: string, at: number, most: number): Typed & { count: number } {
  const joined = at - before.at < TYPING ? before.text + digit : digit;
  const text = Number(joined) > most ? digit : joined;
  return { text, at, count: Math.min(most, Math.max(1, Number(text))) };
}

const LONG = 48 * 3600;

/** Hours, minutes and seconds of a clock; where days are left, days and hours. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > LONG) return `${Math.floor(seconds / 86_400)}\u00a0d\u00a0${Math.floor(seconds / 3600) % 24}\u00a0h`;
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Until when: the hour, and the day too unless it is today. */
export function hourText(at: number, language: string, now = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  return then.toLocaleString(language, isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}

/** A circle of powers that talk, with all that was said and agreed in it. */
export interface Room {
  key: string;
  /** The others; empty is the channel of one's own power. */
  others: PowerId[];
  lines: TalkLine[];
  agreements: AgreementInfo[];
}

export const roomKey = (powers: PowerId[]): string => [...new Set(powers)].sort().join(" ");

/** The rooms in which something was said or proposed, the latest first. */
export function rooms(talks: TalkLine[], agreements: AgreementInfo[], power: PowerId): Room[] {
  const found = new Map<string, Room>();
  const room = (powers: PowerId[]): Room => {
    const key = roomKey(powers);
    const known = found.get(key) ?? { key, others: powers.filter((one) => one !== power), lines: [], agreements: [] };
    found.set(key, known);
    return known;
  };
  for (const line of talks) room(line.powers).lines.push(line);
  for (const one of agreements) if (one.powers.includes(power)) room(one.powers).agreements.push(one);
  const latest = (one: Room) => one.lines.at(-1)?.number ?? 0;
  return [...found.values()].sort((a, b) => latest(b) - latest(a));
}

/** Up to which line each room was read; rooms that are not named here up to `from`. */
export interface Read {
  from: number;
  to: Record<string, number>;
}

/** How many lines of others in a room nobody has looked at. */
export const unread = ({ key, lines }: Room, read: Read, power: PowerId): number =>
  lines.filter((line) => line.power !== power && line.number > (read.to[key] ?? read.from)).length;

const STANDING_IN = ["stand-in-default", "stand-in-bot", "came-back"];

/** Whether the others have decided to pass a power over until it comes back. */
export function isPassedOver(log: LoggedEvent[], power: PowerId): boolean {
  return log.findLast(({ event, values }) => values["power"] === power && STANDING_IN.includes(event))?.event === "stand-in-default";
}

/** What an agreement has become. */
export function agreementStatus({ powers, accepted, declined }: AgreementInfo): "open" | "made" | "declined" {
  if (declined.length) return "declined";
  return powers.every((power) => accepted.includes(power)) ? "made" : "open";
}
