// Stores the payment: a card's reference and what may be shown of it, never the card; or a vendor (PAY-3, PAY-4, trust 24).
import type { FieldError, PaymentBody } from '#buying/checkout/contract';
import type { Cart } from '#buying/cart/rules';
import type { PurchaseOrderChoices } from '#buying/purchase-orders/server';
import { mayBillAccount } from '#buying/checkout/rules';
import { singleLine } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';
import { answerCaptcha, captchaError } from './captcha-answer.ts';
import type { CardTrials } from './card-trials.ts';
import { cardOfAccount, cardTyped, isWrong, readBilling, saveCardFirst, type ChosenCardDeps } from './chosen-card.ts';
import type { Checkouts } from './checkouts.ts';
import { purchaseOrderErrors } from './purchase-order-choice.ts';
import { refuseCurrency } from './refuse-currency.ts';
import { NO_PERMISSIONS } from '#base/access/rules';

export interface KeepDeps extends ChosenCardDeps {
  readonly checkouts: Pick<Checkouts, 'load' | 'keepPayment' | 'keepBilling'>;
  readonly trials: CardTrials;
  readonly purchaseOrders: PurchaseOrderChoices;
}

export interface AskedPayment {
  readonly body: PaymentBody;
  /** Null: there is no cart. */
  readonly cart: Pick<Cart, 'cartId' | 'accounting' | 'lines'> | null;
}

export async function keepPayment(deps: KeepDeps, visit: Visit, { body, cart }: AskedPayment): Promise<{ errors: FieldError[] } | Refusal> {
  const { purchaseOrderNumber, purchaseOrderRelease, ...rest } = body;
  if (holdsCardNumber(rest) || holdsCardNumber([purchaseOrderNumber, purchaseOrderRelease], 'spaced')) return refuseCardNumber(visit);
  const misnamed = cart === null ? [] : await purchaseOrderErrors(deps.purchaseOrders, visit, cart, orderedOn(body));
  if (misnamed.length > 0) return { errors: misnamed };
  const cartId = cart?.cartId ?? '';
  const { cardPayment } = body;
  if (cardPayment === undefined) return keepWithoutCard(deps, visit, { body, cartId });
  const foreign = refuseCurrency(visit, cardPayment.currencyCode);
  if (foreign !== undefined) return foreign;
  const { profileRefId, cardKey } = cardPayment;
  const chosen =
    profileRefId === undefined ? cardTyped(visit, cardPayment, cartId) : await cardOfAccount(deps, visit, profileRefId, cartId);
  if (isWrong(chosen)) return chosen;
  const { checkouts, trials } = deps;
  const { shopperId } = await visit.ensureShopper();
  const wrong = body.captcha === undefined ? [] : (await answerCaptcha(trials, visit, body.captcha)).errors;
  if (wrong.length > 0) return { errors: wrong };
  if (await trials.mustAnswer(visit, shopperId)) return { errors: [captchaError('CAPTCHA_REQUIRED', visit)] };
  const kept = cardPayment.profilePayment === true ? await saveCardFirst(deps, visit, chosen, cardPayment) : chosen;
  if (isRefusal(kept)) return kept;
  const isKept = await checkouts.keepPayment(shopperId, visit, { ...kept, ...orderedOn(body), cardKey }, visit.now);
  return { errors: isKept ? [] : [captchaError('CAPTCHA_REQUIRED', visit)] };
}

/** For an order that gift and prepaid cards pay, or whose rest is billed to the account. */
async function keepWithoutCard(
  { checkouts }: KeepDeps,
  visit: Visit,
  { body, cartId }: { readonly body: PaymentBody; readonly cartId: string },
): Promise<{ errors: FieldError[] } | Refusal> {
  const billing = readBilling(visit, body.billingAddress ?? null);
  if (!billing.ok) return { errors: [...billing.problem] };
  const { shopperId } = await visit.ensureShopper();
  const onAccount = body.billToAccount === true ? cartId : null;
  if (onAccount !== null && !mayBillAccount((await visit.shopper())?.permissions ?? NO_PERMISSIONS)) return barredBilling(visit);
  const rest = { cartId, billTo: billing.value, ...orderedOn(body) };
  await checkouts.keepBilling(shopperId, visit, { ...rest, onAccount }, visit.now);
  return { errors: [] };
}

/** The buyer's own purchase order number, and its release. */
function orderedOn({ purchaseOrderNumber = '', purchaseOrderRelease = '' }: PaymentBody) {
  return { purchaseOrder: singleLine(purchaseOrderNumber), purchaseOrderRelease: singleLine(purchaseOrderRelease) };
}

function barredBilling({ copyLocale }: Visit): Refusal {
  return refuse(403, 'ACCOUNT_BILLING_NOT_ALLOWED', sayer(paymentWords, copyLocale)('accountBarred'));
}
