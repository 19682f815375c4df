// The taxes of a line: those of its destination, or of its pickup store (behaviour.md, Money).
import { isPickup } from '#goods/delivery/rules';
import { placeOfZip } from '#people/addresses/rules';
import { makeTaxTable, type TaxTable } from '#goods/tax/rules';
import type { CartFacts } from './cart-facts.ts';
import type { LinePrice } from './price-line.ts';

export interface LineTaxes {
  /** Taxes at the destination of deliveries, which also apply to transport fees. */
  readonly home: TaxTable;
  on(line: LinePrice): TaxTable;
  /** Some rate is an estimate: local taxes may be added. */
  estimated(): boolean;
  /** The taxes of some line are unknown right now. */
  unknown(): boolean;
}

/** Looks up each place once. */
export function makeLineTaxes({ taxes, place, store }: CartFacts): LineTaxes {
  let isUnknown = false;
  const tableAt = (where: typeof place): TaxTable => {
    const table = taxes(where);
    isUnknown ||= table === null;
    return table ?? makeTaxTable(where, true, () => []);
  };
  const home = tableAt(place);
  let used: TaxTable[] = [];
  const stores = new Map<string, TaxTable>();
  const note = (table: TaxTable): TaxTable => {
    if (!used.includes(table)) used = [...used, table];
    return table;
  };
  return {
    home,
    on({ line }) {
      const storeNumber = isPickup(line.delivery) ? line.delivery.storeNumber : null;
      if (storeNumber === null) return note(home);
      let table = stores.get(storeNumber);
      if (table === undefined) {
        const shop = store(storeNumber);
        table = tableAt((shop && placeOfZip(shop.zipcode, shop.country)) ?? place);
        stores.set(storeNumber, table);
      }
      return note(table);
    },
    estimated: () => (used.length === 0 ? home : used.find((table) => table.estimated))?.estimated ?? false,
    unknown: () => isUnknown,
  };
}
