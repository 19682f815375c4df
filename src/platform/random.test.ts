import { expect, test } from 'vitest';
import { randomText } from './random.ts';

test('texts are as long as their bytes, of letters for addresses, and no two are alike, also where the supply is drawn anew', () => {
  const texts = Array.from({ length: 2_000 }, () => randomText(18));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[\w-]{24}$/);
  // Nothing left over from what was given before.
  expect(texts.some((text) => /^A+$/.test(text))).toBe(false);
});
