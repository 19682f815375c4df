// How many lists a shopper finds on their page of lists, for the account's menu: their own, and those that colleagues share.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { COUNT_SEEN } from './list-queries.ts';

export const countLists = async (on: Queries, { site }: Visit, { profile, account }: SignedIn): Promise<MenuCounts> => ({
  lists: (await on.one(COUNT_SEEN, [profile.profileId, site.id, account?.accountNumber ?? null])).count,
});
