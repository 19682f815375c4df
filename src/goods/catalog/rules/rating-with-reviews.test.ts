import { expect, test } from 'vitest';
import { ratingWithReviews } from './rating-with-reviews.ts';

test.for([
  ['nothing but its own', { average: 4.7, count: 3 }, undefined, { average: 4.7, count: 3 }],
  ['nothing at all', null, undefined, null],
  ['written here beside its own', { average: 4, count: 3 }, [2, 3, 2, 3], { average: 3, count: 5 }],
  ['taken over, and in its own already', { average: 4, count: 3 }, [2, 2, 0, 0], { average: 4, count: 3 }],
  ['both, beside its own', { average: 4, count: 1 }, [3, 7, 1, 5], { average: 4.5, count: 2 }],
  ['none of its own: all of them', null, [3, 11, 1, 5], { average: 3.7, count: 3 }],
  ['one among many moves the count alone', { average: 4.7, count: 12_840 }, [1, 1, 1, 1], { average: 4.7, count: 12_841 }],
] as const)('[CAT-2] the stars of a product, %s', ([, own, written, expected]) => {
  const [reviews, stars, reviewsHere, starsHere] = written ?? [];
  const counted = written && ({ reviews, stars, reviewsHere, starsHere } as Parameters<typeof ratingWithReviews>[1]);
  expect(ratingWithReviews(own, counted)).toEqual(expected);
});
