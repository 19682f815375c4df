// The legal grounds of a tax exemption in each country, and the taxes that each may cover.
import type { Country } from '#base/site/rules';
import type { TaxName } from '#goods/tax/rules';

export const EXEMPTION_KINDS = ['resale', 'government', 'nonprofit', 'school', 'tribe', 'firstNations', 'diplomat'] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];

const SALES: readonly TaxName[] = ['SALES'];
const ALL_OF_CANADA: readonly TaxName[] = ['GST', 'HST', 'PST', 'RST', 'QST'];

/**
 * What a seller may leave off the bill at all. In Canada a reseller pays GST, HST and QST and claims them back, and a school or a charity gets a
 * rebate: their certificates cover provincial sales taxes alone.
 */
const COVERABLE: Readonly<Record<Country, ReadonlyMap<ExemptionKind, readonly TaxName[]>>> = {
  US: new Map([
    ['resale', SALES],
    ['government', SALES],
    ['nonprofit', SALES],
    ['school', SALES],
    ['tribe', SALES],
    ['diplomat', SALES],
  ]),
  CA: new Map([
    ['resale', ['PST', 'RST']],
    ['government', ALL_OF_CANADA],
    ['school', ['PST', 'RST']],
    ['firstNations', ALL_OF_CANADA],
    ['diplomat', ALL_OF_CANADA],
  ]),
};

/** The kinds of a country, in display order. */
export const kindsOf = (country: Country): readonly ExemptionKind[] => [...COVERABLE[country].keys()];

/** The taxes that a certificate of this kind may cover; none where the country does not know the kind. */
export const coverableTaxes = (country: Country, kind: string): readonly TaxName[] =>
  new Map<string, readonly TaxName[]>(COVERABLE[country]).get(kind) ?? [];

/** The taxes that certificates of a country name one by one; in the United States a certificate is about sales tax as a whole. */
export const namedTaxes = (country: Country): readonly TaxName[] => (country === 'US' ? [] : ALL_OF_CANADA);
