import { expect, test } from 'vitest';
import { reasonOf } from './stripe-decline.ts';

test.each([
  ['incorrect_zip', 'notVerified'],
  ['incorrect_address', 'notVerified'],
  ['incorrect_cvc', 'securityCode'],
  ['generic_decline', 'declined'],
] as const)('[PAY-7] [PAY-9] %s is %s: what does not fit the bank’s data is to be verified', (code, reason) => {
  expect(reasonOf({ code: 'card_declined', decline_code: code })).toBe(reason);
});
