import type { Cart } from '#buying/cart/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';

/** The payment of a placed order, as far as it can pay another: a typed card and a vendor's approval hold for one order. */
interface CarriedPayment {
  readonly savedCard: string | null;
  readonly isBilled: boolean;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
}

/** Enters the payment for a cart, unless one is entered for it; checkout does this. */
export type CarryPayment = (tx: Queries, visit: Visit, cart: Pick<Cart, 'cartId' | 'ownerId'>, payment: CarriedPayment) => Promise<void>;
