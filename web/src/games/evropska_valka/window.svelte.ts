import { recall, remember } from "../../lib/keep";

/** How long the King's window stays open: everybody passes at its end, whatever they hold, so that nobody learns anything. */
export const CHOICES = [0, 2, 4, 8] as const;
const USUAL = 4;

export class KingsWindow {
  seconds: number = $state(Number(recall("king-window") ?? USUAL));
  /** When it closes, in milliseconds since 1970; null while somebody thinks longer. */
  closes: number | null = $state(null);
  /** The seat has decided to pass; it is told only when the window closes. */
  isPassing: boolean = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pass: () => void) {}

  open(): void {
    this.isPassing = false;
    clearTimeout(this.timer);
    this.closes = this.seconds ? Date.now() + this.seconds * 1000 : null;
    if (this.seconds) this.timer = setTimeout(() => this.shut(), this.seconds * 1000);
  }
  /** No haste: from now on only a click passes. */
  think(): void {
    clearTimeout(this.timer);
    this.closes = null;
    this.isPassing = false;
  }
  letPass(): void {
    if (this.closes === null) this.shut();
    else this.isPassing = true;
  }
  close(): void {
    clearTimeout(this.timer);
    this.closes = null;
  }
  private shut(): void {
    this.close();
    this.pass();
  }
  choose(seconds: number): void {
    this.seconds = seconds;
    remember("king-window", String(seconds));
  }
}
