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

/** Keeps seats, the newest first; the same seat of the same match counts once. Of a link alone the seat is not known yet: -1. */
export function keepPlaces(added: Place[]): void {
  const known = places();
  const fresh = added.filter((place) => place.seat >= 0 || !known.some((old) => old.token === place.token));
  const isAdded = (old: Place) => fresh.some((place) => place.match === old.match && (place.seat === old.seat || place.token === old.token));
  remember("places", JSON.stringify([...fresh, ...known.filter((old) => !isAdded(old))].slice(0, MOST)));
}

/** A token that opens nothing is not kept. */
export function forgetToken(token: string): void {
  remember("places", JSON.stringify(places().filter((place) => place.token !== token)));
}

/** A seat's own link, by which it is played on another device too. */
export function seatLink(match: string, token: string): string {
  return `${location.origin}${location.pathname}#/table/${match}/${token}`;
}

/** The match leaves the list for good, though an account may still tell of it. */
export function forgetMatch(match: string): void {
  remember("places", JSON.stringify(places().filter((place) => place.match !== match)));
  remember("forgotten", JSON.stringify([match, ...recallJson<string[]>("forgotten", [])].slice(0, MOST)));
}

export const isForgotten = (match: string): boolean => recallJson<string[]>("forgotten", []).includes(match);

export function nickname(): string {
  return recall("nickname") ?? "";
}

export function keepNickname(name: string): void {
  remember("nickname", name);
}

/** The link that others join with, or that leads beside somebody to a seat; what stands after # never reaches a server's log. */
export function invitationLink(match: string, invitation: string, seat?: number): string {
  return `${location.origin}${location.pathname}#/join/${match}/${invitation}${seat === undefined ? "" : `/${seat}`}`;
}

/** The link to look on; to a private match only whoever has an invitation can pass one on. */
export function watchLink(match: string, isPublic: boolean): string | null {
  if (isPublic) return `${location.origin}${location.pathname}#/table/${match}`;
  const invitation = invitationOf(match);
  return invitation && invitationLink(match, invitation);
}

/** The invitation may be shown again to whoever made the match, and to whoever came by it. */
export function keepInvitation(match: string, invitation: string): void {
  const all = recallJson<Record<string, string>>("invitations", {});
  remember("invitations", JSON.stringify({ ...all, [match]: invitation }));
}

export function invitationOf(match: string): string | null {
  return recallJson<Record<string, string>>("invitations", {})[match] ?? null;
}
