import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isReturnable,
  planReturn,
  RETURN_REASONS,
  returnableUnits,
  returnAmount,
  returnLimit,
  unitsReturned,
  type ReturnReason,
  type WantedBack,
} from './returns.ts';
import type { ShipmentState } from './shipment-states.ts';
import type { ShipmentKind } from './shipments.ts';

const DAY = 86_400_000;
const arrived = new Date('2026-11-01T12:00:00Z');
const after = (ms: number) => new Date(arrived.getTime() + ms);

test('[CHK-5] goods can be returned from shipping until 30 days after arrival', () => {
  const of = (state: ShipmentState, arrivedAt: Date | null, kind: ShipmentKind = 'ship') => ({ kind, state, arrivedAt });
  expect(isReturnable(of('shipped', null), after(0))).toBe(true);
  expect(isReturnable(of('delivered', arrived), after(30 * DAY - 1))).toBe(true);
  expect(isReturnable(of('pickedUp', arrived, 'pickup'), after(30 * DAY))).toBe(false);
  expect(isReturnable(of('delivered', arrived, 'nothing'), after(0))).toBe(false);
  for (const state of ['ordered', 'packed', 'ready', 'lapsed', 'cancelled'] as const)
    expect(isReturnable(of(state, null), after(0))).toBe(false);
});

const lines = [
  { lineNo: 1, parentLineNo: null, qty: 3, open: true, limit: 'none' as const },
  { lineNo: 2, parentLineNo: 1, qty: 3, open: true, limit: 'none' as const },
  { lineNo: 3, parentLineNo: null, qty: 1, open: false, limit: 'none' as const },
];
const plan = (wanted: readonly WantedBack[], reason: ReturnReason = 'notNeeded') => planReturn({ lines: wanted, reason }, lines, []);
const back = (state: 'requested' | 'refunded' | 'cancelled', qty: number, came: number | null) => ({
  state,
  lines: [{ lineNo: 1, qty, arrived: came }],
});

test('[CHK-5] units on their way back count as returned; missing and withdrawn units do not', () => {
  const returns = [back('requested', 1, null), back('refunded', 2, 1), back('cancelled', 1, null)];
  expect(unitsReturned(1, returns)).toBe(2);
  expect(lines.map((line) => returnableUnits(line, returns))).toEqual([1, 0, 0]);
});

test('[CHK-5] a protection plan is returned with its printer; too many units, no units and a plan alone are refused', () => {
  expect(plan([{ lineNo: 1, qty: 2 }])).toEqual({
    ok: true,
    value: [
      { lineNo: 1, qty: 2 },
      { lineNo: 2, qty: 2 },
    ],
  });
  for (const wanted of [
    [],
    [{ lineNo: 1, qty: 0 }],
    [{ lineNo: 1, qty: 4 }],
    [{ lineNo: 2, qty: 1 }],
    [{ lineNo: 3, qty: 1 }],
    [{ lineNo: 9, qty: 1 }],
  ])
    expect(plan(wanted).ok, JSON.stringify(wanted)).toBe(false);
  // Two entries of the same line count together.
  expect(plan([2, 2].map((qty) => ({ lineNo: 1, qty }))).ok).toBe(false);
});

test('[CHK-5] a gift card and furniture assembled by the shop can be returned only as damaged, alone or with other lines, as the terms say', () => {
  const line = { lineNo: 1, parentLineNo: null, parentRelation: null, giftCard: false, cancelled: false };
  const work = { ...line, lineNo: 2, parentLineNo: 1, parentRelation: 'ASSEMBLY' };
  expect(returnLimit({ ...line, giftCard: true }, [line])).toBe('giftCard');
  expect(returnLimit(line, [line, work])).toBe('assembled');
  for (const other of [{ cancelled: true }, { parentRelation: 'WARRANTY' }, { parentLineNo: 3 }])
    expect(returnLimit(line, [line, { ...work, ...other }])).toBe('none');
  const goods = [
    { lineNo: 1, parentLineNo: null, qty: 1, open: true, limit: 'assembled' as const },
    { lineNo: 2, parentLineNo: 1, qty: 1, open: true, limit: 'none' as const },
    { lineNo: 3, parentLineNo: null, qty: 2, open: true, limit: 'none' as const },
    { lineNo: 4, parentLineNo: null, qty: 1, open: true, limit: 'giftCard' as const },
  ];
  const both = [1, 3].map((lineNo) => ({ lineNo, qty: 1 }));
  for (const reason of RETURN_REASONS) {
    const outcomes = [both, [{ lineNo: 4, qty: 1 }], [{ lineNo: 3, qty: 1 }]].map((wanted) =>
      planReturn({ lines: wanted, reason }, goods, []),
    );
    expect(
      outcomes.map((outcome) => (outcome.ok ? outcome.value.map(({ lineNo }) => lineNo) : outcome.problem.code)),
      reason,
    ).toEqual(reason === 'damaged' ? [[1, 2, 3], [4], [3]] : ['RETURN_ONLY_DAMAGED', 'RETURN_ONLY_DAMAGED', [3]]);
  }
});

test('[CHK-5] the refunds of a line returned in parts add up to its price', () => {
  const line = fc.record({ qty: fc.integer({ min: 1, max: 40 }), gross: fc.nat(100_000), tax: fc.nat(10_000) });
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 40 })), ({ qty, gross, tax }, parts) => {
      const charged = { qty, gross, tax, discount: 0, handling: 0, surcharge: 0 };
      let before = 0;
      let sum = 0;
      for (const part of [...parts, qty]) {
        const units = Math.min(part, qty - before);
        sum += returnAmount(charged, before, units);
        before += units;
      }
      expect(sum).toBe(gross + tax);
    }),
  );
});
