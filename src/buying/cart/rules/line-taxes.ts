// Which taxes a line bears: those of the address it goes to, or of the store it is fetched from (behaviour.md, Money).
import { isPickup } from '#goods/delivery/rules';
import { placeOfZip } from '#people/addresses/rules';
import { makeTaxTable, type TaxTable } from '#goods/tax/rules';
import type { CartFacts } from './cart-facts.ts';
import type { LinePrice } from './price-line.ts';

export interface LineTaxes {
  /** Where things are carried to; fees of carrying are taxed there too. */
  readonly home: TaxTable;
  on(line: LinePrice): TaxTable;
  /** Some amount is as good as it is known: local taxes may come on top. */
  estimated(): boolean;
  /** Nobody can say at the moment what some line bears. */
  unknown(): boolean;
}

/** One table per place, asked for once. */
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
