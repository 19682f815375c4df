import { expect, test } from 'vitest';
import { arrivalsSeen, type ArrivingLine } from './arrivals-seen.ts';

const line = (qty: number, earliest: string | null, type: 'STA' | 'ISP' = 'STA', counted = true): ArrivingLine => ({
  line: { qty, delivery: { type, storeNumber: type === 'ISP' ? '0008' : null } },
  counted,
  promise: { earliest, latest: earliest },
});

test('[DLV-1] lines are told apart by way, place and day, and not by their order', () => {
  const cart = [
    line(2, '2026-11-24'),
    line(1, '2026-11-21', 'ISP'),
    line(3, '2026-11-24'),
    line(9, null),
    line(4, '2026-11-30', 'STA', false),
  ];
  expect(arrivalsSeen(cart)).toBe('ISP 0008 2026-11-21 2026-11-21 1, STA - - - 9, STA - 2026-11-24 2026-11-24 5');
  expect(arrivalsSeen(cart.toReversed())).toBe(arrivalsSeen(cart));
  expect(arrivalsSeen([line(2, '2026-11-25')])).not.toBe(arrivalsSeen([line(2, '2026-11-24')]));
  expect(arrivalsSeen([])).toBe('');
});
