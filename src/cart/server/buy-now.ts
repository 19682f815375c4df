// Buy now: on the consumer site for everybody, on the business site for accounts only (CART-22).
import { refuse, type Refusal } from '#outcome/rules';
import type { Visit } from '#platform/visit';
import { speechOf } from './describe.ts';

/** Null when the visitor may, or does not ask to. */
export async function mayBuyNow(asked: boolean, visit: Visit): Promise<Refusal | null> {
  if (!asked || visit.site.tenant === 'consumer') return null;
  const shopper = await visit.shopper();
  return shopper === null || shopper.profile === null ? refuse(401, 'MISSING_USER', speechOf(visit).say('MISSING_USER')) : null;
}
