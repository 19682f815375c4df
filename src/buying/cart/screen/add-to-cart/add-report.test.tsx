import { expect, test } from 'vitest';
import { addReport } from './add-report.ts';

const titleOf = (itemId: string) => ({ pen: 'Pens', paper: 'Paper' })[itemId];
const message = (code: string, type: 'info' | 'warning' | 'failure', itemId: string) => ({
  code,
  type,
  itemId,
  description: `says ${code}`,
});

test('[ATC-6, CART-13] the report names items with another quantity or delivery, and those left out', () => {
  expect(addReport([message('ADDED_TO_CART', 'info', '')], titleOf)).toEqual({ tone: 'ok', left: 0, about: [] });
  const fewer = message('PARTIAL_QTY_AVAILABLE', 'warning', 'pen');
  expect(addReport([fewer, message('ADDED_TO_CART', 'info', '')], titleOf)).toEqual({
    tone: 'warn',
    left: 0,
    about: [{ title: 'Pens', reason: 'says PARTIAL_QTY_AVAILABLE' }],
  });
  expect(addReport([fewer, message('OUT_OF_STOCK', 'failure', 'paper')], titleOf)).toMatchObject({
    tone: 'bad',
    left: 1,
    about: [{ title: 'Pens' }, { title: 'Paper', reason: 'says OUT_OF_STOCK' }],
  });
});

test('[CART-21] the report names a successor, and a refused one counts as left out', () => {
  expect(addReport([message('HARD_ALT_ADDED', 'info', 'new pen')], titleOf)).toEqual({
    tone: 'ok',
    left: 0,
    about: [{ title: '', reason: 'says HARD_ALT_ADDED' }],
  });
  expect(addReport([message('QTY_LIMIT_ITEM', 'failure', 'new pen')], titleOf).left).toBe(1);
  // Two rows of one item, as with customized goods.
  const out = message('OUT_OF_STOCK', 'failure', 'pen');
  expect(addReport([out, out], titleOf).left).toBe(2);
});
