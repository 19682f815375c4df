// Prices of a line as cart and saved items tell them (§3 priceInfo). Money is in two-decimal numbers.
import Type from 'typebox';
import { all, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());
const Money = Type.Number();
const Amount = orNull(Type.Number());

/**
 * basePrice is regular; finalPrice is after every discount, for the line, finalPricePerUnit before coupons, for one; comparePrice
 * is null when the price is the regular one; unitPrice is per `uom` (sheet, pen); priceAdjustment is what coupons take off, negative;
 * source is contract, accountList, break, sale, base, or bundle for what is paid with the bundle it is part of.
 */
export const PriceInfo = Type.Object({
  ...all(Amount, 'basePrice', 'basePricePerUnit', 'finalPrice', 'finalPricePerUnit', 'comparePrice', 'unitPrice'),
  ...all(Amount, 'finalPriceBeforeBasketCoupons', 'finalPriceBeforeCheckoutOnlyCoupons'),
  ...all(Money, 'handlingFeePerUnit', 'priceAdjustment'),
  ...all(Text, 'uom', 'source'),
});

/** One step of a line's price, in the order it was reckoned: kind is price, reduction, coupon, fee or tax; the steps sum to what it costs. */
export const PriceStep = Type.Object({
  kind: Type.String(),
  amount: Money,
  ...all(Type.Optional(Type.String()), 'source', 'code', 'scope', 'fee', 'name', 'jurisdiction'),
  ...all(Type.Optional(Type.Number()), 'each', 'qty', 'breakQty', 'ratePercent'),
});
