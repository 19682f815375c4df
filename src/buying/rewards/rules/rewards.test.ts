import { expect, test } from 'vitest';
import { isAbove, cachedRewards, loyaltyMessagingOf, REWARDS_CACHE_MS, rewardsKey, standingOf } from '#buying/rewards/rules';

test.each([
  [0, '', { tier: 'member', nextTier: 'best', remaining: 50_000 }],
  [49_999, '', { tier: 'member', nextTier: 'best', remaining: 1 }],
  [50_000, '', { tier: 'best', nextTier: 'elite', remaining: 50_000 }],
  [12_345, '21', { tier: 'best', nextTier: 'elite', remaining: 87_655 }],
  [60_000, '22', { tier: 'best', nextTier: 'elite', remaining: 40_000 }],
  [100_000, '', { tier: 'elite', nextTier: null, remaining: 0 }],
  [0, '26', { tier: 'elite', nextTier: null, remaining: 0 }],
] as const)('[RWD-1] [USR-5] %i cents spent with segment “%s” stand at %j', (spent, segment, standing) => {
  expect(standingOf(spent, segment)).toEqual(standing);
});

test.each([
  ['', 'PR6'],
  ['02', 'PR6'],
  ['08', 'PR6'],
  ['13', 'PR6'],
  ['a new one', 'PR6'],
  ['21', 'PR7'],
  ['26', 'PR7'],
  ['15', 'PR7'],
  ['ASC', 'PR7'],
] as const)('[USR-5] a member of segment “%s” reads the loyalty texts of type %s', (code, type) =>
  expect(loyaltyMessagingOf(code)).toBe(type),
);

test('[RWD-1] a tier ranks above the ones before it', () => {
  expect(isAbove('elite', 'best')).toBe(true);
  expect(isAbove('best', 'best')).toBe(false);
  expect(isAbove('member', 'best')).toBe(false);
});

test('[APP-21] [RWD-1] cached rewards are valid for five minutes, and broken records are ignored', () => {
  expect(rewardsKey('61234')).toBe('rewardsInformation-slp-61234');
  const locale = 'fr-CA';
  const record = JSON.stringify({ amtSpent: 10, timeStamp: 1_000_000, locale });
  expect(cachedRewards(record, { now: 1_000_000, locale })).toEqual({ amtSpent: 10, timeStamp: 1_000_000, locale });
  expect(cachedRewards(record, { now: 1_000_000 + REWARDS_CACHE_MS - 1, locale })).not.toBeNull();
  expect(cachedRewards(record, { now: 1_000_000 + REWARDS_CACHE_MS, locale })).toBeNull();
  const wrong = [{}, { timeStamp: '1', locale }, { timeStamp: 2_000_000, locale }].map((one) => JSON.stringify(one));
  for (const broken of [null, '', '{', '7', 'null', ...wrong])
    expect(cachedRewards(broken, { now: 1_500_000, locale }), String(broken)).toBeNull();
});

test('[APP-21] [RWD-1] rewards cached in one language and currency are fetched again in another', () => {
  const record = JSON.stringify({ amtSpent: 10, timeStamp: 1_000_000, locale: 'en-US' });
  expect(cachedRewards(record, { now: 1_000_000, locale: 'en-US' })).not.toBeNull();
  for (const locale of ['fr-CA', 'en-CA', 'es-US']) expect(cachedRewards(record, { now: 1_000_000, locale }), locale).toBeNull();
});
