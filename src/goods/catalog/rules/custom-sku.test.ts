import { expect, test } from 'vitest';
import { aProduct } from '../fixtures.ts';
import { customization, customRecordProblem, customSkuCode, customSpecOf, customTitle, type CustomSpec } from './custom-sku.ts';

const spec: CustomSpec = { lines: 2, lineLength: 10, colors: ['black', 'red'], typefaces: ['sans', 'script'], artwork: true };
const problem = (asked: Parameters<typeof customization>[1]) => {
  const found = customization(spec, asked);
  return found.ok ? found.value : found.problem;
};

test('[CAT-8] only what is made to order takes words; a record that says nothing takes three lines', () => {
  expect(customSpecOf(aProduct({ itemId: '1' }))).toBeNull();
  expect(customSpecOf(aProduct({ itemId: '1', kind: 'customSku' }))).toEqual({
    lines: 3,
    lineLength: 30,
    colors: [],
    typefaces: [],
    artwork: false,
  });
  const custom = { lines: 4, lineLength: 24, colors: ['blue'] } as const;
  expect(customSpecOf(aProduct({ itemId: '1', kind: 'customSku', custom }))).toEqual({ ...custom, typefaces: [], artwork: false });
});

test('[CAT-8] words are tidied, empty lines fall away, and what is not chosen is the first that is offered', () => {
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

test('[CAT-8] words are asked for where no picture can be', () => {
  expect(customization({ ...spec, artwork: false }, { lines: [''] })).toEqual({ ok: false, problem: 'noText' });
});

test('[CAT-8] a picture goes with words or without, on what carries pictures, and is part of the code', () => {
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

test('[CAT-8] letters are counted as they are read', () => {
  // Two code points, one letter.
  expect(problem({ lines: ['🖨️'.repeat(10)] })).toMatchObject({ lines: ['🖨️'.repeat(10)] });
  expect(problem({ lines: ['🖨️'.repeat(11)] })).toBe('lineTooLong');
  expect(problem({ lines: ['e\u0301'.repeat(10)] })).toMatchObject({ lines: ['é'.repeat(10)] });
});

test('[CAT-3] the code follows from item and choices alone, and differs with each of them', () => {
  const design = { lines: ['Paid', 'Thank you'], color: 'black', typeface: 'sans' } as const;
  const code = customSkuCode('782102', design);
  expect(code).toMatch(/^782102-[0-9A-V]{13}$/);
  expect(customSkuCode('782102', { ...design, lines: [...design.lines] })).toBe(code);
  const others = [
    customSkuCode('782101', design),
    customSkuCode('782102', { ...design, lines: ['Paid Thank you'] }),
    customSkuCode('782102', { ...design, lines: ['Thank you', 'Paid'] }),
    customSkuCode('782102', { ...design, color: 'red' }),
    customSkuCode('782102', { ...design, typeface: null }),
  ];
  expect(new Set([code, ...others]).size).toBe(6);
  expect(customTitle('Stamp', design, [])).toBe('Stamp – Paid / Thank you');
  expect(customTitle('Stamp', design, ['blue', 'classic'])).toBe('Stamp – Paid / Thank you (blue, classic)');
});

test('a record of what an item takes stays within what can be printed', () => {
  expect(customRecordProblem({ lines: 4, lineLength: 30, colors: ['blue'], typefaces: ['serif'] })).toBeUndefined();
  expect(customRecordProblem({ lines: 0, lineLength: 30 })).toMatch(/lines of text/);
  expect(customRecordProblem({ lines: 1, lineLength: 81 })).toMatch(/letters/);
  expect(customRecordProblem({ lines: 1, lineLength: 8, colors: ['gold' as 'red'] })).toMatch(/colors/);
  expect(customRecordProblem({ lines: 1, lineLength: 8, typefaces: ['gothic' as 'sans'] })).toMatch(/typefaces/);
});
