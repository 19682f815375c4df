import { expect, test } from 'vitest';
import { zipOfRecord, zipRecord } from './zip-record.ts';

const NOW = Date.parse('2026-11-20T14:00:00Z');
const DAY_MS = 86_400_000;

test('[DLV-5] a zip is stored with its date, in the specification’s format', () => {
  expect(JSON.parse(zipRecord('02110', NOW))).toEqual({ date: '2026-11-20T14:00:00.000Z', zipcode: '02110' });
});

test('[DLV-5] a stored zip expires after one day', () => {
  const record = zipRecord('H3B 1A7', NOW);
  expect(zipOfRecord(record, NOW)).toBe('H3B 1A7');
  expect(zipOfRecord(record, NOW + DAY_MS - 1)).toBe('H3B 1A7');
  expect(zipOfRecord(record, NOW + DAY_MS)).toBeNull();
  expect(zipOfRecord(record, NOW - 1)).toBeNull();
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"zipcode":"02110"}',
  '{"date":"soon","zipcode":"02110"}',
  '{"date":"2026-11-20T14:00:00Z","zipcode":2110}',
])('[DLV-5] %j is not a stored zip', (text) => {
  expect(zipOfRecord(text, NOW)).toBeNull();
});
