// SQL that enters the payment of a placed order for the cart that changes it (CART-7).
import { statement } from '#platform/db';
import type { CheckoutKey } from './checkout-key.ts';

interface CarriedValues extends CheckoutKey {
  readonly cartId: string;
  readonly payment: string | null;
  readonly onAccount: string | null;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  readonly now: Date;
}

/** Enters a payment for a cart; writes nothing when one is entered for it already, or while a captcha is open. */
export const CARRY_PAYMENT = statement<unknown, CarriedValues>(
  'checkout_carry_payment',
  (
    p,
  ) => `insert into checkout (owner_id, site_id, purpose, payment, on_account, purchase_order, purchase_order_release, purchase_order_cart, updated_at)
values (${p.ownerId}, ${p.siteId}, ${p.purpose}, ${p.payment}::jsonb, ${p.onAccount}, ${p.purchaseOrder}, ${p.purchaseOrderRelease}, ${p.cartId}, ${p.now})
on conflict (owner_id, site_id, purpose) do update set payment = excluded.payment, on_account = excluded.on_account, purchase_order = excluded.purchase_order,
  purchase_order_release = excluded.purchase_order_release, purchase_order_cart = excluded.purchase_order_cart, updated_at = excluded.updated_at
where checkout.captcha is null and checkout.on_account is distinct from ${p.cartId} and checkout.payment->>'cartId' is distinct from ${p.cartId}`,
);
