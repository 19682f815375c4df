// Tells every server, this one too, what orders and checkouts of this one have taken: soon after, and many together.
import type { StockLine } from '#inventory/rules';
import type { Queries } from '#platform/db';
import { ANNOUNCE_HOLDS, ANNOUNCE_STOCK } from './inventory-queries.ts';

export interface StockAnnouncer {
  /** Something was taken in a transaction that is still open. */
  took(lines: readonly Pick<StockLine, 'itemId' | 'location'>[]): void;
  /** What a cart's checkout holds was changed by a transaction that is still open. */
  held(cartId: string): void;
  /** Announces what is left now. */
  close(): Promise<void>;
}

/** Most transactions have ended after the first; the second is for the slow ones. Amounts are read when they are announced. */
const WAITS_MS = [40, 1_000] as const;

export function makeStockAnnouncer(db: Queries): StockAnnouncer {
  const waiting = WAITS_MS.map((wait) => ({
    wait,
    places: new Map<string, Pick<StockLine, 'itemId' | 'location'>>(),
    holds: new Set<string>(),
    timer: undefined as NodeJS.Timeout | undefined,
  }));
  const flush = async (batch: (typeof waiting)[number]): Promise<void> => {
    clearTimeout(batch.timer);
    batch.timer = undefined;
    const places = [...batch.places.values()];
    batch.places.clear();
    const holds = [...batch.holds];
    batch.holds.clear();
    if (places.length > 0) await db.run(ANNOUNCE_STOCK, [places.map(({ itemId }) => itemId), places.map(({ location }) => location)]);
    if (holds.length > 0) await db.run(ANNOUNCE_HOLDS, [holds]);
  };
  const add = (note: (batch: (typeof waiting)[number]) => void): void => {
    for (const batch of waiting) {
      note(batch);
      // A database that is away announces everything when it is back.
      batch.timer ??= setTimeout(() => void flush(batch).catch(() => undefined), batch.wait).unref();
    }
  };
  return {
    took: (lines) =>
      add(({ places }) => {
        for (const line of lines) places.set(`${line.itemId} ${line.location}`, line);
      }),
    held: (cartId) => add(({ holds }) => holds.add(cartId)),
    async close() {
      for (const batch of waiting) await flush(batch).catch(() => undefined);
    },
  };
}
