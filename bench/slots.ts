// So many shoppers are busy at once; one who waits for the shop's next answer lets another one in.
import { setTimeout as delay } from 'node:timers/promises';

const [TRIES, PAUSE_MS] = [60, 1_000];

export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  /** Steps aside for a while. */
  async park(ms: number): Promise<void> {
    this.leave();
    await delay(ms);
    await this.take();
  }

  /** Work that bears being done twice, tried until whoever it needs is there again. */
  async insist<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries === TRIES) throw error;
        await this.park(PAUSE_MS);
      }
    }
  }
}
