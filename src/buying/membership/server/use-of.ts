// What a membership gave its owner in the term that runs: deliveries, member prices, assembly (RWD-4).
import { memberSavings } from '#buying/orders/server';
import type { Queries } from '#platform/db';
import type { MembershipDeps } from './membership-deps.ts';
import type { MembershipRow } from './membership-queries.ts';
import { REFUNDED_OF } from './term-queries.ts';

/** `isUsed` also when nothing can go back: no order of theirs paid for it, or a part of it was a gift. */
export async function useOf(on: Queries, { coupons }: Pick<MembershipDeps, 'coupons'>, { profileId, beginsOn }: MembershipRow) {
  const { since, given } = await on.one(REFUNDED_OF, [profileId, beginsOn]);
  const codes = coupons.ofMembers().map(({ code }) => code);
  const { used, ...saved } = await memberSavings(on, profileId, since ?? new Date(`${beginsOn}T00:00:00Z`), codes);
  return { ...saved, isUsed: used > 0 || given || since === null };
}
