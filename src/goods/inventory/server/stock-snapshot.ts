// Stock as pages see it: in memory, updated by the database's notifications. Orders use the database itself.
import { shopDay } from '#base/site/rules';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { RowsLeftOut } from '#platform/rows-left-out';
import { makeSettling } from '#platform/debounce';
import { notifyAll } from '#platform/notify-all';
import { makeHoldListener } from './hold-listener.ts';
import { claimReader, type ClaimedUnits, type ReadClaims } from './stock-claims.ts';
import { makeStockReader } from './read-stock.ts';
import type { Holder, StockHolder } from './stock-holds.ts';
import { applyLines, makeStockLedger, type StockLedger } from './stock-ledger.ts';

/** Items that came into stock somewhere or ran out there; `all` when single items are unknown. */
export type StockChange = 'all' | ReadonlySet<string>;

export interface StockSnapshot {
  /** Free units at one location, without others' holds; with those that the unfinished order of `holder` has taken. */
  at(itemId: string, location: string, holder?: StockHolder): number;
  /** The same over several locations. */
  over(itemId: string, locations: readonly string[], holder?: StockHolder): number;
  /** Changes with an item's stock and holds. */
  editionOf(itemId: string): StockEdition;
  /** Changes with any stock or hold. */
  edition(): StockEdition;
  /** First day of expected supply at one of them. */
  inbound(itemId: string, locations: readonly string[]): string | null;
  onChange(changed: (change: StockChange) => void): void;
  /** Replaces the claims of a cart until they are read again. */
  claim(cartId: string, units: readonly ClaimedUnits[]): void;
  /** Gives holds and claims of a cart to another, until they are read again. */
  move(fromCartId: string, to: Holder): void;
  refresh(): Promise<void>;
  /** Reads these items again. */
  readAgain(itemIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Only for comparison. */
export type StockEdition = number | string;

const AFTER_FAILURE_MS = 1_000;

interface SnapshotFacts {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut: RowsLeftOut;
  readonly claims: ReadClaims | undefined;
}

// oxlint-disable-next-line max-lines-per-function -- its closures share one ledger and one queue of reads
export async function makeStockSnapshot({ db, clock, leftOut, claims }: SnapshotFacts): Promise<StockSnapshot> {
  const reader = makeStockReader(db, leftOut);
  const listeners: ((change: StockChange) => void)[] = [];
  let ledger: StockLedger = makeStockLedger();
  let expected: ReadonlyMap<string, readonly string[]> = new Map();
  let working: Promise<void> = Promise.resolve();
  /** Announced amounts, in their order. */
  let applying: Promise<void> = Promise.resolve();
  let closed = false;
  const inTurn = (work: () => Promise<void> | void): Promise<void> => (working = working.catch(() => undefined).then(work));
  const notify = (change: StockChange): void => notifyAll(listeners, change);
  const notifyTurned = (items: ReadonlySet<string>): void => {
    if (items.size > 0) notify(items);
  };
  const holdListener = makeHoldListener({ db, clock, leftOut, inTurn, readClaims: claimReader(db, claims) });
  const readInbound = async (): Promise<void> => {
    const rows = await reader.inbound(clock.now());
    const byPlace = Map.groupBy(rows, ({ item_id, location }) => `${item_id} ${location}`);
    expected = new Map([...byPlace].map(([place, own]) => [place, own.map(({ due }) => due)]));
    notify('all');
  };
  const readAgain = (): Promise<void> =>
    inTurn(async () => {
      ledger = await reader.all(ledger.edition);
      await holdListener.readAll();
      await readInbound();
    });
  const settling = makeSettling();
  // An import announces many changes in a row, which are read together.
  const readSettled = settling.together(readAgain);
  const readAnew = (): void =>
    void readSettled().catch(() => {
      if (!closed) setTimeout(readAnew, AFTER_FAILURE_MS).unref();
    });
  const unlisten = await Promise.all([
    db.listen('stock', (payload) => {
      // An order is known as the claim of its cart before its units are gone, so that its shopper never misses them. Waits for a running refresh,
      // because the announcement may be newer than its result. A refresh begins after what was announced before it.
      applying = applying
        .then(holdListener.settled)
        .then(() => (payload === '' ? readAnew() : inTurn(() => notifyTurned(applyLines(ledger, payload)))))
        .catch(readAnew);
    }),
    db.listen('hold', holdListener.hear),
    db.listen('inbound', () => void inTurn(readInbound).catch(() => undefined)),
  ]);
  await readAgain();

  const at: StockSnapshot['at'] = (itemId, location, holder) => {
    const free = ledger.amount(itemId, location);
    // Another cart of the shopper cannot have what this one's order has taken.
    const orderedBy = typeof holder === 'object' ? holder.cartId : holder;
    const own = orderedBy === undefined ? 0 : holdListener.claims.unitsOf(orderedBy, itemId, location);
    if (holdListener.holds.none || free <= 0) return Math.max(free, 0) + own;
    return Math.max(free - holdListener.holds.heldByOthers(itemId, location, holder ?? null, clock.now().getTime()), 0) + own;
  };
  return {
    at,
    over: (itemId, locations, holder) => locations.reduce((sum, location) => sum + at(itemId, location, holder), 0),
    editionOf: (itemId) =>
      editionFrom(
        ledger.editionOf(itemId),
        holdListener.holds.none ? '' : holdListener.holds.stateOf(itemId, clock.now().getTime()),
        holdListener.claims.stateOf(itemId),
      ),
    // Claims are read together with holds, whose edition then changes.
    edition: () => `${ledger.edition} ${holdListener.holds.edition(clock.now().getTime())}`,
    inbound(itemId, locations) {
      if (expected.size === 0) return null;
      // A day that has passed since the read no longer counts.
      const today = shopDay(clock.now());
      const days = locations.flatMap((location) => expected.get(`${itemId} ${location}`)?.find((day) => day >= today) ?? []);
      return days.toSorted()[0] ?? null;
    },
    onChange: (listener) => void listeners.push(listener),
    claim: (cartId, units) => holdListener.claims.put([cartId], units),
    move(fromCartId, to) {
      holdListener.holds.move(fromCartId, to);
      holdListener.claims.move(fromCartId, to);
    },
    refresh: readAgain,
    readAgain: (itemIds) => inTurn(async () => notifyTurned(await reader.items(ledger, itemIds))),
    async close() {
      closed = true;
      holdListener.stop();
      for (const stop of unlisten) await stop();
      await working.catch(() => undefined);
    },
  };
}

function editionFrom(amounts: number, held: string, claimed: string): StockEdition {
  return held === '' && claimed === '' ? amounts : `${amounts} ${held} ${claimed}`;
}
