// Requests that wait for their turn. Networks with few unfinished requests go before those with many. A short line is served in order of arrival. In
// a long line the newest goes first: in order of arrival every request would wait nearly as long as is allowed, while this way served requests have
// hardly waited and the others are refused in time (as in Facebook's "adaptive LIFO").

export interface Waiter {
  /** Memory that it holds while it waits. */
  readonly bytes: number;
  /** Arrival in milliseconds, on the line's clock. */
  readonly since: number;
  /** Whether its network has many unfinished requests. */
  readonly isHeavy: boolean;
  /** Whether its client has left. */
  readonly isGone: () => boolean;
  go(): void;
  refuse(): void;
}

export interface LineLimits {
  /** Longest wait of a request in a burst. */
  readonly patienceMs: number;
  /** Longest wait in a standing line, which does not get shorter by waiting (as in CoDel). */
  readonly standingPatienceMs: number;
  readonly count: number;
  readonly bytes: number;
}

/** A line that has not been empty for this long is standing, not a burst. */
const STANDS_AFTER_MS = 1_000;
/**
 * A line whose last request is served within this time is short. Well below the patience of a standing line: otherwise that line would always be short,
 * and every served request would have waited nearly as long as is allowed.
 */
const SHORT_MS = 250;
/** Weight of the newest interval in the moving average. */
const WEIGHT = 1 / 10;
const LONGEST_PAUSE_MS = 1_000;

export class WaitingLine {
  readonly #limits: LineLimits;
  /** Average milliseconds between two turns while requests wait. */
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

  /** When this makes the line too long, the longest waiting requests are refused. */
  add(waiter: Waiter): void {
    if (this.length === 0) this.#notEmptySince = waiter.since;
    (waiter.isHeavy ? this.#heavy : this.#light).push(waiter);
    while (this.length > this.#limits.count || this.#light.bytes + this.#heavy.bytes > this.#limits.bytes) {
      (this.#heavy.length > 0 ? this.#heavy : this.#light).shift()?.refuse();
    }
  }

  /** The request whose turn it is; undefined: nobody waits. */
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

  /** A request that has waited too long; it leaves the line. */
  late(now: number): Waiter | undefined {
    const stands = now - this.#notEmptySince > STANDS_AFTER_MS;
    const since = now - (stands ? this.#limits.standingPatienceMs : this.#limits.patienceMs);
    for (const stack of [this.#heavy, this.#light]) if ((stack.oldest?.since ?? Infinity) <= since) return stack.shift();
    return undefined;
  }
}

/** A list that is taken from at both ends. */
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
    // Taken entries are dropped when they are more than half.
    if (this.#first * 2 > this.#waiters.length) {
      this.#waiters = this.#waiters.slice(this.#first);
      this.#first = 0;
    }
    return waiter;
  }
}
