// The cart as a component reads it, and what it can ask of it. Inside CartScope.
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Cart, CartItem, CartMessage, CartReply } from '#cart/contract';
import type { Refusal } from '#outcome/rules';
import type { ShopState } from '#store';
import { cartEvents, selectCart, type CartState, type RemovedLine } from './cart-slice.ts';
import { pageCart } from './page-cart.ts';
import { lineOf, wantedQuantity, type ItemToAdd } from './pending-commands.ts';

export interface CartView {
  /** As the server last answered; null while it is not known. */
  readonly cart: Cart | null;
  readonly status: CartState['status'];
  /** Lines with a command on its way. */
  readonly pendingIds: ReadonlySet<string>;
  /** Those of them that are being taken out. */
  readonly leavingIds: ReadonlySet<string>;
  /** What the shopper set while the server has not answered; then what it answered. */
  readonly quantityOf: (item: CartItem) => number;
  /** Lines that can still be brought back, with the place they stood at. */
  readonly removed: readonly RemovedLine[];
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
  const { cart, status, pending, removed, requesting, error, messages } = useCartState((state) => state);
  const pendingIds = useMemo(() => new Set(pending.flatMap(({ command }) => lineOf(command) ?? [])), [pending]);
  const leavingIds = useMemo(
    () => new Set(pending.flatMap(({ command }) => (command.kind === 'remove' ? command.cartItemId : []))),
    [pending],
  );
  const quantityOf = (item: CartItem): number => wantedQuantity(pending, item.cartItemId) ?? item.qty;
  return { cart, status, pendingIds, leavingIds, quantityOf, removed, busy: requesting, error, messages };
}

type Answer = Promise<CartReply | Refusal | null>;

export interface CartCommands {
  readonly setQuantity: (cartItemId: string, qty: number) => Answer;
  readonly setDelivery: (cartItemId: string, deliveryType: CartItem['shippingInfo']['deliveryType'], storeNumber: string | null) => Answer;
  readonly remove: (cartItemId: string) => Answer;
  /** Brings a removed line back as it was. */
  readonly restore: (cartItemId: string) => Answer;
  readonly applyCoupon: (code: string) => Answer;
  readonly removeCoupon: (code: string) => Answer;
  readonly add: (items: readonly ItemToAdd[]) => Answer;
  /** The time of an Undo is over (CART-9). */
  readonly hide: (cartItemId: string) => void;
}

const COMMANDS: CartCommands = {
  setQuantity: (cartItemId, qty) => pageCart().run({ kind: 'quantity', cartItemId, qty }),
  setDelivery: (cartItemId, deliveryType, pickStoreNumber) =>
    pageCart().run({ kind: 'delivery', cartItemId, deliveryType, pickStoreNumber }),
  remove: (cartItemId) => pageCart().run({ kind: 'remove', cartItemId }),
  restore: (cartItemId) => {
    const { store, run } = pageCart();
    const line = selectCart(store.getState()).removed.find((one) => one.cartItemId === cartItemId);
    return run({ kind: 'restore', cartItemId, qty: line?.qty ?? 1 });
  },
  applyCoupon: (code) => pageCart().run({ kind: 'coupon', code }),
  removeCoupon: (code) => pageCart().run({ kind: 'removeCoupon', code }),
  add: (items) => pageCart().run({ kind: 'add', items }),
  hide: (cartItemId) => void pageCart().store.dispatch(cartEvents.lineHidden({ cartItemId })),
};

/** Commands resolve when the server has answered; failures are values, and stand in `useCart().error` too. */
export const useCartCommands = (): CartCommands => COMMANDS;
