import { cartContract } from '#buying/cart/contract';
import {
  cartPersonalData,
  cartHandlers,
  EXPIRE_CARTS,
  EXPIRE_EMPTY_CARTS,
  EXPIRE_GUEST_CARTS,
  FORGET_EXPIRED_CARTS,
  type CartHandlerDeps,
  type Carts,
  type MergeNeighbours,
} from '#buying/cart/server';
import { answers, type Part } from '#platform/part';

export interface CartNeeds extends CartHandlerDeps {
  readonly carts: Carts;
  /** Where lines go that a guest brings along and the account's cart cannot take, and what follows the cart. */
  readonly atMerge: MergeNeighbours;
}

export function cartPart({ carts, atMerge, ...neighbours }: CartNeeds): Part {
  return {
    calls: [answers(cartContract, cartHandlers(carts, neighbours))],
    personalData: cartPersonalData,
    adoptAtSignIn: (tx, change) => carts.mergeAtSignIn(tx, change, atMerge),
    keeps: [
      { what: 'open carts without goods', days: 0.25, since: 'they were last used', forget: EXPIRE_EMPTY_CARTS },
      { what: 'open carts of guests', days: 30, since: 'they were last used', forget: EXPIRE_GUEST_CARTS },
      { what: 'open carts of accounts', days: 90, since: 'they were last used', forget: EXPIRE_CARTS },
      { what: 'expired carts, for support to look at', days: 120, since: 'they were last used', forget: FORGET_EXPIRED_CARTS },
    ],
  };
}
