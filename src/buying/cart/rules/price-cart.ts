// Prices a cart: price, discounts, fees and tax per line, and every field of cartSummary (CART-1, CART-16).
import { deliveryAreaFee, paysForDelivery, shippingFee } from '#goods/delivery/rules';
import type { Place } from '#people/addresses/rules';
import type { AppliedCoupon } from '#goods/promotions/rules';
import { taxOf } from '#goods/tax/rules';
import { isLive, type Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { withLimitMessages } from './cart-limits.ts';
import type { CartMessage } from './cart-message.ts';
import { reviewCart, type CartReview } from './cart-review.ts';
import { discountsOf, NO_DISCOUNT } from './discounts.ts';
import { delayed, futureDelivery, type FutureDelivery } from './future-delivery.ts';
import { makeLineTaxes, type CartExemption } from './line-taxes.ts';
import { isLeftBehindNotice } from './left-behind.ts';
import { messageOf } from './merge-notices.ts';
import { priceLines, type LinePrice } from './price-line.ts';
import { feesOf, type CartFee } from './cart-fees.ts';
import { totalsOf, type CartSummary, type FeeTax } from './totals.ts';
import { isFinished, finishLine, type PricedLine } from './priced-line.ts';

export interface PricedCart {
  readonly cart: Cart;
  /** Live lines in the order of the cart. */
  readonly lines: readonly PricedLine[];
  readonly coupons: readonly AppliedCoupon[];
  readonly summary: CartSummary;
  /** The fees above zero. */
  readonly fees: readonly CartFee[];
  /** By what right taxes are left off. */
  readonly exemption: CartExemption;
  readonly review: CartReview;
  /** The place that taxes and dates are for. */
  readonly place: Place;
  /** The chosen delivery day and the possible ones; null when there is no choice. */
  readonly future: FutureDelivery | null;
  /** Messages about the cart as it is now. */
  readonly messages: readonly CartMessage[];
  /** Version of the facts that priced it. */
  readonly edition: CartFacts['edition'];
  /** Version of the stock that priced it; null when stock has no version. */
  readonly stock: number | string | null;
}

/**
 * Prices a cart for a shopper at an instant: the same arguments always give the same cents. `before`, the same cart priced before its change, saves
 * pricing unchanged lines again and never changes the result.
 */
export function priceCart(cart: Cart, facts: CartFacts, before?: PricedCart): PricedCart {
  const soonest = priceLines(cart, facts, before);
  const future = futureDelivery(cart, soonest, facts, before);
  const lines = delayed(soonest, future);
  const discounts = discountsOf(cart, lines, facts);
  const taxes = makeLineTaxes(facts);
  const checked = withLimitMessages(lines, facts);
  const priced = checked.map((line, at) => {
    const discount = discounts.lines?.[at] ?? NO_DISCOUNT;
    const table = taxes.on(line);
    return isFinished(line, discount) ? line : finishLine(line, discount, table, facts);
  });

  const { shipping, area } = deliveryFees(priced, discounts.freeShipping, facts);
  const fees = shipping.fee + area;
  const feeTax: FeeTax = facts.shopper.taxExempt || fees === 0 ? [] : taxOf(fees, 'delivery', taxes.home);
  const summary = totalsOf({
    lines: priced,
    coupons: discounts.coupons,
    shipping,
    area,
    feeTax,
    site: facts.site,
    taxEstimated: taxes.estimated(),
  });
  const review = reviewCart(priced, summary, facts, taxes.unknown());
  return {
    cart,
    lines: priced,
    coupons: discounts.coupons,
    summary,
    fees: feesOf(summary, priced, { carrying: feeTax, taxExempt: facts.shopper.taxExempt, tableOf: taxes.on }),
    exemption: facts.shopper.taxExempt ? WHOLE_ACCOUNT : taxes.exemption(),
    review,
    place: facts.place,
    future,
    messages: [...noticesOf(cart), ...unusedOf(discounts.coupons), ...review.messages],
    edition: facts.edition,
    stock: facts.edition?.stock() ?? null,
  };
}

/** An account that buys without tax everywhere, by agreement with the shop. */
const WHOLE_ACCOUNT: CartExemption = {
  applied: [{ ground: 'ACCOUNT', exemptionId: '', number: '', state: '', taxes: [], validUntil: null }],
  taxed: [],
};

/** The fees for the goods that are shipped; `waived`: a coupon pays for shipping. */
function deliveryFees(lines: readonly PricedLine[], waived: boolean, { site, place, shopper }: CartFacts) {
  let ships = false;
  let goods = 0;
  for (const line of lines) {
    if (!line.counted || !shipsGoods(line)) continue;
    ships = true;
    goods += line.net;
  }
  return { shipping: shippingFee(site, { goods, member: shopper.member, waived, ships }), area: deliveryAreaFee(place, ships) };
}

/** Whether the line counts toward free delivery: goods shipped to an address; not gift cards, services, downloads or pickups. */
function shipsGoods({ line, product }: LinePrice): boolean {
  return product !== undefined && line.delivery.type === 'STA' && paysForDelivery(product.kind);
}

function unusedOf(coupons: readonly AppliedCoupon[]): readonly CartMessage[] {
  return coupons.flatMap(({ code, unused }) => (unused > 0 ? [{ code: 'NEGATIVE_CART_TOTAL' as const, coupon: code, unused }] : []));
}

function noticesOf(cart: Cart): readonly CartMessage[] {
  return (cart.lines.some(isLive) ? cart.notices : cart.notices.filter(isLeftBehindNotice)).map(messageOf);
}
