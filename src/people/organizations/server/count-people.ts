// How many people and groups an organization has, for the account's menu.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import { countMembers } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { groupsOf } from './groups.ts';

/** For the menu of who manages people. */
export async function countPeopleAndGroups(on: Queries, { account, permissions }: SignedIn): Promise<MenuCounts> {
  if (account === null || !permissions.has('H_MU')) return {};
  const { accountNumber } = account;
  const [{ active }, groups] = await Promise.all([countMembers(on, accountNumber), groupsOf(on, accountNumber)]);
  return { people: active, groups: groups.length };
}
