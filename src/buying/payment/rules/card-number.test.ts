import { expect, test } from 'vitest';
import {
  brandOf,
  holdsCardNumber,
  needsExpiry,
  passesLuhn,
  readBrand,
  readCardNumber,
  securityCodeLength,
  spacedCardNumber,
} from './index.ts';

test.each([
  ['4', 'VISA'],
  ['4111', 'VISA'],
  ['453094', 'STORE_BUSINESS_CARD'],
  ['453093', 'VISA'],
  ['453095', 'VISA'],
  ['50', undefined],
  ['51', 'MASTER_CARD'],
  ['55', 'MASTER_CARD'],
  ['56', undefined],
  ['2', 'MASTER_CARD'],
  ['2720', 'MASTER_CARD'],
  ['36', 'MASTER_CARD'],
  ['35', undefined],
  ['34', 'AMERICAN_EXPRESS'],
  ['37', 'AMERICAN_EXPRESS'],
  ['3', undefined],
  ['6011', 'DISCOVER'],
  ['60110', 'DISCOVER'],
  ['60111', 'STORE_CARD'],
  ['60112', 'DISCOVER'],
  ['6035', 'STORE_CARD'],
  ['7972', 'STORE_CARD'],
  ['7971', undefined],
  ['622125', undefined],
  ['622126', 'DISCOVER'],
  ['622925', 'DISCOVER'],
  ['622926', undefined],
  ['643', undefined],
  ['644', 'DISCOVER'],
  ['649', 'DISCOVER'],
  ['65', 'DISCOVER'],
  ['66', undefined],
  ['', undefined],
])('[PAY-2] %s… is %s: the longest prefix wins', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test.each([
  ['4111 1111 1111 1111', 'VISA', '4111111111111111'],
  ['4111-1111-1111-1111', 'VISA', '4111111111111111'],
  ['5555555555554444', 'MASTER_CARD', '5555555555554444'],
  ['2223003122003222', 'MASTER_CARD', '2223003122003222'],
  ['36227206271667', 'MASTER_CARD', '36227206271667'],
  ['378282246310005', 'AMERICAN_EXPRESS', '378282246310005'],
  ['6011000990139424', 'DISCOVER', '6011000990139424'],
  ['4222222222222', 'VISA', '4222222222222'],
  // 17 to 19 digits: the first 16 are used, and they must pass on their own.
  ['41111111111111119', 'VISA', '4111111111111111'],
  ['4111111111111111000', 'VISA', '4111111111111111'],
])('[PAY-2] %s is a %s card', (typed, brand, digits) => {
  expect(readCardNumber(typed)).toEqual({ ok: true, brand, digits, lastFour: digits.slice(-4) });
});

test.each([
  ['', 'NUMBER_REQUIRED'],
  ['card', 'NUMBER_REQUIRED'],
  ['41111111111111111111', 'NUMBER_TOO_LONG'],
  ['9111111111111111', 'BRAND_UNKNOWN'],
  ['4111111111111112', 'NUMBER_INVALID'],
  ['42', 'NUMBER_INVALID'],
  ['411111111111', 'NUMBER_INVALID'],
  ['37828224631000', 'AMEX_LENGTH'],
  ['3782822463100050', 'AMEX_LENGTH'],
  ['378282246310006', 'NUMBER_INVALID'],
  ['４１１１１１１１１１１１１１１１', 'NUMBER_REQUIRED'],
])('[PAY-2] %s is refused: %s', (typed, problem) => {
  expect(readCardNumber(typed)).toEqual({ ok: false, problem });
});

test.each([
  ['MASTER_CARD', 'MASTER_CARD'],
  ['MASTERCARD', 'MASTER_CARD'],
  ['MasterCard', 'MASTER_CARD'],
  ['Master Card', 'MASTER_CARD'],
  ['MC', 'MASTER_CARD'],
  ['visa', 'VISA'],
  ['AMEX', 'AMERICAN_EXPRESS'],
  ['American Express', 'AMERICAN_EXPRESS'],
  ['Discover', 'DISCOVER'],
  ['STORE_CARD', 'STORE_CARD'],
  ['storeBusinessCard', 'STORE_BUSINESS_CARD'],
  ['DINERS', undefined],
  ['constructor', undefined],
  ['', undefined],
])('[PAY-3] the brand %j is %s by whatever name it is called', (name, brand) => {
  expect(readBrand(name)).toBe(brand);
});

test('[PAY-2] store cards need no expiry; codes have 3 digits, 4 on American Express', () => {
  expect([needsExpiry('STORE_CARD'), needsExpiry('STORE_BUSINESS_CARD'), needsExpiry('VISA'), needsExpiry(undefined)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([securityCodeLength('AMERICAN_EXPRESS'), securityCodeLength('VISA'), securityCodeLength(undefined)]).toEqual([4, 3, 3]);
});

test.each([
  ['4', '4'],
  ['41111', '4111 1'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['4111111111111111111', '4111 1111 1111 1111 111'],
  ['41111111111111111111', '4111 1111 1111 1111 1111'],
  ['3782822463100050000', '3782 822463 100050000'],
  ['411111111111111111111111111', '4111 1111 1111 1111 1111 1111'],
  ['4x1-1 1 1', '4111 1'],
])('%s is shown as %s while it is typed', (typed, shown) => {
  expect(spacedCardNumber(typed)).toBe(shown);
});

test('[PAY-2] T8: spacing keeps a number of more than 19 digits too long; it is never cut to a valid one', () => {
  for (const more of ['0', '000', '0000000000000'])
    expect(readCardNumber(spacedCardNumber(`4111111111111111000${more}`)), more).toEqual({ ok: false, problem: 'NUMBER_TOO_LONG' });
});

test.each([
  ['4111111111111111', true],
  ['my card is 4111 1111 1111 1111 thanks', true],
  ['4111-1111-1111-1111', true],
  ['378282246310005', true],
  [{ cardPayment: { notes: ['x', { deep: '5555 5555 5555 4444' }] } }, true],
  [4111111111111111, true],
  [{ '4111111111111111': '' }, true],
  ['4111 1111 1111 1111 08/29 123', true],
  ['378282246310005 0829', true],
  ['3782 822463 10005', true],
  ['30569309025904', true],
  ['6006002505500014', true],
  ['2223003122003222', true],
  ['4111111111111112', false],
  // These pass the check digit, but nobody issues them.
  ['45000123456706', false],
  ['4006381333932', false],
  ['2026112014302508', false],
  ['9780000000000000008', false],
  ['12 3456 7890 1234 5678 rue Sainte-Catherine', false],
  ['4111 11 111 111 1111', false],
  ['123e4567-1234-4123-8123-411111111111', false],
  ['tok_5f2c9a7d1e4b8c3f6a0d9e2b7c4f1a8d', false],
  ['6175550123', false],
  ['41111111111111111111', false],
  [{ id: 'tok_1', expiry: { month: 8, year: 2029 }, amountApplied: 442.39 }, false],
  [null, false],
])('[PAY-4] %j holds a card number: %s', (value, found) => {
  expect(holdsCardNumber(value)).toBe(found);
});

test('trust 24: a purchase order number may be any run of digits, but not one spaced like a card', () => {
  expect(passesLuhn('45000123456706') && passesLuhn('2026112014302508') && passesLuhn('4006381333932')).toBe(true);
  expect(holdsCardNumber('4111111111111111', 'spaced')).toBe(false);
  expect(holdsCardNumber('4111 1111 1111 1111', 'spaced')).toBe(true);
});
