import type { Place } from "../wire";
import { recall, recallJson, remember } from "./keep";

/** The seats that this browser holds: whoever has the token sits there. */
const MOST = 200;

export function places(): Place[] {
  const kept = recallJson<Place[]>("places", []);
  return Array.isArray(kept) ? kept : [];
}

export function placesAt(match: string): Place[] {
  return places()
    .filter((place) => place.match === match)
    .sort((a, b) => a.seat - b.seat);
}

/** Keeps seats, the newest first; the same seat of the same match counts once. */
export function keepPlaces(added: Place[]): void {
  const isAdded = (old: Place) => added.some((place) => place.match === old.match && place.seat === old.seat);
  const kept = [...added, ...places().filter((old) => !isAdded(old))];
  remember("places", JSON.stringify(kept.slice(0, MOST)));
}

export function forgetMatch(match: string): void {
  remember("places", JSON.stringify(places().filter((place) => place.match !== match)));
}

export function nickname(): string {
  return recall("nickname") ?? "";
}

export function keepNickname(name: string): void {
  remember("nickname", name);
}

/** The link that others join with; what stands after # never reaches a server's log. */
export function invitationLink(match: string, invitation: string): string {
  return `${location.origin}${location.pathname}#/join/${match}/${invitation}`;
}

/** The invitation may be shown again to whoever made the match. */
export function keepInvitation(match: string, invitation: string): void {
  const all = recallJson<Record<string, string>>("invitations", {});
  remember("invitations", JSON.stringify({ ...all, [match]: invitation }));
}

export function invitationOf(match: string): string | null {
  return recallJson<Record<string, string>>("invitations", {})[match] ?? null;
}
