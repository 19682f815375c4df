// The unit for comparing a product's prices: in Canada 100 grams for goods sold by weight, otherwise the unit of the record.
import type { Locale } from '#base/locale/rules';
import type { ProductFacts } from './product-facts.ts';

const OUNCE = 'oz.';
const GRAMS_AN_OUNCE = 28.349_523_125;
const GRAMS = 100;

export interface ComparedUnit {
  /** "sheet", "100 g", in the language of the locale. */
  readonly name: string | null;
  /** How many of these units one sales unit holds. */
  readonly count: number | null;
}

export function comparedUnit({ unitName, unitCount }: Pick<ProductFacts, 'unitName' | 'unitCount'>, locale: Locale): ComparedUnit {
  if (unitName?.['en-US'] === OUNCE && unitCount !== null && locale !== 'en-US')
    return { name: `${GRAMS}\u00A0g`, count: (unitCount * GRAMS_AN_OUNCE) / GRAMS };
  return { name: unitName?.[locale] ?? null, count: unitCount };
}
