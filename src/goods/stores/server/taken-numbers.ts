// Whether an imported list would overwrite stores of another list, or of the shop itself.
import type { StoreRecord } from '#goods/catalog/rules';

/** A sentence for each number of another list; empty when all are free or the list's own. */
export function takenNumbers(known: readonly StoreRecord[], records: readonly StoreRecord[]): readonly string[] {
  const holders = new Map(known.map((store) => [store.storeNumber, store]));
  return records.flatMap(({ storeNumber, name, source = '' }) => {
    const holder = holders.get(storeNumber);
    if (holder === undefined || (holder.source ?? '') === source) return [];
    return [`${storeNumber} ${name}: the number is that of ${holder.name}, a store ${from(holder.source)}, not ${from(source)}`];
  });
}

function from(source = ''): string {
  return source === '' ? 'of the shop’s own' : `from the list “${source}”`;
}
