// The few reviews that a product's page shows, kept in memory until the database announces that one of them changed, whoever changed it.
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import type { RowsLeftOut } from '#platform/rows-left-out';
import type { Review } from '#finding/reviews/contract';
import { readReviews, type ReviewsAsked } from './read-reviews.ts';
import { DISTRIBUTION } from './review-queries.ts';

/** By which name a page says that it shows a product's reviews. */
export const reviewsTag = (itemId: string): string => `reviews ${itemId}`;

/** The most reviews of a product that are kept. */
export const MOST_SHOWN = 5;
const MOST_PRODUCTS = 5_000;

export interface ShownReviews {
  /** How many reviews give each number of stars, and the most helpful ones, those in the reader's language first. */
  of(itemId: string, language: string): Promise<ProductReviews>;
  /** Others than those few, read anew. */
  read(asked: ReviewsAsked): Promise<readonly Review[]>;
  close(): Promise<void>;
}

export interface ProductReviews {
  readonly many: ReadonlyMap<number, number>;
  readonly reviews: readonly Review[];
}

/** `changed` is given an item number; '' when something was missed, and all have to be looked at. */
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

/** How many published reviews of a product give each number of stars. */
export async function starsOf(db: Db, itemId: string): Promise<ReadonlyMap<number, number>> {
  return new Map((await db.many(DISTRIBUTION, [itemId])).map(({ stars, many }) => [stars, many]));
}
