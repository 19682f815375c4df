import { cartContract } from '#buying/cart/contract';
import {
  cartPersonalData,
  cartHandlers,
  EXPIRE_CARTS,
  FORGET_EXPIRED_CARTS,
  type CartHandlerDeps,
  type Carts,
  type SaveOverflow,
} from '#buying/cart/server';
import { answers, type Part } from '#platform/part';

export interface CartNeeds extends CartHandlerDeps {
  readonly carts: Carts;
  /** Where lines go that a guest brings along and the account's cart cannot take. */
  readonly saveOverflow: SaveOverflow;
}

export function cartPart({ carts, saveOverflow, ...neighbours }: CartNeeds): Part {
  return {
    calls: [answers(cartContract, cartHandlers(carts, neighbours))],
    personalData: cartPersonalData,
    adoptAtSignIn: (tx, change) => carts.mergeAtSignIn(tx, change, saveOverflow),
    async upkeep(db, now) {
      await db.run(EXPIRE_CARTS, [now]);
      await db.run(FORGET_EXPIRED_CARTS, [now]);
    },
  };
}
