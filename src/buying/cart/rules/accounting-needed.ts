// Whether an order has to name a budget center or purchase order (CART-29 isMandatoryEnabled, B2B-1).
import type { Permissions } from '#base/access/rules';
import { chargedLines } from './cart-charges.ts';
import type { PricedCart } from './price-cart.ts';

/** The account requires a budget center or a purchase order on every order. */
export const needsAccounting = (permissions: Permissions): boolean => permissions.has('PO_REQUIRED');

/** The order names a center or a purchase order, or each of its lines does. */
export function isCharged(priced: Pick<PricedCart, 'cart' | 'lines'>): boolean {
  const { purchaseOrder, budgetCenter } = priced.cart.accounting;
  if (purchaseOrder || budgetCenter) return true;
  const lines = chargedLines(priced.lines);
  return lines.length > 0 && lines.every(({ line: { extra } }) => extra?.purchaseOrder || extra?.budgetCenter);
}
