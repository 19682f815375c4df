import Type from 'typebox';
import { expect, test } from 'vitest';
import { paramsFit } from './params-fit.ts';

const shape = Type.Object({ locationId: Type.String({ pattern: '^[0-9a-f]{4}$' }) });

test('[USR-9] an id that nobody can have does not reach the database', () => {
  expect(paramsFit(shape, { locationId: '0a1f' })).toBe(true);
  expect(paramsFit(shape, { locationId: 'xx' })).toBe(false);
  expect(paramsFit(shape, {})).toBe(false);
});

test('[USR-9] a line without parameters takes any call', () => {
  expect(paramsFit(undefined, { locationId: 'xx' })).toBe(true);
});
