// Processes the reference that a shopper brings back from a vendor. The payment company tells the outcome; nothing else of the call counts.
import { addAddress, bookOwner } from '#people/addresses/server';
import { paymentTypeOf, vendorProblem, type Vendor } from '#buying/payment/rules';
import { PaymentUnreachable, type WalletAnswer, type Wallets } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { VendorPaymentBody } from '#buying/wallets/contract';
import { walletsWords } from '#buying/wallets/words';
import type { WalletCheckout, WalletPayment } from './wallet-checkout.ts';
import { END_VISIT, VISIT_OF, type VisitRow, type WalletOutcome } from './wallet-queries.ts';

export interface TakeDeps {
  readonly db: Db;
  readonly checkout: Pick<WalletCheckout, 'isOpen' | 'keepPayment'>;
}

type Taken = { paymentType: 'CREDIT_CARD' | 'PAYPAL'; vendorPaymentType: Vendor };
type Approval = Extract<WalletAnswer, { readonly result: 'approved' }>;

export async function takeVendorPayment(
  deps: TakeDeps & { readonly wallets: Wallets },
  visit: Visit,
  vendor: Vendor,
  body: VendorPaymentBody,
): Promise<Taken | Refusal> {
  const { db, wallets, checkout } = deps;
  const shopper = await visit.shopper();
  const reference = body.payPalInfo?.paymentMethodNonce ?? body.callId ?? '';
  if (shopper === null || reference === '') return problem(visit, vendor, 'refused');
  const exchanged = await wallets.exchange(reference, body.payPalInfo?.payerId).catch((error: unknown) => {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return null;
  });
  if (exchanged === null) return refuse(503, 'SPAY_API_FAILURE', sayer(paymentWords, visit.copyLocale)('GENERIC_API_ERROR_SPAY'));
  const { walletId, answer } = exchanged ?? {};
  const row = walletId === undefined ? undefined : await db.maybe(VISIT_OF, [walletId, shopper.shopperId, visit.site.id]);
  // Unknown, somebody else's, or of another vendor: the same answer.
  if (walletId === undefined || answer === undefined || row === undefined || row.vendor !== vendor)
    return problem(visit, vendor, 'refused');
  // What was chosen for another cart since stays.
  const isLate = answer.result === 'approved' && !(await checkout.isOpen(visit, row.cart_id));
  const mine = isContradicted(body, answer) ? 'refused' : isLate ? 'retry' : answer.result;
  const isFirst = (await db.run(END_VISIT, [walletId, shopper.shopperId, mine])) > 0;
  // Another request has already ended this visit; its outcome counts.
  const outcome = isFirst ? mine : ((await db.maybe(VISIT_OF, [walletId, shopper.shopperId, visit.site.id]))?.outcome ?? mine);
  if (outcome !== 'approved' || answer.result !== 'approved') return notApproved(visit, vendor, outcome);
  if (isFirst && !(await keep(deps, visit, { ownerId: shopper.shopperId, row, answer }))) return problem(visit, vendor, 'retry');
  return { paymentType: paymentTypeOf(vendor), vendorPaymentType: vendor };
}

/** The payment company knows who paid; a call that names somebody else is forged. */
function isContradicted({ payPalInfo }: VendorPaymentBody, answer: WalletAnswer): boolean {
  return answer.result === 'approved' && payPalInfo?.payerId !== undefined && payPalInfo.payerId !== answer.payerId;
}

interface Keeping {
  readonly ownerId: string;
  readonly row: VisitRow;
  readonly answer: Approval;
}

/** False while a captcha is open, which comes before any payment. */
async function keep({ db, checkout }: TakeDeps, visit: Visit, { ownerId, row, answer }: Keeping): Promise<boolean> {
  const { vendor, cart_id: cartId, purpose: cartPurpose } = row;
  const ordered = { purchaseOrder: row.purchase_order, purchaseOrderRelease: row.purchase_order_release };
  const { token, billing } = answer;
  const payment: WalletPayment = {
    paymentType: paymentTypeOf(vendor),
    vendorPaymentType: vendor,
    cartId,
    token,
    brand: null,
    lastFour: null,
    expiry: null,
  };
  const field1 = vendor === 'KLARNA' || vendor === 'APPLE_PAY' ? vendor : undefined;
  // The cart says where its address came from, a guest's too.
  const billTo = billing === null || field1 === undefined ? billing : { ...billing, field1 };
  const isKept = await checkout.keepPayment(ownerId, { site: visit.site, cartPurpose }, { payment, billTo, ...ordered }, visit.now);
  const owner = billing === null || field1 === undefined ? undefined : await bookOwner(visit);
  // The payment goes on when the address book is full, and for a guest, who has none.
  if (isKept && billing !== null && field1 !== undefined && owner !== undefined && !isRefusal(owner))
    await addAddress(db, owner, { address: billing, type: 'B', field1, marks: [] }, visit.now);
  return isKept;
}

function notApproved(visit: Visit, vendor: Vendor, outcome: WalletOutcome): Refusal {
  if (outcome !== 'cancelled') return problem(visit, vendor, outcome === 'retry' ? 'retry' : 'refused');
  const name = sayer(paymentWords, visit.copyLocale)(vendor);
  return refuse(409, 'WALLET_CANCELLED', sayer(walletsWords, visit.copyLocale)('WALLET_CANCELLED', { vendor: name }));
}

function problem({ copyLocale }: Visit, vendor: Vendor, answer: 'refused' | 'retry'): Refusal {
  const { code, text } = vendorProblem(vendor, answer);
  return refuse(422, code, sayer(paymentWords, copyLocale)(text));
}
