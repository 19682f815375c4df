// Rows that cannot be used: said once, counted as long as they are there; and what a moment of a row may be (trust 40).
import { expect, test, vi } from 'vitest';
import { isoMoment, makeRowsLeftOut, type RowLog } from './rows-left-out.ts';

test('trust 40: a moment is told as ISO text', () => {
  expect(isoMoment('written_at', new Date(0))).toBe('1970-01-01T00:00:00.000Z');
});

// The driver of PostgreSQL reads `infinity` as a number, the embedded database as a date that is none.
test.each([Infinity, -Infinity, new Date('infinity'), null])('trust 40: %s is no moment, and its column is named', (at) => {
  expect(() => isoMoment('written_at', at as Date)).toThrow('written_at is no moment');
});

test('trust 40: a row that somebody could not use is named in the log, once', () => {
  const error = vi.fn<RowLog['error']>();
  const leftOut = makeRowsLeftOut({ error });
  const codes = leftOut.of('permission');
  codes.leaveOut('H_NEXT_YEAR', 'no permission has this code');
  codes.leaveOut('H_NEXT_YEAR', 'no permission has this code');
  expect(error.mock.calls.map(([{ table, row }]) => [table, row])).toEqual([['permission', 'H_NEXT_YEAR']]);
  expect(leftOut.counts()).toEqual([{ table: 'permission', count: 1 }]);
});
