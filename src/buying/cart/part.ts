import { cartContract } from '#buying/cart/contract';
import {
  cartPersonalData,
  cartHandlers,
  EXPIRE_CARTS,
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
    async upkeep(db, now) {
      await db.run(EXPIRE_CARTS, [now]);
      await db.run(FORGET_EXPIRED_CARTS, [now]);
    },
  };
}
