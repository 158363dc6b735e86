import { recall, remember } from "../../lib/keep";

/** What the colour of the land tells. */
export type Fill = "owner" | "continent";

/** The choice of this browser, for the table and for replays. */
class Choice {
  fill: Fill = $state(recall("fill") === "continent" ? "continent" : "owner");

  turn(): void {
    this.fill = this.fill === "owner" ? "continent" : "owner";
    remember("fill", this.fill);
  }
}

export const choice = new Choice();
