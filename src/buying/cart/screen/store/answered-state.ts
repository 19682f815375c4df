// The state after a command was answered: the new cart, its messages, and rows with an Undo for lines that left.
import type { Cart, CartItem } from '#buying/cart/contract';
import { confirmationOf } from '../add-to-cart/confirmation.ts';
import { mergeReply } from './merge-reply.ts';
import type { CommandAnswer, ListPlace } from '../commands/command.ts';
import type { PendingCommand } from './pending-commands.ts';
import type { RemovedLine, CartState } from './cart-state.ts';

export interface Answered {
  readonly id: string;
  readonly reply: CommandAnswer;
}

export function answeredState(state: CartState, { id, reply }: Answered): CartState {
  const { cart, messages, movedTo, cameBack } = reply;
  const done = state.pending.find((one) => one.id === id);
  // The command is no longer pending: the shopper changed, or the cart was ordered.
  if (done === undefined) return state;
  const pending = state.pending.filter((one) => one.id !== id);
  const merged = cart === null ? null : mergeReply(state.cart, cart);
  // An item that returned to the cart has no row any more.
  const back = new Set(cameBack);
  const rows = state.removed.filter((row) => row.movedTo === undefined || !back.has(row.movedTo.id));
  const gone = removedForGood(state, done);
  const kept =
    gone === undefined
      ? { ...state, removed: [...rows, ...undoRowsOf(state, done, movedTo)] }
      : { ...state, removed: rows, hidden: [...state.hidden, gone.cartItemId], gone: [...state.gone, gone.product.name] };
  return {
    ...kept,
    // An answer that lacks another tab's change is not enough.
    ...(merged !== null ? { ...splitRemoved(kept, merged), status: 'ready' as const } : cart === null ? {} : { status: 'stale' as const }),
    pending,
    requesting: pending.length > 0,
    error: null,
    messages,
    confirmation: (cart && confirmationOf(done.command.adds, { cart, messages: [...messages] })) ?? state.confirmation,
    // The mini cart shows new items first (CART-29).
    miniCart: cart?.cartAttributes.newItemAdded === true ? { ...state.miniCart, view: 'cart' } : state.miniCart,
  };
}

/** Separates the cart from its removed lines, which become rows with an Undo. */
export function splitRemoved(state: CartState, cart: Cart): Pick<CartState, 'cart' | 'removed'> {
  const known = new Set([...state.hidden, ...state.removed.map(({ cartItemId }) => cartItemId)]);
  const left = new Set(cart.items.flatMap(({ status, cartItemId }) => (status === 'DELETED' ? cartItemId : [])));
  // Services return with their product: one row, one Undo.
  const gone = cart.items.flatMap(({ cartItemId, parentRelationCartItemId: parent, product, qty }, index) =>
    left.has(cartItemId) && !known.has(cartItemId) && !left.has(parent ?? '') ? [{ cartItemId, name: product.name, qty, index }] : [],
  );
  const items = cart.items.filter(({ status }) => status !== 'DELETED');
  const back = new Set(items.map(({ cartItemId }) => cartItemId));
  return { cart: { ...cart, items }, removed: [...state.removed, ...gone].filter(({ cartItemId }) => !back.has(cartItemId)) };
}

/** The line of a command, and its position. */
function lineOf({ cart }: CartState, { command }: PendingCommand): { readonly item: CartItem; readonly index: number } | undefined {
  const [cartItemId] = command.about.lines;
  const index = cart?.items.findIndex((item) => item.cartItemId === cartItemId) ?? -1;
  const item = cart?.items[index];
  return item === undefined ? undefined : { item, index };
}

/** The line that the command removed for good, as the cart last had it. */
function removedForGood(state: CartState, done: PendingCommand): CartItem | undefined {
  return done.command.takesOut === 'forGood' ? lineOf(state, done)?.item : undefined;
}

/** The row in place of a removed line; for a moved one, only once the answer says where it is. */
function undoRowsOf(state: CartState, done: PendingCommand, movedTo: ListPlace | undefined): RemovedLine[] {
  const { takesOut } = done.command;
  const line = takesOut === 'undoable' || (takesOut === 'toList' && movedTo !== undefined) ? lineOf(state, done) : undefined;
  if (line === undefined) return [];
  const { cartItemId, product, qty } = line.item;
  return [{ cartItemId, name: product.name, qty, index: line.index, ...(movedTo !== undefined && { movedTo }) }];
}
