// What a price in checkout depends on besides the cart: the destination, and the user of its coupons.
import { dwellingOf } from '#people/addresses/rules';
import { emailIdentity, type CouponUser } from '#goods/promotions/rules';
import type { Shopper } from '#base/shopper/rules';
import type { CheckoutEntries } from './checkout-entries.ts';

type Entered = Pick<CheckoutEntries, 'email' | 'shipTo'>;

/** Taxes and dates follow the entered address. */
export function destinationOf(entered: Entered, shopper: Shopper | null): { readonly zip?: string; readonly user: CouponUser } {
  const user = couponUserOf(entered, shopper);
  return entered.shipTo === null ? { user } : { zip: entered.shipTo.zip, user };
}

/** Members of an organization share its address, so that address does not identify a coupon user. */
export function couponUserOf({ email, shipTo }: Entered, shopper: Shopper | null): CouponUser {
  const isShared = shopper !== null && shopper.account !== null;
  return {
    ownerId: shopper?.shopperId ?? null,
    email: emailIdentity(email === '' ? (shopper?.profile?.email ?? '') : email),
    address: shipTo === null || isShared ? '' : dwellingOf(shipTo),
  };
}
