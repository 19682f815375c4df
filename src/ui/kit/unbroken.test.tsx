import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

const held = (words: string): string[] => {
  const html = renderToStaticMarkup(<p>{unbroken(words)}</p>);
  expect(html.replace(/<[^>]+>/g, '')).toBe(words);
  return [...html.matchAll(/<span class="whole">([^<]+)<\/span>/g)].map(([, number = '']) => number);
};

test.each([
  ['Call 1-800-555-0178, every day', ['1-800-555-0178,']],
  ['Order 5294-9053-3410', ['5294-9053-3410']],
  ['Ondine TN-480 toner, 8-1/2 x 11 in.', ['TN-480', '8-1/2']],
  ['Part PMK-33-SUN12', ['PMK-33-SUN12']],
  ['ZIP 04101-2233', ['04101-2233']],
  ['All-in-one, USB-C', []],
  ['Two words - and 3 more', []],
  ['WBL-2026-ABCDEFGHIJ-KLMNOP-1', []],
  ['Plain', []],
])('%s: its numbers stay on one line, and are copied as written', (words, numbers) => {
  expect(held(words)).toEqual(numbers);
});

test('anything but text stays unchanged', () => {
  const icon = <b>1-2</b>;
  expect(unbroken(icon)).toBe(icon);
  expect(unbroken(undefined)).toBeUndefined();
});
