import { expect, test } from 'vitest';
import { countsByStatus } from './item-status.ts';

test.each([
  [undefined, false, true],
  ['active', false, true],
  ['ACTIVE', false, true],
  ['DELETED', false, true],
  ['DELETED', true, false],
  ['INVALID', false, false],
  ['TRANSIENT', false, false],
  ['APPROVED', false, false],
] as const)('[CART-9, CART-28] a line of status %s, hidden %s, counts: %s', (status, hidden, counts) => {
  expect(countsByStatus(status, hidden)).toBe(counts);
});
