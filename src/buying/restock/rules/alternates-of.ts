// What a restock can go on with when its item is gone or out of stock.
import type { ProductFacts } from '#goods/catalog/rules';

/** As many as an answer offers. */
export const MOST_OFFERED = 3;

/** What somebody uses up and buys again; not services, memberships, gift cards, bundles and goods made to order. */
export const REPEATED: ReadonlySet<ProductFacts['kind']> = new Set(['ordinary', 'surcharge'] as const);

/** The successor first, then the alternates that the catalogue names, as far as they are sold again and again. Nothing says yet whether this buyer gets them. */
export function alternatesOf(
  product: Pick<ProductFacts, 'itemId' | 'replacement' | 'alternates'> | undefined,
  get: (itemId: string) => ProductFacts | undefined,
): readonly ProductFacts[] {
  if (product === undefined) return [];
  const ids = new Set([...(product.replacement === null ? [] : [product.replacement]), ...product.alternates]);
  ids.delete(product.itemId);
  return [...ids].flatMap((itemId) => get(itemId) ?? []).filter(({ status, kind }) => status === 'active' && REPEATED.has(kind));
}
