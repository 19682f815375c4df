// What restocks can go on with, at the prices of today and in stock for a whole order.
import type { PricedCart } from '#buying/cart/rules';
import type { SignedIn } from '#base/shopper/rules';
import { alternatesOf, MOST_OFFERED, type Question } from '#buying/restock/rules';
import type { Visit } from '#platform/visit';
import { dueCart, priceDue, unitOf } from './due-cart.ts';
import type { RestockDeps } from './restock-deps.ts';

/** Questions that another item answers. */
export const SWAPPED: ReadonlySet<Question> = new Set(['itemGone', 'outOfStock'] as const);

export interface SwapChoice {
  readonly itemId: string;
  /** Unit price of today in cents, before coupons. */
  readonly unit: number;
  readonly line: PricedCart['lines'][number];
}

interface Short {
  readonly itemId: string;
  readonly qty: number;
}

type ChoiceDeps = Pick<RestockDeps, 'carts' | 'catalog' | 'coupons'>;

/** For each item, in the same order. `visit` is one whose cart is that of restocks. */
export async function swapChoices(
  deps: ChoiceDeps,
  buyer: { readonly visit: Visit; readonly shopper: SignedIn },
  short: readonly Short[],
): Promise<readonly (readonly SwapChoice[])[]> {
  const named = short.map(({ itemId, qty }) =>
    alternatesOf(deps.catalog.get(itemId), deps.catalog.get).map((product) => ({ itemId: product.itemId, qty })),
  );
  const lines = named.flat();
  if (lines.length === 0) return short.map(() => []);
  const priced = await priceDue(deps, buyer, dueCart(deps, { ...buyer, lines }), undefined);
  let at = 0;
  return named.map((ones) =>
    ones
      .flatMap(({ itemId, qty }): SwapChoice[] => {
        const line = priced.lines[at];
        at += 1;
        const unit = line === undefined ? null : unitOf(line);
        return line === undefined || unit === null || !line.counted || line.available < qty ? [] : [{ itemId, unit, line }];
      })
      .slice(0, MOST_OFFERED),
  );
}
