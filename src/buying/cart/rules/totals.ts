// The totals of a cart: every field of cartSummary, in integer cents (CART-1, CART-16).
import type { ShippingFee } from '#goods/delivery/rules';
import type { Site } from '#base/site/rules';
import type { TaxShare } from '#goods/tax/rules';
import type { AppliedCoupon } from '#goods/promotions/rules';
import { isBundlePart } from './bundle-parts.ts';
import { furnitureServiceOf } from './furniture-service.ts';
import type { PricedLine } from './price-cart.ts';

export type FeeTax = readonly TaxShare[];

export interface CartSummary {
  /** Goods and services at the shopper's unit prices. */
  readonly cartSubTotal: number;
  /** After all coupons. */
  readonly cartSubTotalAfterCoupons: number;
  /** After instant, item and priority-two coupons: the base of basket coupons. */
  readonly cartSubTotalAfterPriorityTwoCoupons: number;
  /** After all coupons except basket coupons. */
  readonly cartSubTotalExcludingBasketCoupons: number;
  readonly couponSavings: number;
  /** Savings from sale prices and instant coupons, which need no code. */
  readonly instantCouponSavings: number;
  /** All savings against regular prices, shown as "You save". */
  readonly savings: number;
  readonly shipFee: number;
  readonly handlingFee: number;
  readonly surchargeFee: number;
  /** The highest surcharge of one unit. */
  readonly surchargeFeePerUnit: number;
  readonly dasFee: number;
  /** Furniture services with a known fee; others are priced by telephone (isFurnitureServicesFeeTBD). */
  readonly furnSvcFee: number;
  readonly furnSvcFeeTbd: boolean;
  /** What the membership saved on delivery. */
  readonly finalMembershipSavings: number;
  /** All taxes, and those of each jurisdiction, federal first. */
  readonly tax: number;
  readonly taxes: readonly TaxShare[];
  readonly taxEstimated: boolean;
  readonly ordTotal: number;
  /** The amount to pay; checkout subtracts gift and prepaid cards later. */
  readonly balanceOrdTotal: number;
  readonly freeShippingThreshold: number;
  readonly remainingAmountGetFreeShipping: number;
  /** Units and lines that count, without parts of bundles. */
  readonly numberOfItems: number;
  readonly numberOfLineItems: number;
}

interface TaxSum {
  readonly share: TaxShare;
  cents: number;
}

interface TotalsInput {
  readonly lines: readonly PricedLine[];
  readonly coupons: readonly AppliedCoupon[];
  readonly shipping: ShippingFee;
  readonly area: number;
  readonly feeTax: FeeTax;
  readonly site: Pick<Site, 'freeShippingThreshold'>;
  readonly taxEstimated: boolean;
}

export function totalsOf({ lines, coupons, shipping, area, feeTax, site, taxEstimated }: TotalsInput): CartSummary {
  const { sum, taxes, furnitureTbd } = sumsOf(lines);
  for (const share of feeTax) addTaxShare(taxes, share);
  const shares = taxes.map(({ share, cents }) => ({ ...share, cents })).sort((a, b) => Number(b.name === 'GST') - Number(a.name === 'GST'));
  const tax = shares.reduce((total, { cents }) => total + cents, 0);
  const goods = sum.gross - sum.item - sum.whole;
  const ordTotal = goods + shipping.fee + area + sum.handling + sum.surcharge + sum.furniture + tax;
  return {
    cartSubTotal: sum.gross,
    cartSubTotalAfterCoupons: goods,
    cartSubTotalAfterPriorityTwoCoupons: sum.gross - sum.item,
    cartSubTotalExcludingBasketCoupons: goods + sum.basket,
    couponSavings: coupons.reduce((total, { cents, coupon }) => (coupon?.scope === 'instant' ? total : total + cents), 0),
    instantCouponSavings: sum.sale + sum.instant,
    savings: sum.regular + sum.item + sum.whole + shipping.memberSavings,
    shipFee: shipping.fee,
    handlingFee: sum.handling,
    surchargeFee: sum.surcharge,
    surchargeFeePerUnit: sum.perUnit,
    dasFee: area,
    furnSvcFee: sum.furniture,
    furnSvcFeeTbd: furnitureTbd,
    finalMembershipSavings: shipping.memberSavings,
    tax,
    taxes: shares,
    taxEstimated,
    ordTotal,
    balanceOrdTotal: ordTotal,
    freeShippingThreshold: site.freeShippingThreshold,
    remainingAmountGetFreeShipping: shipping.remaining,
    numberOfItems: sum.units,
    numberOfLineItems: sum.lines,
  };
}

/** Adds up the lines that count, and the taxes of all of them by jurisdiction. */
function sumsOf(lines: readonly PricedLine[]) {
  const sum = {
    gross: 0,
    item: 0,
    basket: 0,
    whole: 0,
    instant: 0,
    sale: 0,
    regular: 0,
    handling: 0,
    surcharge: 0,
    furniture: 0,
    perUnit: 0,
    units: 0,
    lines: 0,
  };
  const taxes: TaxSum[] = [];
  let furnitureTbd = false;
  for (const line of lines) {
    if (isBundlePart(line.line)) continue;
    sum.lines += 1;
    sum.units += line.line.qty;
    if (!line.counted || line.price === null) continue;
    sum.gross += line.gross;
    sum.item += line.itemDiscount;
    sum.basket += line.off.basket;
    sum.whole += line.basketDiscount;
    sum.instant += line.off.instant;
    const saved = line.price.was === null ? 0 : (line.price.was - line.price.each) * line.line.qty;
    sum.regular += saved;
    if (line.price.source === 'sale') sum.sale += saved;
    sum.handling += line.handling;
    sum.surcharge += line.surcharge;
    sum.furniture += line.furniture;
    furnitureTbd ||= furnitureServiceOf(line.line)?.level === 'CUST';
    sum.perUnit = Math.max(sum.perUnit, line.surcharge / line.line.qty);
    for (const share of line.taxes) addTaxShare(taxes, share);
  }
  return { sum, taxes, furnitureTbd };
}

/** Two rates of one jurisdiction (goods and groceries) make one line of the receipt. The list is short. */
function addTaxShare(taxes: TaxSum[], share: TaxShare): void {
  for (const one of taxes) {
    if (one.share.name === share.name && one.share.jurisdiction === share.jurisdiction) {
      one.cents += share.cents;
      return;
    }
  }
  taxes.push({ share, cents: share.cents });
}
