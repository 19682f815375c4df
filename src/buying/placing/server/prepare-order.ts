// The first phase of placing an order: one transaction that locks the cart, prices and checks everything again, takes what is sold and writes
// the draft; or says why there is none.
import { hash as digest } from 'node:crypto';
import type { Carts } from '#buying/cart/server';
import { customizedTitle } from '#goods/customization/server';
import type { Checkouts } from '#buying/checkout/server';
import { couponUserOf, destinationOf, entriesFor, type CheckoutEntries } from '#buying/checkout/rules';
import type { StockShortage } from '#goods/inventory/rules';
import type { Inventory } from '#goods/inventory/server';
import { REWARDS, type OrderTender } from '#buying/orders/rules';
import { draftOrder, orderTenders, type DraftFacts } from '#buying/placing/rules';
import { failed } from '#base/outcome/rules';
import type { PaymentProvider } from '#buying/payment/server';
import type { AskedScreen } from '#buying/payment/rules';
import { retryReason } from '#platform/database-faults';
import type { Db, Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import { isRewardsShort, spendRewards } from '#buying/rewards/server';
import type { Coupons } from '#goods/promotions/server';
import type { Shopper } from '#base/shopper/rules';
import { draftValues } from './draft-values.ts';
import { agreedOf, answer, earlierAnswer, isForgotten, type AtWork, type Placed, type Prepared } from './earlier-answer.ts';
import { problemOf, type Seen } from './place-problem.ts';
import { PLACING_FACTS, UNIQUE_VIOLATION, WRITE_DRAFT, WRITE_FIRST_DRAFT } from '#buying/orders/server';

export interface PreparingDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'lockForPlacing' | 'rememberedGuest' | 'lockRemembered'>;
  readonly checkouts: Checkouts;
  readonly inventory: Pick<Inventory, 'taking' | 'shortages' | 'available' | 'availableAt' | 'readAgain'>;
  readonly coupons: Pick<Coupons, 'use'>;
  readonly provider: Pick<PaymentProvider, 'name'>;
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
  /** The shopper's screen, where the page could tell it: for a bank that asks, and for nothing else. */
  readonly screen?: AskedScreen | undefined;
}

export interface Attempt {
  readonly visit: Visit;
  readonly request: PlaceRequest;
  /** The number the order gets if it comes about. */
  readonly orderNumber: string;
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

/**
 * Nearly every order is the first of its cart and of its key, and can be made: then nothing is asked about earlier ones, for the database
 * refuses a second. A guest's cart that is in memory is locked without being read, and the same question says whether the session is still
 * there. Whatever else comes of it, it is looked at closely before anybody is answered.
 */
export async function prepareOrder(deps: PreparingDeps, atWork: AtWork, attempt: Attempt): Promise<Prepared> {
  const guest = deps.carts.rememberedGuest(attempt.visit);
  const shopper = guest ?? (await attempt.visit.shopper());
  try {
    const first = guest === null ? 'first' : 'firstOfGuest';
    const prepared =
      shopper === null ? NO_SHOPPER : await deps.db.transaction((tx) => prepare(tx, deps, atWork, { ...attempt, shopper }, first));
    if (prepared.kind === 'draft') return prepared;
  } catch (error) {
    // It has been tried again already, for as long as anybody waits.
    if (['conflict', 'locked'].includes(retryReason(error) ?? '')) throw error;
    const isTaken = (error as { readonly code?: string }).code === UNIQUE_VIOLATION;
    // Of a guest in memory nothing was known before: a database that is away is said by who is asked first, as ever (ERR-3).
    if (guest === null && !isTaken && !isRewardsShort(error) && !(error instanceof NothingTaken)) throw error;
  }
  return prepareKnowing(deps, atWork, attempt);
}

/**
 * What fell short without anybody having heard of it is read again, so that the shopper sees next what kept the order from being placed; and
 * the order is made once more where another shelf has it.
 */
async function prepareKnowing(deps: PreparingDeps, atWork: AtWork, attempt: Attempt, again = true): Promise<Prepared> {
  const shopper = await attempt.visit.shopper();
  if (shopper === null) return NO_SHOPPER;
  try {
    return await deps.db.transaction((tx) => prepare(tx, deps, atWork, { ...attempt, shopper }));
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

const NO_SHOPPER = answer(failed({ code: 'CART_ID_NOT_FOUND' }));
const NOTHING_EARLIER = { request: null, existing: null };

/**
 * Locks the cart, prices and checks everything again, takes stock and reward money, writes the draft: all or nothing. As the first of its cart
 * and key it fails where it is not.
 */
async function prepare(
  tx: Transaction,
  deps: PreparingDeps,
  atWork: AtWork,
  { visit, shopper, request, orderNumber }: Attempt & { readonly shopper: Shopper },
  first?: 'first' | 'firstOfGuest',
): Promise<Prepared> {
  const { site, now } = visit;
  const { total, arrivals = null, tenders: seenTenders = null } = request.seen;
  const hash = digest('sha256', JSON.stringify([request.cartId, total, arrivals, seenTenders]), 'base64url');
  // Asked in one go, the lock first: what follows it in the transaction is seen as it is once the lock is held.
  const user = async () => couponUserOf(await entering, shopper);
  const locking =
    first === 'firstOfGuest' ? deps.carts.lockRemembered(tx, visit, user) : deps.carts.lockForPlacing(tx, visit, shopper, user);
  const entering = deps.checkouts.load(tx, shopper.shopperId, site.id);
  const [lock, entered, { request: asked, existing }] = await Promise.all([
    locking,
    entering,
    first === undefined ? tx.one(PLACING_FACTS, [shopper.shopperId, request.key ?? null, request.cartId, now]) : NOTHING_EARLIER,
  ]);
  const priced = lock?.(destinationOf(entered, shopper)) ?? null;
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
    serverId: atWork.serverId,
    campaign: request.campaign,
    savedCardId,
  };
  const codes = draft.amounts.coupons.map(({ code }) => code);
  const rewards = tenders.find(({ paymentType }) => paymentType === REWARDS);
  await tx.last(async () => {
    const taken = deps.inventory.taking(tx, draft.stock, priced.cart.cartId);
    const written = await Promise.allSettled([
      tx.run(first === undefined ? WRITE_DRAFT : WRITE_FIRST_DRAFT, draftValues({ ...row, taken })),
      codes.length === 0 ? undefined : deps.coupons.use(tx, codes, orderNumber, couponUserOf(entered, shopper)),
      rewards && spendRewards(tx, { profileId: shopper.shopperId, currency: site.currency, orderNumber, cents: rewards.amount }, now),
    ]);
    // What is refused takes everything asked after it down with it, so the first is the reason to say.
    const refused = written.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (refused === undefined) return;
    const shortages = deps.inventory.shortages(refused.reason);
    throw shortages === null ? refused.reason : new NothingTaken(shortages);
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

/** Items by what was made of them, in the language of the order. */
function titlesOf({ locale, copyLocale }: Visit): DraftFacts['titleOf'] {
  return ({ title }, made) => customizedTitle(title[locale], made, copyLocale);
}
