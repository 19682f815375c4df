import { expect, test } from 'vitest';
import { defaultCard, expiryState, inOrder, lastUsed, likenessOfCard, preselectedCard, type ExpiryState } from './index.ts';

const TODAY = { year: 2026, month: 11, day: 30 };

test.for<[string, { month: number; year: number } | null, ExpiryState]>([
  ['a month that is over', { month: 10, year: 2026 }, 'EXPIRED'],
  ['the last day of its month', { month: 11, year: 2026 }, 'EXPIRING_SOON'],
  ['31 days left', { month: 12, year: 2026 }, ''],
  ['years left', { month: 1, year: 2030 }, ''],
  ['no date', null, ''],
])('[PAY-2] %s', ([, expiry, state]) => {
  expect(expiryState({ expiry }, TODAY)).toBe(state);
});

test('[PAY-2] T39: expiring soon begins 30 days before the last day, by the site’s date', () => {
  const december = { expiry: { month: 12, year: 2026 } };
  expect(expiryState(december, { year: 2026, month: 12, day: 1 })).toBe('EXPIRING_SOON');
  expect(expiryState(december, { year: 2026, month: 12, day: 31 })).toBe('EXPIRING_SOON');
  expect(expiryState(december, { year: 2027, month: 1, day: 1 })).toBe('EXPIRED');
});

const card = (id: string, more: object = {}) => ({ id, marked: false, state: '' as ExpiryState, lastUsedAt: null, addedAt: 0, ...more });

test('[PAY-3] the default comes first, then the last used, then the newest; expired cards last', () => {
  const old = card('old', { addedAt: 1 });
  const used = card('used', { addedAt: 2, lastUsedAt: 9 });
  const newest = card('newest', { addedAt: 5 });
  const marked = card('marked', { addedAt: 3, marked: true });
  const gone = card('gone', { addedAt: 4, state: 'EXPIRED', lastUsedAt: 10 });
  expect(inOrder([gone, old, newest, used, marked]).map(({ id }) => id)).toEqual(['marked', 'used', 'newest', 'old', 'gone']);
  expect(inOrder([newest, old]).map(({ id }) => id)).toEqual(['old', 'newest']);
  expect(inOrder([{ ...marked, state: 'EXPIRED' }, gone, old]).map(({ id }) => id)).toEqual(['old', 'marked', 'gone']);
});

test('[PAY-3] an account with cards has exactly one default, and knows the last used', () => {
  expect(defaultCard([])).toBeUndefined();
  expect(defaultCard([card('b', { addedAt: 2 }), card('a', { addedAt: 1 })])?.id).toBe('a');
  expect(lastUsed([card('a')])).toBeUndefined();
  expect(lastUsed([card('a', { lastUsedAt: 1 }), card('b', { lastUsedAt: 2 })])?.id).toBe('b');
});

test('[PAY-3] cards that look alike count as one; another expiry date makes another card', () => {
  const face = { brand: 'VISA', lastFour: '1111', expiry: { month: 12, year: 2039 } } as const;
  expect(likenessOfCard(face)).toBe('VISA|1111|12/2039');
  expect(likenessOfCard({ ...face, expiry: null })).toBe('VISA|1111|');
  expect(likenessOfCard(face)).not.toBe(likenessOfCard({ ...face, lastFour: '1112' }));
});

test('[PAY-3] checkout preselects the chosen card, else the first that can pay, never the one just refused', () => {
  const cards = [
    { id: 'a', expiryState: '' as const },
    { id: 'b', expiryState: 'EXPIRING_SOON' as const },
    { id: 'c', expiryState: 'EXPIRED' as const },
  ];
  expect(preselectedCard(cards, null, null)?.id).toBe('a');
  expect(preselectedCard(cards, 'b', null)?.id).toBe('b');
  expect(preselectedCard(cards, 'c', null)?.id).toBe('a');
  expect(preselectedCard(cards, null, 'a')?.id).toBe('b');
  expect(preselectedCard(cards.slice(2), null, null)).toBeUndefined();
});
