// What a cart's price depends on besides the cart, once it is on its way to an order: where it goes, and who uses its coupons.
import { dwellingOf } from '#people/addresses/rules';
import { emailIdentity, type CouponUser } from '#goods/promotions/rules';
import type { Shopper } from '#base/shopper/rules';
import type { CheckoutEntries } from './checkout-entries.ts';

type Entered = Pick<CheckoutEntries, 'email' | 'shipTo'>;

/** Taxes and dates follow the address that was given. */
export function destinationOf(entered: Entered, shopper: Shopper | null): { readonly zip?: string; readonly user: CouponUser } {
  const user = couponUserOf(entered, shopper);
  return entered.shipTo === null ? { user } : { zip: entered.shipTo.zip, user };
}

/** The people of an organization share its address: there it is nobody's own. */
export function couponUserOf({ email, shipTo }: Entered, shopper: Shopper | null): CouponUser {
  const isShared = shopper !== null && shopper.account !== null;
  return {
    ownerId: shopper?.shopperId ?? null,
    email: emailIdentity(email === '' ? (shopper?.profile?.email ?? '') : email),
    address: shipTo === null || isShared ? '' : dwellingOf(shipTo),
  };
}
