// Sorts a list of products; a list by relevance keeps its order.
import type { Locale } from '#base/locale/rules';
import type { Currency } from '#base/money/rules';
import type { AgreedPrice } from './facet-values.ts';
import type { ProductFacts } from './product-facts.ts';

export type ListingSort = 'relevance' | 'priceAsc' | 'priceDesc' | 'rating' | 'name';

interface SortGround {
  readonly agreed?: AgreedPrice | undefined;
  readonly currency: Currency;
  readonly locale: Locale;
}

export function sortProducts(
  products: readonly ProductFacts[],
  sort: ListingSort,
  { agreed, currency, locale }: SortGround,
): readonly ProductFacts[] {
  const price = (product: ProductFacts): number =>
    agreed?.(product) ?? product.prices[currency]?.sale ?? product.prices[currency]?.base ?? 0;
  switch (sort) {
    case 'relevance':
      return products;
    case 'priceAsc':
      return products.toSorted((a, b) => price(a) - price(b));
    case 'priceDesc':
      return products.toSorted((a, b) => price(b) - price(a));
    case 'rating':
      return products.toSorted(
        (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
      );
    case 'name': {
      const collator = collatorOf(locale);
      return products.toSorted((a, b) => collator.compare(a.title[locale], b.title[locale]));
    }
  }
}

/** A collator costs as much as a hundred comparisons. Cached by locale; stateless. */
const collators = new Map<Locale, Intl.Collator>();
function collatorOf(locale: Locale): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator;
}
