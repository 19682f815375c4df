// Reviews of the demonstration, in both languages: enough to see summaries, filters and votes.
import type { ImportedReview } from '#finding/reviews/server';
import { englishReviews } from './example-reviews-english.ts';
import { frenchReviews } from './example-reviews-french.ts';

/** `daysAgo` it was written, and how many found it helpful. */
export type ExampleReview = readonly [stars: number, author: string, daysAgo: number, helpful: number, title: string, body: string];

/** By item number. */
export type ReviewsByItem = Readonly<Record<string, readonly ExampleReview[]>>;

const DAY_MS = 86_400_000;

export function exampleReviews(now: Date): readonly ImportedReview[] {
  const reviewsIn = (locale: string, reviews: ReviewsByItem) =>
    Object.entries(reviews).flatMap(([itemId, own]) =>
      own.map(([stars, author, daysAgo, helpful, title, body]) => {
        const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
        return { itemId, stars, author, title, body, locale, writtenAt, helpful };
      }),
    );
  return [...reviewsIn('en-US', englishReviews), ...reviewsIn('fr-CA', frenchReviews)];
}
