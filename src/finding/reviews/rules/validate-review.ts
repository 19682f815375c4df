// Validates a review: one error per field, the same for the form and the server.
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isName, isOfLength, plainParagraphs } from './plain-text.ts';

export interface ReviewText {
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
}

export type ReviewField = keyof ReviewText;

/** Lengths in characters. */
export const REVIEW_LIMITS = { title: { least: 3, most: 100 }, body: { least: 20, most: 4_000 }, author: { least: 2, most: 40 } } as const;

export function readReview(typed: ReviewText): Outcome<ReviewText, { readonly field: ReviewField }> {
  const review = {
    stars: typed.stars,
    title: singleLine(typed.title),
    body: plainParagraphs(typed.body),
    author: singleLine(typed.author),
  };
  if (!Number.isInteger(review.stars) || review.stars < 1 || review.stars > 5) return failed({ field: 'stars' });
  for (const field of ['title', 'body'] as const) {
    if (!isOfLength(review[field], REVIEW_LIMITS[field])) return failed({ field });
  }
  return isName(review.author, REVIEW_LIMITS.author) ? done(review) : failed({ field: 'author' });
}
