import type { MadeMatch } from "../wire";
import { keepInvitation, keepPlaces } from "./places";
import { router } from "./router.svelte";

/** Whoever has just made a match keeps its seats and its invitation, and goes to its table. */
export function sitDown({ match, places, invitation }: MadeMatch): void {
  keepPlaces(places);
  keepInvitation(match, invitation);
  router.go(`/table/${match}`);
}
