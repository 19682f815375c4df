// The values of a product in each facet. They are part of addresses (APP-12): plain text, the same in every language.
import type { Currency } from '#base/money/rules';
import type { CategoryTree } from './category-facts.ts';
import type { ProductFacts } from './product-facts.ts';

/** Facets of every list; all others are attribute codes of the products. */
export const COMMON_FACETS = ['supercategory', 'brand', 'price', 'rating', 'promo'] as const;
export type CommonFacet = (typeof COMMON_FACETS)[number];

/** Bounds of the price bands in cents of the list's own currency. */
const PRICE_BOUNDS: readonly number[] = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000];

/** The band of a price as in addresses: `0-1000`, `1000-2500`, …, `100000-`. */
export function priceBand(cents: number): string {
  const above = PRICE_BOUNDS.findIndex((bound) => cents < bound);
  const low = above < 0 ? (PRICE_BOUNDS.at(-1) ?? 0) : (PRICE_BOUNDS[above - 1] ?? 0);
  return `${low}-${above < 0 ? '' : PRICE_BOUNDS[above]}`;
}

/** A range of prices in cents: from `low`, below `high`. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

/** Reads a value of the price facet: a band, or any other range (`500-1200`); null for anything else. */
export function priceRange(value: string): PriceRange | null {
  const [, low, high = ''] = /^(\d{1,9})-(\d{0,9})$/.exec(value) ?? [];
  return low === undefined ? null : { low: Number(low), high: high === '' ? Infinity : Number(high) };
}

/** The price in a list that everybody sees; undefined for a product that only the cart prices. */
export function shownCents({ prices, flags }: ProductFacts, currency: Currency): number | undefined {
  const list = prices[currency];
  return list === undefined || flags.seePriceInCart ? undefined : (list.sale ?? list.base);
}

/** An account's agreed unit price in cents; undefined when it pays the list price. */
export type AgreedPrice = (product: ProductFacts) => number | undefined;

/** Values in addresses contain no comma, because lists of them are separated by commas. */
export function facetCode(text: string): string {
  return text.includes(',') ? text.replaceAll(',', '') : text;
}

/** The values of a product in one of the common facets. Supercategories are all categories above it. */
export function commonFacetValues(
  facet: CommonFacet,
  product: ProductFacts,
  currency: Currency,
  categories: CategoryTree,
): readonly string[] {
  switch (facet) {
    case 'brand':
      return product.brand === '' ? [] : [facetCode(product.brand)];
    case 'supercategory':
      return categories.path(product.categoryId).map(({ id }) => id);
    case 'price': {
      // A price band would reveal a price that only the cart may show.
      const cents = shownCents(product, currency);
      return cents === undefined ? [] : [priceBand(cents)];
    }
    case 'rating':
      return RATING_STEPS.filter((stars) => (product.rating?.average ?? 0) >= Number(stars));
    case 'promo':
      return PROMOS.filter((promo) => isOnPromo(product, promo, currency));
  }
}

/** "and up": a product of 4.5 stars counts under each step it reaches. */
const RATING_STEPS = ['4', '3', '2'] as const;

export const PROMOS = ['sale', 'bestSeller', 'newPackaging'] as const;
export type Promo = (typeof PROMOS)[number];

export function isOnPromo({ prices, flags }: ProductFacts, promo: Promo, currency: Currency): boolean {
  return promo === 'sale' ? prices[currency]?.sale !== undefined : flags[promo];
}
