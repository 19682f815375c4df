// What a shopper has entered in checkout, stored so that a reload, Back and a second tab find it.
import {
  NO_ENTRIES,
  rewardTender,
  type CheckoutEntries,
  type ChosenPayment,
  type ChosenSavedCard,
  type DeliveryEntries,
  type GiftTender,
  type RewardChoice,
} from '#buying/checkout/rules';
import type { PostalAddress } from '#people/addresses/rules';
import { calendarDate } from '#base/calendar/rules';
import { MAX_GIFT_CARDS } from '#buying/payment/rules';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import { SHIPPED_SITES, type SiteId } from '#base/site/rules';
import { ADD_TENDER, REMOVE_TENDER, RESTORE_TENDER, SET_BALANCES, KEEP_REWARDS } from './tender-queries.ts';
import {
  ADOPT_CHECKOUT,
  CHECKOUT_OF,
  FORGET_OLD_CHECKOUTS,
  KEEP_BILLING,
  KEEP_DELIVERY,
  KEEP_PAYMENT,
  type CheckoutRow,
} from './checkout-queries.ts';
import { chargeablePayment, storedPayment } from './saved-payment.ts';

export interface PaymentEntries {
  readonly payment: ChosenPayment | ChosenSavedCard;
  readonly billTo: PostalAddress | null;
  readonly purchaseOrder: string;
}

export interface Checkouts {
  /** All entries; empty ones when nothing is stored. */
  load(on: Queries, ownerId: string, siteId: SiteId): Promise<CheckoutEntries>;
  keepDelivery(ownerId: string, siteId: SiteId, entries: DeliveryEntries, now: Date): Promise<void>;
  /** False, and nothing is stored, while a captcha is open. */
  keepPayment(ownerId: string, siteId: SiteId, entries: PaymentEntries, now: Date): Promise<boolean>;
  /** For an order that gift and prepaid cards pay (null: the chosen card, if any, stays), or whose rest is billed to the account. */
  keepBilling(
    ownerId: string,
    siteId: SiteId,
    entries: Omit<PaymentEntries, 'payment'> & { readonly cartId: string; readonly onAccount: string | null },
    now: Date,
  ): Promise<void>;
  /** Adds a gift or prepaid card or updates its balance; false when the order already has its maximum of cards, or a captcha is open. */
  addTender(ownerId: string, siteId: SiteId, tender: GiftTender, now: Date): Promise<boolean>;
  /** False when the order has no such card. The card removed last can be restored. */
  removeTender(ownerId: string, siteId: SiteId, id: string, now: Date): Promise<boolean>;
  restoreTender(ownerId: string, siteId: SiteId, id: string, now: Date): Promise<boolean>;
  /** New balances of cards in cents; null removes a card that cannot be used any more. */
  setBalances(
    ownerId: string,
    siteId: SiteId,
    balances: readonly { readonly id: string; readonly balance: number | null }[],
    now: Date,
  ): Promise<void>;
  /** Cents of reward money that a member wants to use for a cart; 0: none. */
  keepRewards(ownerId: string, siteId: SiteId, wanted: { readonly cartId: string; readonly cents: number }, now: Date): Promise<void>;
  /** Moves a guest's entries to the account they signed in to. */
  adopt(tx: Queries, guestId: string, profileId: string): Promise<void>;
  forgetOlderThan(when: Date): Promise<void>;
}

export function makeCheckouts(db: Queries, clock: Clock): Checkouts {
  return {
    async load(on, ownerId, siteId) {
      const { currency, tenant, timeZone } = SHIPPED_SITES[siteId];
      const row = await on.maybe(CHECKOUT_OF, [ownerId, siteId, currency]);
      if (row === undefined) return NO_ENTRIES;
      const { email, phone, ship_to: shipTo, bill_to: billTo, pickup_by: pickupBy, captcha } = row;
      const payment = chargeablePayment(row, calendarDate(clock.now(), timeZone));
      const rewards = tenant === 'consumer' ? rewardsOf(row) : null;
      const tenders = [...(rewards === null ? [] : rewardTender(rewards)), ...row.tenders.filter(({ removed }) => removed !== true)];
      const {
        on_account: onAccount,
        purchase_order: purchaseOrder,
        purchase_order_cart: purchaseOrderCart,
        gift_captcha: giftCaptcha,
      } = row;
      const ordered = { onAccount, purchaseOrder, purchaseOrderCart };
      return { email, phone, shipTo, billTo, pickupBy, payment, tenders, rewards, ...ordered, captcha, giftCaptcha };
    },
    async keepDelivery(ownerId, siteId, { email, phone, shipTo, pickupBy }, now) {
      await db.run(KEEP_DELIVERY, { ownerId, siteId, email, phone, shipTo: json(shipTo), pickupBy: json(pickupBy), now });
    },
    async keepPayment(ownerId, siteId, { payment, billTo, purchaseOrder }, now) {
      return (await db.run(KEEP_PAYMENT, [ownerId, siteId, json(storedPayment(payment)), json(billTo), purchaseOrder, now])) > 0;
    },
    async keepBilling(ownerId, siteId, { cartId, billTo, purchaseOrder, onAccount }, now) {
      await db.run(KEEP_BILLING, { ownerId, siteId, billTo: json(billTo), purchaseOrder, now, onAccount, cartId });
    },
    addTender: async (ownerId, siteId, tender, now) =>
      (await db.run(ADD_TENDER, [ownerId, siteId, JSON.stringify(tender), MAX_GIFT_CARDS, now])) > 0,
    removeTender: async (ownerId, siteId, id, now) => (await db.run(REMOVE_TENDER, [ownerId, siteId, id, now])) > 0,
    restoreTender: async (ownerId, siteId, id, now) => (await db.run(RESTORE_TENDER, [ownerId, siteId, id, MAX_GIFT_CARDS, now])) > 0,
    async setBalances(ownerId, siteId, balances, now) {
      await db.run(SET_BALANCES, [ownerId, siteId, balances.map(({ id }) => id), balances.map(({ balance }) => balance), now]);
    },
    async keepRewards(ownerId, siteId, { cartId, cents }, now) {
      await db.run(KEEP_REWARDS, [ownerId, siteId, cartId, cents, now]);
    },
    async adopt(tx, guestId, profileId) {
      await tx.run(ADOPT_CHECKOUT, [guestId, profileId]);
    },
    async forgetOlderThan(when) {
      await db.run(FORGET_OLD_CHECKOUTS, [when]);
    },
  };
}

function rewardsOf({ rewards, reward_cents: balance }: CheckoutRow): RewardChoice | null {
  if (rewards === null && balance === null) return null;
  return { balance: balance ?? 0, wanted: rewards?.cents ?? 0, cartId: rewards?.cartId ?? '' };
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
