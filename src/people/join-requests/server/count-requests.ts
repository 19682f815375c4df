// How many people ask to join, for the menu of who manages people.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { COUNT_WAITING } from './join-queries.ts';

export async function countRequests(on: Queries, { now }: Visit, { account, permissions }: SignedIn): Promise<MenuCounts> {
  if (account === null || !permissions.has('H_MU')) return {};
  return { joinRequests: (await on.one(COUNT_WAITING, [account.accountNumber, now])).count };
}
