// Announces to every server what orders and checkouts on this one have taken: soon after, and many together.
import type { StockLine } from '#goods/inventory/rules';
import type { Queries } from '#platform/db';
import { ANNOUNCE, FREE_AT } from './inventory-queries.ts';

export interface StockAnnouncer {
  /** A transaction that ends later took something. */
  took(lines: readonly Pick<StockLine, 'itemId' | 'location'>[], ended: Promise<void>): void;
  /** A transaction that ends later changed a cart's holds. */
  held(cartId: string, ended: Promise<void>): void;
  /** Announces everything pending. */
  close(): Promise<void>;
}

interface Place extends Pick<StockLine, 'itemId' | 'location'> {
  /** The amount announced last: announced again when a later read finds another. */
  readonly announced?: number;
}

/** Transactions that end within this time are announced together. Amounts are read when announced. */
const WAIT_MS = 100;
/** After a failure. */
const AGAIN_MS = 1_000;

export function makeStockAnnouncer(db: Queries): StockAnnouncer {
  let places = new Map<string, Place>();
  let holds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();
  let closed = false;
  const wake = (afterMs = WAIT_MS): void => {
    if (!closed) timer ??= setTimeout(() => void flush(), afterMs).unref();
  };
  /** For later, unless it changed meanwhile, which is announced anyway. */
  const keep = (key: string, place: Place): void => void (places.has(key) || places.set(key, place));
  /**
   * An amount may change between its read and its announcement, and its change may be announced before: then what was announced last is out of date.
   * So amounts are read once more afterwards. A lock would keep orders waiting.
   */
  const announce = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (places.size + holds.size === 0) return;
    const [taken, held] = [places, holds];
    [places, holds] = [new Map(), new Set()];
    try {
      const named = [...taken.values()];
      const rows = named.length === 0 ? [] : await db.many(FREE_AT, [named.map((one) => one.itemId), named.map((one) => one.location)]);
      const lines = rows
        .map(({ item_id: itemId, location, free }) => ({ itemId, location, announced: Number(free), key: `${itemId} ${location}` }))
        .filter(({ key, announced }) => taken.get(key)?.announced !== announced);
      if (lines.length + held.size > 0) await db.run(ANNOUNCE, [lines.map(({ key, announced }) => `${key} ${announced}`), [...held]]);
      for (const { key, ...place } of lines) keep(key, place);
      if (places.size > 0) wake();
    } catch {
      for (const [key, { itemId, location }] of taken) keep(key, { itemId, location });
      for (const cartId of held) holds.add(cartId);
      wake(AGAIN_MS);
    }
  };
  const flush = (): Promise<void> => (flushing = flushing.then(announce));
  const after = (ended: Promise<void>, note: () => void): void =>
    void ended.then(() => {
      note();
      wake();
    });
  return {
    took: (lines, ended) =>
      after(ended, () => {
        for (const { itemId, location } of lines) places.set(`${itemId} ${location}`, { itemId, location });
      }),
    held: (cartId, ended) => after(ended, () => void holds.add(cartId)),
    async close() {
      closed = true;
      await flush();
      // Reads what was announced once more.
      await flush();
    },
  };
}
