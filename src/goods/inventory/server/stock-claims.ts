// Units that unfinished orders have taken: gone for everybody else, but available to the cart and the shopper whose order it is.
import type { Queries } from '#platform/db';
import { ALLOCATED_TO } from './inventory-queries.ts';
import type { Holder } from './stock-holds.ts';

/** An order that is being paid for or changed, the cart that it is made of, and its shopper. */
export interface StockClaim {
  readonly cartId: string;
  readonly ownerId: string;
  readonly orderNumber: string;
}

/** The unfinished orders of some carts, or all of them. */
export type ReadClaims = (carts: 'all' | readonly string[]) => Promise<readonly StockClaim[]>;

export interface ClaimedUnits extends Pick<StockClaim, 'cartId' | 'ownerId'> {
  readonly itemId: string;
  readonly location: string;
  readonly qty: number;
}

export interface StockClaims {
  /** Units that the unfinished orders of a cart or a shopper have taken at a location. */
  unitsOf(holder: string, itemId: string, location: string): number;
  /** Changes with the claims of an item; empty without claims. */
  stateOf(itemId: string): string;
  /** Replaces the claims of these carts, or of all. */
  put(carts: 'all' | Iterable<string>, units: readonly ClaimedUnits[]): void;
  /** Gives the claims of a cart to another cart. */
  move(fromCartId: string, to: Holder): void;
}

export function makeStockClaims(): StockClaims {
  const byCart = new Map<string, readonly ClaimedUnits[]>();
  let byItem = new Map<string, readonly ClaimedUnits[]>();
  const put: StockClaims['put'] = (carts, units) => {
    if (carts === 'all') byCart.clear();
    else for (const cartId of carts) byCart.delete(cartId);
    for (const [cartId, own] of Map.groupBy(units, (unit) => unit.cartId)) byCart.set(cartId, own);
    // Few orders are unfinished at a time.
    byItem = Map.groupBy([...byCart.values()].flat(), ({ itemId }) => itemId);
  };
  return {
    unitsOf(holder, itemId, location) {
      const there = byItem.get(itemId) ?? [];
      const own = there.filter((unit) => unit.location === location && (unit.cartId === holder || unit.ownerId === holder));
      // An order that changes another one has taken units anew; both are never delivered.
      return own.reduce((most, { qty }) => Math.max(most, qty), 0);
    },
    stateOf: (itemId) => (byItem.get(itemId) ?? []).map(({ cartId, location, qty }) => `${cartId} ${location} ${qty}`).join(),
    put,
    move(fromCartId, { cartId, ownerId }) {
      const moved = (byCart.get(fromCartId) ?? []).map((unit) => ({ ...unit, cartId, ownerId }));
      if (moved.length > 0) put([fromCartId, cartId], [...(byCart.get(cartId) ?? []), ...moved]);
    },
  };
}

/** Reads the claims of carts; without anybody who knows them there are none. */
export function claimReader(db: Queries, claimsOf: ReadClaims | undefined) {
  return async (into: StockClaims, carts: 'all' | readonly string[]): Promise<void> => {
    if (claimsOf !== undefined) into.put(carts, await claimedUnits(db, await claimsOf(carts)));
  };
}

async function claimedUnits(db: Queries, claims: readonly StockClaim[]): Promise<readonly ClaimedUnits[]> {
  if (claims.length === 0) return [];
  const rows = await db.many(ALLOCATED_TO, [claims.map(({ orderNumber }) => orderNumber)]);
  const byOrder = Map.groupBy(rows, ({ order_number: orderNumber }) => orderNumber);
  return claims.flatMap(({ cartId, ownerId, orderNumber }) =>
    (byOrder.get(orderNumber) ?? []).map(({ item_id: itemId, location, qty }) => ({ cartId, ownerId, itemId, location, qty })),
  );
}
