// All SQL of checkout: the shopper's entries, one row per owner, site and cart (the basket's, or buy now's).
import type { PostalAddress } from '#people/addresses/rules';
import type { CardBrand } from '#buying/payment/rules';
import type { AskedCaptcha, ChosenPayment, ChosenSavedCard, GiftTender, PickupContact } from '#buying/checkout/rules';
import { statement } from '#platform/db';
import type { AddressRule, UsableLocation } from './allowed-addresses.ts';
import type { CheckoutKey } from './checkout-key.ts';

export interface CheckoutRow {
  readonly email: string;
  readonly phone: string;
  readonly ship_to: PostalAddress | null;
  readonly bill_to: PostalAddress | null;
  readonly pickup_by: PickupContact | null;
  readonly payment: ChosenPayment | ChosenSavedCard | null;
  /** The saved card that `payment` names; null when it was removed. */
  readonly card: ChargeableCard | null;
  readonly tenders: readonly (GiftTender & { readonly removed?: true })[];
  /** Reward money that the shopper wants to use. */
  readonly rewards: { readonly cartId: string; readonly cents: number } | null;
  /** The member's balance of reward money. */
  readonly reward_cents: number | null;
  readonly on_account: string | null;
  readonly purchase_order: string;
  readonly purchase_order_release: string;
  readonly purchase_order_cart: string | null;
  readonly captcha: AskedCaptcha | null;
  readonly gift_captcha: AskedCaptcha | null;
  /** Of the card typed last. */
  readonly card_key: { readonly cartId: string; readonly key: string } | null;
  readonly refused_at: Date | null;
  /** The location that `ship_to` names, as it is now, while the shopper may use it. */
  readonly location: UsableLocation | null;
  /** What the shopper's organization says about addresses; null without one. */
  readonly address_rule: AddressRule | null;
}

export interface ChargeableCard {
  readonly reference: string;
  readonly brand: CardBrand;
  readonly last_four: string;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
  readonly expiry_day: number | null;
}

export const CHECKOUT_OF = statement<CheckoutRow, CheckoutKey & { readonly currency: string }>(
  'checkout_of',
  (
    p,
  ) => `select email, phone, ship_to, bill_to, pickup_by, payment, tenders, rewards, on_account, purchase_order, purchase_order_release, purchase_order_cart, captcha, gift_captcha,
  card_key, refused_at,
  (select r.cents from spendable_reward r where r.profile_id = checkout.owner_id and r.currency = ${p.currency}) as reward_cents,
  (select to_jsonb(k) from chargeable_card k where k.profile_id = checkout.owner_id and k.card_id = checkout.payment->>'savedCardId') as card,
  (select to_jsonb(u) from usable_location u where u.profile_id = checkout.owner_id and u.location_id = (checkout.ship_to->'location'->>'id')::uuid) as location,
  (select to_jsonb(r) from buyer_address_rule r where r.profile_id = checkout.owner_id) as address_rule
from checkout where owner_id = ${p.ownerId} and site_id = ${p.siteId} and purpose = ${p.purpose}`,
);

interface DeliveryValues extends CheckoutKey {
  readonly email: string;
  readonly phone: string;
  readonly shipTo: string | null;
  readonly pickupBy: string | null;
  readonly now: Date;
}

export const KEEP_DELIVERY = statement<unknown, DeliveryValues>(
  'checkout_keep_delivery',
  (p) => `insert into checkout (owner_id, site_id, purpose, email, phone, ship_to, pickup_by, updated_at)
    values (${p.ownerId}, ${p.siteId}, ${p.purpose}, ${p.email}, ${p.phone}, ${p.shipTo}::jsonb, ${p.pickupBy}::jsonb, ${p.now})
on conflict (owner_id, site_id, purpose) do update set email = excluded.email, phone = excluded.phone, ship_to = coalesce(excluded.ship_to, checkout.ship_to),
  pickup_by = excluded.pickup_by, updated_at = excluded.updated_at`,
);

interface PaymentValues extends CheckoutKey {
  readonly payment: string | null;
  readonly cardKey: string | null;
  readonly billTo: string | null;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  readonly now: Date;
}

/** Writes nothing while a captcha is open. */
export const KEEP_PAYMENT = statement<unknown, PaymentValues>(
  'checkout_keep_payment',
  (
    p,
  ) => `insert into checkout (owner_id, site_id, purpose, payment, card_key, bill_to, purchase_order, purchase_order_release, purchase_order_cart,
  updated_at)
values (${p.ownerId}, ${p.siteId}, ${p.purpose}, ${p.payment}::jsonb, ${p.cardKey}::jsonb, ${p.billTo}::jsonb, ${p.purchaseOrder}, ${p.purchaseOrderRelease},
  ${p.payment}::jsonb->>'cartId', ${p.now})
on conflict (owner_id, site_id, purpose) do update set payment = excluded.payment, card_key = excluded.card_key, on_account = null, bill_to = excluded.bill_to, purchase_order = excluded.purchase_order,
  purchase_order_release = excluded.purchase_order_release, purchase_order_cart = excluded.purchase_order_cart, updated_at = excluded.updated_at where checkout.captcha is null`,
);

interface BillingValues extends CheckoutKey {
  readonly billTo: string | null;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  readonly now: Date;
  readonly onAccount: string | null;
  readonly cartId: string;
}

/** The billing address; `onAccount`: the cart that is billed to the account in place of a card. */
export const KEEP_BILLING = statement<unknown, BillingValues>(
  'checkout_keep_billing',
  (
    p,
  ) => `update checkout set bill_to = ${p.billTo}::jsonb, purchase_order = ${p.purchaseOrder}, purchase_order_release = ${p.purchaseOrderRelease}, purchase_order_cart = ${p.cartId},
    updated_at = ${p.now}, on_account = coalesce(${p.onAccount}::text, on_account),
  payment = case when ${p.onAccount}::text is null then payment end
where owner_id = ${p.ownerId} and site_id = ${p.siteId} and purpose = ${p.purpose}`,
);

/** Copies what was entered for the basket, without its payment. */
export const BEGIN_BUY_NOW = statement<unknown>(
  'checkout_begin_buy_now',
  `insert into checkout (owner_id, site_id, purpose, email, phone, ship_to, bill_to, pickup_by, updated_at)
select owner_id, site_id, 'buyNow', email, phone, ship_to, bill_to, pickup_by, $3 from checkout
where owner_id = $1 and site_id = $2 and purpose = 'basket'
on conflict do nothing`,
);

/** A guest who signs in keeps their entries; they replace the account's earlier ones. */
export const ADOPT_CHECKOUT = statement<unknown>(
  'checkout_adopt',
  `with gone as (
  delete from checkout where owner_id = $2 and (site_id, purpose) in (select site_id, purpose from checkout where owner_id = $1) returning site_id
)
update checkout set owner_id = $2 where owner_id = $1 and (select count(*) from gone) >= 0`,
);

export const FORGET_OLD_CHECKOUTS = statement<unknown>('checkout_forget_old', 'delete from checkout where updated_at < $1');
