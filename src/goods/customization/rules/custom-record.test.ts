import { expect, test } from 'vitest';
import { aProduct } from '#goods/catalog/fixtures';
import { customRecordProblem, customSpecOf, isCustomRecord } from './custom-record.ts';

test('[CAT-8] only made-to-order goods are customized; without a record they take three lines', () => {
  expect(customSpecOf(aProduct({ itemId: '1' }))).toBeNull();
  expect(customSpecOf(aProduct({ itemId: '1', kind: 'customSku' }))).toEqual({
    lines: 3,
    lineLength: 30,
    colors: [],
    typefaces: [],
    artwork: false,
    surface: 'card',
  });
  const custom = { lines: 4, lineLength: 24, colors: ['blue'], surface: 'mug' } as const;
  expect(customSpecOf(aProduct({ itemId: '1', kind: 'customSku', custom }))).toEqual({ ...custom, typefaces: [], artwork: false });
});

test('a record stays within what can be printed', () => {
  expect(customRecordProblem({ lines: 4, lineLength: 30, colors: ['blue'], typefaces: ['serif'] })).toBeUndefined();
  expect(customRecordProblem({ lines: 0, lineLength: 30 })).toMatch(/lines of text/);
  expect(customRecordProblem({ lines: 1, lineLength: 81 })).toMatch(/letters/);
  expect(customRecordProblem({ lines: 1, lineLength: 8, colors: ['gold' as 'red'] })).toMatch(/colors/);
  expect(customRecordProblem({ lines: 1, lineLength: 8, typefaces: ['gothic' as 'sans'] })).toMatch(/typefaces/);
  expect(customRecordProblem({ lines: 1, lineLength: 8, surface: 'cake' as 'mug' })).toMatch(/surface/);
});

test('a cell of an import has the fields of a record and no others', () => {
  expect(isCustomRecord({ lines: 4, lineLength: 30, colors: ['blue'], artwork: true })).toBe(true);
  for (const wrong of [
    null,
    'text',
    { lines: 4 },
    { lines: '4', lineLength: 30 },
    { lines: 4, lineLength: 30, size: 3 },
    { lines: 4, lineLength: 30, surface: 3 },
  ])
    expect(isCustomRecord(wrong)).toBe(false);
});
