// Unfinished requests, in all and per network.

export class UnfinishedRequests {
  readonly #perNetwork = new Map<string, number>();
  #count = 0;
  #whenIdle: (() => void)[] = [];

  get count(): number {
    return this.#count;
  }

  /** Returns the network's number of unfinished requests before this one. */
  add(network: string): number {
    const before = this.#perNetwork.get(network) ?? 0;
    this.#perNetwork.set(network, before + 1);
    this.#count += 1;
    return before;
  }

  delete(network: string): void {
    this.#count -= 1;
    const left = (this.#perNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(network);
    else this.#perNetwork.set(network, left);
    if (this.#count === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** Resolves when no request is unfinished. */
  idle(): Promise<void> {
    if (this.#count === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }
}
