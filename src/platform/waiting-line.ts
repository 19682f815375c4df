// Requests that wait for their turn. Whoever has little unfinished goes before whoever has much. A short line is served in the order of coming.
// In a long one the newest goes first, because in the order of coming everybody would wait nearly as long as anybody may: this way those served
// have hardly waited, and those whom they overtake hear in time that they have to come again (as Facebook's "adaptive LIFO" does).

export interface Waiter {
  /** What it holds while it waits. */
  readonly bytes: number;
  /** Milliseconds, of the line's clock. */
  readonly since: number;
  /** Of somebody who has many requests unfinished. */
  readonly isHeavy: boolean;
  /** Nobody waits for it any more. */
  readonly isGone: () => boolean;
  go(): void;
  refuse(): void;
}

export interface LineLimits {
  /** How long a request of a burst waits at most. */
  readonly patienceMs: number;
  /** How long one waits at most in a line that stands, which does not get shorter by waiting (as in CoDel). */
  readonly standingPatienceMs: number;
  readonly count: number;
  readonly bytes: number;
}

/** A line that was not empty for so long is no burst: it stands. */
const STANDS_AFTER_MS = 1_000;
/** A line whose last is served within so long is short: all in it are served in time. */
const SHORT_MS = 500;
/** Of the newest turn, in the time between two. */
const WEIGHT = 1 / 10;
const LONGEST_PAUSE_MS = 1_000;

export class WaitingLine {
  readonly #limits: LineLimits;
  /** Milliseconds from one turn to the next while somebody waits. */
  #pauseMs = 1;
  #lastTurn: number | undefined;
  #notEmptySince = 0;
  readonly #light = new Stack();
  readonly #heavy = new Stack();

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  get length(): number {
    return this.#light.length + this.#heavy.length;
  }

  /** Where the line is too long by it, those who wait longest are refused. */
  add(waiter: Waiter): void {
    if (this.length === 0) this.#notEmptySince = waiter.since;
    (waiter.isHeavy ? this.#heavy : this.#light).push(waiter);
    while (this.length > this.#limits.count || this.#light.bytes + this.#heavy.bytes > this.#limits.bytes) {
      (this.#heavy.length > 0 ? this.#heavy : this.#light).shift()?.refuse();
    }
  }

  /** Whose turn it is; undefined: nobody waits. */
  next(now: number): Waiter | undefined {
    if (this.#lastTurn !== undefined) this.#pauseMs += (Math.min(LONGEST_PAUSE_MS, now - this.#lastTurn) - this.#pauseMs) * WEIGHT;
    const isShort = this.length * this.#pauseMs < SHORT_MS;
    for (;;) {
      const stack = this.#light.length > 0 ? this.#light : this.#heavy;
      const waiter = isShort ? stack.shift() : stack.pop();
      this.#lastTurn = this.length > 0 ? now : undefined;
      if (waiter === undefined || !waiter.isGone()) return waiter;
      waiter.refuse();
    }
  }

  /** One who has waited as long as a reply is worth, and waits no longer. */
  late(now: number): Waiter | undefined {
    const stands = now - this.#notEmptySince > STANDS_AFTER_MS;
    const since = now - (stands ? this.#limits.standingPatienceMs : this.#limits.patienceMs);
    for (const stack of [this.#heavy, this.#light]) if ((stack.oldest?.since ?? Infinity) <= since) return stack.shift();
    return undefined;
  }
}

/** Taken from at both ends. */
class Stack {
  #waiters: Waiter[] = [];
  #first = 0;
  bytes = 0;

  get length(): number {
    return this.#waiters.length - this.#first;
  }

  get oldest(): Waiter | undefined {
    return this.#waiters[this.#first];
  }

  push(waiter: Waiter): void {
    this.#waiters.push(waiter);
    this.bytes += waiter.bytes;
  }

  pop(): Waiter | undefined {
    if (this.length === 0) return undefined;
    const waiter = this.#waiters.pop();
    this.bytes -= waiter?.bytes ?? 0;
    return waiter;
  }

  shift(): Waiter | undefined {
    const waiter = this.oldest;
    if (waiter === undefined) return undefined;
    this.bytes -= waiter.bytes;
    this.#first += 1;
    // What has gone is dropped once it is most of it.
    if (this.#first * 2 > this.#waiters.length) {
      this.#waiters = this.#waiters.slice(this.#first);
      this.#first = 0;
    }
    return waiter;
  }
}
