// Takes over what an earlier shop sold, so that rows make sense from the first day. Nothing here is an order: nobody's account shows it.
import { createHash } from 'node:crypto';
import type { Db } from '#platform/db';
import type { PastBasket } from '#finding/recommendations/rules';
import { writeBaskets } from './write-baskets.ts';

/** All of them or none; how many are new. What was taken over before stays as it was. */
export async function importBaskets(db: Db, baskets: readonly PastBasket[]): Promise<number> {
  const named = baskets.map(({ order, customer, ...basket }) => ({
    ...basket,
    // Apart from the numbers of this shop's orders and shoppers.
    basketId: `before ${order}`,
    customer: customer === null ? null : `before ${createHash('sha256').update(customer).digest('base64url')}`,
  }));
  return db.transaction((tx) => writeBaskets(tx, named));
}
