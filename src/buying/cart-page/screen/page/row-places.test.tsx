import { expect, test } from 'vitest';
import { rowPlaces } from './row-places.ts';

const row = (cartItemId: string, index: number) => ({ cartItemId, name: cartItemId, qty: 1, index });

// Lower-case letters are lines, capitals are parts inside one.
test.each<[string, string, readonly [string, number][], readonly (readonly [string, string | null])[]]>([
  ['before the line that came after it', 'ab', [['x', 1]], [['x', 'b']]],
  ['at the end, where it was the last', 'ab', [['x', 2]], [['x', null]]],
  ['at the end, where only a plan that was added last comes after it', 'aA', [['x', 1]], [['x', null]]],
  ['before the next line, where a plan stands between', 'aAb', [['x', 1]], [['x', 'b']]],
  ['behind its line, where the first of two services went', 'aAb', [['A1', 1]], [['A1', 'b']]],
  [
    'together with another one',
    'aABb',
    [
      ['x', 1],
      ['y', 3],
    ],
    [
      ['x', 'b'],
      ['y', 'b'],
    ],
  ],
  ['once, where nothing is left', '', [['x', 0]], [['x', null]]],
])('[CART-9] the Undo row of a removed line is %s', (_, cart, gone, wanted) => {
  const items = [...cart].map((cartItemId) => ({ cartItemId }));
  const drawn = new Set([...cart].filter((id) => id === id.toLowerCase()));
  const places = rowPlaces(
    gone.map(([id, index]) => row(id, index)),
    items,
    drawn,
  );
  expect([...places].flatMap(([before, rows]) => rows.map(({ cartItemId }) => [cartItemId, before]))).toEqual(wanted);
});
