// The first phase of placing an order: one transaction that locks the cart, prices and checks it again, takes stock and writes the
// draft; or the reason why not.
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
import { agreementOf, answer, earlierAnswer, isForgotten, type AtWork, type Placed, type Prepared } from './earlier-answer.ts';
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
  /** Idempotency-Key of the request, if any. */
  readonly key: string | undefined;
  /** The cart on the shopper's screen. */
  readonly cartId: string;
  /** What the shopper saw; only compared. */
  readonly seen: Seen;
  /** The campaign named by the page; only stored with the order. */
  readonly campaign: string | null;
  /** The shopper's screen, if the page could measure it; only for a bank's challenge. */
  readonly screen?: AskedScreen | undefined;
}

export interface Attempt {
  readonly visit: Visit;
  readonly request: PlaceRequest;
  /** The number that the order gets. */
  readonly orderNumber: string;
}

/** Rolls the transaction back because a line is out of stock. */
class OutOfStock extends Error {
  override readonly name = 'OutOfStock';
  readonly shortages: readonly StockShortage[];
  constructor(shortages: readonly StockShortage[]) {
    super('A line fell short');
    this.shortages = shortages;
  }
}

/**
 * Nearly every order is the first of its cart and key, so this path skips the look-up of earlier orders: a unique index refuses a
 * duplicate. A guest's cart in memory is locked without a read, with the session check in the same statement. After any failure
 * `prepareAfterFailure` reads everything again.
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
    // The database helper has already retried as often as it may.
    if (['conflict', 'locked'].includes(retryReason(error) ?? '')) throw error;
    const isTaken = (error as { readonly code?: string }).code === UNIQUE_VIOLATION;
    // A guest in memory caused no query before this one, so `prepareAfterFailure` reports a database outage as usual (ERR-3).
    if (guest === null && !isTaken && !isRewardsShort(error) && !(error instanceof OutOfStock)) throw error;
  }
  return prepareAfterFailure(deps, atWork, attempt);
}

/**
 * Reads stock again after a line fell short, so that the shopper sees the reason; and tries once more where another location has
 * the units.
 */
async function prepareAfterFailure(deps: PreparingDeps, atWork: AtWork, attempt: Attempt, again = true): Promise<Prepared> {
  const shopper = await attempt.visit.shopper();
  if (shopper === null) return NO_SHOPPER;
  try {
    return await deps.db.transaction((tx) => prepare(tx, deps, atWork, { ...attempt, shopper }));
  } catch (error) {
    // Another order of the member used the money meanwhile; the payment page shows the rest.
    if (isRewardsShort(error)) return answer(failed({ code: 'PAYMENTS_CHANGED' }));
    if (!(error instanceof OutOfStock)) throw error;
    const { inventory } = deps;
    const { cartId } = attempt.request;
    const unheard = error.shortages.filter(({ itemId, location, wanted }) => inventory.availableAt(itemId, location, cartId) >= wanted);
    if (unheard.length > 0) await inventory.readAgain([...new Set(unheard.map(({ itemId }) => itemId))]);
    const { country } = attempt.visit.site;
    const isElsewhere = error.shortages.every(({ itemId, wanted }) => inventory.available(itemId, country, cartId) >= wanted);
    return again && isElsewhere ? prepareAfterFailure(deps, atWork, attempt, false) : answer(shortOf(error.shortages));
  }
}

const NO_SHOPPER = answer(failed({ code: 'CART_ID_NOT_FOUND' }));
const NOTHING_EARLIER = { request: null, existing: null };

/**
 * Locks the cart, prices and checks it again, takes stock and reward money, writes the draft: all or nothing. Called for a first order,
 * it throws when the cart or the key already has one.
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
  // Sends all statements at once, the lock first, so that the others see the rows as they are under the lock.
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
  if (earlier !== null) return earlierAnswer(earlier, atWork, priced === null ? '' : agreementOf(priced, entered, request));

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
    // One failed statement fails all later ones of the transaction, so the first error is the reason.
    const refused = written.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (refused === undefined) return;
    const shortages = deps.inventory.shortages(refused.reason);
    throw shortages === null ? refused.reason : new OutOfStock(shortages);
  });
  return {
    kind: 'draft',
    orderNumber,
    tenders,
    hasBilling: entries.billTo !== null || entries.shipTo !== null,
    savedCardId,
    agreed: agreementOf(priced, entered, request),
    vendor: entries.payment?.vendorPaymentType ?? null,
  };
}

/** The saved card, unless gift cards paid everything. */
function savedCardOf({ payment }: CheckoutEntries, tenders: readonly OrderTender[]): string | undefined {
  return payment !== null && tenders.some(({ token }) => token === payment.token) ? payment.savedCardId : undefined;
}

function shortOf(shortages: readonly StockShortage[]): Placed {
  const cause = shortages.some(({ code }) => code === 'OUT_OF_STOCK') ? 'outOfStock' : 'attention';
  return failed({ code: 'CART_REVIEW', message: { code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause } });
}

/** Item titles with their customization, in the order's language. */
function titlesOf({ locale, copyLocale }: Visit): DraftFacts['titleOf'] {
  return ({ title }, made) => customizedTitle(title[locale], made, copyLocale);
}
