import type { GameClient } from "../game";
import { BATTLE_ENDS } from "./battles";
import { sides } from "./draws";
import { onlyAnswer } from "./formal";
import Luck from "./Luck.svelte";
import Moment from "./Moment.svelte";
import { nameOf, placeName } from "./names";
import { questionText } from "./question";
import Secrets from "./Secrets.svelte";
import { type EuropeMap, type PublicView, readMap } from "./view";

const evropskaValka: GameClient<EuropeMap> = {
  texts: { cs: () => import("./texts/cs.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
  readMap,
  nameOf,
  placeName,
  question: questionText,
  onlyAnswer,
  isOpenQuestion: () => false,
  seats: { option: "players", usual: 4, quick: {}, colours: false },
  presets: { classic: {}, brisk: { starting_hand: 2 }, pyramids: { pieces: "pyramids" }, gentle: { sabotage_single: "immune", move_to_own: true } },
  measures: (["figures", "cards"] as const).map((one) => ({ title: `ev-col-${one}`, of: (view, seat) => (view as PublicView).powers[seat]?.[one] ?? 0 })),
  silhouette: ({ drawing, fields }, view) => ({
    size: [drawing.view_box[2], drawing.view_box[3]], shapes: fields.map(({ id }) => ({ path: drawing.fields[id]!.path, owner: (view as PublicView).fields[id]?.[0] ?? null })),
  }),
  luckOf: (luck) => Object.fromEntries(luck.map((one) => [String(one["power"]), Number(one["points"] ?? 0) - Number(one["expected_points"] ?? 0)])),
  isMoment: (event) => BATTLE_ENDS.has(event.event),
  when: (view) => ["ev-turn", { turn: (view as PublicView).turn }],
  isIn: (view, seat) => view.powers[seat]?.status === "playing",
  sides,
  showsLuck: (replay) => replay.luck.length > 0,
  Board: () => import("./Board.svelte"),
  Moment,
  Secrets,
  Luck,
};
export default evropskaValka;
