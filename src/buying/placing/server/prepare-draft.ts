// The transaction that makes a draft of a cart, or says why not.
import { hash as digest } from 'node:crypto';
import type { Carts } from '#buying/cart/server';
import { customizedTitle } from '#goods/customization/server';
import type { Checkouts, RenewalTerms } from '#buying/checkout/server';
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
import type { ApprovalGate } from './approval-gate.ts';
import { sendForApproval } from './send-for-approval.ts';
import { agreedRenewal, type RenewalConsent } from './agreed-renewal.ts';
import { agreementOf, answer, earlierAnswer, isForgotten, type AtWork, type Prepared } from './earlier-answer.ts';
import { fundsOfDraft } from './draft-funds.ts';
import { judgeDraft } from './judge-draft.ts';
import { problemOf, type Seen } from './place-problem.ts';
import { lockCart, type LockDeps } from './lock-cart.ts';
import { replacedOrder } from './replaced-order.ts';
import { writeDraft } from './write-draft.ts';

export interface PreparingDeps extends LockDeps {
  readonly db: Db;
  readonly carts: Pick<Carts, 'lockForPlacing' | 'rememberedGuest' | 'lockRemembered'>;
  readonly checkouts: Checkouts;
  readonly inventory: Pick<Inventory, 'taking' | 'shortages' | 'available' | 'availableAt' | 'readAgain' | 'hold'>;
  readonly coupons: Pick<Coupons, 'use'>;
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly store: DraftFacts['store'];
  readonly approvals: ApprovalGate;
  /** Keeps what the shopper agreed to, with the draft. */
  readonly noteConsent: (tx: Transaction, consent: RenewalConsent) => Promise<void>;
}

export interface PlaceRequest {
  /** Idempotency-Key of the request, if any. */
  readonly key: string | undefined;
  /** The cart on the shopper's screen. */
  readonly cartId: string;
  /** What the shopper saw; only compared. */
  readonly seen: Seen;
  /** The renewal terms that the shopper agreed to; '': none. Null: nobody was asked, so a membership will not renew (RWD-4). */
  readonly renewal: string | null;
  /** The campaign named by the page; only stored with the order. */
  readonly campaign: string | null;
  /** The shopper's screen, if the page could measure it; only for a bank's challenge. */
  readonly screen?: AskedScreen | undefined;
  /** Nobody is present: a bank that asks its customer refuses, and a declined card counts as no attempt of somebody at the form (ATC-7). */
  readonly isAbsent?: true;
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
  const hash = hashOf(request);
  const { priced, entered, asked: repeated, existing } = await lockCart(tx, deps, { visit, shopper, request }, first);
  if (repeated !== null && repeated.hash !== hash) return answer(failed({ code: 'KEY_USED_OTHERWISE' }));
  const earlier = repeated !== null && !isForgotten(repeated) ? repeated : existing;
  if (earlier !== null) return earlierAnswer(earlier, atWork, priced === null ? '' : agreementOf(priced, entered, request));

  if (priced === null || priced.cart.cartId !== request.cartId) return answer(failed({ code: 'CART_ID_NOT_FOUND' }));
  const entries = entriesFor(entered, priced.cart.cartId);
  const problem = problemOf(priced, entries, request.seen, { currency: visit.site.currency, permissions: shopper.permissions });
  if (problem !== null) return answer(failed(problem));
  const renewal = agreedRenewal(priced, visit, request.renewal);
  if (!renewal.ok) return answer(renewal);
  const tenders = orderTenders(priced.summary.ordTotal, entries);
  if (tenders === null) return answer(failed({ code: 'CHECKOUT_INCOMPLETE', step: 'payment' }));

  const replaced = await replacedOrder(tx, priced, { visit, shopper });
  if (!replaced.ok) return answer(replaced);
  const draft = draftOrder(priced, entries, {
    titleOf: titlesOf(visit),
    store: deps.store,
    listPriceOf: ({ prices }) => prices[visit.site.currency]?.base ?? null,
  });
  const charging = { visit, shopper, priced, replaces: replaced.value };
  const judged = await judgeDraft(tx, deps, { visit, shopper, priced, entries, tenders }, charging);
  const funds = await fundsOfDraft(tx, { ...charging, entries, draft }, judged?.mayGoOver);
  if (!funds.ok) return answer(funds);
  await noteAgreement(tx, deps, renewal.value, { visit, shopper, orderNumber });
  const savedCardId = savedCardOf(entries, tenders);
  const { key, campaign } = request;
  const rows = { orderNumber, shopper, visit, priced, entries, tenders, draft, key, hash, campaign, savedCardId, replaces: replaced.value };
  const made = { provider: deps.provider.name, serverId: atWork.serverId };
  const how = { isFirst: first !== undefined, entered };
  if (judged !== null) return sendForApproval(tx, deps, { ...rows, ...made, ...judged, funds: funds.value }, how);
  await writeDraft(tx, deps, { ...rows, ...made, funds: funds.value }, how);
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

async function noteAgreement(
  tx: Transaction,
  { noteConsent }: Pick<PreparingDeps, 'noteConsent'>,
  terms: RenewalTerms | null,
  { visit, shopper: { profile }, orderNumber }: Omit<Attempt, 'request'> & { readonly shopper: Shopper },
): Promise<void> {
  if (terms === null || profile === null) return;
  await noteConsent(tx, { ...terms, profileId: profile.profileId, orderNumber, locale: visit.copyLocale, at: visit.now });
}

/** Tells whether a key is used again for what it was used for. */
function hashOf({ cartId, seen: { total, arrivals, tenders, entered } }: Attempt['request']): string {
  const mark = entered === undefined ? [] : [entered];
  return digest('sha256', JSON.stringify([cartId, total, arrivals ?? null, tenders ?? null, ...mark]), 'base64url');
}

/** The saved card, unless gift cards paid everything. */
function savedCardOf({ payment }: CheckoutEntries, tenders: readonly OrderTender[]): string | undefined {
  return payment !== null && tenders.some(({ token }) => token === payment.token) ? payment.savedCardId : undefined;
}

/** Item titles with their customization, in the order's language. */
function titlesOf({ locale, copyLocale }: Visit): DraftFacts['titleOf'] {
  return ({ title }, made) => customizedTitle(title[locale], made, copyLocale);
}
