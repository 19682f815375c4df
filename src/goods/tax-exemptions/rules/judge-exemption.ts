// The one rule of who pays no tax: which taxes of a place a certificate takes away on a day, and why the others are charged (B2B-4).
import type { Country } from '#base/site/rules';
import { makeTaxTable, type TaxName, type TaxTable } from '#goods/tax/rules';
import type { ExemptionKind } from './exemption-kind.ts';

/** A certificate of an organization, as far as taxes depend on it. */
export interface Certificate {
  readonly exemptionId: string;
  readonly country: Country;
  readonly kind: ExemptionKind;
  readonly number: string;
  /** States or provinces, two letters. */
  readonly regions: readonly string[];
  readonly taxes: readonly TaxName[];
  /** Days in the site's time zone, both included; null: no end. */
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** Only approved ones count; the others explain why tax is charged. */
  readonly state: 'submitted' | 'approved' | 'expired';
}

export const NO_CERTIFICATES: readonly Certificate[] = [];

/** An exemption that took taxes off, as an order keeps it. `ACCOUNT`: the whole account buys without tax, by agreement with the shop. */
export interface AppliedExemption {
  readonly ground: ExemptionKind | 'ACCOUNT';
  /** '' for an account's. */
  readonly exemptionId: string;
  readonly number: string;
  readonly state: string;
  readonly taxes: readonly TaxName[];
  readonly validUntil: string | null;
}

export type WhyTaxed = 'waiting' | 'notYet' | 'ended' | 'otherTax' | 'otherState';

/** Taxes that are charged although the organization has certificates in the country. */
export interface TaxedDespite {
  readonly state: string;
  readonly taxes: readonly TaxName[];
  readonly why: WhyTaxed;
  readonly number: string;
  /** The certificate's first or last day; '' where the reason is another. */
  readonly day: string;
}

export interface ExemptTable {
  /** The same table without the taxes that certificates take away. */
  readonly table: TaxTable;
  readonly applied: readonly AppliedExemption[];
  readonly taxed: readonly TaxedDespite[];
}

/** `day`: the calendar day in the site's time zone. */
export function exemptTable(table: TaxTable, certificates: readonly Certificate[], day: string): ExemptTable {
  const { country, state } = table.place;
  const own = certificates.filter((one) => one.country === country);
  const names = [...new Set(table.on('standard').map(({ name }) => name))];
  if (own.length === 0 || state === null || names.length === 0) return { table, applied: [], taxed: [] };
  const covered = new Map(
    names.flatMap((name) => {
      const by = coveringOf(own, state, name, day);
      return by === undefined ? [] : [[name, by] as const];
    }),
  );
  const left = names.filter((name) => !covered.has(name));
  return {
    table: covered.size === 0 ? table : without(table, new Set(covered.keys()), left.length > 0),
    applied: [...Map.groupBy(covered, ([, by]) => by)].map(([by, pairs]) =>
      appliedFrom(
        by,
        state,
        pairs.map(([name]) => name),
      ),
    ),
    taxed: left.length === 0 ? [] : [reasonOf(own, state, left, day)],
  };
}

const covers = (one: Certificate, state: string, name: TaxName): boolean => one.regions.includes(state) && one.taxes.includes(name);

const isValidOn = (one: Certificate, day: string): boolean =>
  one.state === 'approved' && one.validFrom <= day && (one.validUntil === null || day <= one.validUntil);

/** Of several certificates the one that holds longest, so that an order names the same one every time. */
function coveringOf(own: readonly Certificate[], state: string, name: TaxName, day: string): Certificate | undefined {
  return own
    .filter((one) => isValidOn(one, day) && covers(one, state, name))
    .toSorted((a, b) => compare(b.validUntil ?? '9999', a.validUntil ?? '9999') || compare(a.exemptionId, b.exemptionId))[0];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const appliedFrom = (
  { kind, exemptionId, number, validUntil }: Certificate,
  state: string,
  taxes: readonly TaxName[],
): AppliedExemption => ({
  ground: kind,
  exemptionId,
  number,
  state,
  taxes,
  validUntil,
});

function without(table: TaxTable, gone: ReadonlySet<TaxName>, someLeft: boolean): TaxTable {
  const { place, estimated } = table;
  return makeTaxTable(place, estimated && someLeft, (taxed) => table.on(taxed).filter(({ name }) => !gone.has(name)));
}

/** The nearest reason: a certificate for this place and tax that does not hold today, then one for the place, then any. */
function reasonOf(own: readonly Certificate[], state: string, taxes: readonly TaxName[], day: string): TaxedDespite {
  const fits = own.filter((one) => taxes.some((name) => covers(one, state, name)));
  const waiting = fits.find((one) => one.state === 'submitted');
  const coming = fits.find((one) => one.state === 'approved' && one.validFrom > day);
  const ended = fits
    .filter((one) => one.validUntil !== null && one.state !== 'submitted' && one.validUntil < day)
    .toSorted((a, b) => compare(b.validUntil ?? '', a.validUntil ?? ''))[0];
  const reason = (why: WhyTaxed, { number }: Pick<Certificate, 'number'>, at = ''): TaxedDespite => ({
    state,
    taxes,
    why,
    number,
    day: at,
  });
  if (waiting !== undefined) return reason('waiting', waiting);
  if (coming !== undefined) return reason('notYet', coming, coming.validFrom);
  if (ended !== undefined) return reason('ended', ended, ended.validUntil ?? '');
  const here = own.find((one) => isValidOn(one, day) && one.regions.includes(state));
  return here === undefined ? reason('otherState', { number: '' }) : reason('otherTax', here);
}
