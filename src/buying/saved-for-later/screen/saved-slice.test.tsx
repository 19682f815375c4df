import { expect, test } from 'vitest';
import type { SavedItem, SavedList, SavedReply } from '#buying/saved-for-later/contract';
import { cartEvents } from '#buying/cart/screen';
import { makeStore } from '#store';
import { savedEvents, selectSaved } from './saved-slice.ts';

const item = (id: string, over: Partial<SavedItem> = {}): SavedItem =>
  ({
    listItemId: id,
    itemId: id,
    status: 'active',
    movable: true,
    priceDrop: null,
    customerSku: null,
    itemDetails: { name: `Étui ${id}`, brandName: 'Castor', model: 'M-1' },
    ...over,
  }) as unknown as SavedItem; // no decision depends on the rest

const list = (items: SavedItem[], over: Partial<SavedList> = {}): SavedList => ({
  itemList: { items, filteredItems: [] },
  totalItems: items.length,
  matchingItems: items.length,
  page: 1,
  size: 300,
  messages: [],
  ...over,
});
const reply = (over: Partial<SavedReply>): SavedReply => ({ items: [], movedItems: [], totalItems: 0, messages: [], ...over });

function aStore(...items: SavedItem[]) {
  const { dispatch, getState } = makeStore();
  dispatch(savedEvents.loaded({ list: list(items) }));
  const ids = (): string[] => selectSaved(getState()).itemList.items.map(({ listItemId }) => listItemId);
  return { dispatch, state: () => selectSaved(getState()), ids };
}

test('[SFL-1] new items come first, items that moved to the cart are gone, and items that stayed have a message', () => {
  const { dispatch, state, ids } = aStore(item('a'), item('b'), item('c'));
  dispatch(savedEvents.answered(reply({ items: [item('d')], totalItems: 4 })));
  expect(ids()).toEqual(['d', 'a', 'b', 'c']);
  dispatch(savedEvents.answered(reply({ items: [item('b', { movable: false })], movedItems: ['a', 'd'], totalItems: 2 })));
  expect(ids()).toEqual(['b', 'c']);
  expect(state()).toMatchObject({ totalItems: 2, removed: [] });
  expect(state().itemList.items[0]?.movable).toBe(false);
});

test('[SFL-1] a removed item leaves a row and returns to its place', () => {
  const { dispatch, state, ids } = aStore(item('a'), item('b'), item('c'));
  dispatch(savedEvents.answered(reply({ items: [item('b', { status: 'DELETED' })], totalItems: 2 })));
  expect(ids()).toEqual(['a', 'c']);
  expect(state().removed).toEqual([{ listItemId: 'b', name: 'Étui b', index: 1 }]);
  dispatch(savedEvents.answered(reply({ items: [item('b')], totalItems: 3 })));
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(state().removed).toEqual([]);
});

test('[SFL-1] filteredItems names the items that match filter and words, ignoring accents and case', () => {
  const { dispatch, state } = aStore(item('a', { priceDrop: { was: 2, now: 1 } }), item('b', { movable: false }), item('c'));
  const found = () => state().itemList.filteredItems;
  expect(found()).toEqual(['a', 'b', 'c']);
  dispatch(savedEvents.filtered({ filter: 'priceDrop' }));
  expect(found()).toEqual(['a']);
  dispatch(savedEvents.filtered({ filter: 'outOfStock' }));
  expect(found()).toEqual(['b']);
  dispatch(savedEvents.filtered({ filter: 'all', search: 'ETUI C' }));
  expect(found()).toEqual(['c']);
});

test('[SFL-1] a later page is appended; after a change of shoppers the list is empty', () => {
  const { dispatch, state, ids } = aStore(item('a'));
  dispatch(savedEvents.loaded({ list: list([item('a'), item('b')], { page: 2, totalItems: 2 }) }));
  expect(ids()).toEqual(['a', 'b']);
  dispatch(cartEvents.cartRemoved());
  expect(state()).toMatchObject({ status: 'unknown', totalItems: 0 });
});
