// Ways to pay as the cart tells them (CART-1, §3 Payment): never a number, never a security code, never the provider's token.
import Type from 'typebox';
import { all, orNull } from '#schema/contract';

const Text = orNull(Type.String());

/** A card or other means; profilePayment is kept with the account, defaultPayment is what buy now uses. */
export const CartPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  ...all(Text, 'brand', 'lastFourDigit'),
  expiry: orNull(Type.Object(all(Type.Integer(), 'month', 'year'))),
  ...all(Type.Boolean(), 'profilePayment', 'defaultPayment', 'addedToOrder'),
  amountApplied: Type.Number(),
});

/** What this order is paid with. */
export const OrderPayment = Type.Object({
  ...all(Type.String(), 'id', 'paymentType'),
  addedToOrder: Type.Boolean(),
  amountApplied: Type.Number(),
});
