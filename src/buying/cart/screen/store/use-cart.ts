// Hooks and commands of the cart for components inside CartScope.
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { ShopState } from '#store';
import { cartCommands } from '../commands/cart-commands.ts';
import type { CartCommand, CommandAnswer } from '../commands/command.ts';
import { cartEvents, selectCart } from './cart-slice.ts';
import type { CartState, RemovedLine } from './cart-state.ts';
import { pageCart } from './page-cart.ts';
import { onItsWay, type LineOnItsWay } from './pending-commands.ts';

export interface CartView {
  /** The server's last answer; null while unknown. */
  readonly cart: Cart | null;
  readonly status: CartState['status'];
  /** Lines with a pending command. */
  readonly pendingIds: ReadonlySet<string>;
  /** Lines that can still be restored, with their position. */
  readonly removed: readonly RemovedLine[];
  /** Names of items that left because they are gone for good. */
  readonly gone: readonly string[];
  /** A change is pending (CART-18). */
  readonly busy: boolean;
  /** Text of the last failure; empty when the shop was unreachable. */
  readonly error: string | null;
  /** Messages of the last command. */
  readonly messages: readonly CartMessage[];
}

/** One part of the cart's state. */
export function useCartState<T>(part: (state: CartState) => T): T {
  return useSelector((state: ShopState) => part(selectCart(state)));
}

export function useCart(): CartView {
  const { cart, status, pending, removed, gone, requesting, error, messages } = useCartState((state) => state);
  const pendingIds = useMemo(() => new Set(pending.flatMap(({ command }) => command.about.lines)), [pending]);
  return { cart, status, pendingIds, removed, gone, busy: requesting, error, messages };
}

/** The pending changes of one line; commands on other lines do not render it again. */
export function useLine(cartItemId: string): LineOnItsWay {
  return useSelector((state: ShopState) => onItsWay(selectCart(state).pending, cartItemId), shallowEqual);
}

type Answer = Promise<CommandAnswer | Refusal | null>;

/** A table of commands as functions that run them on this page's cart. */
export type Runs<T> = {
  readonly [K in keyof T]: T[K] extends (...asked: infer Asked) => CartCommand ? (...asked: Asked) => Answer : never;
};

export function runs<T extends Readonly<Record<string, (...asked: never[]) => CartCommand>>>(table: T): Runs<T> {
  const given = Object.entries(table).map(([kind, make]) => [kind, (...asked: never[]) => pageCart().run(make(...asked))]);
  return Object.fromEntries(given) as Runs<T>; // each function comes from the table
}

const COMMANDS = runs(cartCommands);

/** Commands resolve when the server has answered; failures are values, and also in `useCart().error`. */
export const useCartCommands = (): Runs<typeof cartCommands> => COMMANDS;

/** Restores a removed line unchanged, or moves it back from the other list. */
export const undoRemoval = ({ cartItemId, qty, movedTo }: RemovedLine): Answer =>
  pageCart().run(movedTo?.undoRemoval ?? cartCommands.restore({ cartItemId, qty }));

/** The Undo time is over (CART-9). */
export const hideUndoRow = (cartItemId: string): void => void pageCart().store.dispatch(cartEvents.lineHidden({ cartItemId }));
