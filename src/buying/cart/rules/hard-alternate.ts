// The successor of a discontinued item (CART-21), used by every add and by everything that offers an add.
import type { ProductFacts } from '#goods/catalog/rules';
import type { CartFacts } from './cart-facts.ts';

/** Items that are not replaced by their successors: all, or these. */
export type NoAlternates = true | ReadonlySet<string> | undefined;

/** The available successor of a discontinued item; null without one, or when the shopper declined it. */
export function hardAlternate(itemId: string, facts: CartFacts, noAlternates: NoAlternates): ProductFacts | null {
  const product = facts.product(itemId);
  if (product?.status !== 'discontinued' || product.replacement === null) return null;
  if (noAlternates === true || noAlternates?.has(itemId) === true) return null;
  const successor = facts.product(product.replacement);
  return successor?.status === 'active' && facts.available(successor.itemId) > 0 ? successor : null;
}
