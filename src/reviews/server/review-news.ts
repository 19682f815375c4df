// Tells of which products' reviews have changed, whoever changed them: public pages that show them are drawn anew.
import type { Db } from '#platform/db';

/** By which name a page says that it shows a product's reviews. */
export const reviewsTag = (itemId: string): string => `reviews ${itemId}`;

/** `changed` is given an item number; '' when something was missed, and all have to be looked at. */
export async function makeReviewNews(db: Db, changed: (itemId: string) => void): Promise<{ close(): Promise<void> }> {
  const unlisten = await db.listen('review', changed);
  return { close: unlisten };
}
