// The cart as a component reads it, and what it can ask of it. Inside CartScope.
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { SavedFilter, SavedState } from '#buying/saved-for-later/screen';
import { savedEvents, selectSaved } from '#buying/saved-for-later/screen';
import type { ShopState } from '#store';
import type { CommandAnswer } from './cart-calls.ts';
import { cartEvents, selectCart, type CartState, type RemovedLine } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';
import { linesOf, onItsWay, type CartCommand, type ItemToAdd, type LineOnItsWay, type LineOnWay } from './pending-commands.ts';

export interface CartView {
  /** As the server last answered; null while it is not known. */
  readonly cart: Cart | null;
  readonly status: CartState['status'];
  /** Lines with a command on its way. */
  readonly pendingIds: ReadonlySet<string>;
  /** Lines that can still be brought back, with the place they stood at. */
  readonly removed: readonly RemovedLine[];
  /** Names of what left by itself, because it can never be had again. */
  readonly gone: readonly string[];
  /** A change is on its way (CART-18). */
  readonly busy: boolean;
  /** Words of the last failure; empty when the shop could not be reached. */
  readonly error: string | null;
  /** What the last command was answered with. */
  readonly messages: readonly CartMessage[];
}

/** One part of the cart's state. */
export function useCartState<T>(part: (state: CartState) => T): T {
  return useSelector((state: ShopState) => part(selectCart(state)));
}

export function useCart(): CartView {
  const { cart, status, pending, removed, gone, requesting, error, messages } = useCartState((state) => state);
  const pendingIds = useMemo(() => new Set(pending.flatMap(({ command }) => linesOf(command))), [pending]);
  return { cart, status, pendingIds, removed, gone, busy: requesting, error, messages };
}

/** What is on its way to one line; commands to other lines do not wake it. One question a line: a cart may have hundreds. */
export function useLine(cartItemId: string): LineOnItsWay {
  return useSelector((state: ShopState) => onItsWay(selectCart(state).pending, cartItemId), shallowEqual);
}

type Answer = Promise<CommandAnswer | Refusal | null>;

export interface CartCommands {
  readonly setQuantity: (cartItemId: string, qty: number) => Answer;
  readonly setDelivery: (ways: readonly LineOnWay[]) => Answer;
  readonly remove: (cartItemId: string) => Answer;
  /** Brings a removed line back as it was. */
  readonly restore: (cartItemId: string) => Answer;
  readonly applyCoupon: (code: string) => Answer;
  readonly removeCoupon: (code: string) => Answer;
  readonly add: (items: readonly ItemToAdd[]) => Answer;
  readonly addFree: (itemId: string, qty: number) => Answer;
  /** Null takes the service away. */
  readonly setFurniture: (cartItemId: string, service: { readonly level: 'BASC' | 'CUST'; readonly qty: number } | null) => Answer;
  readonly buyNow: () => Answer;
  /** Null: the invoice's own. */
  readonly setBudget: (cartItemId: string, bcName: string | null) => Answer;
  /** Puts a line aside (SFL-1); `restore` brings it back from there, too. */
  readonly save: (cartItemId: string) => Answer;
  /** Moves saved items to the cart; null moves all. */
  readonly toCart: (listItemIds: readonly string[] | null) => Answer;
  readonly unsave: (listItemId: string) => Answer;
  readonly resave: (listItemId: string) => Answer;
  readonly setAccounting: (accounting: {
    readonly bc?: string | null;
    readonly po?: string | null;
    readonly por?: string | null;
  }) => Answer;
  /** Null is as soon as possible. */
  readonly deliverOn: (date: string | null) => Answer;
  /** The time of an Undo is over (CART-9). */
  readonly hide: (cartItemId: string) => void;
}

const COMMANDS: CartCommands = {
  setQuantity: (cartItemId, qty) => pageCart().run({ kind: 'quantity', cartItemId, qty }),
  setDelivery: (ways) => pageCart().run({ kind: 'delivery', ways }),
  remove: (cartItemId) => pageCart().run({ kind: 'remove', cartItemId }),
  restore: (cartItemId) => {
    const { store, run } = pageCart();
    const line = selectCart(store.getState()).removed.find((one) => one.cartItemId === cartItemId);
    if (line?.listItemId !== undefined) return run({ kind: 'toCart', listItemIds: [line.listItemId] });
    return run({ kind: 'restore', cartItemId, qty: line?.qty ?? 1 });
  },
  applyCoupon: (code) => pageCart().run({ kind: 'coupon', code }),
  removeCoupon: (code) => pageCart().run({ kind: 'removeCoupon', code }),
  add: (items) => pageCart().run({ kind: 'add', items }),
  addFree: (itemId, qty) => pageCart().run({ kind: 'freeItem', itemId, qty }),
  setFurniture: (cartItemId, service) => pageCart().run({ kind: 'furniture', cartItemId, service }),
  buyNow: () => pageCart().run({ kind: 'buyNow' }),
  setBudget: (cartItemId, bcName) => pageCart().run({ kind: 'budget', cartItemId, bcName }),
  save: (cartItemId) => pageCart().run({ kind: 'save', cartItemId }),
  toCart: (listItemIds) => pageCart().run({ kind: 'toCart', listItemIds }),
  unsave: (listItemId) => pageCart().run({ kind: 'unsave', listItemId }),
  resave: (listItemId) => pageCart().run({ kind: 'resave', listItemId }),
  setAccounting: (accounting) => pageCart().run({ kind: 'accounting', ...accounting }),
  deliverOn: (date) => pageCart().run({ kind: 'deliverOn', date }),
  hide: (cartItemId) => void pageCart().store.dispatch(cartEvents.lineHidden({ cartItemId })),
};

/** Commands resolve when the server has answered; failures are values, and stand in `useCart().error` too. */
export const useCartCommands = (): CartCommands => COMMANDS;

/** Saved for later as the store holds it, and looking at it in another way. */
export function useSaved(): SavedState & { readonly busyIds: ReadonlySet<string> } {
  const saved = useSelector((state: ShopState) => selectSaved(state));
  // As text, so that commands about other things change nothing here.
  const busy = useCartState(({ pending }) => pending.flatMap(({ command }) => listItemsOf(command)).join(' '));
  const busyIds = useMemo(() => new Set(busy.split(' ')), [busy]);
  return { ...saved, busyIds };
}

function listItemsOf(command: CartCommand): readonly string[] {
  if (command.kind === 'toCart') return command.listItemIds ?? [];
  return command.kind === 'unsave' || command.kind === 'resave' ? [command.listItemId] : [];
}

export const SAVED_VIEW = {
  /** Every page of it is there before it is filtered: none is hidden. */
  look: async (ui: { readonly filter?: SavedFilter; readonly search?: string }): Promise<void> => {
    const { store, loadSaved } = pageCart();
    store.dispatch(savedEvents.filtered(ui));
    await loadSaved({ all: true });
  },
  hideRow: (listItemId: string): void => void pageCart().store.dispatch(savedEvents.rowHidden({ listItemId })),
  load: (all = false): Promise<void> => pageCart().loadSaved({ all }),
} as const;
