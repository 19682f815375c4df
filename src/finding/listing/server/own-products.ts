// The shopper's own products in a list: contract items and earlier purchases. Goes through these, which are few, and not through the list.
import type { OwnFilter } from '#goods/catalog/contract';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Catalog, OwnItems } from '#goods/catalog/server';
import { ranksIn } from './list-ranks.ts';

/** A filter whose data the shopper does not have finds nothing. */
const NOTHING: ReadonlySet<string> = new Set();

/** Those of a list that pass all of the filters, in the list's order. */
export function ownProducts(
  list: readonly ProductFacts[],
  held: readonly OwnFilter[],
  own: OwnItems,
  catalog: Pick<Catalog, 'get'>,
): readonly ProductFacts[] {
  const [least = NOTHING, ...others] = held.map((filter) => own[filter] ?? NOTHING).sort((a, b) => a.size - b.size);
  const rank = ranksIn(list);
  return [...least]
    .filter((itemId) => others.every((items) => items.has(itemId)))
    .flatMap((itemId) => catalog.get(itemId) ?? [])
    .flatMap((product) => {
      const at = rank(product);
      return at === undefined ? [] : [{ product, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ product }) => product);
}

/** Number of products under each own filter, combined with the selected own ones; null where the shopper has no such data. */
export function countOwnFilters(
  list: readonly ProductFacts[],
  held: readonly OwnFilter[],
  own: OwnItems,
  catalog: Pick<Catalog, 'get'>,
): Record<OwnFilter, number | null> {
  const count = (filter: OwnFilter): number | null =>
    own[filter] === undefined ? null : ownProducts(list, [...new Set([...held, filter])], own, catalog).length;
  return { contract: count('contract'), bought: count('bought') };
}
