// Chosen ranges of prices that are none of the bands, such as those of a search ("under $12").
import type { Currency } from '#base/money/rules';
import type { FacetColumns } from './facet-columns.ts';
import { priceRange, shownCents, type AgreedPrice } from './facet-values.ts';
import type { ProductFacts } from './product-facts.ts';

interface PriceGround {
  readonly currency: Currency;
  readonly agreed?: AgreedPrice | undefined;
}

/** Whether a product's price is in a chosen range that is none of the bands (`500-1200`); undefined without such a range. */
export function rangeTest(
  chosen: readonly (readonly [string, readonly string[]])[],
  columns: FacetColumns,
  { currency, agreed }: PriceGround,
): ((product: ProductFacts) => boolean) | undefined {
  const values = chosen.find(([code]) => code === 'price')?.[1] ?? [];
  const ranges = values.filter((value) => columns.entry('price', value) === undefined).flatMap((value) => priceRange(value) ?? []);
  if (ranges.length === 0) return undefined;
  return (product) => {
    const cents = product.flags.seePriceInCart ? undefined : (agreed?.(product) ?? shownCents(product, currency));
    return cents !== undefined && ranges.some(({ low, high }) => low <= cents && cents < high);
  };
}
