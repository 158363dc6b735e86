/** Something laid out piece by piece that then stays for a while and goes by itself, or until it is taken away. */
export class Showing {
  shown: number = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly all: number,
    private readonly times: { pace: number; stay: number | null },
    private readonly onclose: () => void,
  ) {}

  get isDone(): boolean {
    return this.shown >= this.all;
  }

  /** Begins with the first piece, or with everything where nothing shall move; what it returns ends it. */
  start(isStill: boolean): () => void {
    if (isStill) this.showAll();
    else this.next();
    return () => clearTimeout(this.timer);
  }

  showAll(): void {
    this.shown = this.all;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { pace, stay } = this.times;
    if (!this.isDone) this.timer = setTimeout(() => this.next(), pace);
    else if (stay !== null) this.timer = setTimeout(this.onclose, stay);
  }

  private next(): void {
    this.shown = Math.min(this.all, this.shown + 1);
    this.wait();
  }
}

/** Whether the browser is asked to move nothing. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
