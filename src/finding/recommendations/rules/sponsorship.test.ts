import { expect, test } from 'vitest';
import { readSponsorship, sponsoredIn, sponsoredOn, type Sponsorship } from './sponsorship.ts';

const one = (over: Partial<Sponsorship>): Sponsorship => ({
  sponsorshipId: 'a',
  itemId: '1',
  categoryId: 'paper',
  words: null,
  tenant: null,
  position: 3,
  since: '2026-01-01',
  until: '2026-01-31',
  ...over,
});
const inPaper = { tenant: 'consumer', categories: ['office', 'paper'], query: '' } as const;
const searched = (query: string) => ({ tenant: 'consumer', categories: [], query }) as const;

test('[REC-2] a sponsorship appears in its category and subcategories, or for its search words, in its edition', () => {
  expect(sponsoredIn(inPaper, [one({})])).toHaveLength(1);
  expect(sponsoredIn(inPaper, [one({ categoryId: 'toner' })])).toEqual([]);
  expect(sponsoredIn(inPaper, [one({ tenant: 'business' })])).toEqual([]);
  const words = one({ categoryId: null, words: 'Papier à copier' });
  expect(sponsoredIn(searched('papier blanc a COPIER'), [words])).toEqual([words]);
  expect(sponsoredIn(searched('papier'), [words])).toEqual([]);
  expect(sponsoredIn(searched(''), [words, one({})])).toEqual([]);
});

test('[REC-2] a list holds at most two, by position, and each position once', () => {
  const many = [one({ sponsorshipId: 'c', position: 9 }), one({ sponsorshipId: 'b', position: 5 }), one({}), one({ sponsorshipId: 'd' })];
  expect(sponsoredIn(inPaper, many).map(({ sponsorshipId }) => sponsorshipId)).toEqual(['a', 'b']);
});

test('[REC-2] it is shown from its first paid day to its last', () => {
  const on = (day: string): number => sponsoredOn(day, [one({})]).length;
  expect([on('2025-12-31'), on('2026-01-01'), on('2026-01-31'), on('2026-02-01')]).toEqual([0, 1, 1, 0]);
});

const CELLS = { sponsorship_id: 'spring', item_id: '1', category_id: 'paper', position: '3', since: '2026-01-01', until: '2026-02-01' };

test('[REC-2] a row of the sheet is parsed', () => {
  expect(readSponsorship(CELLS)).toEqual(one({ sponsorshipId: 'spring', until: '2026-02-01' }));
});

test.each([
  ['sponsorship_id', { sponsorship_id: 'a b' }],
  ['item_id', { item_id: ' ' }],
  ['either', { words: 'paper' }],
  ['either', { category_id: '' }],
  ['words', { category_id: '', words: '--' }],
  ['tenant', { tenant: 'both' }],
  ['position', { position: '0' }],
  ['position', { position: '2.5' }],
  ['since', { since: '2026-02-30' }],
  ['until is', { until: '2025-12-31' }],
] as const)('[REC-2] what is wrong with a row is said: %s %o', (said, over) => {
  expect(readSponsorship({ ...CELLS, ...over })).toMatch(said);
});
