// Stores baskets for learning: each order as it is placed, and imported ones.
import type { Queries } from '#platform/db';
import { WRITE_BASKETS } from './recommendation-queries.ts';

export interface BoughtBasket {
  readonly basketId: string;
  /** Groups the baskets of one customer. */
  readonly customer: string | null;
  /** ISO instant. */
  readonly boughtAt: string;
  /** Distinct items. */
  readonly itemIds: readonly string[];
}

const BATCH = 2_000;

/** A basket written twice keeps its first version. Returns the number of new ones. */
export async function writeBaskets(on: Queries, baskets: readonly BoughtBasket[]): Promise<number> {
  let written = 0;
  for (let at = 0; at < baskets.length; at += BATCH)
    written += await on.run(WRITE_BASKETS, [JSON.stringify(baskets.slice(at, at + BATCH))]);
  return written;
}
