import { expect, test } from 'vitest';
import { moveDelivery } from './move-delivery.ts';

const MONTHLY = { every: { unit: 'month', count: 1 }, dates: [], lastOn: null } as const;
const CHOSEN = { every: null, dates: ['2026-12-01', '2026-12-08', '2026-12-20'], lastOn: null } as const;

test('[ATC-7] intervals are counted from the new day', () => {
  expect(moveDelivery(MONTHLY, '2026-12-08', '2026-12-10')).toEqual({
    ok: true,
    value: { anchor: '2026-12-10', dates: [], nextOn: '2026-12-10' },
  });
});

test.each([
  ['later, before the next chosen day', '2026-12-10', '2026-12-10', ['2026-12-01', '2026-12-10', '2026-12-20']],
  ['earlier', '2026-12-05', '2026-12-05', ['2026-12-01', '2026-12-05', '2026-12-20']],
  ['beyond the next chosen day, which comes first then', '2026-12-28', '2026-12-20', ['2026-12-01', '2026-12-20', '2026-12-28']],
])('[ATC-7] of chosen days one alone moves: %s', (_how, to, nextOn, dates) => {
  expect(moveDelivery(CHOSEN, '2026-12-08', to)).toEqual({ ok: true, value: { anchor: nextOn, dates, nextOn } });
});

test('[ATC-7] a day that is chosen already, or after the end, is refused', () => {
  expect(moveDelivery(CHOSEN, '2026-12-08', '2026-12-20')).toEqual({ ok: false, problem: 'dayTaken' });
  expect(moveDelivery({ ...MONTHLY, lastOn: '2026-12-31' }, '2026-12-08', '2027-01-01')).toEqual({ ok: false, problem: 'afterLast' });
});
