import { expect, test } from 'vitest';
import { signInType } from './index.ts';

test.each([
  ['rewards', 'rewards'],
  ['checkout', 'checkout'],
  ['none', 'none'],
  ['Rewards', 'none'],
  ['', 'none'],
  [null, 'none'],
] as const)('[CHK-1] an address that says type %s asks to sign in for %s', (text, type) => {
  expect(signInType(text)).toBe(type);
});
