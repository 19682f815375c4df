import { expect, test } from 'vitest';
import { readDetails } from '#people/organizations/rules';

const form = { name: ' Harbor  Dental ', legalName: '', phone: '' };

test('[B2B-5] details are kept as one line each, and the phone as digits', () => {
  expect(readDetails({ ...form, legalName: 'Harbor Dental Group, Inc.', phone: '(617) 555-0137' })).toEqual({
    ok: true,
    value: { name: 'Harbor Dental', legalName: 'Harbor Dental Group, Inc.', phone: '6175550137' },
  });
});

test.each([
  ['no name', { name: '  ' }, 'ORGANIZATION_NAME_REQUIRED', 'name'],
  ['too long a name', { name: 'x'.repeat(81) }, 'ORGANIZATION_NAME_LONG', 'name'],
  ['too long a legal name', { legalName: 'x'.repeat(121) }, 'LEGAL_NAME_LONG', 'legalName'],
  ['no phone number', { phone: '12' }, 'PHONE_INVALID', 'phone'],
])('[B2B-5] refused: %s', (_what, typed, code, field) => {
  expect(readDetails({ ...form, ...typed })).toEqual({ ok: false, problem: { code, field } });
});
