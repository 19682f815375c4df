// The totals of a cart: every field of cartSummary, in integer cents (CART-1, CART-16).
import type { ShippingFee } from '#goods/delivery/rules';
import type { Site } from '#base/site/rules';
import type { TaxShare } from '#goods/tax/rules';
import type { AppliedCoupon } from '#goods/promotions/rules';
import type { PricedLine } from './priced-line.ts';
import { sumLines, addTaxShare } from './sum-lines.ts';

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
  const { sum, taxes, furnitureTbd } = sumLines(lines);
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
