// Everything that the steps of checkout show.
import { addressForm, addressLines } from '#people/addresses/rules';
import type { Budgets } from '#buying/budgets/server';
import { cartCharges, isCharged, needsAccounting, typeOf } from '#buying/cart/rules';
import { type LoadedCart, describeMessage, speechOf } from '#buying/cart/server';
import type { CheckoutView } from '#buying/checkout/contract';
import {
  arrivalsSeen,
  chargedTo,
  mayBillAccount,
  openStep,
  sectionsOf,
  tendersSeen,
  type AskedCaptcha,
  type CheckoutEntries,
} from '#buying/checkout/rules';
import { checkoutWords } from '#buying/checkout/words';
import type { Sellers } from '#buying/orders/rules';
import type { OrderViews } from '#buying/orders/server';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { isSignedIn } from '#base/shopper/rules';
import type { CardTrials } from './card-trials.ts';
import { enteredMark } from './entered-mark.ts';
import { deliveryForm, sentWith } from './delivery-form.ts';
import { giftCardsView } from './gift-cards-view.ts';
import type { GiftCardDeps } from './gift-card-deps.ts';
import { shownPayment } from './shown-payment.ts';
import { shortagesOf } from './shortages.ts';
import { statedTerms } from './stated-terms.ts';
import { NO_PERMISSIONS } from '#base/access/rules';
import type { Checkout } from './read-checkout.ts';

export interface CheckoutViewDeps extends Pick<GiftCardDeps, 'giftCards'> {
  readonly views: Pick<OrderViews, 'cart' | 'noCart'>;
  readonly trials: CardTrials;
  readonly sellers: Sellers;
  readonly budgets: Pick<Budgets, 'effectsOn'>;
}

const NOT_CHARGED = { purchaseOrder: null, purchaseOrderRelease: null, budgetCenter: null };

export async function checkoutView(
  { shopper, loaded, entries, mode }: Checkout,
  visit: Visit,
  { views, trials, giftCards, sellers, budgets }: CheckoutViewDeps,
  purchaseOrders: CheckoutView['purchaseOrders'],
): Promise<CheckoutView> {
  const { currency, timeZone } = visit.site;
  const place = { locale: visit.locale, copyLocale: visit.copyLocale, paths: makePaths(visit.locale), now: visit.now, timeZone };
  const priced = loaded?.priced;
  const hasCart = priced !== undefined && priced.lines.length > 0;
  const { payment, pickupBy, purchaseOrder, purchaseOrderRelease } = entries;
  const total = hasCart ? priced.summary.ordTotal : 0;
  const ordering = { shopper, site: visit.site, now: visit.now };
  const replaces = priced?.cart.extra?.orderNumber ?? null;
  return {
    cartId: hasCart ? priced.cart.cartId : null,
    mode,
    userType: isSignedIn(shopper) ? 'registered' : 'guest',
    sections: { ...sectionsOf(mode) },
    openStep: openStep(entries, mode, total),
    stop: hasCart ? stopOf(priced, visit) : '',
    couponNotices: hasCart ? couponNotices(priced, visit) : [],
    shortages: loaded === null ? [] : shortagesOf(loaded, visit, place.paths),
    arrivals: hasCart ? arrivalsSeen(priced.lines) : '',
    email: entries.email === '' ? (shopper?.profile?.email ?? '') : entries.email,
    address: deliveryForm(entries, shopper, hasCart ? sentWith(priced.cart) : undefined),
    ...organizationParts(entries, visit),
    billTo: entries.billTo === null ? null : addressForm(entries.billTo),
    pickupBy: pickupBy === null ? '' : `${pickupBy.firstName} ${pickupBy.lastName}`.trim(),
    payment: payment === null ? null : shownPayment(payment),
    declinedCardKey: hasCart && entries.declinedCard?.cartId === priced.cart.cartId ? entries.declinedCard.key : null,
    ...giftCardsView(entries, total),
    giftCardsOffered: giftCards.takesGiftCards === true,
    accountBilling: {
      offered: visit.site.tenant === 'business' && mayBillAccount(shopper?.permissions ?? NO_PERMISSIONS),
      chosen: entries.onAccount !== null,
    },
    ...sentBack(entries, total),
    purchaseOrder,
    purchaseOrderRelease,
    purchaseOrders,
    budgets: hasCart ? await budgets.effectsOn(ordering, cartCharges(priced), replaces) : [],
    chargedTo: chargedTo(entries, hasCart ? priced.cart.accounting : NOT_CHARGED),
    purchaseOrderNeeded: purchaseOrders?.required === true || isOneNeeded(shopper, hasCart ? priced : undefined),
    captcha: entries.captcha === null ? null : shownCaptcha(entries.captcha, visit, trials),
    giftCaptcha: entries.giftCaptcha === null ? null : shownCaptcha(entries.giftCaptcha, visit, trials),
    ...statedTerms(priced, visit, sellers, shopper),
    ...(hasCart ? views.cart(priced, place, currency) : views.noCart(currency)),
  };
}

/** What the review sends back, so that placing orders only what it showed. */
function sentBack(entries: CheckoutEntries, total: number) {
  return { tenders: tendersSeen(total, entries.tenders), entered: enteredMark(entries) };
}

/** The account requires a purchase order or a budget center, and the cart names neither (CART-29). */
function isOneNeeded(shopper: Checkout['shopper'], priced: LoadedCart['priced'] | undefined): boolean {
  return shopper !== null && needsAccounting(shopper.permissions) && !(priced !== undefined && isCharged(priced));
}

/** Where it goes, and what the shopper's organization has to do with the addresses. */
function organizationParts({ shipTo, barredShipTo, billingIsFixed }: CheckoutEntries, { copyLocale }: Visit) {
  const { location } = shipTo ?? {};
  return {
    shipTo: shipTo === null ? null : [`${shipTo.firstName} ${shipTo.lastName}`.trim(), ...addressLines(shipTo)],
    shipToLocation: location === undefined ? null : { locationId: location.id, notes: location.notes },
    shipToBarred: barredShipTo === null ? '' : sayer(checkoutWords, copyLocale)(barredShipTo),
    billingIsFixed,
  };
}

function shownCaptcha(asked: AskedCaptcha, { copyLocale }: Visit, trials: CardTrials): CheckoutView['captcha'] {
  const { html, text } = trials.show(asked, copyLocale);
  return { id: asked.id, captchaSection: asked.section, captchaHtml: html, text };
}

/** Notices of coupons that this user has used up; the cart does not know the user. */
function couponNotices({ coupons }: LoadedCart['priced'], visit: Visit): string[] {
  return coupons.flatMap(({ code: coupon, problem }) =>
    problem?.reason === 'USED_BEFORE' || problem?.reason === 'USED_UP'
      ? [describeMessage({ code: 'COUPON_NOT_QUALIFIED', coupon, problem }, speechOf(visit)).description]
      : [],
  );
}

function stopOf({ review }: LoadedCart['priced'], visit: Visit): string {
  if (review.proceedCheckout) return '';
  const message = review.messages.find((one) => typeOf(one) === 'failure');
  return message === undefined ? '' : describeMessage(message, speechOf(visit)).description;
}
