import { expect, test } from 'vitest';
import type { CartMessage } from '#buying/cart/contract';
import { refuse } from '#base/outcome/rules';
import { isAccepted } from './is-accepted.ts';

const saying = (...types: CartMessage['type'][]) => ({ messages: types.map((type) => ({ code: 'X', type, description: '' })) });

test.each([
  ['nothing was said', saying(), true],
  ['it was taken with a note', saying('info'), true],
  ['it was taken with a warning', saying('warning'), true],
  ['the answer says that it failed', saying('info', 'failure'), false],
  ['it was refused', refuse(403, 'NOT_ALLOWED', ''), false],
  ['another command took its place', null, false],
])('[CART-24] a command counts as done only when accepted: %s', (_, answer, taken) => {
  expect(isAccepted(answer)).toBe(taken);
});
