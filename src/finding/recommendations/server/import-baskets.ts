// Imports an earlier shop's sales, so that recommendations work from the first day. They are no orders and belong to no account.
import { createHash } from 'node:crypto';
import type { Db } from '#platform/db';
import type { PastBasket } from '#finding/recommendations/rules';
import { writeBaskets } from './write-baskets.ts';

/** Imports all baskets or none; returns the number of new ones. Already imported baskets stay unchanged. */
export async function importBaskets(db: Db, baskets: readonly PastBasket[]): Promise<number> {
  const named = baskets.map(({ order, customer, ...basket }) => ({
    ...basket,
    // A prefix keeps them apart from this shop's order and shopper numbers.
    basketId: `before ${order}`,
    customer: customer === null ? null : `before ${createHash('sha256').update(customer).digest('base64url')}`,
  }));
  return db.transaction((tx) => writeBaskets(tx, named));
}
