import { expect, test } from 'vitest';
import { reasonOf } from './aci-results.ts';

test.each([
  ['800.400.100', 'notVerified'],
  ['800.400.104', 'notVerified'],
  ['800.100.153', 'securityCode'],
  ['800.100.152', 'declined'],
] as const)('[PAY-7] [PAY-9] %s is %s: what does not fit the bank’s data is to be verified', (code, reason) => {
  expect(reasonOf(code)).toBe(reason);
});
