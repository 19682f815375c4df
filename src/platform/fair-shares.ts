// Who holds something of the server (a connection, an unfinished body, an unread reply), by network. Where one network or all together hold too
// much, the network that holds most makes room: somebody new is turned away only where no network with more than its share can.

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

/** What somebody does with a share: nothing, keep the server waiting (a request half sent, a reply not read), or wait for the server. */
export type Use = 'idle' | 'client' | 'work';

interface Held<S> {
  readonly shares: Set<S>;
  bytes: number;
}

export class FairShares<S extends Share> {
  readonly #limits: ShareLimits;
  readonly #cut: (share: S) => void;
  readonly #useOf: (share: S) => Use;
  /** Of each network, the one held longest first. */
  readonly #held = new Map<string, Held<S>>();
  #count = 0;
  #bytes = 0;

  /** `cut` ends what is held. What is idle goes first, then what waits for its client; what waits for the server is spared. */
  constructor(limits: ShareLimits, cut: (share: S) => void, useOf: (share: S) => Use = () => 'idle') {
    this.#limits = limits;
    this.#cut = cut;
    this.#useOf = useOf;
  }

  /** Counts the share, and makes room for it. False: nothing may be cut for it, and it is not counted. */
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

  /** No longer held. Says whether it was. */
  delete(share: S): boolean {
    const own = this.#held.get(share.network);
    if (own === undefined || !own.shares.delete(share)) return false;
    own.bytes -= share.bytes;
    this.#count -= 1;
    this.#bytes -= share.bytes;
    if (own.shares.size === 0) this.#held.delete(share.network);
    return true;
  }

  /** Ends it at once. */
  cut(share: S): void {
    if (this.delete(share)) this.#cut(share);
  }

  /** In use a moment ago: of its network it is cut last. */
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

  /** Cuts for the share what the greediest network holds, else what the next one holds that has more than each would have of an even division. */
  #makeRoom(share: S): boolean {
    const { count, bytes } = this.#limits.all;
    const partOf = (held: Held<S>): number => Math.max(held.shares.size / count, held.bytes / bytes);
    const fair = 1 / this.#held.size;
    const greedy = [...this.#held.values()].filter((held) => partOf(held) > fair).toSorted((a, b) => partOf(b) - partOf(a));
    return greedy.some((held) => this.#cutOldest(held, share));
  }
}
