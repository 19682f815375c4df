// Requests that wait for their turn. Whoever has little unfinished goes before whoever has much, and among equals the newest goes first: those
// who come last hear at once, and those whom they overtake hear in time that they have to come again. In the order of coming everybody would
// wait as long as anybody may.

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
  readonly patienceMs: number;
  readonly count: number;
  readonly bytes: number;
}

export class WaitingLine {
  readonly #limits: LineLimits;
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
    (waiter.isHeavy ? this.#heavy : this.#light).push(waiter);
    while (this.length > this.#limits.count || this.#light.bytes + this.#heavy.bytes > this.#limits.bytes) {
      (this.#heavy.length > 0 ? this.#heavy : this.#light).shift()?.refuse();
    }
  }

  /** Whose turn it is; undefined: nobody waits. */
  next(): Waiter | undefined {
    for (;;) {
      const waiter = this.#light.pop() ?? this.#heavy.pop();
      if (waiter === undefined || !waiter.isGone()) return waiter;
      waiter.refuse();
    }
  }

  /** One who has waited as long as a reply is worth, and waits no longer. */
  late(now: number): Waiter | undefined {
    const since = now - this.#limits.patienceMs;
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
