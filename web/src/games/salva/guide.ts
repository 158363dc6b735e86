import { type GuidePlan, has, isOnTurn, type Scene } from "../../guide/plan";
import type { PublicView } from "./view";

const isMoving = ({ asked }: Scene<PublicView>): boolean => asked?.kind === "movement";
const SURE = "dialog [data-deed='anyway']";
const TO_PLAY = "#tab-play[aria-selected='false']";
const FIRE = [".actions [data-plan='focus']:enabled", ".actions .primary:enabled", ".actions button:enabled", TO_PLAY];
const BRIDGE = "most";

/** Salva in ten minutes: place an army, take a field, produce, fight a battle. */
const plan: GuidePlan<PublicView> = {
  minutes: 10,
  bot: "random",
  players: 2,
  options: { scenario: "first_steps", players: 2 },
  steps: [
    { id: "hello", at: ["#tab-goals"], values: ({ power }) => ({ power }) },
    {
      id: "place", at: [".placing:not(:has(.held)) table button:enabled", ".placing [data-deed='go']", ".map .field.place", TO_PLAY],
      done: (scene) => has(scene, "placed") || scene.view.round > 0,
    },
    { id: "army", at: [".placing:not(:has(.held)) table button:enabled", ".placing [data-deed='go']", ".map .field.place", TO_PLAY], done: ({ view }) => view.round > 0 },
    {
      id: "take", at: ["[data-deed='go']:enabled", `.map [data-state='${BRIDGE}'].attack`, `.map [data-state='${BRIDGE}'].move`, ".map .field.ready", TO_PLAY],
      done: (scene) => scene.view.fields[BRIDGE]?.owner === scene.power || has(scene, "conquered", "movement-ended"),
    },
    { id: "phase", at: [SURE, "[data-deed='end']:enabled", TO_PLAY], done: (scene) => has(scene, "movement-ended") || !isMoving(scene) },
    { id: "buy", at: [SURE, ".production .offers button:enabled", "[data-deed='end']:enabled", TO_PLAY], done: (scene) => has(scene, "begun") || !isOnTurn(scene) },
    { id: "end", at: [SURE, "[data-deed='end']:enabled", TO_PLAY], done: (scene) => !isOnTurn(scene) || isMoving(scene) },
    { id: "others", at: FIRE, done: isMoving },
    { id: "attack", at: [SURE, "[data-deed='go']:enabled", ".map .field.attack", ".map .field.ready", "[data-deed='end']:enabled", TO_PLAY], done: (scene) => has(scene, "battle-declared") },
    { id: "battle", at: FIRE, done: ({ view }) => view.battle === null },
    { id: "done", at: ["#tab-goals"] },
  ],
};
export default plan as GuidePlan;
