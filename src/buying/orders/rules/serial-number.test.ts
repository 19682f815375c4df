import { expect, test } from 'vitest';
import { readSerialRow } from './read-serial-row.ts';
import { readSerial } from './serial-number.ts';

test.each([
  [' 5cg 1234-xyz ', '5CG1234-XYZ'],
  ['sn/0001.A_b', 'SN/0001.A_B'],
  ['ab', null],
  ['-abc', null],
  ['abc%', null],
  ['x'.repeat(41), null],
  ['', null],
])('[B2B-5] serial number %j is read as %j', (typed, expected) => {
  expect(readSerial(typed)).toBe(expected);
});

test('[B2B-5] a row of the table is read, or says what is wrong', () => {
  const row = { order: '1000 0000 0001', line: '2', serial: 'abc-1', warranty_until: '' };
  expect(readSerialRow(row)).toEqual({ orderNumber: '100000000001', lineNo: 2, serial: 'ABC-1', warrantyUntil: null });
  expect(readSerialRow({ ...row, warranty_until: '2029-02-30' })).toContain('is no day');
  expect(readSerialRow({ ...row, line: '0' })).toContain('no whole number');
  expect(readSerialRow({ ...row, order: '1' })).toContain('12 digits');
});
