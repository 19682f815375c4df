// Placing an order in three phases: prepare (one transaction), pay (none open), finalise (one transaction). What a crash leaves
// between them is settled by the sweeper, by the same functions (behaviour.md, Placing an order).
import { hash as digest, randomInt, randomUUID } from 'node:crypto';
import type { Carts } from '#cart/server';
import { madeTitle } from '#catalog/server';
import { refreshBalances, type CardTrials, type Checkouts } from '#checkout/server';
import { entriesFor, type CheckoutEntries } from '#checkout/rules';
import type { StockShortage } from '#inventory/rules';
import type { Inventory } from '#inventory/server';
import { draftOrder, makeOrderNumber, orderTenders, REWARDS, type DraftFacts, type OrderTender } from '#orders/rules';
import { done, failed } from '#outcome/rules';
import type { AskedBrowser, PaymentProvider } from '#payment/server';
import { GIFT_TYPES, type AskedScreen } from '#payment/rules';
import type { Db, Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isRewardsShort, spendRewards } from '#rewards/server';
import type { Coupons } from '#promotions/server';
import type { Shopper } from '#sessions/rules';
import { draftValues } from './draft-values.ts';
import { agreedOf, answer, earlierAnswer, isForgotten, type AtWork, type Placed, type Prepared } from './earlier-answer.ts';
import { problemOf, type Seen } from './place-problem.ts';
import { PLACING_FACTS, UNIQUE_VIOLATION, WRITE_DRAFT, WRITE_FIRST_DRAFT } from './order-queries.ts';
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
  /** Where the bank sends the shopper of an order back to. */
  readonly returnTo: (visit: Visit, orderNumber: string) => string;
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
  /** The shopper's screen, where the page could tell it: for a bank that asks, and for nothing else. */
  readonly screen?: AskedScreen | undefined;
}

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
  const prepareNow = () => prepareOrder(deps, atWork, attempt);
  let prepared = await prepareNow();
  if (prepared.kind === 'stale') {
    // An earlier attempt on this cart ended without an answer. What came of it decides whether there is anything left to do.
    const settled = await settling.settle(prepared.orderNumber, visit.now, prepared.giveUp);
    if (settled === 'placed') return done({ orderNumber: prepared.orderNumber });
    if (settled === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
    prepared = await prepareNow();
    if (prepared.kind === 'stale') return failed({ code: 'ORDER_IN_PROGRESS' });
  }
  if (prepared.kind === 'answer') return prepared.answer;
  const { orderNumber, tenders, hasBilling, agreed, vendor, savedCardId } = prepared;
  const browser = browserOf(visit, attempt.request.screen);
  const shopper = { returnTo: deps.returnTo(visit, orderNumber), locale: visit.copyLocale, browser };
  const paid = await settling.pay({ orderNumber, tenders, currency: visit.site.currency, shopper, agreed }, visit.now);
  if (paid.kind === 'placed') return done({ orderNumber });
  if (paid.kind === 'challenged') return failed({ code: 'PAYMENT_CHALLENGE', url: paid.url });
  if (paid.kind === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
  const declined = tenders.find(({ tenderNo }) => tenderNo === paid.tenderNo);
  await noteDecline(deps, attempt, declined);
  const by = declined?.tenderNo === tenders.length ? vendor : null;
  return failed({ code: 'PAYMENT_DECLINED', reason: paid.reason, hasBilling, savedCardId, vendor: by });
}

/** As the request says that places the order. */
function browserOf({ ip, header, copyLocale }: Visit, screen: AskedScreen | undefined): AskedBrowser {
  const [language = ''] = (header('accept-language') ?? '').split(/[,;]/);
  return {
    ip,
    accept: (header('accept') ?? '*/*').slice(0, LONGEST_HEADER),
    userAgent: (header('user-agent') ?? '').slice(0, LONGEST_HEADER),
    language: /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : copyLocale,
    screen,
  };
}

/** As much of a header as banks take. */
const LONGEST_HEADER = 2_048;

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
 * Nearly every order is the first of its cart and of its key, and can be made: then nothing is asked about earlier ones, for the database
 * refuses a second. Whatever else comes of it, it is looked at closely before anybody is answered.
 */
async function prepareOrder(deps: PlacingDeps, atWork: AtWork, attempt: Attempt): Promise<Prepared> {
  try {
    const prepared = await deps.db.transaction((tx) => prepare(tx, deps, atWork, attempt, 'first'));
    if (prepared.kind === 'draft') return prepared;
  } catch (error) {
    const isTaken = (error as { readonly code?: string }).code === UNIQUE_VIOLATION;
    if (!isTaken && !isRewardsShort(error) && !(error instanceof NothingTaken)) throw error;
  }
  return prepareKnowing(deps, atWork, attempt);
}

/**
 * What fell short without anybody having heard of it is read again, so that the shopper sees next what kept the order from being placed; and
 * the order is made once more where another shelf has it.
 */
async function prepareKnowing(deps: PlacingDeps, atWork: AtWork, attempt: Attempt, again = true): Promise<Prepared> {
  try {
    return await deps.db.transaction((tx) => prepare(tx, deps, atWork, attempt));
  } catch (error) {
    // Another order of the member used them meanwhile: what is left is on the payment page.
    if (isRewardsShort(error)) return answer(failed({ code: 'PAYMENTS_CHANGED' }));
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

const NOTHING_EARLIER = { request: null, existing: null };

/**
 * Locks the cart, prices and checks everything again, takes stock and reward money, writes the draft: all or nothing. As the first of its cart
 * and key it fails where it is not.
 */
async function prepare(
  tx: Transaction,
  deps: PlacingDeps,
  atWork: AtWork,
  { visit, shopper, request, orderNumber }: Attempt,
  first?: 'first',
): Promise<Prepared> {
  const { site, now } = visit;
  const { total, arrivals = null, tenders: seenTenders = null } = request.seen;
  const hash = digest('sha256', JSON.stringify([request.cartId, total, arrivals, seenTenders]), 'base64url');
  // Asked in one go, the lock first: what follows it in the transaction is seen as it is once the lock is held.
  const [lock, entered, { request: asked, existing }] = await Promise.all([
    deps.carts.lockForPlacing(tx, visit, shopper),
    deps.checkouts.load(tx, shopper.shopperId, site.id),
    first === undefined ? tx.one(PLACING_FACTS, [shopper.shopperId, request.key ?? null, request.cartId, now]) : NOTHING_EARLIER,
  ]);
  const priced = lock?.(destinationOf(entered)) ?? null;
  if (asked !== null && asked.hash !== hash) return answer(failed({ code: 'KEY_USED_OTHERWISE' }));
  const earlier = asked !== null && !isForgotten(asked) ? asked : existing;
  if (earlier !== null) return earlierAnswer(earlier, atWork, priced === null ? '' : agreedOf(priced, entered, request));

  if (priced === null || priced.cart.cartId !== request.cartId) return answer(failed({ code: 'CART_ID_NOT_FOUND' }));
  const entries = entriesFor(entered, priced.cart.cartId);
  const problem = problemOf(priced, entries, request.seen, { currency: site.currency, permissions: shopper.permissions });
  if (problem !== null) return answer(failed(problem));
  const tenders = orderTenders(priced.summary.ordTotal, entries);
  if (tenders === null) return answer(failed({ code: 'CHECKOUT_INCOMPLETE', step: 'payment' }));

  const draft = draftOrder(priced, entries, { titleOf: titlesOf(visit), store: deps.store });
  const { serverId } = atWork;
  const savedCardId = savedCardOf(entries, tenders);
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
    savedCardId,
  };
  const codes = draft.amounts.coupons.map(({ code }) => code);
  const rewards = tenders.find(({ paymentType }) => paymentType === REWARDS);
  await tx.last(async () => {
    const [taken, refused] = await Promise.all([
      deps.inventory.take(tx, draft.stock, { orderNumber, cartId: priced.cart.cartId }, now),
      Promise.all([
        tx.run(first === undefined ? WRITE_DRAFT : WRITE_FIRST_DRAFT, draftValues(row)),
        codes.length === 0 ? undefined : deps.coupons.use(tx, codes, orderNumber, shopper.shopperId),
        rewards && spendRewards(tx, { profileId: shopper.shopperId, currency: site.currency, orderNumber, cents: rewards.amount }, now),
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
    savedCardId,
    agreed: agreedOf(priced, entered, request),
    vendor: entries.payment?.vendorPaymentType ?? null,
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

/** Items by what was made of them, in the language of the order. */
function titlesOf({ locale, copyLocale }: Visit): DraftFacts['titleOf'] {
  return ({ title }, made) => madeTitle(title[locale], made, copyLocale);
}
