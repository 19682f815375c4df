// Who holds something of the server (a connection, an unfinished body, an unread reply), by network. Nobody new is turned away: where one
// network or all together hold too much, whatever has been held longest by the network that holds most is cut.

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

interface Held<S> {
  readonly shares: Set<S>;
  bytes: number;
}

export class FairShares<S extends Share> {
  readonly #limits: ShareLimits;
  readonly #cut: (share: S) => void;
  readonly #mayCut: (share: S) => boolean;
  /** Of each network, the one held longest first. */
  readonly #held = new Map<string, Held<S>>();
  #count = 0;
  #bytes = 0;

  /** `cut` ends what is held; `mayCut` spares what is in use. */
  constructor(limits: ShareLimits, cut: (share: S) => void, mayCut: (share: S) => boolean = () => true) {
    this.#limits = limits;
    this.#cut = cut;
    this.#mayCut = mayCut;
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
    while (this.#count > all.count || this.#bytes > all.bytes) if (!this.#cutOldest(this.#greediest(), share)) return this.#refuse(share);
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
    for (const share of shares) {
      if (share === besides || !this.#mayCut(share)) continue;
      this.cut(share);
      return true;
    }
    return false;
  }

  #refuse(share: S): false {
    this.delete(share);
    return false;
  }

  /** Looked for only where there is too much of all. */
  #greediest(): Held<S> {
    const { count, bytes } = this.#limits.all;
    const shareOf = (held: Held<S>): number => Math.max(held.shares.size / count, held.bytes / bytes);
    let most: Held<S> = { shares: new Set(), bytes: 0 };
    for (const held of this.#held.values()) if (shareOf(held) > shareOf(most)) most = held;
    return most;
  }
}
