// From a draft to an end: paid and placed, or released with everything given back. Used by placing and by the sweeper alike,
// so an order ends the same way whoever ends it.
import type { Currency } from '#catalog/rules';
import type { Inventory } from '#inventory/server';
import { PaymentUnreachable, type Authorisation, type PaymentProvider } from '#payment/server';
import type { DeclineReason } from '#payment/rules';
import type { Coupons } from '#promotions/server';
import type { Db, Queries } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { ABANDON_DRAFT, IS_PLACED, NO_DRAFT, PLACE_DRAFT, RELEASE_DRAFT } from './order-queries.ts';

/** Queue of what follows an order: the confirmation mail. */
export const ORDER_PLACED_QUEUE = 'order-placed';

export interface SettlingDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly inventory: Pick<Inventory, 'giveBack'>;
  readonly coupons: Pick<Coupons, 'giveBack'>;
  readonly jobs: Pick<Jobs, 'job'>;
  /** What else ends with an order, in its transaction: the cart is closed. */
  readonly onPlaced: (tx: Queries, order: CartOfOrder & { readonly orderNumber: string }, now: Date) => Promise<void>;
}

/** The cart an order was made from. */
export interface CartOfOrder {
  readonly ownerId: string;
  readonly cartId: string;
}

export interface PayRequest {
  readonly orderNumber: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: Currency;
  readonly token: string;
  readonly of: CartOfOrder;
}

export type Paid =
  | { readonly kind: 'placed' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'unknown' };

export interface Settling {
  /** Asks the provider and ends the draft accordingly. Unknown: no answer; the draft is left for whoever comes next. */
  pay(request: PayRequest, now: Date): Promise<Paid>;
  /** Ends a draft nobody works on any more by what the provider knows of it: an authorisation makes it an order. */
  settle(orderNumber: string, now: Date): Promise<'placed' | 'released' | 'unknown'>;
}

/** The provider's key of an order: one draft authorises at most once. */
export function paymentKey(orderNumber: string): string {
  return `order-${orderNumber}`;
}

export function makeSettling(deps: SettlingDeps): Settling {
  const { db, provider } = deps;
  const finish = async (orderNumber: string, authorisation: Authorisation, now: Date, of?: CartOfOrder): Promise<'placed' | 'released'> => {
    if (authorisation.status !== 'authorised') {
      await release(deps, orderNumber, authorisation.status === 'declined' ? `declined:${authorisation.reason}` : 'voided', now);
      return 'released';
    }
    const { authorisationId } = authorisation;
    if (await place(deps, { orderNumber, authorisationId, ...(of === undefined ? {} : { of }) }, now)) return 'placed';
    // Somebody else ended the draft meanwhile. If they placed it, this very authorisation pays for it; else it must go.
    const isPlaced = (await db.maybe(IS_PLACED, [orderNumber])) !== undefined;
    if (!isPlaced) await provider.void(paymentKey(orderNumber));
    return isPlaced ? 'placed' : 'released';
  };
  return {
    async pay({ orderNumber, amount, currency, token, of }, now) {
      const idempotencyKey = paymentKey(orderNumber);
      const answer = await ask(
        provider,
        () => provider.authorise({ idempotencyKey, token, amount, currency, reference: orderNumber }),
        idempotencyKey,
      );
      if (answer === undefined) {
        await db.run(ABANDON_DRAFT, [orderNumber, now]);
        return { kind: 'unknown' };
      }
      if ((await finish(orderNumber, answer, now, of)) === 'placed') return { kind: 'placed' };
      return answer.status === 'declined' ? { kind: 'declined', reason: answer.reason } : { kind: 'unknown' };
    },
    async settle(orderNumber, now) {
      const idempotencyKey = paymentKey(orderNumber);
      const found = await ask(
        provider,
        async () => {
          const known = await provider.find(idempotencyKey);
          // Never asked, as far as is known: the key is closed first, so that a request still under way cannot charge.
          if (known === undefined) await provider.void(idempotencyKey);
          return known ?? (await provider.find(idempotencyKey));
        },
        idempotencyKey,
      );
      return found === undefined ? 'unknown' : finish(orderNumber, found, now);
    },
  };
}

/** The provider's answer; when none comes it is asked once what it did, and undefined says that nothing is known. */
async function ask(
  provider: PaymentProvider,
  first: () => Promise<Authorisation | undefined>,
  key: string,
): Promise<Authorisation | undefined> {
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return provider.find(key).catch(() => undefined);
  }
}

/**
 * Draft to placed, cart closed, mail on its way: one transaction, asked in one go when it is known whose cart it is. False: it was
 * no draft any more.
 */
async function place(
  { db, jobs, onPlaced }: SettlingDeps,
  { orderNumber, authorisationId, of }: { readonly orderNumber: string; readonly authorisationId: string; readonly of?: CartOfOrder },
  now: Date,
): Promise<boolean> {
  const putMail = await jobs.job(ORDER_PLACED_QUEUE, { orderNumber });
  const follow = (tx: Queries, cart: CartOfOrder): Promise<unknown> =>
    Promise.all([onPlaced(tx, { ...cart, orderNumber }, now), putMail(tx)]);
  try {
    await db.transaction(async (tx) => {
      const values = [orderNumber, now, authorisationId];
      if (of !== undefined) return void (await tx.last(() => Promise.all([tx.one(PLACE_DRAFT, values), follow(tx, of)])));
      const order = await tx.one(PLACE_DRAFT, values);
      await follow(tx, { ownerId: order.owner_id, cartId: order.cart_id });
    });
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code === NO_DRAFT) return false;
    throw error;
  }
}

/** Draft to released, stock back on its shelves: one transaction. */
async function release({ db, inventory, coupons }: SettlingDeps, orderNumber: string, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const released = await tx.many(RELEASE_DRAFT, [orderNumber, now, reason, reason.startsWith('declined') ? 'declined' : 'voided']);
    if (released.length === 0) return;
    await coupons.giveBack(tx, orderNumber);
    await inventory.giveBack(tx, orderNumber);
  });
}
