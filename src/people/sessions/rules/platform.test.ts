import { expect, test } from 'vitest';
import { platformOf } from './platform.ts';

test.each([
  [320, 'mobile'],
  [600, 'mobile'],
  [600.5, 'web'],
  [1366, 'web'],
] as const)('[APP-16] %s px wide is the platform %s', (width, platform) => {
  expect(platformOf(width)).toBe(platform);
});
