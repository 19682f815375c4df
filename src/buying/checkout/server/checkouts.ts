// What a shopper has entered in checkout, stored so that a reload, Back and a second tab find it.
import {
  NO_ENTRIES,
  type CheckoutEntries,
  type ChosenPayment,
  type ChosenSavedCard,
  type DeliveryEntries,
  type GiftTender,
} from '#buying/checkout/rules';
import type { PostalAddress } from '#people/addresses/rules';
import { calendarDate } from '#base/calendar/rules';
import { MAX_GIFT_CARDS } from '#buying/payment/rules';
import type { Clock } from '#platform/clock';
import type { Queries } from '#platform/db';
import { ADD_TENDER, REMOVE_TENDER, RESTORE_TENDER, SET_BALANCES, KEEP_REWARDS } from './tender-queries.ts';
import { ADOPT_CHECKOUT, BEGIN_BUY_NOW, CHECKOUT_OF, KEEP_BILLING, KEEP_DELIVERY, KEEP_PAYMENT } from './checkout-queries.ts';
import { storedPayment } from './saved-payment.ts';
import { entriesOf } from './stored-entries.ts';
import { keyOf, type CheckoutPlace } from './checkout-key.ts';

export interface PaymentEntries {
  readonly payment: ChosenPayment | ChosenSavedCard;
  readonly billTo: PostalAddress | null;
  readonly purchaseOrder: string;
  readonly purchaseOrderRelease: string;
  /** What the card form encrypted a typed card with. */
  readonly cardKey?: string | undefined;
}

export interface Checkouts {
  /** All entries; empty ones when nothing is stored. */
  load(on: Queries, ownerId: string, place: CheckoutPlace): Promise<CheckoutEntries>;
  keepDelivery(ownerId: string, place: CheckoutPlace, entries: DeliveryEntries, now: Date): Promise<void>;
  /** False, and nothing is stored, while a captcha is open. */
  keepPayment(ownerId: string, place: CheckoutPlace, entries: PaymentEntries, now: Date): Promise<boolean>;
  /** For an order that gift and prepaid cards pay (null: the chosen card, if any, stays), or whose rest is billed to the account. */
  keepBilling(
    ownerId: string,
    place: CheckoutPlace,
    entries: Omit<PaymentEntries, 'payment' | 'cardKey'> & { readonly cartId: string; readonly onAccount: string | null },
    now: Date,
  ): Promise<void>;
  /** Adds a gift or prepaid card or updates its balance; false when the order already has its maximum of cards, or a captcha is open. */
  addTender(ownerId: string, place: CheckoutPlace, tender: GiftTender, now: Date): Promise<boolean>;
  /** False when the order has no such card. The card removed last can be restored. */
  removeTender(ownerId: string, place: CheckoutPlace, id: string, now: Date): Promise<boolean>;
  restoreTender(ownerId: string, place: CheckoutPlace, id: string, now: Date): Promise<boolean>;
  /** New balances of cards in cents; null removes a card that cannot be used any more. */
  setBalances(
    ownerId: string,
    place: CheckoutPlace,
    balances: readonly { readonly id: string; readonly balance: number | null }[],
    now: Date,
  ): Promise<void>;
  /** Cents of reward money that a member wants to use for a cart; 0: none. */
  keepRewards(ownerId: string, place: CheckoutPlace, wanted: { readonly cartId: string; readonly cents: number }, now: Date): Promise<void>;
  /** Contact and addresses of the basket's checkout are a start for buy now, which has none yet. */
  beginBuyNow(ownerId: string, place: Pick<CheckoutPlace, 'site'>, now: Date): Promise<void>;
  /** Moves a guest's entries to the account they signed in to. */
  adopt(tx: Queries, guestId: string, profileId: string): Promise<void>;
}

export function makeCheckouts(db: Queries, clock: Clock): Checkouts {
  return {
    async load(on, ownerId, { site: { id: siteId, currency, tenant, country, timeZone }, cartPurpose: purpose }) {
      const row = await on.maybe(CHECKOUT_OF, { ownerId, siteId, purpose, currency });
      if (row === undefined) return NO_ENTRIES;
      return entriesOf(row, { tenant, country, today: calendarDate(clock.now(), timeZone), now: clock.now() });
    },
    async keepDelivery(ownerId, place, { email, phone, shipTo, pickupBy }, now) {
      await db.run(KEEP_DELIVERY, { ...keyOf(place, ownerId), email, phone, shipTo: json(shipTo), pickupBy: json(pickupBy), now });
    },
    async keepPayment(ownerId, place, { payment, billTo, purchaseOrder, purchaseOrderRelease, cardKey }, now) {
      const key = cardKey === undefined ? null : { cartId: payment.cartId, key: cardKey };
      const values = {
        payment: json(storedPayment(payment)),
        cardKey: json(key),
        billTo: json(billTo),
        purchaseOrder,
        purchaseOrderRelease,
        now,
      };
      return (await db.run(KEEP_PAYMENT, { ...keyOf(place, ownerId), ...values })) > 0;
    },
    async keepBilling(ownerId, place, { cartId, billTo, purchaseOrder, purchaseOrderRelease, onAccount }, now) {
      const values = { billTo: json(billTo), purchaseOrder, purchaseOrderRelease, now, onAccount, cartId };
      await db.run(KEEP_BILLING, { ...keyOf(place, ownerId), ...values });
    },
    addTender: async (ownerId, place, tender, now) =>
      (await db.run(ADD_TENDER, { ...keyOf(place, ownerId), tender: JSON.stringify(tender), most: MAX_GIFT_CARDS, now })) > 0,
    removeTender: async (ownerId, place, id, now) => (await db.run(REMOVE_TENDER, { ...keyOf(place, ownerId), id, now })) > 0,
    restoreTender: async (ownerId, place, id, now) =>
      (await db.run(RESTORE_TENDER, { ...keyOf(place, ownerId), id, most: MAX_GIFT_CARDS, now })) > 0,
    async setBalances(ownerId, place, balances, now) {
      const cards = { ids: balances.map(({ id }) => id), balances: balances.map(({ balance }) => balance) };
      await db.run(SET_BALANCES, { ...keyOf(place, ownerId), ...cards, now });
    },
    async keepRewards(ownerId, place, { cartId, cents }, now) {
      await db.run(KEEP_REWARDS, { ...keyOf(place, ownerId), cartId, cents, now });
    },
    async beginBuyNow(ownerId, { site }, now) {
      await db.run(BEGIN_BUY_NOW, [ownerId, site.id, now]);
    },
    adopt: async (tx, guestId, profileId) => void (await tx.run(ADOPT_CHECKOUT, [guestId, profileId])),
  };
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
