// Whether an order has to name a budget center or purchase order (CART-29 isMandatoryEnabled, B2B-1).
import type { Cart } from './cart.ts';
import type { Permissions } from '#base/access/rules';

/** The account requires a budget center or a purchase order on every order. */
export const needsAccounting = (permissions: Permissions): boolean => permissions.has('PO_REQUIRED');

export const isCharged = ({ purchaseOrder, budgetCenter }: Cart['accounting']): boolean => [purchaseOrder, budgetCenter].some(Boolean);
