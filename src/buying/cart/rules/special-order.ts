// Special orders: carts that keep a destination and a payer of their own, for who has the right (B2B-7, G_SE).
import type { Cart, SpecialAddress } from './cart.ts';
import type { CartChange } from './cart-change.ts';
import type { CartFacts } from './cart-facts.ts';

interface SpecialAddresses {
  readonly specialShipTo?: SpecialAddress | undefined;
  readonly specialBillTo?: SpecialAddress | undefined;
}

/** Makes the cart a special order, with the addresses that are given; null when the shopper lacks the right. */
export function makeSpecial(cart: Cart, { specialShipTo, specialBillTo }: SpecialAddresses, { shopper }: CartFacts): Cart | null {
  if (!shopper.permissions.has('G_SE')) return null;
  const extra = {
    ...cart.extra,
    ...(specialShipTo === undefined ? {} : { specialShipTo }),
    ...(specialBillTo === undefined ? {} : { specialBillTo }),
  };
  return { ...cart, type: 'SPECIAL', extra };
}

/** Makes the cart a special or a regular order; a regular one keeps no addresses of its own. */
export function setOrderType(cart: Cart, type: Cart['type'], facts: CartFacts): CartChange {
  if (type === 'SPECIAL') {
    const special = makeSpecial(cart, {}, facts);
    return { cart: special ?? cart, messages: special === null ? [{ code: 'SPECIAL_ORDER_NOT_ALLOWED' }] : [], changes: [] };
  }
  const { specialShipTo: _shipTo, specialBillTo: _billTo, ...extra } = cart.extra ?? {};
  return { cart: { ...cart, type, extra }, messages: [], changes: [] };
}
