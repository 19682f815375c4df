import { expect, test } from 'vitest';
import { colorInName } from './color-in-name.ts';
import { comparedRows } from './compared-rows.ts';
import { addCompared, clearCompared, NOTHING_COMPARED, removeCompared, restoreCompared } from './compared.ts';

const four = ['a', 'b', 'c', 'd'].reduce(addCompared, NOTHING_COMPARED);

test('[CAT-5] four products can be compared; a fifth is refused with a message', () => {
  expect(four).toEqual({ itemIds: ['a', 'b', 'c', 'd'], cleared: [], full: false });
  const fifth = addCompared(four, 'e');
  expect(fifth).toEqual({ ...four, full: true });
  expect(addCompared(removeCompared(fifth, 'b'), 'e').itemIds).toEqual(['a', 'c', 'd', 'e']);
});

test('[CAT-5] a product selected twice is listed once', () => {
  expect(addCompared(four, 'a')).toEqual(four);
});

test('[CAT-5] a cleared list can be restored, together with products selected since', () => {
  const cleared = clearCompared(four);
  expect(cleared.itemIds).toEqual([]);
  expect(restoreCompared(cleared).itemIds).toEqual(four.itemIds);
  expect(restoreCompared({ ...cleared, itemIds: ['e'] }).itemIds).toEqual(['e', 'a', 'b', 'c']);
});

test('[CAT-5] specifications are aligned, the most common first, and differences are marked', () => {
  const specs = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([label, value]) => ({ label, value }));
  expect(
    comparedRows([specs(['Tip', '0.7 mm'], ['Color', 'Blue']), specs(['Color', 'Blue']), specs(['Color', 'Blue'], ['Tip', '1 mm'])]),
  ).toEqual([
    { label: 'Color', values: ['Blue', 'Blue', 'Blue'], differs: false },
    { label: 'Tip', values: ['0.7 mm', null, '1 mm'], differs: true },
  ]);
  expect(comparedRows([])).toEqual([]);
});

test('[CAT-5] what a product does not state is no difference', () => {
  const specs = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([label, value]) => ({ label, value }));
  const rows = comparedRows([specs(['Tip', '0.7 mm'], ['Ink', 'Gel']), specs(['Tip', '0.7 mm']), specs(['Ink', 'Ball'])]);
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
    ['Tip', false],
    ['Ink', true],
  ]);
});

test.each([
  ['Castor & Main mesh letter trays, three tiers, black', 'Black'],
  ['Clear-view binder, 1 in., white', 'White'],
  ['Gel pens, light blue, 12', 'Light blue'],
  ['Chemises suspendues, blanches', 'Blanc'],
  ['Chaise de travail noire', 'Noir'],
  ['Blackboard paint marker', null],
  ['Copy paper', null],
] as const)('[CAT-5] the color of %j is %j', (name, color) => {
  expect(colorInName(name, ['Black', 'White', 'Clear', 'Blue', 'Light blue', 'Blanc', 'Noir'])).toBe(color);
});
