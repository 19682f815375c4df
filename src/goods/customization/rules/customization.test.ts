import { expect, test } from 'vitest';
import type { CustomSpec } from './custom-record.ts';
import { customSkuCode } from './custom-sku.ts';
import { customization, customTitle } from './customization.ts';

const spec: CustomSpec = {
  lines: 2,
  lineLength: 10,
  colors: ['black', 'red'],
  typefaces: ['sans', 'script'],
  artwork: true,
  surface: 'card',
};
const problem = (asked: Parameters<typeof customization>[1]) => {
  const found = customization(spec, asked);
  return found.ok ? found.value : found.problem;
};

test('[CAT-8] text is cleaned, empty lines are dropped, and the first color and typeface are the default', () => {
  expect(problem({ lines: ['  Paid \t full ', '', ' '] })).toEqual({ lines: ['Paid full'], color: 'black', typeface: 'sans' });
});

test.each([
  ['nothing', { lines: ['', '  '] }],
  ['nothing', { lines: ['\u200B\u2060', '\u00AD', '\u2800 \u3164', '\uFE0F'] }],
  ['tooManyLines', { lines: ['a', 'b', 'c'] }],
  ['lineTooLong', { lines: ['elevenlette'] }],
  ['character', { lines: ['a\u202Eb'] }],
  ['choice', { lines: ['a'], color: 'gold' }],
  ['choice', { lines: ['a'], typeface: 'gothic' }],
  ['artwork', { lines: ['a'], artwork: 'unknown' }],
] as const)('[CAT-8] %s', (expected, asked) => {
  expect(problem(asked)).toBe(expected);
});

test('[CAT-8] items without pictures require text', () => {
  expect(customization({ ...spec, artwork: false }, { lines: [''] })).toEqual({ ok: false, problem: 'noText' });
});

test('[CAT-8] an item for pictures takes one with or without text, and it is part of the code', () => {
  const artwork = 'Aa0-_Aa0-_Aa0-_Aa0-_Aa';
  expect(problem({ lines: [''], artwork })).toEqual({ lines: [], color: null, typeface: null, artwork });
  expect(problem({ lines: ['Paid'], artwork })).toEqual({ lines: ['Paid'], color: 'black', typeface: 'sans', artwork });
  expect(problem({ lines: ['Paid'], artwork: '' })).toEqual({ lines: ['Paid'], color: 'black', typeface: 'sans' });
  expect(customization({ ...spec, artwork: false }, { lines: ['Paid'], artwork })).toEqual({ ok: false, problem: 'artwork' });
  const words = { lines: ['Paid'], color: 'black', typeface: 'sans' } as const;
  const codes = [words, { ...words, artwork }, { ...words, artwork: artwork.toLowerCase() }].map((one) => customSkuCode('782101', one));
  expect(new Set(codes).size).toBe(3);
  expect(customTitle('Mug', { lines: [] }, ['your picture'])).toBe('Mug (your picture)');
});

test('[CAT-8] characters are counted as readers see them', () => {
  // Two code points, one character.
  expect(problem({ lines: ['🖨️'.repeat(10)] })).toMatchObject({ lines: ['🖨️'.repeat(10)] });
  expect(problem({ lines: ['🖨️'.repeat(11)] })).toBe('lineTooLong');
  expect(problem({ lines: ['e\u0301'.repeat(10)] })).toMatchObject({ lines: ['é'.repeat(10)] });
});

test('[CAT-8] the title says what is printed, and how', () => {
  const design = { lines: ['Paid', 'Thank you'] };
  expect(customTitle('Stamp', design, [])).toBe('Stamp – Paid / Thank you');
  expect(customTitle('Stamp', design, ['blue', 'classic'])).toBe('Stamp – Paid / Thank you (blue, classic)');
});
