import { expect, test } from 'vitest';
import { heldUntil, isHoldOver } from './pickup-hold.ts';

const EVERY_DAY = Array.from({ length: 7 }, () => '08:00-21:00');
const NOT_SUNDAYS = [...EVERY_DAY.slice(0, 6), null];
const at = (iso: string): number => Date.parse(iso);

test.each([
  ['a week on the store’s own calendar', '2026-11-20T15:00:00Z', 'America/New_York', EVERY_DAY, [], '2026-11-27'],
  ['late in the evening it is still that day', '2026-11-21T04:30:00Z', 'America/Los_Angeles', EVERY_DAY, [], '2026-11-27'],
  ['over the night the clocks change', '2026-10-27T12:00:00Z', 'America/New_York', EVERY_DAY, [], '2026-11-03'],
  ['not to a day on which the store is closed', '2026-11-22T15:00:00Z', 'America/New_York', NOT_SUNDAYS, [], '2026-11-30'],
  ['nor to a holiday', '2026-12-18T15:00:00Z', 'America/New_York', EVERY_DAY, [{ day: '2026-12-25', hours: null }], '2026-12-26'],
  [
    'a store that never opens again keeps its seven days',
    '2026-11-20T15:00:00Z',
    'America/Toronto',
    EVERY_DAY.map(() => null),
    [],
    '2026-11-27',
  ],
] as const)('what is ready is kept for %s', (_, ready, timeZone, hours, exceptions, until) => {
  expect(heldUntil(at(ready), { timeZone, hours: [...hours], exceptions: [...exceptions] })).toBe(until);
});

test('an unknown store has only a time zone', () => {
  expect(heldUntil(at('2026-11-20T15:00:00Z'), { timeZone: 'America/Toronto' })).toBe('2026-11-27');
});

test('the day ends at midnight of the store', () => {
  const seattle = { timeZone: 'America/Los_Angeles' };
  expect(isHoldOver('2026-11-27', seattle, at('2026-11-28T07:59:00Z'))).toBe(false);
  expect(isHoldOver('2026-11-27', seattle, at('2026-11-28T08:00:00Z'))).toBe(true);
});
