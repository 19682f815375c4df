import { expect, test } from 'vitest';
import { MAX_SAVED_ITEMS, mergeSaved, saveItem, type SavedItem } from './saved-item.ts';

const saved = (itemId: string, over: Partial<SavedItem> = {}): SavedItem => ({
  listItemId: `row-${itemId}`,
  itemId,
  qty: 1,
  services: [],
  delivery: null,
  choices: null,
  custom: null,
  seenCents: 100,
  wasOut: false,
  savedAt: 1,
  removedAt: null,
  ...over,
});

test('[SFL-1, CART-23] merging two lists keeps the larger quantity of common items, newest first, and removed items stay removed', () => {
  const account = [saved('a', { qty: 2, savedAt: 5 }), saved('b', { qty: 4, savedAt: 3 }), saved('c', { removedAt: 9, savedAt: 2 })];
  const guest = [saved('a', { listItemId: 'g1', qty: 3, savedAt: 8 }), saved('b', { listItemId: 'g2' }), saved('d', { savedAt: 4 })];
  const merged = mergeSaved(account, [...guest, saved('e', { removedAt: 7 }), saved('c', { listItemId: 'g3', savedAt: 1 })]);
  expect(merged.map(({ listItemId, qty }) => [listItemId, qty])).toEqual([
    ['row-a', 3],
    ['row-d', 1],
    ['row-b', 4],
    ['row-c', 1],
    ['g3', 1],
  ]);
  expect(mergeSaved(merged, guest)).toEqual(merged);
});

test('[SFL-1, CART-23] merging two full lists loses nothing, but the merged list accepts no more items', () => {
  const full = (name: string) => Array.from({ length: MAX_SAVED_ITEMS }, (_, n) => saved(`${name}${n}`));
  const merged = mergeSaved(full('own'), full('guest'));
  expect(new Set(merged.map(({ itemId }) => itemId)).size).toBe(2 * MAX_SAVED_ITEMS);
  expect(saveItem(merged, saved('one more'), () => 'new').item).toBeNull();
  expect(saveItem(merged, saved('own7', { savedAt: 9 }), () => 'new').item).toMatchObject({ listItemId: 'row-own7', qty: 2 });
});

test('[SFL-1, CART-23] an item on both lists keeps the account’s delivery and choices, completed by the guest’s', () => {
  const delivery = { type: 'ISP', storeNumber: '0008' } as const;
  const guest = [saved('a', { listItemId: 'g1', delivery, choices: { budgetCenter: 'Guest', source: 'list' } })];
  const account = [saved('a', { choices: { budgetCenter: 'Own' } })];
  const merged = mergeSaved(account, guest);
  expect(merged).toEqual([{ ...account[0], delivery, choices: { budgetCenter: 'Own', source: 'list' } }]);
  expect(mergeSaved(merged, guest)[0]).toBe(merged[0]);
});

test('[SFL-1] saving an item again by its number keeps the delivery and choices of its line', () => {
  const delivery = { type: 'ISP', storeNumber: '0008' } as const;
  const { item } = saveItem([saved('a', { delivery, choices: { budgetCenter: 'Labs' } })], saved('a'), () => 'new');
  expect(item).toMatchObject({ qty: 2, delivery, choices: { budgetCenter: 'Labs' } });
});
