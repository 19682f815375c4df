// The taxes of a line: those of its destination, or of its pickup store, without those that a certificate takes away (behaviour.md, Money; B2B-4).
import { localDay } from '#base/calendar/rules';
import { exemptTable, type AppliedExemption, type TaxedDespite } from '#goods/tax-exemptions/rules';
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
  /** What certificates did at the places of lines. */
  exemption(): CartExemption;
}

/** Exemptions that take taxes off a cart, and why other taxes are charged although the organization has certificates. */
export interface CartExemption {
  readonly applied: readonly AppliedExemption[];
  readonly taxed: readonly TaxedDespite[];
}

/** Looks up each place once. */
export function makeLineTaxes({ taxes, place, store, certificates, site, now }: CartFacts): LineTaxes {
  let isUnknown = false;
  const day = certificates.length === 0 ? '' : localDay(new Date(now), site.timeZone);
  const exemptions = new Map<TaxTable, CartExemption>();
  const tableAt = (where: typeof place): TaxTable => {
    const table = taxes(where);
    isUnknown ||= table === null;
    if (table === null) return makeTaxTable(where, true, () => []);
    if (certificates.length === 0) return table;
    const { table: rest, ...exemption } = exemptTable(table, certificates, day);
    exemptions.set(rest, exemption);
    return rest;
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
    exemption: () => together(used.flatMap((table) => exemptions.get(table) ?? [])),
  };
}

/** Two stores of one state say the same once. */
function together(all: readonly CartExemption[]): CartExemption {
  const once = <T extends { readonly state: string; readonly taxes: readonly string[] }>(list: readonly T[]): readonly T[] => [
    ...new Map(list.map((one) => [`${one.state} ${one.taxes.join()}`, one])).values(),
  ];
  return { applied: once(all.flatMap(({ applied }) => applied)), taxed: once(all.flatMap(({ taxed }) => taxed)) };
}
