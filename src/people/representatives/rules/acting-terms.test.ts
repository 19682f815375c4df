import { expect, test } from 'vitest';
import { endOf, mayActFor } from '#people/representatives/rules';

const REP = { profileId: 'rep', tenant: 'consumer' };

test.each([
  ['a shopper of the same edition', { profileId: 'maya', tenant: 'consumer', flow: '' }, true],
  ['a shopper who signs on elsewhere', { profileId: 'maya', tenant: 'consumer', flow: 'SAML' }, true],
  ['another edition’s shopper', { profileId: 'maya', tenant: 'business', flow: '' }, false],
  ['another representative', { profileId: 'other', tenant: 'consumer', flow: 'CSR' }, false],
  ['themselves', { profileId: 'rep', tenant: 'consumer', flow: '' }, false],
])('[USR-11] a representative for %s', (_who, person, may) => {
  expect(mayActFor(REP, person)).toBe(may);
});

test.each([
  ['goes on', { endsAt: 200, endedAt: null }, null],
  ['was stopped', { endsAt: 200, endedAt: 50 }, 50],
  ['ran out', { endsAt: 100, endedAt: null }, 100],
])('[USR-11] acting that %s', (_what, times, end) => {
  expect(endOf(times, 100)).toBe(end);
});
