import { expect, test } from 'vitest';
import { randomText } from './random.ts';

test('texts have the length of their bytes, URL-safe letters and no repeats, also after the pool is refilled', () => {
  const texts = Array.from({ length: 2_000 }, () => randomText(18));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[\w-]{24}$/);
  // No wiped bytes are handed out.
  expect(texts.some((text) => /^A+$/.test(text))).toBe(false);
});
