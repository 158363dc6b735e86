import { recall, remember } from "./keep";

/** Calls the player back to the page: the title always, a sound and the system's own notice only by consent. */
const TITLE = "Velmoci";

export const soundIsOn = () => recall("sound") === "on";
export const noticeIsOn = () => recall("notice") === "on" && "Notification" in window && Notification.permission === "granted";

export function chooseSound(on: boolean): void {
  remember("sound", on ? "on" : "off");
  if (on) chime();
}

/** Asks the browser for leave; true if it was given. */
export async function chooseNotice(on: boolean): Promise<boolean> {
  if (on && "Notification" in window && Notification.permission !== "granted") await Notification.requestPermission();
  remember("notice", on ? "on" : "off");
  return noticeIsOn();
}

export function chime(): void {
  try {
    const context = new AudioContext();
    [523.25, 659.25].forEach((pitch, place) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const at = context.currentTime + place * 0.16;
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
    setTimeout(() => void context.close(), 1500);
  } catch {
    // A browser without sound plays on in silence.
  }
}

export function setTitle(text: string | null, isMyTurn = false): void {
  document.title = text ? `${isMyTurn ? "● " : ""}${text} – ${TITLE}` : TITLE;
}

/** Once, at the moment at which it becomes one's turn. */
export function announceTurn(text: string): void {
  if (soundIsOn()) chime();
  if (noticeIsOn() && document.hidden) new Notification(TITLE, { body: text, tag: "velmoci-turn", icon: "/favicon.svg" });
}
