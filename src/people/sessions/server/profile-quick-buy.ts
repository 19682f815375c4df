// The profile's buy-now settings; the checkout owns the address and card themselves (CART-22).
import type { Queries } from '#platform/db';
import type { QuickBuy } from '#base/shopper/rules';
import { KEEP_QUICK_BUY } from './profile-queries.ts';

/** Null turns it off. */
export async function keepProfileQuickBuy(on: Queries, profileId: string, quickBuy: QuickBuy | null): Promise<void> {
  await on.run(KEEP_QUICK_BUY, [profileId, quickBuy === null ? null : JSON.stringify(quickBuy)]);
}
