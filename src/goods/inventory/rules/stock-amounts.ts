// The initial stock of a catalogue record, by location.
import type { CatalogRecord } from '#goods/catalog/rules';
import { isStocked } from './is-stocked.ts';

export interface StockAmount {
  readonly itemId: string;
  readonly location: string;
  readonly onHand: number;
}

/** Units on hand of a record; `*` means each store. Empty for kinds without stock. */
export function stockAmounts(
  { itemId, kind, stock = {} }: Pick<CatalogRecord, 'itemId' | 'kind' | 'stock'>,
  storeNumbers: readonly string[],
): StockAmount[] {
  if (!isStocked(kind)) return [];
  const { US, CA, stores = {} } = stock;
  const { '*': everywhere, ...named } = stores;
  const inEachStore = everywhere === undefined ? [] : storeNumbers.map((number) => [number, everywhere] as const);
  const amounts: Readonly<Record<string, number | undefined>> = { US, CA, ...Object.fromEntries(inEachStore), ...named };
  return Object.entries(amounts).flatMap(([location, onHand]) => (onHand === undefined ? [] : [{ itemId, location, onHand }]));
}
