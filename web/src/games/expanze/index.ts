import type { GameClient } from "../game";
import type { MapInfo } from "../../wire";
import { sides } from "./dice";
import type { Drawing } from "./drawing";
import Luck from "./Luck.svelte";
import Moment from "./Moment.svelte";
import { nameOf } from "./names";
import { PRESETS } from "./presets";
import { questionText } from "./question";
import Secrets from "./Secrets.svelte";
import type { PublicView } from "./view";

const BATTLES = new Set(["battle-won", "battle-lost", "state-taken", "state-held"]);

const expanze: GameClient<MapInfo> = {
  texts: { cs: () => import("./texts/cs.ftl?raw"), en: () => import("./texts/en.ftl?raw") },
  readMap: (raw) => raw as MapInfo,
  nameOf,
  placeName: (map, place, language) =>
    map.states.find((one) => one.id === place)?.name[language] ?? map.continents.find((one) => one.id === place)?.name[language] ?? null,
  question: questionText,
  isOpenQuestion: (decision) => decision.kind === "battle",
  seats: { option: "powers", usual: 4, quick: { colour_choice: "random" }, colours: true },
  presets: PRESETS,
  measures: (["states", "soldiers"] as const).map((one) => ({ title: `players-${one}`, of: (view, seat) => (view as PublicView).powers[seat]?.[one] ?? 0 })),
  silhouette: (map, view) => {
    const { view_box, states } = map.drawing as unknown as Drawing;
    return { size: [view_box[2], view_box[3]], shapes: map.states.map(({ id }) => ({ path: states[id]!.path, owner: (view as PublicView).states[id]?.[0] ?? null })) };
  },
  luckOf: (luck) => Object.fromEntries(luck.map((one) => {
    const of = (key: string) => Number(one[key] ?? 0);
    return [String(one["power"]), of("expected_lost") - of("lost") + of("killed") - of("expected_killed")];
  })),
  isMoment: (event) => BATTLES.has(event.event),
  when: (view) => ["round", { round: (view as PublicView).round }],
  isIn: (view, seat) => view.powers[seat]?.status === "living",
  sides,
  showsLuck: (replay) => replay.luck.length > 0,
  Board: () => import("./Board.svelte"),
  Moment,
  Secrets,
  Luck,
};
export default expanze;
