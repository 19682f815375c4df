import { expect, test } from 'vitest';
import type { Coupon } from '#goods/promotions/rules';
import { isListedCoupon } from '#finding/coupons/rules';

const coupon = (more: Partial<Coupon>): Coupon => ({
  code: 'PAPER15',
  kind: 'amount',
  value: 1_500,
  scope: 'basket',
  conditions: [],
  exclusive: null,
  freeItemId: null,
  advertised: true,
  title: { 'en-US': '$15 off' },
  ...more,
});
const here = { site: 'business-US', day: '2026-11-29', used: 0 } as const;
const dates = (startsOn: string | null, endsOn: string | null): Partial<Coupon> => ({ conditions: [{ code: 'dates', startsOn, endsOn }] });

test.each<[string, Partial<Coupon>, number, boolean]>([
  ['advertised', {}, 0, true],
  ['known to who was given it', { advertised: false }, 0, false],
  ['applied without a code', { scope: 'instant' }, 0, false],
  ['somebody’s own money', { scope: 'rewards' }, 0, false],
  ['for a segment', { conditions: [{ code: 'segments', segments: ['26'] }] }, 0, false],
  ['for one rewards account', { conditions: [{ code: 'rewardsAccount', rewardsNumber: '1' }] }, 0, false],
  ['for members', { conditions: [{ code: 'shoppers', kinds: ['member'] }] }, 0, true],
  ['on its first day', dates('2026-11-29', null), 0, true],
  ['not yet', dates('2026-11-30', null), 0, false],
  ['on its last day', dates(null, '2026-11-29'), 0, true],
  ['past', dates(null, '2026-11-28'), 0, false],
  ['left once', { conditions: [{ code: 'usesInAll', most: 2 }] }, 1, true],
  ['used up', { conditions: [{ code: 'usesInAll', most: 2 }] }, 2, false],
  ['of another site', { conditions: [{ code: 'sites', sites: ['consumer-US'] }] }, 0, false],
])('[B2B-7] [HDR-5] the page of coupons and one that is %s', (_, more, used, isListed) => {
  expect(isListedCoupon(coupon(more), { ...here, used })).toBe(isListed);
});
