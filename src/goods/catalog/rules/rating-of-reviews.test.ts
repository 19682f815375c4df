import { expect, test } from 'vitest';
import { ratingOfReviews } from './rating-of-reviews.ts';

test.for([
  ['without reviews', 0, 0, null],
  ['one review', 1, 5, { average: 5, count: 1 }],
  ['rounded to tenths', 3, 11, { average: 3.7, count: 3 }],
  ['never better than it is', 20, 99, { average: 5, count: 20 }],
  ['one among many', 12_841, 60_349, { average: 4.7, count: 12_841 }],
] as const)('[CAT-2] the stars of a product, %s', ([, reviews, stars, expected]) => {
  expect(ratingOfReviews({ reviews, stars })).toEqual(expected);
});
