// The browser's cart for tests: replies with only the fields it reads, and a store with such a reply.
import type { Cart, CartItem, CartMessage, CartReply } from '#buying/cart/contract';
import { makeStore } from '#store';
import { cartEvents, selectCart, type CartCommand } from '#buying/cart/screen';

/** A cart line with only the fields that the browser's cart reads. */
export const line = (cartItemId: string, over: Partial<CartItem> = {}): CartItem =>
  ({
    cartItemId,
    itemId: cartItemId,
    qty: 1,
    qtyAdded: 0,
    prevQty: 0,
    actioned: over.qtyAdded === undefined ? 'NONE' : 'ADD_ITEM',
    status: 'active',
    parentRelationCartItemId: null,
    messages: [],
    product: { name: cartItemId },
    priceInfo: { priceAdjustment: 0 },
    ...over,
  }) as unknown as CartItem; // the browser's cart reads no other fields

export const cartOf = (items: CartItem[], over: Partial<Cart> = {}): Cart =>
  ({ cartId: 'c', version: 1, delta: false, items, coupons: [], messages: [], cartAttributes: {}, ...over }) as unknown as Cart; // as above

export const reply = (cart: Cart, messages: CartMessage[] = []): CartReply => ({ cart, messages });

export function aStore(items: CartItem[] = [line('a'), line('b')]) {
  const store = makeStore();
  store.dispatch(cartEvents.loaded({ cart: cartOf(items) }));
  return {
    send: (id: string, command: CartCommand) => store.dispatch(cartEvents.commandSent({ id, command })),
    dispatch: store.dispatch,
    state: () => selectCart(store.getState()),
  };
}
