// What the form sends to an external company.
import { expect, test } from 'vitest';
import { cardPayload } from './card-payload.ts';

const CARD = { expiry: '08/39', securityCode: '123' };

test.each([
  ['4111 1111 1111 1111', '4111111111111111', '1111'],
  ['4111 1111 1111 1111 9', '4111111111111111', '1111'],
  ['4111 1111 1111 1111 234', '4111111111111111', '1111'],
  ['3782 822463 10005', '378282246310005', '0005'],
])('[PAY-2] T8: of %s the digits that were judged go out, and the last four are theirs', (number, digits, lastFour) => {
  expect(cardPayload({ ...CARD, number })).toMatchObject({ number: digits, shown: { lastFour } });
});

test.each([
  ['4111 1111 1111 1111 0000', 'NUMBER_TOO_LONG'],
  ['4111 1111 1111 1112', 'NUMBER_INVALID'],
  ['9111 1111 1111 1111', 'BRAND_UNKNOWN'],
])('[PAY-2] %s goes nowhere: %s', (number, code) => {
  expect(cardPayload({ ...CARD, number })).toEqual({ problems: [{ field: 'number', code }] });
});
