// Prices that change by themselves: which items have a sale with a period, and when the next of them begins or ends.
import type { ProductFacts } from '#goods/catalog/rules';
import { nextTurn, priceAt } from '#goods/pricing/rules';
import type { Clock } from '#platform/clock';

type Prices = ProductFacts['prices'];

export interface SaleTurns {
  /** An item's prices as they are now; remembers the item when they will change. */
  current(itemId: string, prices: Prices): Prices;
  /** The current prices of every remembered item. */
  all(): ReadonlyMap<string, Prices>;
  /** Items whose prices have changed since they were last asked for; none costs one comparison. */
  due(): readonly string[];
  /** Forgets items that are about to be read again; all without a list. */
  forget(itemIds?: readonly string[]): void;
}

interface Timed {
  readonly full: Prices;
  readonly current: Prices;
  readonly turn: number;
}

export function makeSaleTurns(clock: Clock): SaleTurns {
  const timed = new Map<string, Timed>();
  let first = Infinity;
  const keep = (itemId: string, full: Prices, now: number): Prices => {
    const lists = Object.entries(full);
    const turn = Math.min(...lists.map(([, list]) => nextTurn(list, now) ?? Infinity));
    const current: Prices = Object.fromEntries(lists.map(([currency, list]) => [currency, priceAt(list, now)]));
    timed.set(itemId, { full, current, turn });
    first = Math.min(first, turn);
    return current;
  };
  return {
    current(itemId, prices) {
      const hasPeriod = Object.values(prices).some(({ saleFrom, saleUntil }) => saleFrom !== undefined || saleUntil !== undefined);
      return hasPeriod ? keep(itemId, prices, clock.now().getTime()) : prices;
    },
    all: () => new Map([...timed].map(([itemId, { current }]) => [itemId, current])),
    due() {
      const now = clock.now().getTime();
      if (now < first) return NONE;
      const turned = [...timed].filter(([, { turn }]) => turn <= now);
      first = Math.min(Infinity, ...[...timed.values()].map(({ turn }) => (turn <= now ? Infinity : turn)));
      for (const [itemId, { full }] of turned) keep(itemId, full, now);
      return turned.map(([itemId]) => itemId);
    },
    forget(itemIds = [...timed.keys()]) {
      for (const itemId of itemIds) timed.delete(itemId);
    },
  };
}

const NONE: readonly string[] = [];
