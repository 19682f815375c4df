// Placing an order in three phases: prepare (one transaction), pay (none open), finalise (one transaction). What a crash leaves
// between them is settled by the sweeper, by the same functions (behaviour.md, Placing an order).
import { hash as digest, randomInt, randomUUID } from 'node:crypto';
import type { Carts } from '#cart/server';
import { refreshBalances, type CardTrials, type Checkouts } from '#checkout/server';
import { entriesFor, type CheckoutEntries } from '#checkout/rules';
import type { StockShortage } from '#inventory/rules';
import type { Inventory } from '#inventory/server';
import { draftOrder, makeOrderNumber, orderTenders, type DraftFacts, type OrderTender } from '#orders/rules';
import { done, failed, type Outcome } from '#outcome/rules';
import type { PaymentProvider } from '#payment/server';
import { DECLINE_REASONS, GIFT_TYPES, type DeclineReason } from '#payment/rules';
import type { Db, Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Coupons } from '#promotions/server';
import { noteCardUsed } from '#saved-cards/server';
import type { Shopper } from '#sessions/rules';
import { draftValues } from './draft-values.ts';
import { problemOf, type PlaceProblem, type Seen } from './place-problem.ts';
import { PLACING_FACTS, WRITE_DRAFT, type EarlierOrder } from './order-queries.ts';
import type { Settling } from './settle-order.ts';

export interface PlacingDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'lockForPlacing'>;
  readonly checkouts: Checkouts;
  readonly trials: Pick<CardTrials, 'refused'>;
  readonly inventory: Pick<Inventory, 'take' | 'available' | 'availableAt' | 'readAgain'>;
  readonly coupons: Pick<Coupons, 'use'>;
  readonly provider: PaymentProvider;
  readonly settling: Settling;
  readonly store: DraftFacts['store'];
}

export interface PlaceRequest {
  /** Idempotency-Key of the request, when it has one. */
  readonly key: string | undefined;
  /** The cart the shopper looked at. */
  readonly cartId: string;
  /** What the shopper saw: compared, never charged or promised. */
  readonly seen: Seen;
  /** What brought the shopper, as the page says it; kept with the order and nothing else. */
  readonly campaign: string | null;
}

export type Placed = Outcome<{ readonly orderNumber: string }, PlaceProblem>;

type Prepared =
  | { readonly kind: 'answer'; readonly answer: Placed }
  | { readonly kind: 'stale'; readonly orderNumber: string }
  | {
      readonly kind: 'draft';
      readonly orderNumber: string;
      readonly tenders: readonly OrderTender[];
      readonly hasBilling: boolean;
      /** The card of the account that is one of them. */
      readonly savedCardId: string | undefined;
    };

/** Ends the transaction that prepares an order: a line fell short, so nothing is written. */
class NothingTaken extends Error {
  override readonly name = 'NothingTaken';
  readonly shortages: readonly StockShortage[];
  constructor(shortages: readonly StockShortage[]) {
    super('A line fell short');
    this.shortages = shortages;
  }
}

export type PlaceOrder = (visit: Visit, request: PlaceRequest) => Promise<Placed>;

/** This server's drafts that a request is working on: one of its drafts that is not here was left by a request that failed. */
interface AtWork {
  readonly serverId: string;
  readonly orderNumbers: Set<string>;
}

export function makePlaceOrder(deps: PlacingDeps): PlaceOrder {
  const atWork: AtWork = { serverId: randomUUID(), orderNumbers: new Set() };
  return async (visit, request) => {
    const shopper = await visit.shopper();
    if (shopper === null) return failed({ code: 'CART_ID_NOT_FOUND' });
    const mine = makeOrderNumber(() => randomInt(10));
    atWork.orderNumbers.add(mine);
    try {
      return await placeOnce(deps, atWork, { visit, shopper, request, orderNumber: mine });
    } finally {
      atWork.orderNumbers.delete(mine);
    }
  };
}

interface Attempt {
  readonly visit: Visit;
  readonly shopper: Shopper;
  readonly request: PlaceRequest;
  /** The number the order gets if it comes about. */
  readonly orderNumber: string;
}

async function placeOnce(deps: PlacingDeps, atWork: AtWork, attempt: Attempt): Promise<Placed> {
  const { settling } = deps;
  const { visit } = attempt;
  const prepareNow = () => prepareKnowing(deps, atWork, attempt);
  let prepared = await prepareNow();
  if (prepared.kind === 'stale') {
    // An earlier attempt on this cart ended without an answer. What came of it decides whether there is anything left to do.
    const settled = await settling.settle(prepared.orderNumber, visit.now);
    if (settled === 'placed') return done({ orderNumber: prepared.orderNumber });
    if (settled === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
    prepared = await prepareNow();
    if (prepared.kind === 'stale') return failed({ code: 'ORDER_IN_PROGRESS' });
  }
  if (prepared.kind === 'answer') return prepared.answer;
  const { orderNumber, tenders, hasBilling, savedCardId } = prepared;
  const of = { ownerId: attempt.shopper.shopperId, cartId: attempt.request.cartId };
  const paid = await settling.pay({ orderNumber, tenders, currency: visit.site.currency, of }, visit.now);
  if (paid.kind === 'placed') {
    if (savedCardId !== undefined) await noteCardUsed(deps.db, of.ownerId, savedCardId, visit.now);
    return done({ orderNumber });
  }
  if (paid.kind === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
  await noteDecline(
    deps,
    attempt,
    tenders.find(({ tenderNo }) => tenderNo === paid.tenderNo),
  );
  return failed({ code: 'PAYMENT_DECLINED', reason: paid.reason, hasBilling, isSaved: savedCardId !== undefined });
}

/** A card that was refused is asked for again; of gift cards it is asked what they have by now. Everything else that was entered stays. */
async function noteDecline(
  { db, checkouts, trials, provider }: PlacingDeps,
  { visit, shopper, request }: Attempt,
  declined: OrderTender | undefined,
): Promise<void> {
  const isGift = GIFT_TYPES.some((type) => type === declined?.paymentType);
  if (isGift) await refreshBalances({ db, checkouts, giftCards: provider }, visit, shopper.shopperId, request.cartId);
  else await trials.refused(visit, shopper.shopperId);
}

/**
 * What fell short without anybody having heard of it is read again, so that the shopper sees next what kept the order from being placed; and
 * the order is made once more where another shelf has it.
 */
async function prepareKnowing(deps: PlacingDeps, atWork: AtWork, attempt: Attempt, again = true): Promise<Prepared> {
  try {
    return await deps.db.transaction((tx) => prepare(tx, deps, atWork, attempt));
  } catch (error) {
    if (!(error instanceof NothingTaken)) throw error;
    const { inventory } = deps;
    const { cartId } = attempt.request;
    const unheard = error.shortages.filter(({ itemId, location, wanted }) => inventory.availableAt(itemId, location, cartId) >= wanted);
    if (unheard.length > 0) await inventory.readAgain([...new Set(unheard.map(({ itemId }) => itemId))]);
    const { country } = attempt.visit.site;
    const isElsewhere = error.shortages.every(({ itemId, wanted }) => inventory.available(itemId, country, cartId) >= wanted);
    return again && isElsewhere ? prepareKnowing(deps, atWork, attempt, false) : answer(shortOf(error.shortages));
  }
}

/** Locks the cart, prices and checks everything again, takes the stock, writes the draft: all or nothing. */
async function prepare(
  tx: Transaction,
  deps: PlacingDeps,
  atWork: AtWork,
  { visit, shopper, request, orderNumber }: Attempt,
): Promise<Prepared> {
  const { site, now } = visit;
  const hash = digest('sha256', `${request.cartId} ${request.seen.total}`, 'base64url');
  // Asked in one go, the lock first: what follows it in the transaction is seen as it is once the lock is held.
  const [lock, entered, { request: asked, existing }] = await Promise.all([
    deps.carts.lockForPlacing(tx, visit, shopper),
    deps.checkouts.load(tx, shopper.shopperId, site.id),
    tx.one(PLACING_FACTS, [shopper.shopperId, request.key ?? null, request.cartId, now]),
  ]);
  const priced = lock?.(destinationOf(entered)) ?? null;
  if (asked !== null && asked.hash !== hash) return answer(failed({ code: 'KEY_USED_OTHERWISE' }));
  const earlier = asked !== null && !isForgotten(asked) ? asked : existing;
  if (earlier !== null) return earlierAnswer(earlier, atWork);

  if (priced === null || priced.cart.cartId !== request.cartId) return answer(failed({ code: 'CART_ID_NOT_FOUND' }));
  const entries = entriesFor(entered, priced.cart.cartId);
  const problem = problemOf(priced, entries, request.seen, { currency: site.currency, permissions: shopper.permissions });
  if (problem !== null) return answer(failed(problem));
  const tenders = orderTenders(priced.summary.ordTotal, entries);
  if (tenders === null) return answer(failed({ code: 'CHECKOUT_INCOMPLETE', step: 'payment' }));

  const draft = draftOrder(priced, entries, { locale: visit.copyLocale, store: deps.store });
  const { serverId } = atWork;
  const row = {
    orderNumber,
    shopper,
    visit,
    priced,
    entries,
    tenders,
    draft,
    provider: deps.provider.name,
    key: request.key,
    hash,
    serverId,
    campaign: request.campaign,
  };
  const codes = draft.amounts.coupons.map(({ code }) => code);
  await tx.last(async () => {
    const [taken, refused] = await Promise.all([
      deps.inventory.take(tx, draft.stock, { orderNumber, cartId: priced.cart.cartId }, now),
      Promise.all([
        tx.run(WRITE_DRAFT, draftValues(row)),
        codes.length === 0 ? undefined : deps.coupons.use(tx, codes, orderNumber, shopper.shopperId),
      ]).then(
        () => undefined,
        (error: Error) => error,
      ),
    ]);
    // What fell short takes everything asked beside it down with it, so it is the reason to say.
    if (!taken.ok) throw new NothingTaken(taken.problem);
    if (refused !== undefined) throw refused;
  });
  return {
    kind: 'draft',
    orderNumber,
    tenders,
    hasBilling: entries.billTo !== null || entries.shipTo !== null,
    savedCardId: savedCardOf(entries, tenders),
  };
}

/** Gift cards may have paid it all. */
function savedCardOf({ payment }: CheckoutEntries, tenders: readonly OrderTender[]): string | undefined {
  return payment !== null && tenders.some(({ token }) => token === payment.token) ? payment.savedCardId : undefined;
}

function shortOf(shortages: readonly StockShortage[]): Placed {
  const cause = shortages.some(({ code }) => code === 'OUT_OF_STOCK') ? 'outOfStock' : 'attention';
  return failed({ code: 'CART_REVIEW', message: { code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause } });
}

/** Taxes and dates follow the address that was given. */
function destinationOf({ shipTo }: CheckoutEntries): { readonly zip?: string } {
  return shipTo === null ? {} : { zip: shipTo.zip };
}

function answer(outcome: Placed): Prepared {
  return { kind: 'answer', answer: outcome };
}

/** An order that this key or this cart has made already answers for itself. */
function earlierAnswer({ orderNumber, status, stale, madeBy, reason }: EarlierOrder, { serverId, orderNumbers }: AtWork): Prepared {
  const isLeft = stale || (madeBy === serverId && !orderNumbers.has(orderNumber));
  if (status === 'draft') return isLeft ? { kind: 'stale', orderNumber } : answer(failed({ code: 'ORDER_IN_PROGRESS' }));
  const declined = declineOf(reason);
  return answer(
    declined === undefined
      ? done({ orderNumber })
      : failed({ code: 'PAYMENT_DECLINED', reason: declined, hasBilling: true, isSaved: false }),
  );
}

/** A draft that was given up without an answer from the bank: its key may be used again. */
function isForgotten({ status, reason }: EarlierOrder): boolean {
  return status === 'released' && declineOf(reason) === undefined;
}

function declineOf(reason: string | null): DeclineReason | undefined {
  const code = /^declined:(.+)$/.exec(reason ?? '')?.[1];
  return DECLINE_REASONS.find((known) => known === code);
}
