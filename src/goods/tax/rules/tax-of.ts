// Tax per line and jurisdiction, after discounts, each share rounded to a cent separately (behaviour.md, Money).
import type { TaxClass } from '#base/money/rules';
import type { Place } from '#people/addresses/rules';
import { provinceRates } from './ca-rates.ts';
import type { LocalRate } from './local-rate.ts';
import { stateRate } from './us-rates.ts';

/** Goods by class; `delivery` means shipping and handling charges. */
export type Taxed = TaxClass | 'delivery';

export type TaxName = 'SALES' | 'GST' | 'HST' | 'PST' | 'RST' | 'QST';

/** One tax of one jurisdiction. */
export interface Tax {
  readonly name: TaxName;
  /** State or province, the country for a federal tax, or the county, city or district of a local one. */
  readonly jurisdiction: string;
  /** Parts per million: 6.25 % is 62,500. */
  readonly rate: number;
}

export interface TaxShare extends Tax {
  readonly cents: number;
}

/** The taxes of each class at one place. Made once per place, then used for every line. */
export interface TaxTable {
  readonly place: Place;
  /** True when only the state tax is known and local taxes may be added. */
  readonly estimated: boolean;
  on(taxed: Taxed): readonly Tax[];
}

/** `locals`: local taxes from an imported table; with them a US amount is exact. */
export function taxTable(place: Place, locals: readonly LocalRate[] = []): TaxTable {
  if (place.country === 'CA') return makeTaxTable(place, false, (taxed) => provinceTaxes(place, taxed));
  return makeTaxTable(place, locals.length === 0, (taxed) => [...stateTaxes(place, taxed), ...localTaxes(place, locals, taxed)]);
}

/** A table for any provider: calls `taxesOn` once per class. */
export function makeTaxTable(place: Place, estimated: boolean, taxesOn: (taxed: Taxed) => readonly Tax[]): TaxTable {
  const known = new Map<Taxed, readonly Tax[]>();
  return {
    place,
    estimated,
    on(taxed) {
      let taxes = known.get(taxed);
      if (taxes === undefined) known.set(taxed, (taxes = taxesOn(taxed)));
      return taxes;
    },
  };
}

/** The shares of one line: each jurisdiction's part of `cents`, half a cent up. Exempt shoppers pay none. */
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

/** Local taxes apply to what the state taxes, and to food only if the row says so. */
function localTaxes(place: Place, locals: readonly LocalRate[], taxed: Taxed): readonly Tax[] {
  const row = place.state === null ? null : stateRate(place.state);
  if (row === null || taxed === 'giftCard') return [];
  const falls = taxed === 'standard' || taxed === 'grocery' || row[taxed];
  return !falls
    ? []
    : locals.flatMap(({ jurisdiction, rate, grocery }) =>
        rate === 0 || (taxed === 'grocery' && !grocery) ? [] : [{ name: 'SALES' as const, jurisdiction, rate }],
      );
}

/** Everywhere in Canada basic groceries are zero-rated and gift cards are tender. */
function provinceTaxes({ state }: Place, taxed: Taxed): readonly Tax[] {
  if (state === null || taxed === 'grocery' || taxed === 'giftCard') return [];
  return provinceRates(state)
    .filter(({ service }) => service || taxed !== 'service')
    .map(({ tax, rate }) => ({ name: tax, jurisdiction: tax === 'GST' ? 'CA' : state, rate }));
}
