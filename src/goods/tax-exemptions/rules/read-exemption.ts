// Reads the form of a certificate: every problem of its fields, or what is stored (B2B-4).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isDay, singleLine } from '#base/locale/rules';
import type { Country } from '#base/site/rules';
import { taxTable, type TaxName } from '#goods/tax/rules';
import { statesOf } from '#people/addresses/rules';
import { coverableTaxes, EXEMPTION_KINDS, type ExemptionKind } from './exemption-kind.ts';

export const EXEMPTION_LIMITS = { number: 40, reason: 300 } as const;

export interface Exemption {
  readonly country: Country;
  readonly kind: ExemptionKind;
  readonly number: string;
  /** In display order. */
  readonly regions: readonly string[];
  readonly taxes: readonly TaxName[];
  readonly validFrom: string;
  /** '' for no end. */
  readonly validUntil: string;
}

/** As a form sends it. */
export interface TypedExemption {
  readonly kind: string;
  readonly number: string;
  readonly regions: readonly string[];
  readonly taxes: readonly string[];
  readonly validFrom: string;
  readonly validUntil: string;
}

export type ExemptionField = 'kind' | 'number' | 'regions' | 'taxes' | 'validFrom' | 'validUntil' | 'document';

export type ExemptionCode =
  | 'KIND_REQUIRED'
  | 'NUMBER_REQUIRED'
  | 'NUMBER_LONG'
  | 'REGIONS_REQUIRED'
  | 'TAXES_REQUIRED'
  | 'TAX_NOT_COVERED'
  | 'TAX_ELSEWHERE'
  | 'REGION_UNTAXED'
  | 'DAY_INVALID'
  | 'ENDS_FIRST'
  | 'ENDED_ALREADY';

export interface ExemptionProblem {
  readonly field: ExemptionField;
  readonly code: ExemptionCode;
  /** States, provinces or taxes that the message names. */
  readonly names: readonly string[];
}

/** `today`: the day in the site's time zone. A certificate of the United States covers sales tax; one of Canada names its taxes. */
export function readExemption(typed: TypedExemption, country: Country, today: string): Outcome<Exemption, readonly ExemptionProblem[]> {
  const kind = EXEMPTION_KINDS.find((one) => one === typed.kind && coverableTaxes(country, one).length > 0);
  const number = singleLine(typed.number);
  const regions = statesOf(country).filter((one) => typed.regions.includes(one));
  const coverable = kind === undefined ? [] : coverableTaxes(country, kind);
  const asked = country === 'US' ? coverable : ALL_TAXES.filter((one) => typed.taxes.includes(one));
  const problems: ExemptionProblem[] = [];
  const note = (field: ExemptionField, code: ExemptionCode, names: readonly string[] = []) => void problems.push({ field, code, names });
  if (kind === undefined) note('kind', 'KIND_REQUIRED');
  if (number === '') note('number', 'NUMBER_REQUIRED');
  else if (number.length > EXEMPTION_LIMITS.number) note('number', 'NUMBER_LONG');
  if (regions.length === 0) note('regions', 'REGIONS_REQUIRED');
  if (kind !== undefined) taxProblems({ country, regions, asked, coverable }, note);
  dayProblems(typed, today, note);
  if (kind === undefined || problems.length > 0) return failed(problems);
  return done({ country, kind, number, regions, taxes: asked, validFrom: typed.validFrom, validUntil: typed.validUntil });
}

const ALL_TAXES: readonly TaxName[] = ['SALES', 'GST', 'HST', 'PST', 'RST', 'QST'];

type Note = (field: ExemptionField, code: ExemptionCode, names?: readonly string[]) => void;

interface AskedTaxes {
  readonly country: Country;
  readonly regions: readonly string[];
  readonly asked: readonly TaxName[];
  readonly coverable: readonly TaxName[];
}

/** Each tax is charged in one of the provinces, and each province charges one of the taxes: else somebody ticked the wrong box. */
function taxProblems({ country, regions, asked, coverable }: AskedTaxes, note: Note): void {
  if (asked.length === 0) return note('taxes', 'TAXES_REQUIRED');
  const beyond = asked.filter((one) => !coverable.includes(one));
  if (beyond.length > 0) return note('taxes', 'TAX_NOT_COVERED', beyond);
  if (country === 'US') return;
  const elsewhere = asked.filter((one) => !regions.some((region) => taxesIn(country, region).includes(one)));
  if (regions.length > 0 && elsewhere.length > 0) return note('taxes', 'TAX_ELSEWHERE', elsewhere);
  const untaxed = regions.filter((region) => !taxesIn(country, region).some((one) => asked.includes(one)));
  if (untaxed.length > 0) note('regions', 'REGION_UNTAXED', untaxed);
}

const taxesIn = (country: Country, state: string): readonly TaxName[] =>
  taxTable({ country, state, zip: '' })
    .on('standard')
    .map(({ name }) => name);

function dayProblems({ validFrom, validUntil }: TypedExemption, today: string, note: Note): void {
  if (!isDay(validFrom)) note('validFrom', 'DAY_INVALID');
  if (validUntil === '') return;
  if (!isDay(validUntil)) note('validUntil', 'DAY_INVALID');
  else if (isDay(validFrom) && validUntil < validFrom) note('validUntil', 'ENDS_FIRST');
  else if (validUntil < today) note('validUntil', 'ENDED_ALREADY');
}
