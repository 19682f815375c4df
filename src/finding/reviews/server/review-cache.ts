// Caches the few reviews of a product's page until the database announces a change.
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { RowsLeftOut } from '#platform/rows-left-out';
import type { Review } from '#finding/reviews/contract';
import { readReviews, type ReviewsAsked } from './read-reviews.ts';
import { DISTRIBUTION } from './review-queries.ts';

/** Page-cache tag of a product's reviews. */
export const reviewsTag = (itemId: string): string => `reviews ${itemId}`;

/** Most cached reviews per product. */
export const MOST_SHOWN = 5;
const MOST_PRODUCTS = 5_000;

export interface ShownReviews {
  /** Number of reviews per star, and the most helpful reviews, the reader's language first. */
  of(itemId: string, language: string): Promise<ProductReviews>;
  /** Reads other reviews from the database. */
  read(asked: ReviewsAsked): Promise<readonly Review[]>;
  close(): Promise<void>;
}

export interface ProductReviews {
  readonly many: ReadonlyMap<number, number>;
  readonly reviews: readonly Review[];
}

/** `changed` receives an item number; '' after missed notifications, when all items may have changed. */
export async function makeShownReviews(db: Db, leftOut: RowsLeftOut, changed: (itemId: string) => void): Promise<ShownReviews> {
  const read = (asked: ReviewsAsked): Promise<readonly Review[]> => readReviews(db, leftOut.of('review'), asked);
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
        const made = readShown(db, itemId, language, read);
        made.catch(() => kept.delete(key));
        return made;
      });
    },
    read,
    close: unlisten,
  };
}

const keyOf = (itemId: string, language: string): string => `${language} ${itemId}`;

async function readShown(db: Db, itemId: string, language: string, read: ShownReviews['read']): Promise<ProductReviews> {
  const many = await starsOf(db, itemId);
  const asked = { itemId, language, stars: null, sort: 'helpful', size: MOST_SHOWN, offset: 0 } as const;
  return { many, reviews: many.size === 0 ? [] : await read(asked) };
}

/** Number of a product's published reviews per star. */
export async function starsOf(db: Db, itemId: string): Promise<ReadonlyMap<number, number>> {
  return new Map((await db.many(DISTRIBUTION, [itemId])).map(({ stars, many }) => [stars, many]));
}
