import { cartContract } from '#buying/cart/contract';
import {
  cartHandlers,
  DELETE_SAVED_REPLIES,
  EXPIRE_CARTS,
  FORGET_EXPIRED_CARTS,
  type CartNeighbours,
  type Carts,
  type KeepAside,
} from '#buying/cart/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export interface CartNeeds extends CartNeighbours {
  readonly carts: Carts;
  /** Where lines go that a guest brings along and the account's cart cannot take. */
  readonly keepAside: KeepAside;
}

export function cartPart({ carts, keepAside, ...neighbours }: CartNeeds): Part {
  return {
    calls: [answers(cartContract, cartHandlers(carts, neighbours))],
    adoptAtSignIn: (tx, change) => carts.mergeAtSignIn(tx, change, keepAside),
    async upkeep(db, now) {
      await db.run(EXPIRE_CARTS, [now]);
      await db.run(FORGET_EXPIRED_CARTS, [now]);
      await db.run(DELETE_SAVED_REPLIES, [daysBefore(now, 1)]);
    },
  };
}
