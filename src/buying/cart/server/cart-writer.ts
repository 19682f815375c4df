// Writes a cart with one statement, from the cart read or from the copy in memory (CART-26).
import type { Cart, PricedCart } from '#buying/cart/rules';
import type { Queries } from '#platform/db';
import type { KeptAnswer, KeyedRequest } from '#platform/idempotency';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { lineWrites } from './cart-rows.ts';
import {
  CREATE_CART,
  SAVE_CART,
  SAVE_REMEMBERED_CART,
  SAVE_REMEMBERED_GUEST_CART,
  type DeletionsAndAnswer,
  type CartValues,
} from './cart-write-queries.ts';

export interface CartWrite {
  readonly before: Cart;
  readonly after: Cart;
  readonly now: Date;
  /** The answer to store for the request's key. */
  readonly kept?: KeyedRequest & KeptAnswer;
  /** Puts the cart into memory for this visit and session. */
  readonly visit?: Visit;
  readonly shopper?: Shopper;
  readonly shopperText?: string | null;
  /** `after` with every amount. */
  readonly priced?: PricedCart;
  /** `before` comes from memory: stores only if session, cart and key are still the same. */
  readonly fromMemory?: boolean;
  /** The open transaction, if any. */
  readonly on?: Queries;
}

type Saved = Promise<{ readonly version: number } | undefined>;

/** Writes a cart that was read from the database. */
export function saveRead(on: Queries, write: CartWrite): Saved {
  const { values, rest } = valuesOf(write);
  return on.maybe(write.before.version === 0 ? CREATE_CART : SAVE_CART, { ...values, ...rest });
}

/** Writes a cart from memory, if session, cart and key are still the same. */
export function saveRemembered(on: Queries, write: CartWrite, { tokenHash, site: { tenant } }: Visit): Saved {
  const { values, rest } = valuesOf(write);
  const isPlain = rest.forgotten.length === 0 && rest.key === null;
  return isPlain && write.shopper?.profile === null
    ? on.maybe(SAVE_REMEMBERED_GUEST_CART, { ...values, tokenHash, tenant })
    : on.maybe(SAVE_REMEMBERED_CART, { ...values, ...rest, tokenHash, tenant, shopperText: write.shopperText ?? null });
}

function valuesOf({ before, after, now, kept }: CartWrite): { readonly values: CartValues; readonly rest: DeletionsAndAnswer } {
  const { put, forgotten } = lineWrites(before, after);
  const { ownerId, cartId, siteId, purpose, coupons, zip, storeNumber, notices, type, extra } = after;
  const { budgetCenter, purchaseOrder, purchaseOrderRelease } = after.accounting;
  const values = {
    ownerId,
    cartId,
    siteId,
    purpose,
    version: before.version,
    coupons,
    zip,
    storeNumber,
    accounting: [budgetCenter, purchaseOrder, purchaseOrderRelease],
    notices,
    type,
    now,
    lines: JSON.stringify(put),
    extra: extra === null ? null : JSON.stringify(extra),
  };
  return { values, rest: { forgotten, key: kept?.key ?? null, requestHash: kept?.hash ?? null, reply: kept?.reply ?? null } };
}
