// What the profile says of buy now; the address and the card themselves are checkout's (CART-22).
import type { Queries } from '#platform/db';
import type { QuickBuy } from '#base/shopper/rules';
import { KEEP_QUICK_BUY } from './session-queries.ts';

/** Null turns it off. */
export async function keepProfileQuickBuy(on: Queries, profileId: string, quickBuy: QuickBuy | null): Promise<void> {
  await on.run(KEEP_QUICK_BUY, [profileId, quickBuy === null ? null : JSON.stringify(quickBuy)]);
}
