// Announces to every server what orders and checkouts on this one have taken: soon after, and many together.
import type { StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { ANNOUNCE } from './inventory-queries.ts';

export interface StockAnnouncer {
  /** A transaction that ends later took something. */
  took(lines: readonly Pick<StockLine, 'itemId' | 'location'>[], ended: Promise<void>): void;
  /** A transaction that ends later changed a cart's holds. */
  held(cartId: string, ended: Promise<void>): void;
  /** Announces everything pending. */
  close(): Promise<void>;
}

/** Transactions that end within this time are announced together. Amounts are read when announced. */
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
      // After an outage, reconnection announces everything.
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
