// A line with its discounts, fees and taxes (CART-1, CART-16).
import { unitFees } from '#goods/pricing/rules';
import type { LineOff } from '#goods/promotions/rules';
import { taxOf, type TaxShare, type TaxTable } from '#goods/tax/rules';
import { isBundlePart } from './bundle-parts.ts';
import type { CartFacts } from './cart-facts.ts';
import type { CouponShare, LineDiscount } from './discounts.ts';
import { furnitureFee } from './furniture-service.ts';
import type { LinePrice } from './price-line.ts';

export interface PricedLine extends LinePrice {
  /** Cents off the line itself (instant, item and priority-two coupons), and its share of basket discounts. */
  readonly itemDiscount: number;
  readonly basketDiscount: number;
  /** The same amounts by step and by coupon. */
  readonly off: LineOff;
  readonly coupons: readonly CouponShare[];
  /** Cost of the goods after discounts: gross − itemDiscount − basketDiscount. */
  readonly net: number;
  /** Large-item handling and surcharge of the whole line. */
  readonly handling: number;
  readonly surcharge: number;
  /** Furniture service of the line, 0 while its fee is unknown. */
  readonly furniture: number;
  /** Tax on net and fees by jurisdiction. */
  readonly taxes: readonly TaxShare[];
}

/** Whether a line was reused from the cart before, with the same discounts. */
export function isFinished(line: LinePrice | PricedLine, { off, shares }: LineDiscount): line is PricedLine {
  if (!('off' in line)) return false;
  if (line.off === off) return true;
  return (
    line.coupons.length === shares.length &&
    line.coupons.every(
      ({ code, scope, cents }, at) => code === shares[at]?.code && scope === shares[at].scope && cents === shares[at].cents,
    )
  );
}

/** Takes the discounts off a line, and adds its fees and taxes. */
export function finishLine(line: LinePrice, { off, shares }: LineDiscount, table: TaxTable, facts: CartFacts): PricedLine {
  const itemDiscount = off.instant + off.item + off.priorityTwo;
  const basketDiscount = off.basket + off.checkoutOnly + off.rewards;
  const prices = line.counted && !isBundlePart(line.line) ? line.product?.prices : undefined;
  const each = unitFees(prices ?? {}, facts.site.currency);
  const handling = each.handling * line.line.qty;
  const surcharge = each.surcharge * line.line.qty;
  const furniture = line.counted ? furnitureFee(line.line, facts.site.currency) : 0;
  const net = line.gross - itemDiscount - basketDiscount;
  const taxed = line.counted && !facts.shopper.taxExempt;
  const onGoods = taxed ? taxOf(net + handling + surcharge, line.product?.taxClass ?? 'standard', table) : NO_TAX;
  const taxes = taxed && furniture > 0 ? [...onGoods, ...taxOf(furniture, 'service', table)] : onGoods;
  return { ...line, itemDiscount, basketDiscount, off, coupons: shares, net, handling, surcharge, furniture, taxes };
}

const NO_TAX: readonly TaxShare[] = [];
