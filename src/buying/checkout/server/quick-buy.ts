// Buy now: applies the address and card of a shopper's quick orders to the checkout of a cart (CART-22).
import { randomUUID } from 'node:crypto';
import { addressLines } from '#people/addresses/rules';
import type { QuickBuyView } from '#buying/checkout/contract';
import { entriesFor, isCard, type CheckoutEntries } from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import type { Carts } from '#buying/cart/server';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { PaymentProvider } from '#buying/payment/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { saveCard } from '#buying/saved-cards/server';
import { isSignedIn, type SignedIn } from '#base/shopper/rules';
import { keepProfileQuickBuy } from '#people/sessions/server';
import { FORGET_QUICK_BUY, KEEP_QUICK_BUY, QUICK_BUY_OF, type QuickBuyRow } from './quick-buy-queries.ts';
import type { Checkouts } from './checkouts.ts';
import { paymentFrom } from './saved-payment.ts';
import { shownPayment } from './shown-payment.ts';

const OFF: QuickBuyView = {
  quickBuyActive: false,
  quickBuyAddressId: null,
  quickBuyPaymentId: null,
  shipTo: null,
  payment: null,
};

interface QuickBuyDeps {
  readonly db: Db;
  readonly checkouts: Checkouts;
  readonly carts: Pick<Carts, 'load'>;
  readonly keepCard: PaymentProvider['keepCard'];
}

/** The shopper's settings on this site; off for guests. */
export async function readQuickBuy({ db }: Pick<QuickBuyDeps, 'db'>, visit: Visit): Promise<QuickBuyView> {
  const shopper = await visit.shopper();
  const row = isSignedIn(shopper) ? await db.maybe(QUICK_BUY_OF, [shopper.profile.profileId, visit.site.id]) : undefined;
  return row === undefined ? OFF : viewOf(row);
}

/** Turns it on with the current entries of checkout, or off. Off deletes the address; the card stays in the account. */
export async function setQuickBuy(
  deps: QuickBuyDeps,
  { visit, shopper }: { readonly visit: Visit; readonly shopper: SignedIn },
  active: boolean,
): Promise<QuickBuyView | Refusal> {
  const { db, checkouts, carts, keepCard } = deps;
  const say = sayer(checkoutWords, visit.copyLocale);
  const { profileId } = shopper.profile;
  if (!active) {
    await db.transaction(async (tx) => {
      await tx.run(FORGET_QUICK_BUY, [profileId]);
      await keepProfileQuickBuy(tx, profileId, null);
    });
    return OFF;
  }
  const cart = await carts.load(visit);
  const entries = entriesFor(await checkouts.load(db, shopper.shopperId, visit), cart?.cart.cartId);
  const { email, phone, shipTo, billTo } = entries;
  if (shipTo === null) return refuse(409, 'CHECKOUT_INCOMPLETE', say('quickBuyIncomplete'));
  const paymentId = await cardOf({ db, checkouts, keepCard }, visit, shopper.shopperId, entries);
  if (typeof paymentId !== 'string') return paymentId;
  const addressId = randomUUID();
  await db.transaction(async (tx) => {
    await tx.run(KEEP_QUICK_BUY, {
      profileId,
      siteId: visit.site.id,
      addressId,
      paymentId,
      email,
      phone,
      shipTo: JSON.stringify(shipTo),
      billTo: billTo === null ? null : JSON.stringify(billTo),
      now: visit.now,
    });
    await keepProfileQuickBuy(tx, profileId, { siteId: visit.site.id, addressId, paymentId, zip: shipTo.zip });
  });
  return readQuickBuy(deps, visit);
}

/** The saved card in checkout; any other card is saved first. */
async function cardOf(
  { checkouts, ...deps }: Pick<QuickBuyDeps, 'db' | 'checkouts' | 'keepCard'>,
  visit: Visit,
  shopperId: string,
  { payment, billTo, shipTo, purchaseOrder, purchaseOrderRelease }: CheckoutEntries,
): Promise<string | Refusal> {
  const say = sayer(checkoutWords, visit.copyLocale);
  if (payment?.savedCardId !== undefined) return payment.savedCardId;
  // A vendor's approval holds for one order.
  if (payment === null || !isCard(payment)) return refuse(409, 'CHECKOUT_INCOMPLETE', say('quickBuyIncomplete'));
  const { token, brand, lastFour, expiry, cartId } = payment;
  const kept = await saveCard(deps, visit, { token, brand, lastFour, expiry, nickname: '', billTo: billTo ?? shipTo, marks: [] });
  if (!isRefusal(kept)) {
    // The card, now saved, also pays this order.
    const own = { paymentType: 'CREDIT_CARD' as const, cartId, savedCardId: kept.id };
    await checkouts.keepPayment(shopperId, visit, { payment: own, billTo, purchaseOrder, purchaseOrderRelease }, visit.now);
    return kept.id;
  }
  if (kept.code === 'SPAY_API_FAILURE') return refuse(503, kept.code, say('quickBuyLater'));
  return kept.code === 'PAYMENT_EXPIRED' ? refuse(409, 'CHECKOUT_INCOMPLETE', say('quickBuyIncomplete')) : kept;
}

/** Fills in address and card, so that only placing is left; false when buy now is not set up or a captcha is open. */
export async function prepareQuickBuy(
  { db, checkouts }: Pick<QuickBuyDeps, 'db' | 'checkouts'>,
  visit: Visit,
  cartId: string,
): Promise<boolean> {
  const shopper = await visit.shopper();
  if (shopper !== null && visit.cartPurpose === 'buyNow') await checkouts.beginBuyNow(shopper.shopperId, visit, visit.now);
  const row = isSignedIn(shopper) ? await db.maybe(QUICK_BUY_OF, [shopper.profile.profileId, visit.site.id]) : undefined;
  if (!isSignedIn(shopper) || row === undefined) return false;
  const { email, phone, ship_to: shipTo, bill_to: billTo, payment_id: savedCardId } = row;
  const { purchaseOrder, purchaseOrderRelease } = entriesFor(await checkouts.load(db, shopper.shopperId, visit), cartId);
  // Who takes parcels at a location is not who collects a pickup.
  const { firstName, lastName } = shipTo.location === undefined ? shipTo : shopper.profile;
  const pickupBy = { firstName, lastName };
  await checkouts.keepDelivery(shopper.shopperId, visit, { email, phone, shipTo, pickupBy }, visit.now);
  const payment = { paymentType: 'CREDIT_CARD' as const, cartId, savedCardId };
  // A captcha also blocks this card; checkout shows it.
  return checkouts.keepPayment(shopper.shopperId, visit, { payment, billTo, purchaseOrder, purchaseOrderRelease }, visit.now);
}

function viewOf({ address_id, payment_id, ship_to, card }: QuickBuyRow): QuickBuyView {
  return {
    quickBuyActive: true,
    quickBuyAddressId: address_id,
    quickBuyPaymentId: payment_id,
    shipTo: [`${ship_to.firstName} ${ship_to.lastName}`.trim(), ...addressLines(ship_to)],
    payment: shownPayment(paymentFrom(card, { cartId: '', savedCardId: payment_id })),
  };
}
