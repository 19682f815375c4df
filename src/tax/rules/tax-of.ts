// Tax per line and jurisdiction, after discounts, each share rounded to a cent by itself (behaviour.md, Money).
import type { TaxClass } from '#catalog/rules';
import type { Place } from '#delivery/rules';
import { provinceRates } from './ca-rates.ts';
import { stateRate } from './us-rates.ts';

/** Goods by their class; `delivery` is what is charged for carrying and handling them. */
export type Taxed = TaxClass | 'delivery';

export type TaxName = 'SALES' | 'GST' | 'HST' | 'PST' | 'RST' | 'QST';

/** One tax of one jurisdiction. */
export interface Tax {
  readonly name: TaxName;
  /** State or province, or the country for a federal tax. */
  readonly jurisdiction: string;
  /** Parts per million: 6.25 % is 62,500. */
  readonly rate: number;
}

export interface TaxShare extends Tax {
  readonly cents: number;
}

/** Says which taxes something of a class bears at one place. Made once per place, then asked per line. */
export interface TaxTable {
  readonly place: Place;
  /** True where only the state is known and local taxes may come on top. */
  readonly estimated: boolean;
  on(taxed: Taxed): readonly Tax[];
}

export function taxTable(place: Place): TaxTable {
  const known = new Map<Taxed, readonly Tax[]>();
  return {
    place,
    estimated: place.country === 'US',
    on(taxed) {
      let taxes = known.get(taxed);
      if (taxes === undefined) known.set(taxed, (taxes = place.country === 'US' ? stateTaxes(place, taxed) : provinceTaxes(place, taxed)));
      return taxes;
    },
  };
}

/** The shares of one line: each jurisdiction's part of `cents`, half a cent upwards. Exempt shoppers bear none. */
export function taxOf(cents: number, taxed: Taxed, table: TaxTable): readonly TaxShare[] {
  const shares: TaxShare[] = [];
  for (const tax of table.on(taxed)) shares.push({ ...tax, cents: Math.round((cents * tax.rate) / 1_000_000) });
  return shares;
}

function stateTaxes({ state }: Place, taxed: Taxed): readonly Tax[] {
  const row = state === null ? null : stateRate(state);
  if (state === null || row === null) return [];
  const rate = {
    standard: row.general,
    grocery: row.grocery,
    giftCard: 0,
    delivery: row.delivery ? row.general : 0,
    digital: row.digital ? row.general : 0,
    service: row.service ? row.general : 0,
  }[taxed];
  return rate === 0 ? [] : [{ name: 'SALES', jurisdiction: state, rate }];
}

/** Basic groceries are zero-rated and gift cards are tender everywhere in Canada. */
function provinceTaxes({ state }: Place, taxed: Taxed): readonly Tax[] {
  if (state === null || taxed === 'grocery' || taxed === 'giftCard') return [];
  return provinceRates(state)
    .filter(({ service }) => service || taxed !== 'service')
    .map(({ tax, rate }) => ({ name: tax, jurisdiction: tax === 'GST' ? 'CA' : state, rate }));
}
