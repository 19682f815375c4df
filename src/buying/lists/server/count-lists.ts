// How many lists a shopper has of their own, for the account's menu.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { COUNT_OWN } from './list-queries.ts';

export const countLists = async (on: Queries, { site }: Visit, { profile }: SignedIn): Promise<MenuCounts> => ({
  lists: (await on.one(COUNT_OWN, [profile.profileId, site.id])).count,
});
