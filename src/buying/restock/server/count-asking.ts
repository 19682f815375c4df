// How many questions wait for somebody, for the account's menu.
import type { SignedIn } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import { mayRestock } from './buyer-of.ts';
import { COUNT_ASKING } from './restock-queries.ts';

export async function countAsking(on: Queries, siteId: string, shopper: SignedIn): Promise<{ readonly restocks?: number }> {
  return mayRestock(shopper) ? { restocks: (await on.one(COUNT_ASKING, [shopper.shopperId, siteId])).count } : {};
}
