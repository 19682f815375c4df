import { expect, test } from 'vitest';
import { nextPictureRetry } from './picture-retry.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  [1, '2026-11-20T13:00:00.000Z'],
  [2, '2026-11-20T16:00:00.000Z'],
  [3, '2026-11-21T04:00:00.000Z'],
  [6, '2026-12-20T12:00:00.000Z'],
  [400, '2026-12-20T12:00:00.000Z'],
])('after %i tries in vain the next is at %s', (tries, at) => expect(nextPictureRetry(tries, NOW).toISOString()).toBe(at));
