// Stores in memory, updated by the database's notifications.
import type { StoreRecord } from '#goods/catalog/rules';
import { isPartnerPoint } from '#goods/delivery/rules';
import type { Db, Queries } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { notifyAll } from '#platform/notify-all';
import type { Country } from '#base/site/rules';
import { wordsOfStore } from '#goods/stores/rules';
import { STORES, UPSERT_STORES, type StoreRow } from './store-queries.ts';
import { checkStore } from './store-shape.ts';

export interface Stores {
  get(storeNumber: string): StoreRecord | undefined;
  /** Stores of the shop; `get` also knows partner points. */
  of(country: Country): readonly StoreRecord[];
  /** Partner pickup points. */
  partnerPoints(country: Country): readonly StoreRecord[];
  /** The searchable words of a store (`storeNamed`), cached. */
  wordsOf(store: StoreRecord): string;
  /** Increases with every change. */
  readonly version: number;
  /** Calls back when stores were written. */
  onChange(changed: () => void): void;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface StoreDeps {
  readonly db: Db;
  readonly leftOut?: RowsLeftOut;
}

export async function makeStores({ db, leftOut = makeRowsLeftOut() }: StoreDeps): Promise<Stores> {
  const table = leftOut.of('store');
  const listeners: (() => void)[] = [];
  let byNumber: ReadonlyMap<string, StoreRecord> = new Map();
  let version = 0;
  let words: ReadonlyMap<StoreRecord, string> = new Map();
  let shops: ReadonlyMap<Country, readonly StoreRecord[]> = new Map();
  let points: ReadonlyMap<Country, readonly StoreRecord[]> = new Map();
  const refresh = oneAtATime(async () => {
    const stores = table.all(await db.many(STORES), ({ store_number: number }) => number, usableStore);
    byNumber = new Map(stores.map((store) => [store.storeNumber, store]));
    words = new Map(stores.map((store) => [store, wordsOfStore(store)]));
    const { shop = [], point = [] } = Object.groupBy(stores, (store) => (isPartnerPoint(store) ? 'point' : 'shop'));
    shops = Map.groupBy(shop, ({ country }) => country);
    points = Map.groupBy(point, ({ country }) => country);
    version += 1;
    notifyAll(listeners);
  });
  const unlisten = await db.listen('store', () => void refresh().catch(() => undefined)); // announced again on reconnection
  await refresh();
  return {
    get: (storeNumber) => byNumber.get(storeNumber),
    of: (country) => shops.get(country) ?? [],
    partnerPoints: (country) => points.get(country) ?? [],
    wordsOf: (store) => words.get(store) ?? wordsOfStore(store),
    get version() {
      return version;
    },
    onChange: (listener) => void listeners.push(listener),
    refresh,
    close: unlisten,
  };
}

/** Every store in the database, by number. */
export async function readStores(db: Queries): Promise<readonly StoreRecord[]> {
  return (await db.many(STORES)).map(storeFrom);
}

/** Writes stores by number. Skips numbers of another list: check `takenNumbers` first. */
export async function writeStores(tx: Queries, records: readonly StoreRecord[]): Promise<void> {
  const rows = records.map(({ storeNumber, addressLine1, timeZone, ...same }) => ({
    store_number: storeNumber,
    address_line1: addressLine1,
    time_zone: timeZone,
    ...same,
  }));
  await tx.run(UPSERT_STORES, [JSON.stringify(rows)]);
}

/** @throws what is wrong with the row */
function usableStore(row: StoreRow): StoreRecord {
  checkStore(row);
  return storeFrom(row);
}

function storeFrom({ store_number, address_line1, time_zone, source, ...same }: StoreRow): StoreRecord {
  return { storeNumber: store_number, addressLine1: address_line1, timeZone: time_zone, ...same, ...(source !== '' && { source }) };
}
