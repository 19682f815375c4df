// The items that a number, a UPC or a product address means to this shopper.
import { emptyCart, isHiddenByPolicy, type CartFacts } from '#buying/cart/rules';
import type { Carts } from '#buying/cart/server';
import type { CodeBook } from '#buying/quick-order/rules';
import { isSold, type ProductFacts } from '#goods/catalog/rules';
import type { Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { Visit } from '#platform/visit';
import type { Asked } from '#buying/store-stock/rules';

export interface FindFacts {
  readonly carts: Pick<Carts, 'factsFor' | 'imageOf'>;
  readonly catalog: Pick<Catalog, 'get'>;
  readonly contracts: Pick<Contracts, 'ofShopper'>;
  readonly codeBook: () => CodeBook;
}

export interface FoundItems {
  readonly found: readonly ProductFacts[];
  /** Items whose number is one typo away, when nothing was found. */
  readonly near: readonly ProductFacts[];
  /** The shopper's own prices, rights and stock. */
  readonly shopping: CartFacts;
}

const MOST_NEAR = 2;

/** An account's own number comes before all others. What the shopper's organization hides is not found. */
export async function findItems(asked: Asked, { carts, catalog, contracts, codeBook }: FindFacts, visit: Visit): Promise<FoundItems> {
  const shopper = await visit.shopper();
  const [shopping, terms] = await Promise.all([
    carts.factsFor(visit, shopper, emptyCart({ cartId: '', ownerId: shopper?.shopperId ?? '', siteId: visit.site.id })),
    contracts.ofShopper(shopper),
  ]);
  const isThere = (product: ProductFacts): boolean => isSold(product, visit.site.currency) && !isHiddenByPolicy(product, shopping);
  const named = (itemId: string): readonly ProductFacts[] => [catalog.get(itemId)].filter((one) => one !== undefined);
  const book = codeBook();
  const meant = (number: string): readonly ProductFacts[] => {
    const own = named(terms.itemOf(number) ?? '');
    return (own.length > 0 ? own : book.all(number)).filter(isThere);
  };
  if (asked.kind === 'notAnItem') return { found: [], near: [], shopping };
  if (asked.kind === 'item') return { found: named(asked.itemId).filter(isThere), near: [], shopping };
  const found = asked.numbers.map(meant).find(({ length }) => length > 0) ?? [];
  const canBeHad = (product: ProductFacts): boolean =>
    product.status === 'active' && isThere(product) && shopping.price(product, 1) !== null && !shopping.blocked(product.itemId);
  const near = found.length > 0 ? [] : book.near(asked.numbers[0] ?? '', MOST_NEAR).filter(canBeHad);
  return { found, near, shopping };
}
