import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusFor, choiceBegins, chosenOf, coveredBy, earnedFor, EARNS, nextQuarter, quarterOf, readChoice } from '#buying/rewards/rules';

test.each([
  ['2026-01-01', '2026-01-01', '2026-04-01'],
  ['2026-03-31', '2026-01-01', '2026-04-01'],
  ['2026-11-30', '2026-10-01', '2027-01-01'],
])('[RWD-2] the quarter of %s begins on %s, the next one on %s', (day, begins, next) =>
  expect([quarterOf(day), nextQuarter(day)]).toEqual([begins, next]),
);

const RULE = { percent: 3, most: 2, categories: ['paper', 'ink', 'cleaning'] };

test.each([
  [['paper'], ['paper']],
  [
    ['paper', 'paper', 'ink'],
    ['paper', 'ink'],
  ],
  [[], 'BONUS_NONE'],
  [['paper', 'ink', 'cleaning'], 'BONUS_TOO_MANY'],
  [['paper', 'toys'], 'BONUS_NOT_OFFERED'],
] as const)('[RWD-2] of %j comes %j', (wanted, becomes) => {
  const read = readChoice(wanted, RULE);
  expect(read.ok ? read.value : read.problem).toEqual(becomes);
});

test('[RWD-2] a first choice counts at once, another one from the next quarter; what is not offered any more earns nothing', () => {
  expect([choiceBegins('2026-11-30', []), choiceBegins('2026-11-30', ['ink'])]).toEqual(['2026-10-01', '2027-01-01']);
  const covers = { paper: ['paper', 'copy-paper'], toys: ['toys'] };
  expect([chosenOf(covers, RULE), [...coveredBy(covers, RULE)]]).toEqual([['paper'], ['paper', 'copy-paper']]);
  expect([chosenOf(null, RULE), coveredBy(null, RULE).size]).toEqual([[], 0]);
});

test('[RWD-2] a bonus is counted as the tier’s money is, and never on what reward money paid', () => {
  const payment = fc.record({ goods: fc.nat(1e6), taken: fc.nat(1e6), byRewards: fc.nat(1e6) });
  fc.assert(
    fc.property(payment, fc.constantFrom('member', 'best', 'elite'), (paid, tier) => {
      expect(bonusFor(paid, EARNS[tier])).toBe(earnedFor(paid, tier));
      expect(bonusFor({ ...paid, byRewards: paid.taken }, 3)).toBe(0);
    }),
  );
});
