// Prices of a line in cart and saved items (§3 priceInfo). Money is in two-decimal numbers.
import Type from 'typebox';
import { all, orNull } from '#base/schema/contract';

const Text = orNull(Type.String());
const Money = Type.Number();
const Amount = orNull(Type.Number());

/**
 * basePrice is regular; finalPrice is after every discount, for the line; finalPricePerUnit before coupons, for one; comparePrice is null when the
 * price is the regular one; unitPrice is per `uom` (sheet, pen); priceAdjustment is the coupons' discount, negative; source is contract, accountList,
 * break, sale, base, or bundle for a part paid with its bundle. `contract`: the name of the contract that makes it.
 */
export const PriceInfo = Type.Object({
  ...all(Amount, 'basePrice', 'basePricePerUnit', 'finalPrice', 'finalPricePerUnit', 'comparePrice', 'unitPrice'),
  ...all(Amount, 'finalPriceBeforeBasketCoupons', 'finalPriceBeforeCheckoutOnlyCoupons'),
  ...all(Money, 'handlingFeePerUnit', 'priceAdjustment'),
  ...all(Text, 'uom', 'source', 'contract'),
});

/** A step of a line's price, in the order of calculation: kind is price, reduction, coupon, fee or tax; the steps sum to the line's cost. */
export const PriceStep = Type.Object({
  kind: Type.String(),
  amount: Money,
  ...all(Type.Optional(Type.String()), 'source', 'contract', 'code', 'scope', 'fee', 'name', 'jurisdiction'),
  ...all(Type.Optional(Type.Number()), 'each', 'qty', 'breakQty', 'ratePercent'),
});
