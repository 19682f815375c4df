// The part that says who is shopping, with what other areas add to it.
import { makeSessionAudience } from '#around/targeting/server';
import { makeFollowCart } from '#buying/cart/server';
import type { Certified } from '#people/certified/server';
import { sessionsPart } from '#people/sessions/part';
import type { Signing } from '#people/sessions/server';
import type { Part } from '#platform/part';
import type { PartsFacts } from './parts-facts.ts';

export function sessionsOf(
  { ground, carts, goods }: Pick<PartsFacts, 'ground' | 'carts' | 'goods'>,
  signing: Signing,
  certified: Certified,
): Part {
  const { db, hosts } = ground;
  const { toggles, stores } = goods;
  const audience = makeSessionAudience({ stores, toggles });
  return sessionsPart({ db, signing, hosts, toggles, isCertified: certified.of, audience, followCart: makeFollowCart(db, carts) });
}
