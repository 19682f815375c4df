// The state of the cart in the browser (CART-18). The server's answer is the only cart; pending changes are kept next to it and never written into
// it.
import { createSlice, current, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Cart, CartItem, CartMessage } from '#buying/cart/contract';
import { reducers } from '#store';
import { confirmationOf, refusalOf, type Confirmation } from '../add-to-cart/confirmation.ts';
import { mergeReply } from './merge-reply.ts';
import type { CommandAnswer, ListPlace } from '../commands/command.ts';
import { queued, type PendingCommand } from './pending-commands.ts';

/** A removed line that can still be restored, with its position. */
export interface RemovedLine {
  readonly cartItemId: string;
  readonly name: string;
  readonly qty: number;
  readonly index: number;
  /** Its place on another list, from where it would return. */
  readonly aside?: ListPlace | undefined;
}

export interface CartState {
  /** unknown: never loaded. stale: shown, but to be loaded again. */
  readonly status: 'unknown' | 'loading' | 'ready' | 'stale' | 'failed';
  readonly cart: Cart | null;
  /** A copy that the next load clears (CART-18). */
  readonly previous: Cart | null;
  /** True while a change of the cart is pending (CART-18). */
  readonly requesting: boolean;
  readonly pending: readonly PendingCommand[];
  /** Text of the last failure; empty when the shop was unreachable; null without one. */
  readonly error: string | null;
  /** Messages of the last command. */
  readonly messages: readonly CartMessage[];
  readonly removed: readonly RemovedLine[];
  /** Removed lines whose Undo time is over; their rows do not return (CART-9). */
  readonly hidden: readonly string[];
  /** Names of items that left the cart because they are gone for good (CART-28). */
  readonly gone: readonly string[];
  readonly confirmation: Confirmation | null;
  /** The view shown: the cart or saved for later (MINI-1). */
  readonly miniCart: { readonly open: boolean; readonly breakpoint: 'xs' | 'wide'; readonly view: 'cart' | 'saved' };
}

const initialState: CartState = {
  status: 'unknown',
  cart: null,
  previous: null,
  requesting: false,
  pending: [],
  error: null,
  messages: [],
  removed: [],
  hidden: [],
  gone: [],
  confirmation: null,
  miniCart: { open: false, breakpoint: 'wide', view: 'cart' },
};

/** Separates the cart from its removed lines, which become rows with an Undo. */
function splitRemoved(state: CartState, cart: Cart): Pick<CartState, 'cart' | 'removed'> {
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
function undoRowsOf(state: CartState, done: PendingCommand, aside: ListPlace | undefined): RemovedLine[] {
  const { takesOut } = done.command;
  const line = takesOut === 'undoable' || (takesOut === 'aside' && aside !== undefined) ? lineOf(state, done) : undefined;
  if (line === undefined) return [];
  const { cartItemId, product, qty } = line.item;
  return [{ cartItemId, name: product.name, qty, index: line.index, ...(aside !== undefined && { aside }) }];
}

interface Loaded {
  readonly cart: Cart;
  readonly again?: boolean;
  readonly hidden?: readonly string[];
}

interface Answered {
  readonly id: string;
  readonly reply: CommandAnswer;
}

/** `message` is empty when the shop was unreachable. */
interface CommandFailure {
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly gone?: boolean;
}

function answeredState(state: CartState, { id, reply }: Answered): CartState {
  const { cart, messages, aside, cameBack } = reply;
  const done = state.pending.find((one) => one.id === id);
  // The command is no longer pending: the shopper changed, or the cart was ordered.
  if (done === undefined) return state;
  const pending = state.pending.filter((one) => one.id !== id);
  const merged = cart === null ? null : mergeReply(state.cart, cart);
  // An item that returned to the cart has no row any more.
  const back = new Set(cameBack);
  const rows = state.removed.filter((row) => row.aside === undefined || !back.has(row.aside.id));
  const gone = removedForGood(state, done);
  const kept =
    gone === undefined
      ? { ...state, removed: [...rows, ...undoRowsOf(state, done, aside)] }
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

const staleState = (state: CartState): CartState => ({ ...state, status: state.status === 'ready' ? 'stale' : state.status });

export const cartSlice = createSlice({
  name: 'cart',
  // The reducers return plain objects, because drafting whole carts line by line is slow.
  initialState: initialState as CartState,
  reducers: {
    loadStarted: (state) => ({ ...state, status: 'loading' as const }),
    /**
     * `again`: shown from storage while the cart reloads. Pending changes stay pending (CART-18). `hidden`: removed lines whose Undo time is over,
     * here or on another page.
     */
    loaded: (state, { payload: { cart, again, hidden = [] } }: PayloadAction<Loaded>) => ({
      ...current(state),
      ...splitRemoved({ ...current(state), hidden: [...state.hidden, ...hidden] }, cart),
      status: again ? ('stale' as const) : ('ready' as const),
      error: null,
      previous: null,
    }),
    loadFailed: (state: CartState, { payload }: PayloadAction<{ readonly message: string }>) => ({
      ...state,
      status: state.cart === null ? ('failed' as const) : ('stale' as const),
      requesting: state.pending.length > 0,
      error: payload.message,
    }),
    /** `out`: how many commands before it were already sent. */
    commandSent: (state: CartState, { payload: { out, ...next } }: PayloadAction<PendingCommand & { readonly out?: number }>) => ({
      ...state,
      requesting: true,
      error: null,
      pending: queued(state.pending, next, out),
    }),
    commandAnswered: (state, { payload }: PayloadAction<Answered>) => answeredState(current(state), payload),
    /** `gone`: the subject no longer exists, so no line can show the failure (CART-24). */
    commandFailed: (state: CartState, { payload: { id, code, message, gone = false } }: PayloadAction<CommandFailure>) => {
      const failed = state.pending.find((one) => one.id === id);
      if (failed === undefined) return state;
      const pending = state.pending.filter((one) => one.id !== id);
      const confirmation = refusalOf(failed.command.adds, message) ?? state.confirmation;
      const [cartItemId, ...others] = failed.command.about.lines;
      const atLine = gone || cartItemId === undefined || others.length > 0 ? {} : { cartItemId };
      const messages = gone || 'cartItemId' in atLine ? [{ code, type: 'failure' as const, description: message, ...atLine }] : [];
      return { ...state, pending, requesting: pending.length > 0, error: gone ? null : message, messages, confirmation };
    },
    /** Adds the refusal to the cart's errors when a payment method could not be removed (PAY-3). */
    paymentRemovalFailed: (state: CartState, { payload: { code, message } }: PayloadAction<Omit<CommandFailure, 'id'>>) => ({
      ...state,
      error: message,
      messages: [...state.messages, { code, type: 'failure' as const, description: message }],
    }),
    /** The Undo time of a line is over (CART-9). */
    lineHidden: (state: CartState, { payload }: PayloadAction<{ readonly cartItemId: string }>) => ({
      ...state,
      removed: state.removed.filter(({ cartItemId }) => cartItemId !== payload.cartItemId),
      hidden: [...state.hidden, payload.cartItemId],
    }),
    spinnerHidden: (state) => ({ ...state, requesting: false }),
    accountingAnswered: (state) => ({ ...state, requesting: false }),
    orderPlaced: (state: CartState) => ({ ...initialState, miniCart: { ...state.miniCart, open: false } }),
    previousSaved: (state: CartState) => ({ ...state, previous: state.cart }),
    /** The shopper changed or signed out: only the mini cart's breakpoint stays (CART-18, ATC-2). */
    cartRemoved: (state: CartState) => ({ ...initialState, miniCart: { ...initialState.miniCart, breakpoint: state.miniCart.breakpoint } }),
    /** The shopper moved to another page: only the mini cart's breakpoint stays (ATC-2). */
    pageLoaded: (state: CartState) => ({
      ...state,
      confirmation: null,
      miniCart: { ...initialState.miniCart, breakpoint: state.miniCart.breakpoint },
    }),
    outdated: staleState,
    /** The whole page may be outdated; other capabilities listen too. */
    pageOutdated: staleState,
    confirmationClosed: (state: CartState) => ({ ...state, confirmation: null }),
    miniCartOpened: (state: CartState, { payload }: PayloadAction<CartState['miniCart']['breakpoint']>) => ({
      ...state,
      confirmation: null,
      miniCart: { open: true, breakpoint: payload, view: 'cart' as const },
    }),
    miniCartViewed: (state: CartState, { payload }: PayloadAction<CartState['miniCart']['view']>) => ({
      ...state,
      miniCart: { ...state.miniCart, view: payload },
    }),
    miniCartClosed: (state: CartState) => ({ ...state, miniCart: { ...state.miniCart, open: false } }),
  },
});

declare module '#store' {
  export interface LazySlices extends WithSlice<typeof cartSlice> {}
}

export const { actions: cartEvents } = cartSlice;
export const { selectSlice: selectCart } = cartSlice.injectInto(reducers);
