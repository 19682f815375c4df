// Unusable rows: logged once, counted as long as they exist; and valid values of an instant (trust 40).
import { expect, test, vi } from 'vitest';
import { isoMoment, makeRowsLeftOut, type RowLog } from './rows-left-out.ts';

test('trust 40: an instant becomes ISO text', () => {
  expect(isoMoment('written_at', new Date(0))).toBe('1970-01-01T00:00:00.000Z');
});

// PostgreSQL's driver reads `infinity` as a number, the embedded database as an invalid date.
test.each([Infinity, -Infinity, new Date('infinity'), null])('trust 40: %s is no instant, and the error names its column', (at) => {
  expect(() => isoMoment('written_at', at as Date)).toThrow('written_at is no moment');
});

test('trust 40: an unusable row is logged once', () => {
  const error = vi.fn<RowLog['error']>();
  const leftOut = makeRowsLeftOut({ error });
  const codes = leftOut.of('permission');
  codes.leaveOut('H_NEXT_YEAR', 'no permission has this code');
  codes.leaveOut('H_NEXT_YEAR', 'no permission has this code');
  expect(error.mock.calls.map(([{ table, row }]) => [table, row])).toEqual([['permission', 'H_NEXT_YEAR']]);
  expect(leftOut.counts()).toEqual([{ table: 'permission', count: 1 }]);
});
