// The two ends of a draft: placed once every tender is authorised, or released once its tenders hold nothing.
import { settleHold } from '#buying/budgets/server';
import type { Inventory } from '#goods/inventory/server';
import { ACCOUNT, REWARDS } from '#buying/orders/rules';
import { PaymentUnreachable, type PaymentProvider } from '#buying/payment/server';
import type { Coupons } from '#goods/promotions/server';
import type { Db } from '#platform/db';
import { refundRewards } from '#buying/rewards/server';
import { recordCardUse } from '#buying/saved-cards/server';
import { endReplaced, NotReplaceable } from './end-replaced.ts';
import { GIVE_UP_DRAFT, HOLD_CART_OF_DRAFT, IS_PLACED, NO_DRAFT, PLACE_DRAFT, RELEASE_DRAFT, REPLACES } from './settling-queries.ts';

export interface SettlingDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly inventory: Pick<Inventory, 'release' | 'readClaims'>;
  readonly coupons: Pick<Coupons, 'release'>;
  /** Called when an order waits for its confirmation mail. */
  readonly placed: () => void;
  /** Grants the membership that an order bought (RWD-4). What fails here is done by the memberships' job. */
  readonly grant: (orderNumber: string, now: Date) => Promise<void>;
}

/** The provider's idempotency key of a tender, so that a draft authorises each tender once. The first tender's key is the order number. */
export function paymentKey(orderNumber: string, tenderNo: number): string {
  return tenderNo === 1 ? `order-${orderNumber}` : `order-${orderNumber}-${tenderNo}`;
}

/** Prefixes of authorisations that the shop makes itself, without a provider. */
const OWN = { [ACCOUNT]: 'account-', [REWARDS]: 'rewards-' } as const;

/** The authorisation of a tender that the shop itself provides; undefined when a provider has to authorise. */
export function ownAuthorisation(paymentType: string, orderNumber: string): string | undefined {
  return paymentType === ACCOUNT || paymentType === REWARDS ? OWN[paymentType] + orderNumber : undefined;
}

export const isRewards = (authorisationId: string): boolean => authorisationId.startsWith(OWN[REWARDS]);
export const isOwn = (authorisationId: string): boolean => isRewards(authorisationId) || authorisationId.startsWith(OWN[ACCOUNT]);

export interface AuthorisedTender {
  readonly tenderNo: number;
  readonly authorisationId: string;
}

export interface PaidDraft {
  readonly orderNumber: string;
  /** All of its tenders. */
  readonly tenders: readonly AuthorisedTender[];
}

/** Turns a draft into an order; if the draft has ended otherwise meanwhile, releases what its tenders hold. */
export async function placePaid(deps: SettlingDeps, draft: PaidDraft, now: Date): Promise<'placed' | 'released' | 'unknown'> {
  const { orderNumber, tenders } = draft;
  if (await place(deps, draft, now)) return 'placed';
  return giveUp(deps, { orderNumber, held: heldOf(tenders), reason: 'voided', declined: null }, now);
}

/** The tenders that a provider holds. */
export function heldOf(tenders: readonly AuthorisedTender[]): readonly number[] {
  return tenders.filter(({ authorisationId }) => !isOwn(authorisationId)).map(({ tenderNo }) => tenderNo);
}

export interface GivenUpDraft {
  readonly orderNumber: string;
  /** Tenders that may hold money. */
  readonly held: readonly number[];
  readonly reason: string;
  /** The declined tender. */
  readonly declined: number | null;
}

/**
 * Marks the draft so that nobody can place it, voids what its tenders hold, then releases it; a crash in between leaves a draft that ends
 * the same way. 'unknown': the provider did not answer, try again. 'placed': another request was faster and these authorisations pay for it.
 */
export async function giveUp(
  deps: SettlingDeps,
  { orderNumber, held, reason, declined }: GivenUpDraft,
  now: Date,
): Promise<'placed' | 'released' | 'unknown'> {
  const { db, provider } = deps;
  if (held.length > 0) {
    const isDraft = (await db.run(GIVE_UP_DRAFT, [orderNumber])) > 0;
    if (!isDraft && (await db.maybe(IS_PLACED, [orderNumber])) !== undefined) return 'placed';
    try {
      for (const tenderNo of held) await provider.void(paymentKey(orderNumber, tenderNo));
    } catch (error) {
      if (!(error instanceof PaymentUnreachable)) throw error;
      return 'unknown';
    }
  }
  await release(deps, orderNumber, { reason, declined }, now);
  return 'released';
}

/**
 * Places the order, closes the cart and queues the confirmation in one statement; an order that replaces another ends that one in the same transaction.
 * False: it is no draft any more, or the other can no longer be replaced.
 */
async function place(deps: SettlingDeps, { orderNumber, tenders }: PaidDraft, now: Date): Promise<boolean> {
  const { db, inventory, placed } = deps;
  const values = [
    orderNumber,
    now,
    tenders.map(({ tenderNo }) => tenderNo),
    tenders.map(({ authorisationId }) => authorisationId),
  ] as const;
  const order = await db
    .one(PLACE_DRAFT, [...values, false])
    .catch((error: Error & { readonly code?: string; readonly detail?: string }) => {
      if (error.code === NO_DRAFT) return undefined;
      if (error.code === REPLACES && error.detail !== undefined) return replace(deps, values, error.detail, now);
      throw error;
    });
  if (order === undefined) return false;
  placed();
  inventory.readClaims(order.cart_id);
  if (order.has_membership) await deps.grant(orderNumber, now);
  if (order.saved_card !== null) await recordCardUse(db, order.owner_id, order.saved_card, now);
  return true;
}

type PlaceValues = readonly [orderNumber: string, now: Date, tenders: readonly number[], authorisations: readonly string[]];

async function replace(deps: SettlingDeps, values: PlaceValues, other: string, now: Date) {
  try {
    return await deps.db.transaction(async (tx) => {
      const order = await tx.one(PLACE_DRAFT, [...values, true]);
      await endReplaced(tx, deps, other, now);
      await settleHold(tx, values[0], 'spent', now);
      return order;
    });
  } catch (error) {
    if (error instanceof NotReplaceable || (error as { readonly code?: string }).code === NO_DRAFT) return undefined;
    throw error;
  }
}

/** Releases the draft: goods back to stock, reward money and held budgets back to their balance, in one transaction. */
async function release(
  { db, inventory, coupons }: SettlingDeps,
  orderNumber: string,
  { reason, declined }: Pick<GivenUpDraft, 'reason' | 'declined'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(HOLD_CART_OF_DRAFT, [orderNumber]);
    const released = await tx.maybe(RELEASE_DRAFT, [orderNumber, now, reason, declined]);
    if (released === undefined) return;
    await coupons.release(tx, orderNumber);
    await inventory.release(tx, orderNumber, released.cart_id);
    await refundRewards(tx, { orderNumber, cents: 'all', cause: 'released' }, now);
    await settleHold(tx, orderNumber, 'released', now);
  });
}
