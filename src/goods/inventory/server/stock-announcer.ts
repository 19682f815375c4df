// Tells every server, this one too, what orders and checkouts of this one have taken: soon after, and many together.
import type { StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { ANNOUNCE } from './inventory-queries.ts';

export interface StockAnnouncer {
  /** Something was taken in a transaction that ends later. */
  took(lines: readonly Pick<StockLine, 'itemId' | 'location'>[], ended: Promise<void>): void;
  /** What a cart's checkout holds was changed by a transaction that ends later. */
  held(cartId: string, ended: Promise<void>): void;
  /** Announces what is left now. */
  close(): Promise<void>;
}

/** What ends within so much time is announced together. Amounts are read when they are announced. */
const WAIT_MS = 100;

export function makeStockAnnouncer(db: Queries): StockAnnouncer {
  const places = new Map<string, Pick<StockLine, 'itemId' | 'location'>>();
  const holds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...places.values()];
    places.clear();
    const held = [...holds];
    holds.clear();
    if (taken.length + held.length === 0) return;
    await db.run(ANNOUNCE, [taken.map(({ itemId }) => itemId), taken.map(({ location }) => location), held]);
  };
  const after = (ended: Promise<void>, note: () => void): void =>
    void ended.then(() => {
      note();
      // A database that is away announces everything when it is back.
      timer ??= setTimeout(() => void flush().catch(() => undefined), WAIT_MS).unref();
    });
  return {
    took: (lines, ended) =>
      after(ended, () => {
        for (const line of lines) places.set(`${line.itemId} ${line.location}`, line);
      }),
    held: (cartId, ended) => after(ended, () => void holds.add(cartId)),
    close: () => flush().catch(() => undefined),
  };
}
