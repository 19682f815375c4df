// The table of conditions: every file is in it, each refuses invalid values, and the first unmet one is reported.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCoupon } from '../fixtures.ts';
import { applyCoupon } from './apply-coupon.ts';
import { CONDITIONS, readConditions } from './coupon-conditions.ts';
import type { CouponLine, CouponTerms } from './coupon-terms.ts';

const terms: CouponTerms = {
  site: 'consumer-US',
  day: '2026-11-20',
  atCheckout: true,
  kinds: new Set(['guest']),
  segment: '',
  rewardsNumber: null,
  usesOf: () => ({ total: 1, mine: 1 }),
};
const pen: CouponLine = {
  itemId: 'pen',
  qty: 1,
  cents: 2_000,
  brand: 'Quillon',
  categories: ['writing'],
  discountable: true,
  pickup: false,
};
const problemOf = (stored: unknown): string | null => {
  const read = readConditions(stored);
  return read.ok ? null : read.problem;
};

test('[CART-15] every condition has a file, a code of its own and a place in the table', () => {
  const camel = (file: string): string => file.replace('.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = readdirSync(join(import.meta.dirname, 'conditions')).map(camel);
  expect(CONDITIONS.map(({ code }) => code).toSorted()).toEqual(files.toSorted());
});

test.each<[unknown, string | null]>([
  [[], null],
  [[{ code: 'minimumSpend', cents: 5_000 }], null],
  [[{ code: 'dates', startsOn: null, endsOn: '2026-12-31' }], null],
  [{}, 'conditions are no list'],
  [null, 'conditions are no list'],
  [[null], 'conditions.0: there is no condition undefined'],
  [[{ code: 'fullMoon' }], 'conditions.0: there is no condition "fullMoon"'],
  [[{ code: 'constructor' }], 'conditions.0: there is no condition "constructor"'],
  [[{ code: 'minimumSpend' }], 'conditions.0: minimumSpend cents must be a whole number from 1'],
  [[{ code: 'minimumSpend', cents: '5000' }], 'conditions.0: minimumSpend cents must be a whole number from 1'],
  [[{ code: 'minimumSpend', cents: 0 }], 'conditions.0: minimumSpend cents must be a whole number from 1'],
  [[{ code: 'minimumSpend', cents: 1, minimum: 2 }], 'conditions.0: minimumSpend has no value minimum'],
  [[{ code: 'dates', startsOn: 'infinity', endsOn: null }], 'conditions.0: dates startsOn must be a day (2026-12-31) or null'],
  [[{ code: 'sites', sites: ['consumer-MX'] }], expect.stringContaining('sites must be a list of some of consumer-US') as string],
  [[{ code: 'delivery', by: 'any' }], 'conditions.0: delivery by must be ship or pickup'],
  [[{ code: 'items', items: [], categories: [], brands: [null] }], 'conditions.0: items brands must be a list of texts'],
  [
    [
      { code: 'usesInAll', most: 1 },
      { code: 'usesInAll', most: 2 },
    ],
    'conditions.1: usesInAll stands there twice',
  ],
])('[CART-15] conditions stored as %j: %s', (stored, problem) => {
  expect(problemOf(stored)).toEqual(problem);
});

test('[CART-15] any stored value is read, or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ code: fc.constantFrom(...CONDITIONS.map(({ code }) => code)), cents: fc.jsonValue() })), (stored) => {
      const problem = problemOf(stored);
      expect(problem === null || /^conditions\.\d+: \w+ /.test(problem)).toBe(true);
    }),
  );
});

test('[CART-15] of several unmet conditions the first in the table is reported, whatever their stored order', () => {
  const unmet = aCoupon({
    code: 'C',
    scope: 'rewards',
    sites: ['business-CA'],
    endsOn: '2026-11-19',
    shoppers: ['member'],
    limitPerShopper: 1,
    limitTotal: 1,
    delivery: 'pickup',
    minimum: 5_000,
    minimumQty: 3,
    items: ['pen'],
    conditions: [{ code: 'turnedOn' }],
  });
  const told: string[] = [];
  // The reported condition is now met, so the next one is reported.
  let { conditions } = { conditions: unmet.conditions.toReversed() };
  for (;;) {
    const effect = applyCoupon({ ...unmet, conditions }, [pen], terms);
    if (effect.ok) break;
    const { reason } = effect.problem;
    told.push(reason);
    const code = { ...CODES }[reason];
    conditions = conditions.filter((one) => one.code !== code);
  }
  expect(told).toEqual(Object.keys(CODES));
});

const CODES: Readonly<Record<string, string>> = {
  UNKNOWN: 'sites',
  ENDED: 'dates',
  MISSING_REWARDS_ID: 'rewardsAccount',
  NOT_FOR_YOU: 'shoppers',
  OFFER_OFF: 'turnedOn',
  USED_BEFORE: 'usesPerPerson',
  USED_UP: 'usesInAll',
  BOPIS_EVENT_ERROR: 'delivery',
  ORDER_TOTAL_NOT_MET_ERROR: 'minimumSpend',
  QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'minimumUnits',
};

test('[RWD-2] an offer counts for who turned it on, not for who turned on another', () => {
  const offer = aCoupon({ code: 'INK', conditions: [{ code: 'turnedOn' }] });
  expect(applyCoupon(offer, [pen], { ...terms, turnedOn: new Set(['TONER']) })).toMatchObject({
    ok: false,
    problem: { reason: 'OFFER_OFF' },
  });
  expect(applyCoupon(offer, [pen], { ...terms, turnedOn: new Set(['INK']) })).toMatchObject({ ok: true, shares: [500] });
});
