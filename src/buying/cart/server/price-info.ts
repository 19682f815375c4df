// The amounts of a line in the API's form (§3 priceInfo).
import type { CartItem } from '#buying/cart/contract';
import type { PricedLine } from '#buying/cart/rules';
import { comparedUnit, contentLocale } from '#goods/catalog/rules';
import { unitPriceOf } from '#goods/pricing/rules';
import { dollars, type ItemView } from './item-view.ts';

export const NO_PRICE: CartItem['priceInfo'] = {
  basePrice: null,
  basePricePerUnit: null,
  finalPrice: null,
  finalPricePerUnit: null,
  finalPriceBeforeBasketCoupons: null,
  finalPriceBeforeCheckoutOnlyCoupons: null,
  comparePrice: null,
  handlingFeePerUnit: 0,
  priceAdjustment: 0,
  unitPrice: null,
  uom: null,
  source: null,
  contract: null,
};

export function priceInfoOf(
  { line, product, price, net, itemDiscount, basketDiscount, off, handling }: PricedLine,
  { speech }: ItemView,
): CartItem['priceInfo'] {
  if (price === null || product === undefined) return NO_PRICE;
  const regular = price.was ?? price.each;
  // A line that ran out still shows its price, though no total includes it.
  const goods = price.each * line.qty;
  const by = comparedUnit(product, contentLocale(speech.locale));
  const unit = unitPriceOf(price.each, by.count);
  return {
    basePrice: dollars(regular * line.qty),
    basePricePerUnit: dollars(regular),
    finalPrice: dollars(net === 0 ? goods - itemDiscount - basketDiscount : net),
    finalPricePerUnit: dollars(price.each),
    finalPriceBeforeBasketCoupons: dollars(goods - itemDiscount),
    finalPriceBeforeCheckoutOnlyCoupons: dollars(goods - itemDiscount - off.basket),
    comparePrice: price.was === null ? null : dollars(price.was * line.qty),
    handlingFeePerUnit: dollars(handling / line.qty),
    priceAdjustment: dollars(-(itemDiscount + basketDiscount)),
    unitPrice: unit === null ? null : Math.round(unit * 100) / 10_000,
    uom: by.name,
    source: price.source,
    contract: price.contract?.name ?? null,
  };
}
