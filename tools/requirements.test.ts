import { expect, test } from 'vitest';
import { REQUIREMENT_IDS } from './requirement-ids.ts';
import { allProofs, proofsIn } from './requirements.ts';

test('a title names the requirements it proves', () => {
  const text = [
    `test('[${'CART-11'}] undo puts the line back', () => {});`,
    `test.each([1])('[${'APP-2'}, ${'APP-3'}] %s', () => {});`,
    `test(\n  "a title without an id [see below]",\n  () => {});`,
  ].join('\n');
  expect(proofsIn('a.test.ts', text).map(({ id }) => id)).toEqual(['CART-11', 'APP-2', 'APP-3']);
});

test('every id in a test title is a requirement', () => {
  expect(allProofs().filter(({ id }) => !REQUIREMENT_IDS.includes(id))).toEqual([]);
});
