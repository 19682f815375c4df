// Adds items to a cart: increases matching lines, makes the others, and answers each refused item with a message (CART-10, 11, 13, 14; ATC-4, 5).
import type { Cart } from './cart.ts';
import type { CartFacts } from './cart-facts.ts';
import { makeLineBook } from './line-book.ts';
import type { CartChange } from './cart-change.ts';
import type { AddItem, AddOptions, AddState } from './add-item.ts';
import { addGoods, addSample } from './add-goods.ts';
import { relationOf, addService } from './add-service.ts';

const NO_OPTIONS: AddOptions = {};

/**
 * Adds every item that it can; a refused item gets a message and changes nothing. `newId` gives ids for new lines. Adds goods before services, so
 * that a service finds its product.
 */
export function addItems(
  cart: Cart,
  items: readonly AddItem[],
  facts: CartFacts,
  newId: () => string,
  options: AddOptions = NO_OPTIONS,
): CartChange {
  const state: AddState = { book: makeLineBook(cart.lines, items.length), facts, newId, messages: [], changes: new Map(), options };
  const isService = (item: AddItem): boolean => relationOf(item, facts) !== null;
  const isSample = ({ itemId }: AddItem): boolean => facts.product(itemId)?.kind === 'freeSample';
  for (const item of items) if (!isService(item) && !isSample(item)) addGoods(item, state);
  for (const item of items) if (isService(item)) addService(item, state);
  for (const item of items) if (isSample(item)) addSample(item, state);
  if (state.changes.size === 0) return { cart, messages: state.messages, changes: [] };
  return { cart: { ...cart, lines: state.book.all() }, messages: state.messages, changes: [...state.changes.values()] };
}
