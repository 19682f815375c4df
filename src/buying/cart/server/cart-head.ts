// The part of every answer that is about the whole cart: amounts, attributes, coupons, stores and messages.
import type { Cart as CartBody, CartMessage as MessageReply } from '#buying/cart/contract';
import { countDeeds, isLive, needsAccounting, type Cart, type CartFacts, type PricedCart } from '#buying/cart/rules';
import { contentLocale } from '#goods/catalog/rules';
import { isOffer } from '#goods/promotions/rules';
import { deliveryMode } from '#goods/delivery/rules';
import type { CartView } from './cart-view.ts';
import { describe } from './describe.ts';
import { couponText } from './coupon-text.ts';
import type { Speech } from './speech.ts';
import { dollars } from './item-view.ts';
import { steering } from './whole-cart.ts';

export function headOf(view: CartView, speech: Speech) {
  const { priced, facts, visit } = view;
  const { cart } = priced;
  return {
    cartId: cart.cartId,
    version: cart.version,
    status: cart.version === 0 ? 'new' : 'active',
    type: cart.type,
    currency: visit.site.currency,
    coupons: couponsOf(priced, speech),
    cartSummary: summaryOf(priced),
    cartAttributes: attributesOf(view),
    ...steering(view),
    cartAccountInfo: accountInfoOf(cart),
    ...futureOf(priced),
    stores: storesOf(priced, facts),
    messages: priced.messages.map((message): MessageReply => describe(message, speech)),
  } as const;
}

function futureOf({ future }: PricedCart): Pick<CartBody, 'futureDelivery'> {
  if (future === null) return {};
  return { futureDelivery: { date: future.date, earliestDeliveryDate: future.earliest, days: [...future.days] } };
}

function accountInfoOf({ accounting: { budgetCenter: bc, purchaseOrder: po, purchaseOrderRelease: por }, lines }: Cart) {
  const ofLines = lines.some((line) => isLive(line) && line.extra?.budgetCenter !== undefined);
  return { bc, po, por, ...(ofLines ? { isLIBCSelected: true } : {}) };
}

function summaryOf({ summary, fees }: PricedCart): CartBody['cartSummary'] {
  return {
    cartSubTotal: dollars(summary.cartSubTotal),
    cartSubTotalAfterCoupons: dollars(summary.cartSubTotalAfterCoupons),
    cartSubTotalAfterPriorityTwoCoupons: dollars(summary.cartSubTotalAfterPriorityTwoCoupons),
    cartSubTotalExcludingBasketCoupons: dollars(summary.cartSubTotalExcludingBasketCoupons),
    couponSavings: dollars(summary.couponSavings),
    instantCouponSavings: dollars(summary.instantCouponSavings),
    totalSavings: dollars(summary.savings),
    shipFee: dollars(summary.shipFee),
    handlingFee: dollars(summary.handlingFee),
    surchargeFee: dollars(summary.surchargeFee),
    surchargeFeePerUnit: dollars(summary.surchargeFeePerUnit),
    dasFee: dollars(summary.dasFee),
    furnSvcFee: dollars(summary.furnSvcFee),
    fees: fees.map(({ kind, cents, taxable, refundable }) => ({ kind, amount: dollars(cents), taxable, refundable })),
    finalMembershipSavings: dollars(summary.finalMembershipSavings),
    tax: dollars(summary.tax),
    taxes: summary.taxes.map(({ name, jurisdiction, rate, cents }) => ({
      name,
      jurisdiction,
      ratePercent: rate / 10_000,
      amount: dollars(cents),
    })),
    taxEstimated: summary.taxEstimated,
    ordTotal: dollars(summary.ordTotal),
    balanceOrdTotal: dollars(summary.balanceOrdTotal),
  };
}

function attributesOf({ priced, facts, shopper, changes }: CartView): CartBody['cartAttributes'] {
  const { summary, review, lines } = priced;
  return {
    numberOfItems: summary.numberOfItems,
    numberOfLineItems: summary.numberOfLineItems,
    representativeChanges: countDeeds(priced.cart),
    userType: shopper?.userType ?? 'GUEST',
    freeShippingThreshold: dollars(summary.freeShippingThreshold),
    remainingAmountGetFreeShipping: dollars(summary.remainingAmountGetFreeShipping),
    isDasEnabled: summary.dasFee > 0,
    hardStop: review.hardStop,
    hasESDOrDFItem: lines.some(({ product }) => product?.kind === 'eDownload' || product?.kind === 'directFurniture'),
    loginRequired: review.loginRequired,
    proceedCheckout: review.proceedCheckout,
    newItemAdded: changes.some(({ actioned }) => actioned === 'ADD_ITEM'),
    isMvp: shopper?.profile?.flow === 'MVP',
    mvpType: shopper?.profile?.flow === 'MVP' ? (shopper.account?.routeType ?? 'default') : null,
    orderNumber: priced.cart.extra?.orderNumber ?? null,
    ccmultisave: facts.shopper.signedIn,
    isPreAuthEnabled: lines.some(({ promise }) => promise.group === 'preOrder' || promise.group === 'backOrder'),
    isMandatoryEnabled: needsAccounting(facts.shopper.permissions),
    isFurnitureServicesFeeTBD: summary.furnSvcFeeTbd,
    enablePaypal: facts.offersPaypal === true && summary.ordTotal > 0,
    tpsCode: shopper?.profile?.partner?.code ?? null,
    deliveryMode: deliveryMode(lines.map(({ line }) => line.delivery)),
    zipCode: facts.place.zip,
  };
}

function couponsOf({ cart, coupons }: PricedCart, speech: Speech): CartBody['coupons'] {
  const locale = contentLocale(speech.locale) === 'fr-CA' ? 'fr-CA' : 'en-US';
  return coupons.map(({ code, coupon, cents, problem }) => ({
    code,
    title: coupon?.title[locale] ?? coupon?.title['en-US'] ?? code,
    scope: coupon?.scope ?? null,
    amount: dollars(cents),
    applied: problem === null,
    ...(coupon !== null && isOffer(coupon) && !cart.coupons.includes(code) && { byItself: true as const }),
    reason: problem?.reason ?? null,
    description: problem === null ? null : couponText(code, problem, speech),
  }));
}

function storesOf({ lines }: PricedCart, facts: CartFacts): CartBody['stores'] {
  const numbers = new Set(lines.flatMap(({ line }) => line.delivery.storeNumber ?? []));
  return [...numbers].flatMap((storeNumber) => {
    const store = facts.store(storeNumber);
    if (store === undefined) return [];
    const { name, addressLine1, city, state, zipcode } = store;
    return [{ storeNumber, name, addressLine1, city, state, zipcode }];
  });
}
