// Who reads or decides: a member with the organization of the session.
import type { SignedIn } from '#base/shopper/rules';
import { orderReach } from '#buying/orders/rules';
import { shopDay } from '#base/site/rules';
import type { Decider } from './decide.ts';
import type { SeenBy } from './list-queries.ts';

/** Undefined for somebody without an organization. */
export function deciderOf({ account, profile, permissions }: SignedIn): Decider | undefined {
  if (account === null) return undefined;
  const { profileId, firstName, lastName, email } = profile;
  return { accountNumber: account.accountNumber, profileId, name: `${firstName} ${lastName}`.trim() || email, permissions };
}

export function seenBy(shopper: SignedIn, now: Date): SeenBy | undefined {
  const { accountNumber, ownerId, seesAll, approvesGroups } = orderReach(shopper);
  return accountNumber === null ? undefined : { accountNumber, me: ownerId, seesAll, approvesGroups, day: shopDay(now) };
}
