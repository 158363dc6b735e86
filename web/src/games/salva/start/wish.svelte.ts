import type { GoalInfo, RungInfo, WishedGame } from "../../../wire";
import { fitting, type MapKind, STEPS, type Territory, territories } from "./choices";

export const newSeed = (): string => String(1 + Math.floor(Math.random() * 999_999));

/** What a map is made from, out of anything that may be typed: plain letters and digits. */
export const plainSeed = (typed: string): string => typed.normalize("NFD").replace(/[^0-9A-Za-z_-]/g, "") || "0";

/** The game of one's own while it is put together. */
export class Wish {
  chapters: string[] = $state.raw(["terrain"]);
  goal = $state("elimination");
  players = $state(2);
  mapKind = $state<MapKind>("made");
  /** Segments laid on purpose, as they are written. */
  laid = $state("G10 G1rr");
  seed = $state(newSeed());
  land = $state(12);
  sea = $state(0);
  masses = $state(0);
  fair = $state(1);
  start = $state<Territory>("similar");
  total = $state(20);
  /** Whether each side has points of its own. */
  isUneven = $state(false);
  allotments: number[] = $state.raw([]);
  names: string[] = $state.raw([]);

  switch(chapter: string, isOn: boolean): void {
    this.chapters = isOn ? [...this.chapters, chapter] : this.chapters.filter((one) => one !== chapter);
  }
  setGoal(goal: GoalInfo): void {
    this.goal = goal.id;
    this.players = fitting(goal, this.players);
    if (!territories(goal.id).includes(this.start)) this.start = "similar";
  }
  /** Whoever starts on the sea needs ships, and a sea. */
  setStart(start: Territory): void {
    this.start = start;
    if (start !== "sea") return;
    if (!this.chapters.includes("naval")) this.switch("naval", true);
    this.sea ||= 4;
  }
  /** The chapters of a rung; those that are steps of the form are chosen there. */
  climb(rung: RungInfo, goals: GoalInfo[]): void {
    this.chapters = rung.chapters.filter((one) => !STEPS.includes(one));
    if (rung.chapters.includes("random_map")) this.mapKind = "drawn";
    else if (this.isDrawn) this.mapKind = "made";
    const [lot, usual] = ["random", "elimination"].map((id) => goals.find((one) => one.id === id));
    if (rung.chapters.includes("random_goal")) { if (lot) this.setGoal(lot); }
    else if (this.goal === "random" && usual) this.setGoal(usual);
    if (this.chapters.includes("naval")) this.sea ||= 4;
  }
  rename(side: number, name: string): void {
    this.names = this.filled(this.names, "", side, name);
  }
  allot(side: number, amount: number): void {
    this.allotments = this.filled(this.allotments, this.share, side, amount);
  }
  /** Whether the map is drawn by lot when the game begins; the one of the generator then only stands in for it. */
  get isDrawn(): boolean {
    return this.mapKind === "drawn";
  }
  /** Chapters that are chosen elsewhere in the form than by their switch. */
  get steps(): string[] {
    return [...(this.isDrawn ? ["random_map"] : []), ...(this.goal === "random" ? ["random_goal"] : [])];
  }
  get share(): number {
    return Math.floor((this.total || 0) / this.players);
  }
  /** A list for all sides in which one entry is new. */
  private filled<T>(list: T[], usual: T, side: number, value: T): T[] {
    return Array.from({ length: this.players }, (_, place) => (place === side ? value : (list[place] ?? usual)));
  }

  body(): WishedGame {
    const { seed, land, sea, masses, fair } = this;
    return {
      map: { seed: plainSeed(seed), land, sea, masses, fair, ...(this.mapKind === "laid" ? { laid: this.laid.trim() || "," } : {}) },
      chapters: this.isDrawn ? [...this.chapters, "random_map"] : this.chapters, goal: this.goal, players: this.players, start: this.start, total: this.total || 0,
      allotments: this.isUneven ? this.filled(this.allotments, this.share, -1, 0) : [],
      names: this.names.slice(0, this.players), options: this.isDrawn && this.start !== "sea" ? { map_start: this.start } : {},
    };
  }
}
