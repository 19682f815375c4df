// The key of a shopper's entries: each site has those of the basket, and those of buy now.
import type { CartPurpose } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';

export interface CheckoutKey {
  readonly ownerId: string;
  readonly siteId: string;
  readonly purpose: CartPurpose;
}

export type CheckoutPlace = Pick<Visit, 'site' | 'cartPurpose'>;

export function keyOf({ site, cartPurpose }: CheckoutPlace, ownerId: string): CheckoutKey {
  return { ownerId, siteId: site.id, purpose: cartPurpose };
}
