import { expect, test } from 'vitest';
import { DELIVERY_GROUPS } from '#goods/delivery/rules';
import { groupLines } from './cart-groups.ts';

const line = (group: (typeof DELIVERY_GROUPS)[number], day: string | null = null, storeNumber: string | null = null) => ({
  group,
  day,
  storeNumber,
});

test('[DLV-2] groups stand in the ten-step order, earlier days first', () => {
  const lines = [
    ...DELIVERY_GROUPS.toReversed().map((group) => line(group)),
    line('standard', '2026-11-27'),
    line('standard', '2026-11-25'),
  ];
  expect(groupLines(lines).map(({ group, day }) => `${group}${day ?? ''}`)).toEqual([
    ...DELIVERY_GROUPS.slice(0, 9),
    'standard2026-11-25',
    'standard2026-11-27',
    'oneToSixDays',
  ]);
});

test('[DLV-2] lines of one kind, day and store share a group; out of stock is one group for all stores', () => {
  const lines = [
    line('nextDay', '2026-11-21'),
    line('oneHourPickup', '2026-11-20', '0008'),
    line('nextDay', '2026-11-21'),
    line('oneHourPickup', '2026-11-20', '0014'),
    line('outOfStock', null, '0008'),
    line('outOfStock'),
  ];
  expect(groupLines(lines).map(({ group, lines: own }) => [group, own.length])).toEqual([
    ['outOfStock', 2],
    ['oneHourPickup', 1],
    ['oneHourPickup', 1],
    ['nextDay', 2],
  ]);
});
