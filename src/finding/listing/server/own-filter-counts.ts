// How many products of a list each of the shopper's own filters leaves: contract items and earlier purchases.
import type { OwnFilter } from '#goods/catalog/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { OwnItems } from '#goods/catalog/server';

/** A test that no item passes: a filter whose data the shopper does not have. */
export const NO_ITEM = (): boolean => false;

export const countOf = (products: readonly ProductFacts[], test: (itemId: string) => boolean): number =>
  products.filter(({ itemId }) => test(itemId)).length;

/** Number of products under each own filter, combined with the selected own ones; null where the shopper has no such data. */
export function countOwnFilters(
  products: readonly ProductFacts[],
  held: readonly OwnFilter[],
  own: OwnItems,
): Record<OwnFilter, number | null> {
  const count = (filter: OwnFilter): number | null => {
    const is = own[filter];
    if (is === undefined) return null;
    const also = held.filter((other) => other !== filter).map((other) => own[other] ?? NO_ITEM);
    return countOf(products, (itemId) => is(itemId) && also.every((test) => test(itemId)));
  };
  return { contract: count('contract'), bought: count('bought') };
}
