// What a moment of a row may be (trust 40).
import { expect, test } from 'vitest';
import { isoMoment } from './rows-left-out.ts';

test('trust 40: a moment is told as ISO text', () => {
  expect(isoMoment('written_at', new Date(0))).toBe('1970-01-01T00:00:00.000Z');
});

// The driver of PostgreSQL reads `infinity` as a number, the embedded database as a date that is none.
test.each([Infinity, -Infinity, new Date('infinity'), null])('trust 40: %s is no moment, and its column is named', (at) => {
  expect(() => isoMoment('written_at', at as Date)).toThrow('written_at is no moment');
});
