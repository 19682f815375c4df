// The few reviews that a product's page shows, kept in memory until the database announces that one of them changed, whoever changed it.
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { DISTRIBUTION, REVIEWS_OF, type ReviewRow } from './review-queries.ts';

/** By which name a page says that it shows a product's reviews. */
export const reviewsTag = (itemId: string): string => `reviews ${itemId}`;

/** The most reviews of a product that are kept. */
export const MOST_SHOWN = 5;
const MOST_PRODUCTS = 5_000;

export interface ShownReviews {
  /** How many reviews give each number of stars, and the most helpful ones, those in the reader's language first. */
  of(itemId: string, language: string): Promise<ProductReviews>;
  close(): Promise<void>;
}

export interface ProductReviews {
  readonly many: ReadonlyMap<number, number>;
  readonly rows: readonly ReviewRow[];
}

/** `changed` is given an item number; '' when something was missed, and all have to be looked at. */
export async function makeShownReviews(db: Db, changed: (itemId: string) => void): Promise<ShownReviews> {
  const kept = makeRecentlyUsed<Promise<ProductReviews>>(MOST_PRODUCTS * 2);
  const unlisten = await db.listen('review', (itemId) => {
    if (itemId === '') kept.clear();
    else for (const language of ['en', 'fr']) kept.delete(keyOf(itemId, language));
    changed(itemId);
  });
  return {
    of(itemId, language) {
      const key = keyOf(itemId, language);
      return kept.of(key, () => {
        const made = readShown(db, itemId, language);
        made.catch(() => kept.delete(key));
        return made;
      });
    },
    close: unlisten,
  };
}

const keyOf = (itemId: string, language: string): string => `${language} ${itemId}`;

async function readShown(db: Db, itemId: string, language: string): Promise<ProductReviews> {
  const many = await starsOf(db, itemId);
  return { many, rows: many.size === 0 ? [] : await db.many(REVIEWS_OF, [itemId, language, null, 'helpful', MOST_SHOWN, 0]) };
}

/** How many published reviews of a product give each number of stars. */
export async function starsOf(db: Db, itemId: string): Promise<ReadonlyMap<number, number>> {
  return new Map((await db.many(DISTRIBUTION, [itemId])).map(({ stars, many }) => [stars, many]));
}
