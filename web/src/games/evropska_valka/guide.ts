import { type GuidePlan, has, type Scene } from "../../guide/plan";
import type { PublicView } from "./view";

const isMyTurn = ({ asked }: Scene<PublicView>): boolean => asked?.kind === "turn";
const ANSWER = [".window .primary", ".decision .cards + .row .primary:enabled", ".decision .cards button[aria-pressed='false']", ".map .field.move", "#panel-overview .log"];

/** Evropská válka in two minutes: draft, try fate, attack. */
const plan: GuidePlan<PublicView> = {
  minutes: 2,
  bot: "steady",
  players: 3,
  options: { players: 3, starting_hand: 1, first_player: "seat_0" },
  steps: [
    { id: "hello", at: [".column > .mine", "#tab-hand"], values: ({ power }) => ({ power }) },
    { id: "draft", at: ["[data-deed='draft'][aria-pressed='false']", ".map .field.ready", "#tab-play[aria-selected='false']"], done: (scene) => has(scene, "drafted") },
    { id: "others", at: ANSWER, done: isMyTurn },
    { id: "fate", at: [".deal .primary", "[data-deed='fate']", "#tab-play[aria-selected='false']"], done: (scene) => has(scene, "fate-assigned") },
    { id: "again", at: ANSWER, done: isMyTurn },
    {
      id: "attack", at: ["form.aim .primary", ".map .field.attack", ".map .field.move", ".map .field.ready", "#tab-play[aria-selected='false']"],
      done: (scene) => has(scene, "attack-declared", "moved"),
    },
    { id: "battle", at: ANSWER, done: ({ view }) => view.attack === null },
    { id: "done" },
  ],
};
export default plan as GuidePlan;
