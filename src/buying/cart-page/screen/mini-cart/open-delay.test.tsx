import { expect, test } from 'vitest';
import { openDelayMs } from './open-delay.ts';

test('[MINI-2] the mini cart waits as long as the server says, also 0; two seconds by default', () => {
  expect(openDelayMs({ dataset: { wait: '350' } })).toBe(350);
  expect(openDelayMs({ dataset: { wait: '0' } })).toBe(0);
  expect(openDelayMs({ dataset: {} })).toBe(2_000);
});
