// Begins to buy a membership for somebody else: a buy-now cart that holds it alone, and beside it to whom it goes (RWD-4).
import { randomUUID } from 'node:crypto';
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { emptyCart, giftedProgramOf, type Program } from '#buying/cart/rules';
import { newCartItemId } from '#buying/cart/server';
import { readGiftWishes, type GiftFieldProblem, type GiftWishes } from '#buying/membership/rules';
import { SHIP_TO_ADDRESS } from '#goods/delivery/rules';
import type { SiteId } from '#base/site/rules';
import type { Visit } from '#platform/visit';
import type { MembershipDeps } from '../membership-deps.ts';
import { membershipItems, priceOfItem } from '../plans.ts';
import { WRITE_PLAN } from './gift-plan-queries.ts';

export interface GiftPlan {
  readonly program: Program;
  readonly itemId: string;
  readonly cents: number;
}

/** The memberships that can be given, the smaller one first. */
export function giftPlans(catalog: MembershipDeps['catalog'], siteId: SiteId): readonly GiftPlan[] {
  const plans = membershipItems(catalog).flatMap((product) => {
    const [program, cents] = [giftedProgramOf(product), priceOfItem(catalog, product.itemId, siteId)];
    return program === null || cents === null ? [] : [{ program, itemId: product.itemId, cents }];
  });
  return plans.toSorted((a, b) => a.cents - b.cents);
}

export async function planGift(
  deps: Pick<MembershipDeps, 'db' | 'carts' | 'catalog'>,
  { site, now }: Visit,
  { shopperId, profile }: SignedIn,
  { program, ...typed }: GiftWishes & { readonly program: Program },
): Promise<Outcome<null, GiftFieldProblem | { readonly code: 'GIFT_NOT_SOLD' }>> {
  const plan = giftPlans(deps.catalog, site.id).find((one) => one.program === program);
  if (plan === undefined) return failed({ code: 'GIFT_NOT_SOLD' });
  const read = readGiftWishes(typed, localDay(now, site.timeZone));
  if (!read.ok) return read;
  const line = {
    cartItemId: newCartItemId(),
    itemId: plan.itemId,
    qty: 1,
    parent: null,
    delivery: SHIP_TO_ADDRESS,
    customerSku: null,
    seenCents: plan.cents,
    addedAt: now.getTime(),
    removedAt: null,
    extra: null,
  };
  const cart = { ...emptyCart({ cartId: randomUUID(), ownerId: shopperId, siteId: site.id, purpose: 'buyNow' }), lines: [line] };
  await deps.db.transaction(async (tx) => {
    await deps.carts.begin(tx, cart, now);
    await tx.run(WRITE_PLAN, { ...read.value, cartId: cart.cartId, giverId: profile.profileId, now });
  });
  return done(null);
}
