// What a demonstration's customers have said, in both languages: enough to see summaries, filters and votes.
import type { ImportedReview } from '#finding/reviews/server';
import { englishReviews } from './example-reviews-english.ts';
import { frenchReviews } from './example-reviews-french.ts';

/** `daysAgo` it was written, and how many found it helpful. */
export type Said = readonly [stars: number, author: string, daysAgo: number, helpful: number, title: string, body: string];

/** By item number. */
export type SaidOf = Readonly<Record<string, readonly Said[]>>;

const DAY_MS = 86_400_000;

export function exampleReviews(now: Date): readonly ImportedReview[] {
  const reviewsIn = (locale: string, saidOf: SaidOf) =>
    Object.entries(saidOf).flatMap(([itemId, said]) =>
      said.map(([stars, author, daysAgo, helpful, title, body]) => {
        const writtenAt = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
        return { itemId, stars, author, title, body, locale, writtenAt, helpful };
      }),
    );
  return [...reviewsIn('en-US', englishReviews), ...reviewsIn('fr-CA', frenchReviews)];
}
