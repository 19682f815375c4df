import { expect, test } from 'vitest';
import { reasonOf } from './braintree-decline.ts';

test.each([
  ['AVS', 'notVerified'],
  ['AVS_AND_CVV', 'notVerified'],
  ['CVV', 'securityCode'],
  ['FRAUD', 'declined'],
] as const)('[PAY-7] [PAY-9] %s is %s: what does not fit the bank’s data is to be verified', (code, reason) => {
  expect(reasonOf({ rejection: code })).toBe(reason);
});
