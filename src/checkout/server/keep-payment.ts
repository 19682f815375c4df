// Keeps the way to pay: the provider's token and what may be shown of the card, never the card (PAY-3, PAY-4, trust 24).
import { ADDRESS_LIMITS, readAddress } from '#addresses/rules';
import { addressesWords } from '#addresses/words';
import type { FieldError, PaymentBody } from '#checkout/contract';
import { mayBillAccount, type ChosenPayment } from '#checkout/rules';
import { sayer } from '#locale/words';
import { refuse, type Refusal } from '#outcome/rules';
import { CARD_BRANDS, holdsCardNumber } from '#payment/rules';
import { paymentWords } from '#payment/words';
import type { Visit } from '#platform/visit';
import { answerCaptcha, captchaError } from './captcha-answer.ts';
import type { CardTrials } from './card-trials.ts';
import type { Checkouts } from './checkouts.ts';
import { refuseCardNumber } from './refuse-card-number.ts';

interface KeepDeps {
  readonly checkouts: Pick<Checkouts, 'keepPayment' | 'keepBilling'>;
  readonly trials: CardTrials;
}

export async function keepPayment(
  { checkouts, trials }: KeepDeps,
  visit: Visit,
  { body, cartId }: { readonly body: PaymentBody; readonly cartId: string },
): Promise<{ errors: FieldError[] } | Refusal> {
  if (holdsCardNumber(body)) return refuseCardNumber(visit);
  const payment = body.cardPayment === undefined ? undefined : chosenPayment(body.cardPayment, cartId);
  if (payment === null) {
    return { errors: [{ field: 'card', code: 'CARD_MISSING', message: sayer(paymentWords, visit.copyLocale)('cardMissing') }] };
  }
  const typed = body.cardPayment?.contactInformation?.billingAddress ?? body.billingAddress ?? null;
  const billing = typed === null ? null : readAddress(typed, visit.site.country);
  if (billing !== null && !billing.ok) {
    const say = sayer(addressesWords, visit.copyLocale);
    return {
      errors: billing.problem.map(({ field, code }) => ({
        field: `billing.${field}`,
        code,
        message: say(code, { limit: ADDRESS_LIMITS[field] }),
      })),
    };
  }
  const { shopperId } = await visit.ensureShopper();
  const rest = { billTo: billing?.value ?? null, purchaseOrder: body.purchaseOrderNumber?.trim() ?? '' };
  if (payment === undefined) {
    const onAccount = body.billToAccount === true ? cartId : null;
    if (onAccount !== null && !mayBillAccount((await visit.shopper())?.permissions ?? new Set())) return barredBilling(visit);
    await checkouts.keepBilling(shopperId, visit.site.id, { ...rest, onAccount }, visit.now);
    return { errors: [] };
  }
  const wrong = body.captcha === undefined ? [] : (await answerCaptcha(trials, visit, body.captcha)).errors;
  if (wrong.length > 0) return { errors: wrong };
  if (await trials.mustAnswer(visit, shopperId)) return { errors: [captchaError('CAPTCHA_REQUIRED', visit)] };
  const isKept = await checkouts.keepPayment(shopperId, visit.site.id, { payment, ...rest }, visit.now);
  return { errors: isKept ? [] : [captchaError('CAPTCHA_REQUIRED', visit)] };
}

function barredBilling({ copyLocale }: Visit): Refusal {
  return refuse(403, 'ACCOUNT_BILLING_NOT_ALLOWED', sayer(paymentWords, copyLocale)('accountBarred'));
}

/** Brand and last four are for showing only; what the card really is, the provider knows by its token. */
function chosenPayment(
  { profileRefId, id, brand, lastFourDigit, expiry }: NonNullable<PaymentBody['cardPayment']>,
  cartId: string,
): ChosenPayment | null {
  const token = profileRefId ?? id ?? '';
  const known = CARD_BRANDS.find((one) => one === brand);
  if (!/^[\w-]{8,200}$/.test(token) || known === undefined) return null;
  return { paymentType: 'CREDIT_CARD', vendorPaymentType: null, cartId, token, brand: known, lastFour: lastFourDigit, expiry };
}
