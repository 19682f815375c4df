// The cart as a component reads it, and what it can ask of it. Inside CartScope.
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Cart, CartMessage } from '#buying/cart/contract';
import type { Refusal } from '#base/outcome/rules';
import type { ShopState } from '#store';
import { cartCommands } from '../commands/cart-commands.ts';
import type { CartCommand, CommandAnswer } from '../commands/command.ts';
import { cartEvents, selectCart, type CartState, type RemovedLine } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';
import { onItsWay, type LineOnItsWay } from './pending-commands.ts';

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
  const pendingIds = useMemo(() => new Set(pending.flatMap(({ command }) => command.about.lines)), [pending]);
  return { cart, status, pendingIds, removed, gone, busy: requesting, error, messages };
}

/** What is on its way to one line; commands to other lines do not wake it. One question a line: a cart may have hundreds. */
export function useLine(cartItemId: string): LineOnItsWay {
  return useSelector((state: ShopState) => onItsWay(selectCart(state).pending, cartItemId), shallowEqual);
}

type Answer = Promise<CommandAnswer | Refusal | null>;

/** A table of commands as functions that give them to this page's cart. */
export type Runs<T> = {
  readonly [K in keyof T]: T[K] extends (...asked: infer Asked) => CartCommand ? (...asked: Asked) => Answer : never;
};

export function runs<T extends Readonly<Record<string, (...asked: never[]) => CartCommand>>>(table: T): Runs<T> {
  const given = Object.entries(table).map(([kind, make]) => [kind, (...asked: never[]) => pageCart().run(make(...asked))]);
  return Object.fromEntries(given) as Runs<T>; // function by function of the table
}

const COMMANDS = runs(cartCommands);

/** Commands resolve when the server has answered; failures are values, and stand in `useCart().error` too. */
export const useCartCommands = (): Runs<typeof cartCommands> => COMMANDS;

/** Brings a line that was taken out back as it was, from where it was put aside if it was. */
export const bringBack = ({ cartItemId, qty, aside }: RemovedLine): Answer =>
  pageCart().run(aside?.bringBack ?? cartCommands.restore({ cartItemId, qty }));

/** The time of an Undo is over (CART-9). */
export const hideRow = (cartItemId: string): void => void pageCart().store.dispatch(cartEvents.lineHidden({ cartItemId }));
