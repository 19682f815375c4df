// Judges what somebody wrote: by the field that has to be mended, the same for the form and the server.
import { done, failed, type Outcome } from '#outcome/rules';

export interface ReviewText {
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
}

export type ReviewField = keyof ReviewText;

/** Characters. */
export const REVIEW_LIMITS = { title: { least: 3, most: 100 }, body: { least: 20, most: 4_000 }, author: { least: 2, most: 40 } } as const;

/** Text as it is kept: no control signs, no spaces around, at most one empty line between paragraphs. */
export function readReview(typed: ReviewText): Outcome<ReviewText, { readonly field: ReviewField }> {
  const review = { stars: typed.stars, title: oneLine(typed.title), body: paragraphs(typed.body), author: oneLine(typed.author) };
  if (!Number.isInteger(review.stars) || review.stars < 1 || review.stars > 5) return failed({ field: 'stars' });
  for (const field of ['title', 'body', 'author'] as const) {
    const { length } = [...review[field]];
    if (length < REVIEW_LIMITS[field].least || length > REVIEW_LIMITS[field].most) return failed({ field });
  }
  // An address of a person, or of anything else, is no name to sign with.
  if (/[@/]/.test(review.author)) return failed({ field: 'author' });
  return done(review);
}

const oneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

const paragraphs = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
