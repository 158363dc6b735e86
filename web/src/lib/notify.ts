import { recall, remember } from "./keep";
import { play } from "./sound";

/** Calls the player back to the page: the title always, a sound and the system's own notice only by consent. */
const TITLE = "Velmoci";

export const noticeIsOn = () => recall("notice") === "on" && "Notification" in window && Notification.permission === "granted";

/** Asks the browser for leave; true if it was given. */
export async function chooseNotice(on: boolean): Promise<boolean> {
  if (on && "Notification" in window && Notification.permission !== "granted") await Notification.requestPermission();
  remember("notice", on ? "on" : "off");
  return noticeIsOn();
}

export function setTitle(text: string | null, isMyTurn = false): void {
  document.title = text ? `${isMyTurn ? "● " : ""}${text} – ${TITLE}` : TITLE;
}

/** Once, at the moment at which it becomes one's turn. */
export function announceTurn(text: string): void {
  play("turn");
  if (noticeIsOn() && document.hidden) new Notification(TITLE, { body: text, tag: "velmoci-turn", icon: "/favicon.svg" });
}
