import { expect, test } from 'vitest';
import {
  answered,
  EMPTY,
  keepList,
  listWithEdits,
  mergeEdit,
  MOST_KEPT_LISTS,
  openedBy,
  ownOf,
  placeOf,
  readLevel,
  type EditAnswer,
  type Kept,
  type KeptLine,
  type KeptList,
  type NewEdit,
  type OfflineEdit,
} from './index.ts';

const aLine = (listItemId: string, more: Partial<KeptLine> = {}): KeptLine => ({
  listItemId,
  itemId: '246810',
  name: 'Paper',
  qty: 3,
  note: null,
  par: null,
  onHand: null,
  imageUrl: null,
  ...more,
});
const aList = (listId: string, ...lines: KeptLine[]): KeptList => ({ listId, name: `List ${listId}`, readOnly: false, savedAt: 0, lines });
const change = (kind: NewEdit['kind'], before: string | null, wanted: string | null, listItemId = 'a'): NewEdit => ({
  listId: 'one',
  kind,
  before,
  wanted,
  ...(kind === 'add' ? { listItemId: '', number: '401588' } : { listItemId, number: '' }),
});
/** The changes one after the other; each has its place as its key. */
const merged = (...changes: NewEdit[]): readonly OfflineEdit[] =>
  changes.reduce<readonly OfflineEdit[]>((edits, edit, at) => mergeEdit(edits, edit, String(at)), []);
const told = (edits: readonly OfflineEdit[]) => edits.map(({ key, kind, before, wanted }) => [key, kind, before, wanted]);

test('[LST-6] a line has one change of its quantity and one of its note, from what was seen first', () => {
  expect(told(merged(change('quantity', '3', '4'), change('note', null, 'blue'), change('quantity', '4', '5')))).toEqual([
    ['1', 'note', null, 'blue'],
    ['2', 'quantity', '3', '5'],
  ]);
  expect(merged(change('quantity', '3', '4'), change('quantity', '4', '3'))).toEqual([]);
  expect(told(merged(change('quantity', '3', '4'), change('quantity', '3', '4', 'b')))).toHaveLength(2);
});

test('[LST-6] levels are changed like the quantity, each for itself, also where an older copy knows none', () => {
  expect(told(merged(change('par', null, '6'), change('onHand', null, '2'), change('par', '6', '8'), change('onHand', '2', null)))).toEqual(
    [['2', 'par', null, '8']],
  );
  const { onHand: _unknown, ...older } = aLine('b');
  const list = aList('one', aLine('a', { par: 6, onHand: 0 }), older);
  const { lines } = listWithEdits(list, merged(change('par', '6', null), change('onHand', null, '4', 'b')));
  expect(lines.map(({ par, onHand, waits }) => [par, onHand, waits])).toEqual([
    [null, 0, true],
    [null, 4, true],
  ]);
});

test.each([
  ['', null],
  [' 12 ', 12],
  ['0', 0],
  ['9999', 9999],
  ['10000', undefined],
  ['1.5', undefined],
  ['a few', undefined],
])('[LST-6] the typed level %j', (typed, level) => {
  expect(readLevel(typed)).toBe(level);
});

test('[LST-6] removing a line leaves only that, and added items stand each for themselves', () => {
  expect(told(merged(change('quantity', '3', '4'), change('note', null, 'blue'), change('remove', '4', null)))).toEqual([
    ['2', 'remove', '3', null],
  ]);
  expect(told(merged(change('add', null, '1'), change('add', null, '1')))).toHaveLength(2);
});

test('[LST-6] what is being sent stays as it is: a later change follows it', () => {
  const sending = merged(change('quantity', '3', '4'));
  expect(told(mergeEdit(sending, change('quantity', '4', '5'), 'later', new Set(['0'])))).toEqual([
    ['0', 'quantity', '3', '4'],
    ['later', 'quantity', '4', '5'],
  ]);
});

test('[LST-6] a list is shown as the shopper has left it', () => {
  const list = aList('one', aLine('a'), aLine('b'), aLine('c'));
  const edits = merged(
    change('quantity', '3', '9'),
    change('note', null, 'blue'),
    change('remove', '3', null, 'b'),
    change('add', null, '2'),
  );
  const { lines, added, removed } = listWithEdits(list, edits);
  expect(lines.map(({ listItemId, qty, note, waits }) => [listItemId, qty, note, waits])).toEqual([
    ['a', 9, 'blue', true],
    ['c', 3, null, false],
  ]);
  expect([added.map(({ number, wanted }) => [number, wanted]), removed.map(({ listItemId }) => listItemId)]).toEqual([
    [['401588', '2']],
    ['b'],
  ]);
});

test('[LST-6] what the shop took waits no more, and what it did not take is told with its list and item', () => {
  const edits = merged(
    change('quantity', '3', '9'),
    change('remove', '3', null, 'b'),
    change('add', null, '2'),
    change('note', null, 'x', 'c'),
  );
  const kept: Kept = { ...EMPTY, lists: [aList('one', aLine('a'), aLine('b', { name: 'Pens' }))], edits };
  const answer = (key: string, outcome: EditAnswer['outcome'], more: Partial<EditAnswer> = {}): EditAnswer => ({
    key,
    outcome,
    present: null,
    reason: null,
    ...more,
  });
  const left = answered(kept, [
    answer('0', 'applied'),
    answer('1', 'conflict', { present: '8' }),
    answer('2', 'refused', { reason: 'Unknown.' }),
  ]);
  expect(left.edits.map(({ key }) => key)).toEqual(['3']);
  expect(left.troubles).toMatchObject([
    { outcome: 'conflict', present: '8', title: 'Pens', listName: 'List one', edit: { key: '1' } },
    { outcome: 'refused', reason: 'Unknown.', title: '401588', edit: { key: '2' } },
  ]);
});

const NOW = Date.UTC(2026, 10, 30);
const ROWS = [{ number: '1', qty: '2' }];

test('[LST-6] what another session kept is gone where nobody knows whose it was; only rows that belong to nobody go over', () => {
  const kept: Kept = { ...EMPTY, context: 'ann 1', lists: [aList('one')], rows: ROWS, edits: merged(change('par', null, '6')) };
  expect(ownOf(kept, 'ann 1', NOW)).toEqual(kept);
  expect(ownOf(kept, 'bob', NOW)).toEqual({ ...EMPTY, context: 'bob' });
  expect(ownOf({ ...kept, context: '' }, 'bob', NOW)).toEqual({ ...EMPTY, context: 'bob', rows: ROWS });
  expect(ownOf(undefined, 'bob', NOW)).toEqual({ ...EMPTY, context: 'bob' });
  // Of an older edition of the page.
  expect(ownOf({ context: 'ann 1', lists: [], edits: [], troubles: [], rows: ROWS }, 'ann 1', NOW)).toEqual({
    ...EMPTY,
    context: 'ann 1',
    rows: ROWS,
  });
});

test('[LST-6] when a session ends, what was not sent waits for its shopper alone, and comes first when they are back', () => {
  const edits = merged(change('quantity', '3', '4'));
  const ann: Kept = { ...EMPTY, context: 'ann 1', owner: 'ann', lists: [aList('one', aLine('a')), aList('two')], rows: ROWS, edits };
  const bob = ownOf(ann, 'bob 1', NOW);
  expect({ ...bob, sealed: [] }).toEqual({ ...EMPTY, context: 'bob 1' });
  // Of her lists only the one that is needed to show what waits.
  expect(bob.sealed.map(({ owner, lists }) => [owner, lists.map(({ listId }) => listId)])).toEqual([['ann', ['one']]]);
  const bobs = openedBy(bob, 'bob');
  expect({ ...bobs, sealed: [] }).toEqual({ ...EMPTY, context: 'bob 1', owner: 'bob' });

  // Bob leaves changes of his own, and Ann makes others before she is known.
  const both = ownOf({ ...bobs, edits: merged(change('note', null, 'bob’s')) }, 'ann 2', NOW + 1);
  const back = openedBy({ ...both, edits: merged(change('par', null, '6')) }, 'ann');
  expect(back.edits.map(({ kind, wanted }) => [kind, wanted])).toEqual([
    ['quantity', '4'],
    ['par', '6'],
  ]);
  expect([back.owner, back.rows, back.lists.map(({ listId }) => listId)]).toEqual(['ann', ROWS, ['one']]);
  expect(back.sealed.map(({ owner }) => owner)).toEqual(['bob']);
  expect(JSON.stringify({ ...back, sealed: [] })).not.toContain('bob');
});

test('[LST-6] nothing is sealed where nothing waits, and not for longer than the shop knows the keys', () => {
  const ann: Kept = { ...EMPTY, context: 'ann 1', owner: 'ann', lists: [aList('one')] };
  expect(ownOf(ann, 'bob', NOW).sealed).toEqual([]);
  const left = ownOf({ ...ann, edits: merged(change('quantity', '3', '4')) }, 'bob', NOW);
  const days = (n: number): number => NOW + n * 86_400_000;
  expect([178, 180].map((n) => ownOf({ ...left, context: 'bob' }, 'eve', days(n)).sealed.length)).toEqual([1, 0]);
});

test('[LST-6] the lists that were shown last are kept, and those with changes that wait', () => {
  const ids = Array.from({ length: MOST_KEPT_LISTS + 2 }, (_, at) => (at === 0 ? 'one' : `list ${at}`));
  const kept = ids.reduce((now, id) => keepList(now, aList(id)), { ...EMPTY, edits: merged(change('quantity', '3', '4')) });
  expect(kept.lists).toHaveLength(MOST_KEPT_LISTS + 1);
  expect(kept.lists[0]?.listId).toBe(ids.at(-1));
  expect(kept.lists.map(({ listId }) => listId)).toContain('one');
  const again = keepList(kept, { ...aList('list 5'), name: 'Newer' });
  expect(again.lists.filter(({ listId }) => listId === 'list 5').map(({ name }) => name)).toEqual(['Newer']);
  const long = aList('long', ...Array.from({ length: 600 }, (_, at) => aLine(String(at))));
  expect(keepList(EMPTY, long).lists[0]?.lines).toHaveLength(500);
});

test.each([
  ['/offline', '', { screen: 'lists' }],
  ['', '', { screen: 'lists' }],
  ['/quick-order', '', { screen: 'rows' }],
  ['/kuber/viewList', '', { screen: 'lists' }],
  ['/kuber/viewList', 'abc', { screen: 'list', listId: 'abc' }],
  ['/cc/mmx/list/details', 'abc', { screen: 'list', listId: 'abc' }],
  ['/deals', '', { screen: 'other' }],
])('[LST-6] %s, list %s, without a connection', (path, listId, place) => {
  expect(placeOf(path, listId)).toEqual(place);
});
