// Counts, per network, what clients hold of the server (connections, unfinished bodies, unread replies). When one network or all together hold too
// much, the network that holds most loses a share; a newcomer is refused only when nothing may be cut of a network that
// holds more than its share.

export interface Amount {
  readonly count: number;
  readonly bytes: number;
}

export interface ShareLimits {
  readonly perNetwork: Amount;
  readonly all: Amount;
}

export interface Share {
  readonly network: string;
  readonly bytes: number;
}

/** State of a share: unused, keeping the server waiting (a request half sent, a reply not read), or waiting for the server. */
export type Use = 'idle' | 'client' | 'work';

interface Held<S> {
  readonly shares: Set<S>;
  bytes: number;
}

export class FairShares<S extends Share> {
  readonly #limits: ShareLimits;
  readonly #cut: (share: S) => void;
  readonly #useOf: (share: S) => Use;
  /** Shares per network, the oldest first. */
  readonly #held = new Map<string, Held<S>>();
  #count = 0;
  #bytes = 0;

  /** `cut` ends a share. Idle shares go first, then those that wait for their client; those that wait for the server are spared. */
  constructor(limits: ShareLimits, cut: (share: S) => void, useOf: (share: S) => Use = () => 'idle') {
    this.#limits = limits;
    this.#cut = cut;
    this.#useOf = useOf;
  }

  /** Counts the share and makes room for it. False: nothing may be cut for it, and it is not counted. */
  add(share: S): boolean {
    const own = this.#held.get(share.network) ?? { shares: new Set<S>(), bytes: 0 };
    this.#held.set(share.network, own);
    own.shares.add(share);
    own.bytes += share.bytes;
    this.#count += 1;
    this.#bytes += share.bytes;
    const { perNetwork, all } = this.#limits;
    while (own.shares.size > perNetwork.count || own.bytes > perNetwork.bytes) if (!this.#cutOldest(own, share)) return this.#refuse(share);
    while (this.#count > all.count || this.#bytes > all.bytes) if (!this.#makeRoom(share)) return this.#refuse(share);
    return true;
  }

  /** Removes the share; returns whether it was held. */
  delete(share: S): boolean {
    const own = this.#held.get(share.network);
    if (own === undefined || !own.shares.delete(share)) return false;
    own.bytes -= share.bytes;
    this.#count -= 1;
    this.#bytes -= share.bytes;
    if (own.shares.size === 0) this.#held.delete(share.network);
    return true;
  }

  /** Ends the share at once. */
  cut(share: S): void {
    if (this.delete(share)) this.#cut(share);
  }

  /** Marks the share as used just now: its network's others are cut before it. */
  touch(share: S): void {
    const shares = this.#held.get(share.network)?.shares;
    if (shares?.delete(share)) shares.add(share);
  }

  *[Symbol.iterator](): Generator<S> {
    for (const { shares } of this.#held.values()) yield* shares;
  }

  #cutOldest({ shares }: Held<S>, besides: S): boolean {
    let oldest: S | undefined;
    for (const share of shares) {
      const use = share === besides ? 'work' : this.#useOf(share);
      if (use === 'work') continue;
      oldest ??= share;
      if (use === 'client') continue;
      oldest = share;
      break;
    }
    if (oldest !== undefined) this.cut(oldest);
    return oldest !== undefined;
  }

  #refuse(share: S): false {
    this.delete(share);
    return false;
  }

  /** Cuts a share of the greediest network, else of the next network that has more than an even division. */
  #makeRoom(share: S): boolean {
    const { count, bytes } = this.#limits.all;
    const partOf = (held: Held<S>): number => Math.max(held.shares.size / count, held.bytes / bytes);
    const fair = 1 / this.#held.size;
    const greedy = [...this.#held.values()].filter((held) => partOf(held) > fair).toSorted((a, b) => partOf(b) - partOf(a));
    return greedy.some((held) => this.#cutOldest(held, share));
  }
}
