import { type GuidePlan, has, isOnTurn, type Scene } from "../../guide/plan";
import type { OwnView, PublicView } from "./view";

const isMyTurn = ({ asked }: Scene<PublicView>): boolean => asked?.kind === "turn";
const FOUGHT = ["battle-won", "battle-lost", "state-taken", "state-held"];
const AIM = ["form.attack .go .primary", ".map .target", ".map .ready", "#tab-play[aria-selected='false']"];

/** Expanze in two minutes: place, attack, take a card, hand over, arm. */
const plan: GuidePlan<PublicView> = {
  minutes: 2,
  bot: "steady",
  players: 3,
  options: { colour_choice: "random", first_arm_base: 6, first_arm_short: 6, first_arm_cap: 4 },
  steps: [
    { id: "hello", at: [".column > .mine", "#tab-own"], values: ({ now, power }) => ({ power, mission: (now.own as OwnView | null)?.mission ?? "" }) },
    {
      id: "place", at: [".placing[data-left='0'] button.primary", ".map .ready", "#tab-play[aria-selected='false']"],
      done: (scene) => has(scene, "placed-first") || isMyTurn(scene),
    },
    { id: "first", done: isMyTurn },
    { id: "attack", at: AIM, done: (scene) => has(scene, ...FOUGHT) },
    { id: "card", at: ["dialog [data-deed='anyway']", "[data-deed='draw']", ...AIM, "[data-deed='end']"], done: (scene) => has(scene, "card-drawn") || !isOnTurn(scene) },
    { id: "end", at: ["dialog [data-deed='anyway']", "[data-deed='end']", "#tab-play[aria-selected='false']"], done: (scene) => !isOnTurn(scene) },
    { id: "others", at: ["#panel-overview .log", "#tab-overview"], done: isMyTurn },
    {
      id: "arm", at: [".placing[data-left='0'] button.primary", "[data-deed='arm'][aria-pressed='false']", ".map .ready", "#tab-play[aria-selected='false']"],
      done: (scene) => has(scene, "armed"),
    },
    { id: "done" },
  ],
};
export default plan as GuidePlan;
