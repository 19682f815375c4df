// The state of the cart in the browser (CART-18).
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Confirmation } from '../add-to-cart/confirmation.ts';
import type { ListPlace } from '../commands/command.ts';
import type { PendingCommand } from './pending-commands.ts';

/** A removed line that can still be restored, with its position. */
export interface RemovedLine {
  readonly cartItemId: string;
  readonly name: string;
  readonly qty: number;
  readonly index: number;
  /** Its place on another list, from where it would return. */
  readonly movedTo?: ListPlace | undefined;
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

export const initialState: CartState = {
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
