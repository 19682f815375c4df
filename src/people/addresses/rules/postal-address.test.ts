import { expect, test } from 'vitest';
import { addressForm, addressLines, EMPTY_ADDRESS, formatPhone, readAddress, readPhone } from './index.ts';

const home = {
  ...EMPTY_ADDRESS,
  fullName: 'Maya Lin Ortiz',
  address1: '14 Elm St',
  city: 'Framingham',
  state: 'ma',
  zip: '01702',
  phone: '(508) 555-0137',
};

test('[CHK-2] a full name is split, the phone stored as digits, the country sent as USA', () => {
  const read = readAddress(home, 'US');
  expect(read).toEqual({
    ok: true,
    value: {
      firstName: 'Maya Lin',
      lastName: 'Ortiz',
      organization: '',
      address1: '14 Elm St',
      address2: '',
      city: 'Framingham',
      state: 'MA',
      zip: '01702',
      country: 'USA',
      phone: '5085550137',
    },
  });
  expect(read.ok && addressForm(read.value)).toMatchObject({ fullName: 'Maya Lin Ortiz', zip: '01702' });
});

test('trust 34: no field of an address keeps invisible characters, or is filled by them alone', () => {
  const hidden = {
    fullName: 'Maya\u202E Ortiz',
    organization: 'Ink\u00ADwell\u200B',
    address1: '\u2066 14 Elm\u200B St \u2069',
    city: 'Framing\uFEFFham',
  };
  const read = readAddress({ ...home, ...hidden, address2: '\u200B' }, 'US');
  expect(read).toMatchObject({
    ok: true,
    value: { firstName: 'Maya', lastName: 'Ortiz', organization: 'Inkwell', address1: '14 Elm St', address2: '', city: 'Framingham' },
  });
  expect(readAddress({ ...home, fullName: '\u3164 \u200B' }, 'US')).toMatchObject({
    problem: [{ field: 'fullName', code: 'NAME_REQUIRED' }],
  });
});

test.each([
  ['h3b1a7', 'H3B 1A7'],
  ['H3B 1A7', 'H3B 1A7'],
  ['h3b-1a7', 'H3B 1A7'],
])('[CHK-2] the postal code %s is taken in any case', (zip, kept) => {
  const read = readAddress({ ...home, city: 'Montréal', state: 'QC', zip }, 'CA');
  expect(read.ok && read.value.zip).toBe(kept);
  expect(read.ok && read.value.country).toBe('CA');
});

test.each([
  [{ fullName: ' ' }, 'fullName', 'NAME_REQUIRED'],
  [{ address1: '' }, 'address1', 'STREET_REQUIRED'],
  [{ zip: '' }, 'zip', 'ZIP_REQUIRED'],
  [{ zip: '0170' }, 'zip', 'ZIP_INVALID'],
  [{ zip: 'H3B 1A7' }, 'zip', 'ZIP_INVALID'],
  [{ zip: '90210' }, 'zip', 'ZIP_ELSEWHERE'],
  [{ city: '' }, 'city', 'CITY_REQUIRED'],
  [{ state: '' }, 'state', 'STATE_REQUIRED'],
  [{ state: 'QC' }, 'state', 'STATE_REQUIRED'],
  [{ phone: '12345' }, 'phone', 'PHONE_INVALID'],
  [{ address1: 'x'.repeat(61) }, 'address1', 'TOO_LONG'],
])('[APP-22] %j is a problem of its field', (change, field, code) => {
  expect(readAddress({ ...home, ...change }, 'US')).toEqual({ ok: false, problem: [{ field, code }] });
});

test.each([
  ['508-555-0137', '5085550137'],
  ['+1 508 555 0137', '5085550137'],
  ['', ''],
  ['508-555-013', null],
  ['108-555-0137', null],
  ['call me', null],
])('[APP-22] the phone number %j is sent as %j', (typed, digits) => {
  expect(readPhone(typed)).toBe(digits);
});

test('[APP-22] numbers and addresses are displayed formatted', () => {
  expect(formatPhone('5085550137', 'en-US')).toBe('508-555-0137');
  expect(formatPhone('5145550137', 'fr-CA')).toBe('514\u00A0555-0137');
  const read = readAddress({ ...home, address2: 'Apt 2', organization: 'Inkwell' }, 'US');
  expect(read.ok && addressLines(read.value)).toEqual(['Inkwell', '14 Elm St, Apt 2', 'Framingham MA 01702']);
});
