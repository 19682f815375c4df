// What a shopper has entered on the way to an order, kept so that reload, back and a second tab find it.
import { NO_ENTRIES, type CheckoutEntries, type ChosenPayment, type DeliveryEntries } from '#checkout/rules';
import type { PostalAddress } from '#addresses/rules';
import type { Queries } from '#platform/db';
import type { SiteId } from '#site/rules';
import { ADOPT_CHECKOUT, CHECKOUT_OF, FORGET_OLD_CHECKOUTS, KEEP_DELIVERY, KEEP_PAYMENT } from './checkout-queries.ts';

export interface PaymentEntries {
  readonly payment: ChosenPayment;
  readonly billTo: PostalAddress | null;
  readonly purchaseOrder: string;
}

export interface Checkouts {
  /** Everything entered so far; empty when nothing was. */
  load(on: Queries, ownerId: string, siteId: SiteId): Promise<CheckoutEntries>;
  keepDelivery(ownerId: string, siteId: SiteId, entries: DeliveryEntries, now: Date): Promise<void>;
  /** False, and nothing kept, while a question is open. */
  keepPayment(ownerId: string, siteId: SiteId, entries: PaymentEntries, now: Date): Promise<boolean>;
  /** Hands a guest's entries to the account they signed in to. */
  adopt(tx: Queries, guestId: string, profileId: string): Promise<void>;
  forgetOlderThan(when: Date): Promise<void>;
}

export function makeCheckouts(db: Queries): Checkouts {
  return {
    async load(on, ownerId, siteId) {
      const row = await on.maybe(CHECKOUT_OF, [ownerId, siteId]);
      if (row === undefined) return NO_ENTRIES;
      const { email, phone, ship_to: shipTo, bill_to: billTo, pickup_by: pickupBy, payment, tenders, captcha } = row;
      return { email, phone, shipTo, billTo, pickupBy, payment, tenders, purchaseOrder: row.purchase_order, captcha };
    },
    async keepDelivery(ownerId, siteId, { email, phone, shipTo, pickupBy }, now) {
      await db.run(KEEP_DELIVERY, [ownerId, siteId, email, phone, json(shipTo), json(pickupBy), now]);
    },
    async keepPayment(ownerId, siteId, { payment, billTo, purchaseOrder }, now) {
      return (await db.run(KEEP_PAYMENT, [ownerId, siteId, json(payment), json(billTo), purchaseOrder, now])) > 0;
    },
    async adopt(tx, guestId, profileId) {
      await tx.run(ADOPT_CHECKOUT, [guestId, profileId]);
    },
    async forgetOlderThan(when) {
      await db.run(FORGET_OLD_CHECKOUTS, [when]);
    },
  };
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
