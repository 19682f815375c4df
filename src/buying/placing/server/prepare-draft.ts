// The transaction that makes a draft of a cart, or says why not.
import { hash as digest } from 'node:crypto';
import type { Carts } from '#buying/cart/server';
import { customizedTitle } from '#goods/customization/server';
import type { Checkouts } from '#buying/checkout/server';
import { entriesFor, type CheckoutEntries } from '#buying/checkout/rules';
import type { OrderTender } from '#buying/orders/rules';
import type { Inventory } from '#goods/inventory/server';
import { draftOrder, orderTenders, type DraftFacts } from '#buying/placing/rules';
import { failed } from '#base/outcome/rules';
import type { PaymentProvider } from '#buying/payment/server';
import type { AskedScreen } from '#buying/payment/rules';
import type { Db, Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { Coupons } from '#goods/promotions/server';
import type { Shopper } from '#base/shopper/rules';
import { agreementOf, answer, earlierAnswer, isForgotten, type AtWork, type Prepared } from './earlier-answer.ts';
import { problemOf, type Seen } from './place-problem.ts';
import { lockCart, type LockDeps } from './lock-cart.ts';
import { replacedOrder } from './replaced-order.ts';
import { writeDraft } from './write-draft.ts';

export interface PreparingDeps extends LockDeps {
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

/**
 * Locks the cart, prices and checks it again, takes stock and reward money, writes the draft: all or nothing. Called for a first order,
 * it throws when the cart or the key already has one.
 */
export async function prepareDraft(
  tx: Transaction,
  deps: PreparingDeps,
  atWork: AtWork,
  { visit, shopper, request, orderNumber }: Attempt & { readonly shopper: Shopper },
  first?: 'first' | 'firstOfGuest',
): Promise<Prepared> {
  const { total, arrivals = null, tenders: seenTenders = null } = request.seen;
  const hash = digest('sha256', JSON.stringify([request.cartId, total, arrivals, seenTenders]), 'base64url');
  const { priced, entered, asked, existing } = await lockCart(tx, deps, { visit, shopper, request }, first);
  if (asked !== null && asked.hash !== hash) return answer(failed({ code: 'KEY_USED_OTHERWISE' }));
  const earlier = asked !== null && !isForgotten(asked) ? asked : existing;
  if (earlier !== null) return earlierAnswer(earlier, atWork, priced === null ? '' : agreementOf(priced, entered, request));

  if (priced === null || priced.cart.cartId !== request.cartId) return answer(failed({ code: 'CART_ID_NOT_FOUND' }));
  const entries = entriesFor(entered, priced.cart.cartId);
  const problem = problemOf(priced, entries, request.seen, { currency: visit.site.currency, permissions: shopper.permissions });
  if (problem !== null) return answer(failed(problem));
  const tenders = orderTenders(priced.summary.ordTotal, entries);
  if (tenders === null) return answer(failed({ code: 'CHECKOUT_INCOMPLETE', step: 'payment' }));

  const replaced = await replacedOrder(tx, priced, { visit, shopper });
  if (!replaced.ok) return answer(replaced);
  const draft = draftOrder(priced, entries, { titleOf: titlesOf(visit), store: deps.store });
  const savedCardId = savedCardOf(entries, tenders);
  const { key, campaign } = request;
  const rows = { orderNumber, shopper, visit, priced, entries, tenders, draft, key, hash, campaign, savedCardId, replaces: replaced.value };
  const made = { provider: deps.provider.name, serverId: atWork.serverId };
  await writeDraft(tx, deps, { ...rows, ...made }, { isFirst: first !== undefined, entered });
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

/** Item titles with their customization, in the order's language. */
function titlesOf({ locale, copyLocale }: Visit): DraftFacts['titleOf'] {
  return ({ title }, made) => customizedTitle(title[locale], made, copyLocale);
}
