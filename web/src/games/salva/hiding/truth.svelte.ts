const KEY = "velmoci.truth";

/** Whether the seat's own truth is on the screen; the page remembers it until it is closed. */
export class Truth {
  private shown: boolean = $state(true);

  /** At a screen that several share it is covered whenever somebody sits down. */
  constructor(isShared = false) {
    this.shown = !isShared && recalled() !== "off";
  }
  get isShown(): boolean {
    return this.shown;
  }
  turn(on = !this.shown): void {
    this.shown = on;
    try {
      sessionStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // Where nothing may be kept, it is forgotten with the page.
    }
  }
}

function recalled(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
