// Loads the facts of a shopper's cart: contract terms, taxes and uses of coupons.
import { couponCodes, type Cart, type CartFacts } from '#buying/cart/rules';
import { emailIdentity, type CouponUser } from '#goods/promotions/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { factsOf, prepareTaxes, type World } from './load-cart-facts.ts';

/** Destination and buyer as checkout knows them; they replace those of the cart. */
export interface Destination {
  readonly zip?: string;
  /** Whose uses of coupons count; by default the shopper's. */
  readonly user?: CouponUser;
}

/** The fields of a cart that its facts depend on. */
export type FactsCart = Pick<Cart, 'zip' | 'storeNumber'> & Partial<Pick<Cart, 'cartId' | 'coupons' | 'lines' | 'extra'>>;

/** The user of a cart's coupons, as far as the session knows. */
const userOf = (shopper: Shopper | null): CouponUser => ({
  ownerId: shopper?.shopperId ?? null,
  email: emailIdentity(shopper?.profile?.email ?? ''),
  address: '',
});

export function makeFactsLoader(world: World) {
  return async (visit: Visit, shopper: Shopper | null, cart: FactsCart, to?: Destination): Promise<CartFacts> => {
    const atCheckout = to !== undefined;
    const [terms, certificates] = await Promise.all([world.contracts.ofShopper(shopper), world.certificates.ofShopper(shopper)]);
    if (world.taxes.prepare !== undefined) await prepareTaxes(world, visit, cart);
    const codes = couponCodes(cart.coupons ?? [], shopper?.profile?.offers);
    if (codes.length === 0) return factsOf(world, visit, { shopper, cart, terms, certificates, atCheckout });
    const couponUses = await world.coupons.usesOf(codes, () => ({ ...(to?.user ?? userOf(shopper)), changes: cart.extra?.orderNumber }));
    return factsOf(world, visit, { shopper, cart, terms, certificates, atCheckout, couponUses });
  };
}
