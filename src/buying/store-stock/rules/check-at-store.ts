// Whether a shopper can pick an item up in a store now, by the same rules as the cart (STO-1).
import { canPickUp, deskOf, itemProblem, stockFor, type CartFacts, type CartMessage } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';

export type StoreVerdict =
  | { readonly state: 'inStock'; readonly available: number }
  /** `shipsOn`: when a shipment to the store could be picked up; null when none can be sent. */
  | { readonly state: 'soldOut'; readonly available: number; readonly shipsOn: string | null }
  | { readonly state: 'notInStores' }
  | { readonly state: 'refused'; readonly message: CartMessage };

export function checkAtStore(product: ProductFacts, storeNumber: string, facts: CartFacts): StoreVerdict {
  const shelf = { type: 'ISP', storeNumber } as const;
  const message = itemProblem(product.itemId, product, shelf, facts);
  if (message?.code === 'NOT_AVAILABLE_FOR_BOPIS' && canPickUp(facts.shopper)) return { state: 'notInStores' };
  if (message !== null) return { state: 'refused', message };
  const step = product.increment ?? 1;
  const available = stockFor(product, shelf, facts);
  if (available >= step) return { state: 'inStock', available };
  const shipped = product.flags.inStoreOnly ? null : deskOf(facts).look(product, step, { type: 'STS', storeNumber });
  const canBeSent = shipped !== null && shipped.available >= step;
  return { state: 'soldOut', available, shipsOn: canBeSent ? shipped.promise.earliest : null };
}
