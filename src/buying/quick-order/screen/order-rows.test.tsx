import { expect, test } from 'vitest';
import type { QuickRow } from '#buying/quick-order/contract';
import { addable, firstRows, rowsAfter, takenRows, toneOf, type OrderRows, type RowsEvent } from './order-rows.ts';

const reply = (number: string, over: Partial<QuickRow> = {}): QuickRow =>
  ({ number, asked: '1', state: 'found', itemId: number, namedItemId: number, name: `Item ${number}`, qty: 1, ...over }) as QuickRow; // no decision depends on the rest

const after = (...events: RowsEvent[]): OrderRows => events.reduce(rowsAfter, firstRows([]));
const typed = (...numbers: string[]): RowsEvent => ({ type: 'appended', rows: numbers.map((number) => ({ number, qty: '1' })) });

test('[ATC-6] good rows can be added, bad ones stay and can be corrected', () => {
  const state = after(typed('a', 'b', 'c', 'd'), {
    type: 'answered',
    ids: [0, 1, 2, 3],
    replies: [
      reply('a'),
      reply('b', { state: 'adjusted', qty: 5 }),
      reply('c', { state: 'unknown', itemId: null }),
      reply('d', { state: 'blocked' }),
    ],
  });
  expect(state.rows.map(toneOf)).toEqual(['ready', 'changed', 'attention', 'attention']);
  expect(addable(state.rows)).toEqual([
    { id: 0, itemId: 'a', comesAs: 'a', name: 'Item a', qty: 1 },
    { id: 1, itemId: 'b', comesAs: 'b', name: 'Item b', qty: 5 },
  ]);
  const left = rowsAfter(state, { type: 'removed', ids: new Set([0, 1]) });
  const corrected = rowsAfter(left, { type: 'edited', id: 2, row: { number: 'a' } });
  expect(corrected.rows.map(({ number }) => number)).toEqual(['a', 'd']);
  expect(corrected.rows.map(toneOf)).toEqual(['unchecked', 'attention']);
});

test('[ATC-6] at most 1,000 rows; the others are counted', () => {
  const state = after(typed(...Array.from({ length: 998 }, (_, at) => `${at}`)), typed('x', 'y', 'z', 'zz'));
  expect(state.rows).toHaveLength(1_000);
  expect(state.leftOut).toBe(2);
});

test('an answer for an older state of the row is ignored; cleared rows can be restored', () => {
  const state = after(typed('a'), { type: 'edited', id: 0, row: { number: 'b' } }, { type: 'answered', ids: [0], replies: [reply('a')] });
  expect(state.rows[0]).toMatchObject({ number: 'b', reply: null });
  const cleared = rowsAfter(state, { type: 'cleared' });
  expect(cleared.rows).toEqual([]);
  expect(rowsAfter(cleared, { type: 'restored' }).rows).toEqual(state.rows);
});

test('[ATC-6] a refusal by the cart alone is shown at the row until the row changes', () => {
  const reasons = new Map([
    ['a', [{ code: 'MEMBERSHIP_GENERIC_ERR', description: 'One membership only' }]],
    ['b', [{ code: 'EXCEEDED_LIMIT', description: 'Too many' }]],
  ]);
  const answers = [reply('a'), reply('b', { state: 'adjusted', qty: 5 }), reply('c')];
  const state = after(typed('a', 'b', 'c'), { type: 'answered', ids: [0, 1, 2], replies: answers }, { type: 'refused', reasons });
  expect(state.rows.map(toneOf)).toEqual(['attention', 'changed', 'ready']);
  expect(state.rows[0]?.reply?.messages).toEqual(reasons.get('a'));
  expect(toneOf(rowsAfter(state, { type: 'edited', id: 0, row: { qty: '2' } }).rows[0]!)).toBe('unchecked');
});

test('[ATC-6, CART-21] a replaced row sends its own number, so that the cart knows the requested item', () => {
  const state = firstRows([reply('old', { state: 'replaced', itemId: 'new', name: 'New' })]);
  expect(addable(state.rows)).toEqual([{ id: 0, itemId: 'old', comesAs: 'new', name: 'New', qty: 1 }]);
});

test('[ATC-6, CART-13] differences from the row’s promise are reported, without repeating what the row already said', () => {
  const sent = addable(firstRows([reply('a'), reply('old', { state: 'replaced', itemId: 'new' }), reply('c'), reply('d')]).rows);
  const { taken, differences, reasons } = takenRows(sent, [
    { code: 'PARTIAL_QTY_AVAILABLE', type: 'warning', itemId: 'a', description: 'Three only' },
    { code: 'HARD_ALT_ADDED', type: 'info', itemId: 'new', description: 'The item old is discontinued' },
    { code: 'HARD_ALT_ADDED', type: 'info', itemId: 'newer', description: 'The item c is discontinued' },
    { code: 'OUT_OF_STOCK', type: 'failure', itemId: 'd', description: 'None' },
    { code: 'ADDED_TO_CART', type: 'info', description: '3 items were added' },
  ]);
  expect([...taken]).toEqual([0, 1, 2]);
  expect(differences).toEqual([
    { title: 'Item a', reason: 'Three only' },
    { title: '', reason: 'The item c is discontinued' },
  ]);
  expect([...reasons.keys()]).toEqual(['d']);
});

test('[ATC-6] a refused successor leaves its row in the table', () => {
  const sent = addable(firstRows([reply('old', { state: 'replaced', itemId: 'new' })]).rows);
  const { taken } = takenRows(sent, [{ code: 'QTY_LIMIT_ITEM', type: 'failure', itemId: 'new', description: 'Two only' }]);
  expect(taken.size).toBe(0);
});
