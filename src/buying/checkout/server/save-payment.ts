// The payment step's call: checks the billing address first, if the caller asks for that, then stores the payment (CHK-2, PAY-3).
import { adviceAnswer, adviceInTime, NO_ADVICE, type AddressValidator } from '#people/addresses/server';
import { addressForm, isSameAddress } from '#people/addresses/rules';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';
import type { PaymentBody, SavedPayment } from '#buying/checkout/contract';
import type { Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { readBilling } from './chosen-card.ts';
import { keepPayment, type AskedPayment, type KeepDeps } from './keep-payment.ts';

interface SavingDeps extends KeepDeps {
  readonly validator: AddressValidator;
}

export async function savePayment(deps: SavingDeps, visit: Visit, asked: AskedPayment): Promise<SavedPayment | Refusal> {
  const fixed = await fixedBillingError(deps, visit, asked.body);
  if (fixed !== null) return { errors: [fixed] };
  const advice = asked.body.askFirst === true ? await adviceOf(deps.validator, visit, asked.body) : NO_ADVICE;
  return advice.addressCode === '' ? keepPayment(deps, visit, asked) : advice;
}

/** Skips an unreadable address: storing it reports what is wrong. */
async function adviceOf(validator: AddressValidator, visit: Visit, { cardPayment, billingAddress }: PaymentBody) {
  const billing = readBilling(visit, cardPayment?.contactInformation?.billingAddress ?? billingAddress ?? null);
  return billing.ok && billing.value !== null ? adviceAnswer(await adviceInTime(validator, billing.value)) : NO_ADVICE;
}

/** Every order carries the organization's billing address where its people may use no other: another one is an error, not overlooked. */
async function fixedBillingError({ checkouts, db }: SavingDeps, visit: Visit, { cardPayment, billingAddress }: PaymentBody) {
  const typed = cardPayment?.contactInformation?.billingAddress ?? billingAddress ?? null;
  const shopper = typed === null ? null : await visit.shopper();
  if (typed === null || shopper === null || shopper.account === null) return null;
  const { billingIsFixed, billTo } = await checkouts.load(db, shopper.shopperId, visit);
  if (!billingIsFixed || (billTo !== null && isSameAddress(typed, addressForm(billTo)))) return null;
  const code = 'OWN_BILLING_STOPPED' as const;
  return { field: 'billing.address1', code, message: sayer(checkoutWords, visit.copyLocale)(code) };
}
