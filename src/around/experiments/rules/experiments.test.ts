import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assignVariant,
  evidence,
  EXPERIMENT_STATES,
  FALSE_FINDS,
  judgeArms,
  readPlan,
  readVariants,
  resultLines,
  variantsText,
  type VariantCounts,
} from '#around/experiments/rules';
import { stateAfter } from '#base/state-table/rules';

const PLAN = {
  key: 'home-hero',
  hypothesis: 'A shorter hero sells more',
  variants: [
    { name: 'control', weight: 3 },
    { name: 'B', weight: 1 },
  ],
};

test('[EXP-1] a visitor has one variant, whoever asks, and keeps it when more of the traffic takes part', () => {
  const names = Array.from({ length: 500 }, (_, index) => `visitor ${index}`);
  const [tenth, all] = [10, 100].map((share) => names.map((name) => assignVariant({ ...PLAN, share }, name)));
  const taking = names.map((_, index) => index).filter((index) => tenth?.[index] !== null);
  expect(taking.length).toBeGreaterThan(25);
  expect(taking.length).toBeLessThan(80);
  expect(taking.map((index) => all?.[index])).toEqual(taking.map((index) => tenth?.[index]));
  expect(all).not.toContain(null);
});

test('[EXP-1] weights divide the traffic, and two experiments do not divide it alike', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `name-${index}`);
  const inB = (key: string) => names.filter((name) => assignVariant({ ...PLAN, key, share: 100 }, name) === 'B');
  const [one, other] = [new Set(inB('one')), inB('other')];
  expect(one.size / names.length).toBeCloseTo(0.25, 1.8);
  expect(other.filter((name) => one.has(name)).length / other.length).toBeCloseTo(0.25, 1.5);
});

test('[EXP-1] shown variants are read as they were written, and whatever is malformed is nothing', () => {
  const shown = new Map([
    ['home-hero', 'B'],
    ['plan-card', 'control'],
  ]);
  expect(readVariants(variantsText(shown))).toEqual(shown);
  for (const text of ['', '~~', 'x', 'home-hero.', '.B', 'home-hero.<b>', 'HOME.B', '__proto__.B']) expect(readVariants(text).size).toBe(0);
});

test('[EXP-1] a plan is read, everybody takes part unless it says otherwise', () => {
  expect(readPlan(PLAN)).toEqual({ ok: true, value: { ...PLAN, audience: { all: [] }, share: 100 } });
});

test.each<[object, string]>([
  [{ key: 'Home' }, 'key is 2 to 39 small letters, digits and hyphens, a letter first'],
  [{ hypothesis: ' ' }, 'home-hero: hypothesis says what is expected and why, in at most 500 letters'],
  [{ variants: [{ name: 'A', weight: 1 }] }, 'home-hero: variants are 2 to 4, the first one the control'],
  [
    {
      variants: [
        { name: 'A', weight: 1 },
        { name: 'A', weight: 1 },
      ],
    },
    'home-hero: there are two variants A',
  ],
  [
    {
      variants: [
        { name: 'A', weight: 0 },
        { name: 'B', weight: 1 },
      ],
    },
    'home-hero: the weight of A is a whole number from 1 to 100',
  ],
  [{ audience: { flag: 'nobody' } }, 'home-hero: audience: there is no flag nobody'],
  [{ share: 0 }, 'home-hero: share is a whole percentage from 1 to 100'],
  [{ winner: 'B' }, 'an experiment has no winner'],
])('[EXP-1] a plan with %j is refused', (more, problem) => expect(readPlan({ ...PLAN, ...more })).toEqual({ ok: false, problem }));

test('[EXP-1] an experiment is drafted, runs, is stopped and decided, in this order', () => {
  expect(stateAfter(EXPERIMENT_STATES, 'draft', 'start')).toEqual({ ok: true, value: 'running' });
  expect(stateAfter(EXPERIMENT_STATES, 'running', 'plan')).toEqual({ ok: false, problem: 'HAS_STARTED' });
  expect(stateAfter(EXPERIMENT_STATES, 'running', 'decide', { isVariant: true })).toEqual({ ok: false, problem: 'NOT_STOPPED' });
  expect(stateAfter(EXPERIMENT_STATES, 'stopped', 'decide', { isVariant: false })).toEqual({ ok: false, problem: 'NO_VARIANT' });
  expect(stateAfter(EXPERIMENT_STATES, 'stopped', 'start')).toEqual({ ok: false, problem: 'HAS_STARTED' });
});

/** From 0 to less than 1, the same in every run. */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether somebody who looks after every hundred visitors would ever have called a difference. */
function isCalled(draw: () => number, [control, variant]: readonly [number, number], visitors: number): boolean {
  const buyers = [0, 0] as [number, number];
  for (let seen = 1; seen <= visitors; seen += 1) {
    if (draw() < control) buyers[0] += 1;
    if (draw() < variant) buyers[1] += 1;
    if (seen % 100 !== 0) continue;
    const arms = buyers.map((bought) => ({ visitors: seen, buyers: bought }));
    if (arms[0] !== undefined && arms[1] !== undefined && evidence(arms[0], arms[1]) >= 1 / FALSE_FINDS) return true;
  }
  return false;
}

test('[EXP-1] looking a hundred times finds no difference where there is none, and finds one where there is', () => {
  const draw = drawsFrom(20_261_130);
  const called = (shares: readonly [number, number]) =>
    Array.from({ length: 200 }, () => isCalled(draw, shares, 10_000)).filter(Boolean).length;
  expect(called([0.03, 0.03])).toBeLessThanOrEqual(200 * FALSE_FINDS);
  expect(called([0.03, 0.045])).toBeGreaterThan(170);
});

test('[EXP-1] evidence does not depend on which of two is the control, and none is made of few visitors', () => {
  const arm = fc.record({ visitors: fc.integer({ min: 1, max: 50_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) });
  const both = fc.property(arm, arm, (a, b) => {
    const [one, other] = [a, b].map(({ visitors, share }) => ({ visitors, buyers: Math.floor(visitors * share) }));
    return one === undefined || other === undefined || evidence(one, other) === evidence(other, one);
  });
  expect(fc.check(both).failed).toBe(false);
  expect(evidence({ visitors: 99, buyers: 90 }, { visitors: 50_000, buyers: 10 })).toBe(1);
});

test('[EXP-1] the wait is shorter the larger the difference, and none is named that nobody would wait for', () => {
  const days = (buyers: number) =>
    judgeArms({ visitors: 4_000, buyers: 120 }, { visitors: 4_000, buyers }, { days: 10, comparisons: 1 }).daysLeft;
  expect(days(240)).toBe(0);
  expect(days(150)).toBeGreaterThan(days(160) ?? 0);
  expect(days(121)).toBeNull();
});

const counts = (variant: string, more: Partial<VariantCounts> = {}): VariantCounts => ({
  variant,
  visitors: 20_000,
  buyers: 560,
  orders: [{ currency: 'USD', orders: 600, cents: 3_000_000 }],
  weightKb: 400,
  errors: 4,
  ...more,
});

test('[EXP-1] a result says who sells more and whether to stop, and what got worse', () => {
  const sold = counts('B', { buyers: 760, weightKb: 520, errors: 30, orders: [{ currency: 'USD', orders: 800, cents: 3_200_000 }] });
  expect(resultLines({ hypothesis: 'Shorter sells', counts: [counts('control'), sold], days: 12 })).toEqual([
    'Shorter sells',
    'control: 20000 visitors, 560 ordered (2.8 %), 50.00 USD an order, 400 kB a page, 4 errors',
    'B: 20000 visitors, 760 ordered (3.8 %), 40.00 USD an order, 520 kB a page, 30 errors',
    'B sells more: 3.8 % against 2.8 % of visitors order. We are sure enough to stop.',
    'Look at B: its pages weigh 30 % more.',
    'Look at B: its pages report more than twice as many errors.',
    'Look at B: an order in USD is worth less than with control.',
  ]);
  const lines = resultLines({ hypothesis: 'Shorter sells', counts: [counts('control'), counts('B', { buyers: 600 })], days: 12 });
  expect(lines.at(-1)).toMatch(
    /^Not enough yet to tell B from control \(3\.0 % against 2\.8 %\): about \d+ more days if it goes on like this\.$/,
  );
  expect(resultLines({ hypothesis: 'Shorter sells', counts: [], days: 0 })).toEqual(['Shorter sells', 'Nobody has seen it yet.']);
});
