// The state of the cart in the browser (CART-18). The server's answer is the only cart; pending changes are kept next to it and never written into
// it.
import { createSlice, current, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Cart } from '#buying/cart/contract';
import { reducers } from '#store';
import { refusalOf } from '../add-to-cart/confirmation.ts';
import { queued, type PendingCommand } from './pending-commands.ts';
import { type CartState, initialState } from './cart-state.ts';
import { type Answered, answeredState, splitRemoved } from './answered-state.ts';

interface Loaded {
  readonly cart: Cart;
  readonly again?: boolean;
  readonly hidden?: readonly string[];
}

/** `message` is empty when the shop was unreachable. */
interface CommandFailure {
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly gone?: boolean;
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
