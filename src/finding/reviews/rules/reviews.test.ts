import { expect, test } from 'vitest';
import { readReview } from './validate-review.ts';
import { summaryOf } from './review-summary.ts';

const WRITTEN = { stars: 4, title: 'Does what it should', body: 'Feeds without a jam, page after page.', author: 'Maya O.' };

test('[CAT-2] a review is stored without extra spaces and invisible characters, with its paragraphs', () => {
  const read = readReview({
    ...WRITTEN,
    title: '  Does\twhat it\u0000 should ',
    body: 'Feeds without a jam.\r\n\r\n\r\n\r\nPage after page. ',
  });
  expect(read).toMatchObject({ ok: true, value: { title: 'Does what it should', body: 'Feeds without a jam.\n\nPage after page.' } });
});

test.each([
  ['stars', { stars: 0 }],
  ['stars', { stars: 6 }],
  ['stars', { stars: 4.5 }],
  ['stars', { stars: Number.NaN }],
  ['title', { title: '  ok ' }],
  ['title', { title: 'x'.repeat(101) }],
  ['body', { body: 'Too short.' }],
  ['body', { body: 'x'.repeat(4_001) }],
  ['title', { title: '\u3164'.repeat(5) }],
  ['title', { title: '\u2800 \u2800 \u2800' }],
  ['body', { body: '\u115F\uFFA0'.repeat(20) }],
  ['author', { author: '' }],
  ['author', { author: '\u3164\u3164' }],
  ['author', { author: 'maya@example.com' }],
] as const)('[CAT-2] what is wrong is named by its field: %s %o', (field, over) => {
  expect(readReview({ ...WRITTEN, ...over })).toMatchObject({ ok: false, problem: { field } });
});

test('[CAT-2] the average covers all stars, to one decimal', () => {
  expect(summaryOf([1, 0, 0, 1, 4])).toEqual({ count: 6, average: 4.2 });
  expect(summaryOf([0, 0, 0, 0, 0])).toEqual({ count: 0, average: null });
});
