// Imports a list of stores by a map: checks the whole list first, then writes the stores that differ.
import type { StoreRecord } from '#goods/catalog/rules';
import { makeStoreMapper, type StoreMap } from '#staff/intake/rules';
import type { Db } from '#platform/db';
import { checkStores, readStores, takenNumbers, writeStores } from '#goods/stores/server';
import type { ImportSummary } from './import-catalogue.ts';
import { readJsonRows } from './reading/read-json-rows.ts';

export interface StoreImportFacts {
  readonly db: Db;
  readonly path: string;
  readonly map: StoreMap;
  readonly dryRun?: boolean;
  readonly skipBadRows?: boolean;
  readonly problem?: (row: number, what: string) => void;
}

/** Keeps a store's days with special hours, which no list contains. */
export async function importStores({
  db,
  path,
  map,
  dryRun = false,
  skipBadRows = false,
  problem,
}: StoreImportFacts): Promise<ImportSummary> {
  const mapStore = makeStoreMapper(map);
  const stores = new Map<string, { readonly store: StoreRecord; readonly row: number }>();
  let [rows, wrong] = [0, 0];
  const there = await readStores(db);
  const known = new Map(there.map((store) => [store.storeNumber, store]));
  /** Uses the checks of `stores import`, so that every stored store can be exported and imported again. */
  const problemsOf = (store: StoreRecord): readonly string[] => {
    const before = stores.get(store.storeNumber);
    if (before !== undefined) return [`store ${store.storeNumber} stands in row ${before.row} already`];
    return [...checkStores([store]), ...takenNumbers(there, [store])];
  };
  for await (const { row, value } of readJsonRows(path)) {
    rows += 1;
    const mapped = value.ok ? mapStore(value.value) : value;
    const problems = mapped.ok ? problemsOf(mapped.value) : [mapped.problem];
    if (mapped.ok && problems.length === 0) stores.set(mapped.value.storeNumber, { store: mapped.value, row });
    else wrong += 1;
    for (const what of problems) problem?.(row, what);
  }
  if (wrong > 0 && !skipBadRows) return { rows, added: 0, changed: 0, unchanged: 0, wrong, skipped: 0 };
  const differ = [...stores.values()].flatMap(({ store }) => {
    const { exceptions, ...there } = known.get(store.storeNumber) ?? {};
    return same(there, store) ? [] : [{ ...store, ...(exceptions && { exceptions }) }];
  });
  if (!dryRun && differ.length > 0) await db.transaction((tx) => writeStores(tx, differ));
  const changed = differ.filter(({ storeNumber }) => known.has(storeNumber)).length;
  return { rows, added: differ.length - changed, changed, unchanged: stores.size - differ.length, wrong, skipped: 0 };
}

/** Whether two stores are equal, in any order of their properties. */
function same(a: object, b: object): boolean {
  const sorted = (store: object): string => JSON.stringify(Object.entries(store).sort(([left], [right]) => (left < right ? -1 : 1)));
  return sorted(a) === sorted(b);
}
