// Baskets to learn from: each order as it is placed, and those from before there was this shop.
import type { Queries } from '#platform/db';
import { WRITE_BASKETS } from './recommendation-queries.ts';

export interface BoughtBasket {
  readonly basketId: string;
  /** Tells the baskets of one customer together. */
  readonly customer: string | null;
  /** ISO instant. */
  readonly boughtAt: string;
  /** Different items. */
  readonly itemIds: readonly string[];
}

const BATCH = 2_000;

/** The same basket written twice is there once, as it was written first. How many were not there. */
export async function writeBaskets(on: Queries, baskets: readonly BoughtBasket[]): Promise<number> {
  let written = 0;
  for (let at = 0; at < baskets.length; at += BATCH)
    written += await on.run(WRITE_BASKETS, [JSON.stringify(baskets.slice(at, at + BATCH))]);
  return written;
}
