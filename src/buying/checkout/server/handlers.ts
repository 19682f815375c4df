// Handlers of the checkout contract.
import { addressForm, addressLines, EMPTY_ADDRESS, type AddressForm } from '#people/addresses/rules';
import type { AddressValidator } from '#people/addresses/server';
import { isCharged, isLive, needsAccounting, typeOf } from '#buying/cart/rules';
import type { Carts, FoundCart, LoadedCart } from '#buying/cart/server';
import { describeMessage, speechOf } from '#buying/cart/server';
import type { checkoutContract, CheckoutView } from '#buying/checkout/contract';
import {
  arrivalsSeen,
  entriesFor,
  chargedTo,
  mayBillAccount,
  NO_ENTRIES,
  openStep,
  sectionsOf,
  type AskedCaptcha,
  type CheckoutEntries,
  type CheckoutMode,
  tendersSeen,
  destinationOf,
} from '#buying/checkout/rules';
import { deliveryMode } from '#goods/delivery/rules';
import { sellerOf, statesTerms, type Seller, type Sellers } from '#buying/orders/rules';
import type { OrderViews } from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';
import type { HoldGoods } from './hold-goods.ts';
import { answerCaptcha } from './captcha-answer.ts';
import { addGiftCard, giftCardsView, removeGiftCard, restoreGiftCard, type CartToPay, type GiftCardDeps } from './gift-cards.ts';
import { savePayment } from './save-payment.ts';
import { keepRewards } from './keep-rewards.ts';
import { prepareQuickBuy, readQuickBuy, setQuickBuy } from './quick-buy.ts';
import { shownPayment } from './shown-payment.ts';
import { keepShipping } from './keep-shipping.ts';
import { shortagesOf } from './shortages.ts';
import { NO_PERMISSIONS } from '#base/access/rules';
import { checkoutWords } from '#buying/checkout/words';
import { rewardsWords } from '#buying/rewards/words';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';

export interface CheckoutDeps extends Pick<GiftCardDeps, 'giftTrials' | 'giftCards'> {
  readonly db: Db;
  readonly carts: Pick<Carts, 'find' | 'price' | 'load'>;
  readonly checkouts: Checkouts;
  readonly views: Pick<OrderViews, 'cart' | 'noCart'>;
  readonly holdGoods: HoldGoods;
  readonly trials: CardTrials;
  /** Saves a card with the payment company, for buy now. */
  readonly keepCard: PaymentProvider['keepCard'];
  /** The address validation service. */
  readonly validator: AddressValidator;
  readonly sellers: Sellers;
  readonly toggles: Pick<Toggles, 'isOn'>;
}

/** A visitor in checkout: the shopper, the cart, the entries. */
interface Checkout {
  readonly shopper: Shopper | null;
  readonly loaded: LoadedCart | null;
  readonly entries: CheckoutEntries;
  readonly mode: CheckoutMode;
}

export function checkoutHandlers(deps: CheckoutDeps): Handlers<typeof checkoutContract> {
  const { db, carts, checkouts } = deps;
  const read = async (visit: Visit): Promise<Checkout> => {
    const found = await carts.find(visit);
    const shopper = found?.shopper ?? null;
    const kept = shopper === null ? NO_ENTRIES : await checkouts.load(db, shopper.shopperId, visit.site.id);
    const loaded = found === null ? null : await carts.price(visit, found, destinationOf(kept, shopper));
    const mode = deliveryMode(loaded?.priced.lines.map(({ line }) => line.delivery) ?? []);
    return { shopper, loaded, entries: entriesFor(kept, loaded?.cart.cartId), mode };
  };
  const toPay = async (visit: Visit): Promise<CartToPay | null> => {
    const { loaded } = await read(visit);
    return loaded === null ? null : { cartId: loaded.cart.cartId, total: loaded.priced.summary.ordTotal };
  };
  return {
    denied({ copyLocale }, line) {
      const text =
        line === 'POST /api/quick-buy'
          ? sayer(checkoutWords, copyLocale)('quickBuySignIn')
          : sayer(rewardsWords, copyLocale)('server.signIn');
      return refuse(401, 'MISSING_USER', text);
    },
    'GET /api/quick-buy': ({ visit }) => readQuickBuy(deps, visit),
    'POST /api/quick-buy': ({ body, ...caller }) => setQuickBuy(deps, caller, body.quickBuyActive),
    'GET /cc/api/precheckout': async ({ visit }) => {
      const next = entryPageOf(await read(visit), visit, deps.toggles);
      visit.redirectTo = next;
      return { next };
    },
    'POST /cc/api/checkout/default/express': async ({ visit }) => {
      const cart = await carts.load(visit);
      if (cart !== null) await prepareQuickBuy(deps, visit, cart.cart.cartId);
      const { entries, mode, loaded } = await read(visit);
      return { next: makePaths(visit.locale).checkout(openStep(entries, mode, loaded?.priced.summary.ordTotal ?? 0)) };
    },
    'GET /cc/api/checkout/default/details': async ({ visit }) => {
      const checkout = await read(visit);
      if (checkout.loaded !== null) await deps.holdGoods(checkout.loaded, visit.now);
      return viewOf(checkout, visit, deps);
    },
    'POST /cc/api/checkout/default/shipping': async ({ body, visit }) => keepShipping(deps, visit, modeOf(await carts.find(visit)), body),
    'POST /cc/api/checkout/default/captcha': async ({ body, visit }) => {
      const { giftCaptcha } = (await read(visit)).entries;
      return answerCaptcha(giftCaptcha?.id === body.id ? deps.giftTrials : deps.trials, visit, body);
    },
    'POST /cc/api/checkout/default/giftcard': async ({ body, visit }) => addGiftCard(deps, visit, await toPay(visit), body),
    'POST /cc/api/checkout/default/giftcard/remove': async ({ body, visit }) => removeGiftCard(deps, visit, await toPay(visit), body.id),
    'POST /cc/api/checkout/default/giftcard/restore': async ({ body, visit }) => restoreGiftCard(deps, visit, await toPay(visit), body.id),
    'POST /cc/api/checkout/default/rewards': async ({ body, ...caller }) =>
      keepRewards(deps, caller, await toPay(caller.visit), body.amount),
    'POST /cc/api/checkout/default/payment': async ({ body, visit }) =>
      savePayment(deps, visit, { body, cartId: (await carts.find(visit))?.cart.cartId ?? '' }),
  };
}

function modeOf(found: FoundCart | null): CheckoutMode {
  return deliveryMode((found === null ? [] : found.cart.lines.filter(isLive)).map(({ delivery }) => delivery));
}

/** The entry point: an empty cart or one that cannot be ordered is shown, guests get the sign-in question once, others go on (APP-6). */
function entryPageOf({ shopper, loaded, entries, mode }: Checkout, { locale, site }: Visit, toggles: CheckoutDeps['toggles']): string {
  const paths = makePaths(locale);
  const review = loaded?.priced.review;
  if (loaded === null || review === undefined || (!review.proceedCheckout && !review.loginRequired) || review.hardStop)
    return paths.cart(site.tenant, { viewcart: true });
  if (!isSignedIn(shopper)) {
    const back = { [site.tenant === 'business' ? 'target' : 'jump']: paths.precheckout() };
    if (review.loginRequired) return paths.login(back);
    // A guest with entries has answered the sign-in question.
    if (entries.email === '') return paths.login({ ...back, type: 'checkout' });
  }
  const isNext = toggles.isOn('nextGenerationCheckout', toggleVisitor(shopper));
  return paths.checkoutEntry(isNext ? site.nextCheckoutUrl : site.checkoutUrl, openStep(entries, mode, loaded.priced.summary.ordTotal));
}

const NOT_CHARGED = { purchaseOrder: null, budgetCenter: null };

const soldBy = ({ name, address }: Seller): CheckoutView['seller'] => ({ name, address: [...address] });

function viewOf(
  { shopper, loaded, entries, mode }: Checkout,
  visit: Visit,
  { views, trials, giftCards, sellers }: CheckoutDeps,
): CheckoutView {
  const place = { locale: visit.locale, copyLocale: visit.copyLocale, paths: makePaths(visit.locale), now: visit.now };
  const { currency } = visit.site;
  const priced = loaded?.priced;
  const hasCart = priced !== undefined && priced.lines.length > 0;
  const { payment, pickupBy } = entries;
  const total = hasCart ? priced.summary.ordTotal : 0;
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
    address: formOf(entries, shopper),
    shipTo:
      entries.shipTo === null ? null : [`${entries.shipTo.firstName} ${entries.shipTo.lastName}`.trim(), ...addressLines(entries.shipTo)],
    billTo: entries.billTo === null ? null : addressForm(entries.billTo),
    pickupBy: pickupBy === null ? '' : `${pickupBy.firstName} ${pickupBy.lastName}`.trim(),
    payment: payment === null ? null : shownPayment(payment),
    ...giftCardsView(entries, total),
    giftCardsOffered: giftCards.takesGiftCards === true,
    accountBilling: {
      offered: visit.site.tenant === 'business' && mayBillAccount(shopper?.permissions ?? NO_PERMISSIONS),
      chosen: entries.onAccount !== null,
    },
    tenders: tendersSeen(total, entries.tenders),
    purchaseOrder: entries.purchaseOrder,
    chargedTo: chargedTo(entries, hasCart ? priced.cart.accounting : NOT_CHARGED),
    purchaseOrderNeeded: shopper !== null && needsAccounting(shopper.permissions) && !(hasCart && isCharged(priced.cart.accounting)),
    captcha: entries.captcha === null ? null : shownCaptcha(entries.captcha, visit, trials),
    giftCaptcha: entries.giftCaptcha === null ? null : shownCaptcha(entries.giftCaptcha, visit, trials),
    seller: statesTerms(visit.site.id) ? soldBy(sellerOf(visit.site.id, sellers)) : null,
    ...(hasCart ? views.cart(priced, place, currency) : views.noCart(currency)),
  };
}

function shownCaptcha(asked: AskedCaptcha, { copyLocale }: Visit, trials: CardTrials): CheckoutView['captcha'] {
  const { html, text } = trials.show(asked, copyLocale);
  return { id: asked.id, captchaSection: asked.section, captchaHtml: html, text };
}

/** The entered address, else the account's. */
function formOf(entries: CheckoutEntries, shopper: Shopper | null): AddressForm {
  const { shipTo, pickupBy, phone } = entries;
  if (shipTo !== null) return addressForm(shipTo);
  const profile = shopper?.profile;
  const name = pickupBy ?? profile;
  return {
    ...EMPTY_ADDRESS,
    fullName: name === null || name === undefined ? '' : `${name.firstName} ${name.lastName}`.trim(),
    phone: phone === '' ? (profile?.phone ?? '') : phone,
  };
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
