import { expect, test } from 'vitest';
import { moveLines } from '#buying/approvals/rules';

const lines = (...centers: readonly string[]) => centers.map((budgetCenter, at) => ({ lineNo: at + 1, budgetCenter }));

test.each([
  ['every line moved to one center takes the order along', 'Art', ['', ''], { 1: 'Stage', 2: 'Stage' }, 'Stage', ['', '']],
  ['the last line that is moved there, too', 'Art', ['Stage', ''], { 2: 'Stage' }, 'Stage', ['', '']],
  ['some lines moved leave the order where it is', 'Art', ['', ''], { 2: 'Stage' }, 'Art', ['', 'Stage']],
  ['lines moved to two centers leave it, too', 'Art', ['', ''], { 1: 'Stage', 2: 'Props' }, 'Art', ['Stage', 'Props']],
  ['what the buyer chose for each line is no move', 'Art', ['Stage', 'Stage'], { 1: 'Stage' }, 'Art', ['Stage', 'Stage']],
  ['lines that come back to the order’s center', 'Art', ['Stage', 'Stage'], { 1: '', 2: '' }, 'Art', ['', '']],
  ['an order without a center shares its fees out over its lines', '', ['Stage', 'Art'], { 2: 'Stage' }, '', ['Stage', 'Stage']],
])('[B2B-3] moving lines between budgets: %s', (_, center, before, moves, orderCenter, centers) => {
  const wanted = new Map(Object.entries(moves).map(([lineNo, to]) => [Number(lineNo), to]));
  expect(moveLines(center, lines(...before), wanted)).toEqual({ budgetCenter: orderCenter, lines: lines(...centers) });
});

test('[B2B-3] an order whose lines were all declined stays where it is', () => {
  expect(moveLines('Art', [], new Map([[1, 'Stage']]))).toEqual({ budgetCenter: 'Art', lines: [] });
});
