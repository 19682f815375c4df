import { expect, test } from 'vitest';
import { arrivalChanges, arrivalsSeen, type ArrivingLine } from './arrivals-seen.ts';

const line = (itemId: string, qty: number, earliest: string | null, type: 'STA' | 'ISP' = 'STA', counted = true): ArrivingLine => ({
  line: { itemId, qty, delivery: { type, storeNumber: type === 'ISP' ? '0008' : null } },
  counted,
  promise: { earliest, latest: earliest },
});

const CART = [
  line('100', 2, '2026-11-24'),
  line('100', 1, '2026-11-21', 'ISP'),
  line('101', 3, '2026-11-24'),
  line('102', 9, null),
  line('103', 4, '2026-11-30', 'STA', false),
];

test('[DLV-1] arrivals differ by delivery type, place and day, not by the order of the lines', () => {
  expect(arrivalsSeen(CART)).toBe('ISP 0008 2026-11-21 2026-11-21 100:1, STA - - - 102:9, STA - 2026-11-24 2026-11-24 100:2 101:3');
  expect(arrivalsSeen(CART.toReversed())).toBe(arrivalsSeen(CART));
  expect(arrivalsSeen([line('100', 2, '2026-11-25')])).not.toBe(arrivalsSeen([line('100', 2, '2026-11-24')]));
  expect(arrivalsSeen([])).toBe('');
});

test('[DLV-1, CHK-4] an item that arrives on another day than the shopper saw is named with both days', () => {
  const now = [line('100', 2, '2026-11-24'), line('100', 1, '2026-11-23', 'ISP'), line('101', 3, '2026-11-27'), line('102', 9, null)];
  const arrival = (type: string, storeNumber: string | null, day: string) => ({ type, storeNumber, earliest: day, latest: day });
  expect(arrivalChanges(arrivalsSeen(CART), now)).toEqual([
    { itemId: '100', was: arrival('ISP', '0008', '2026-11-21'), now: arrival('ISP', '0008', '2026-11-23') },
    { itemId: '101', was: arrival('STA', null, '2026-11-24'), now: arrival('STA', null, '2026-11-27') },
  ]);
  expect(arrivalChanges(arrivalsSeen(CART), CART)).toEqual([]);
});

test.each(['', '%', 'STA', 'a b c d %E0%A4%A', ', , ,', '<script>'])('an invalid text (%j) reports no change', (text) => {
  expect(arrivalChanges(text, CART)).toEqual([]);
});
