// The cart of what is due: made by the shop, priced like every other.
import { randomUUID } from 'node:crypto';
import { emptyCart, type Cart, type PricedCart } from '#buying/cart/rules';
import { newCartItemId } from '#buying/cart/server';
import type { Shopper } from '#base/shopper/rules';
import { SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import type { Visit } from '#platform/visit';
import type { RestockDeps } from './restock-deps.ts';
import type { RestockRow } from './restock-rows.ts';

export interface WantedLine {
  readonly itemId: string;
  readonly qty: number;
}

interface CartOf {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly lines: readonly WantedLine[];
  readonly accounting?: Pick<RestockRow, 'budget_center' | 'purchase_order'>;
}

/** Not stored yet. The coupons for what comes by itself are entered. */
export function dueCart({ coupons }: Pick<RestockDeps, 'coupons'>, { visit, shopper, lines, accounting }: CartOf): Cart {
  const cart = emptyCart({ cartId: randomUUID(), ownerId: shopper.shopperId, siteId: visit.site.id, purpose: 'restock' });
  const { budget_center: budgetCenter, purchase_order: purchaseOrder = '' } = accounting ?? { budget_center: null };
  return {
    ...cart,
    coupons: coupons.ofRestocks().map(({ code }) => code),
    accounting: { budgetCenter, purchaseOrder: purchaseOrder === '' ? null : purchaseOrder, purchaseOrderRelease: null },
    lines: lines.map(({ itemId, qty }) => ({
      cartItemId: newCartItemId(),
      itemId,
      qty,
      parent: null,
      delivery: SHIP_TO_ADDRESS,
      customerSku: null,
      seenCents: null,
      addedAt: visit.now.getTime(),
      removedAt: null,
      extra: null,
    })),
  };
}

/** Prices it as checkout does, for a destination. */
export async function priceDue(
  { carts }: Pick<RestockDeps, 'carts'>,
  { visit, shopper }: Pick<CartOf, 'visit' | 'shopper'>,
  cart: Cart,
  zip: string | undefined,
): Promise<PricedCart> {
  return (await carts.price(visit, { cart, shopper }, zip === undefined ? {} : { zip })).priced;
}

/** Unit price of the day in cents, before coupons; null: the item cannot be bought. */
export const unitOf = ({ price }: PricedCart['lines'][number]): number | null => price?.each ?? null;
