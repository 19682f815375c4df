// The card of a call: a saved one, or the card form's token, which the shopper may save first (PAY-3).
import { ADDRESS_LIMITS, readAddress, type AddressForm, type PostalAddress } from '#people/addresses/rules';
import { filledFromZip } from '#people/addresses/server';
import { addressesWords } from '#people/addresses/words';
import type { FieldError, PaymentBody } from '#buying/checkout/contract';
import { isCard, type ChosenPayment, type ChosenSavedCard } from '#buying/checkout/rules';
import { sayer } from '#base/locale/words';
import { done, failed, isRefusal, type Outcome, type Refusal } from '#base/outcome/rules';
import { keptExpiry, readBrand } from '#buying/payment/rules';
import type { PaymentProvider } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { saveCard, usableCard } from '#buying/saved-cards/server';
import type { Checkouts } from './checkouts.ts';

export interface ChosenCardDeps {
  readonly db: Db;
  readonly checkouts: Pick<Checkouts, 'load'>;
  readonly keepCard: PaymentProvider['keepCard'];
}

interface Chosen<Payment = ChosenPayment | ChosenSavedCard> {
  readonly payment: Payment;
  readonly billTo: PostalAddress | null;
}

type Wrong = Refusal | { readonly errors: FieldError[] };
type CardPayment = NonNullable<PaymentBody['cardPayment']>;

export function isWrong<C extends object>(chosen: C | Wrong): chosen is Wrong {
  return isRefusal(chosen) || 'errors' in chosen;
}

/** A saved card has its own billing address. */
export async function cardOfAccount(
  { db }: ChosenCardDeps,
  visit: Visit,
  id: string,
  cartId: string,
): Promise<Chosen<ChosenSavedCard> | Wrong> {
  const card = await usableCard(db, visit, id);
  if (isRefusal(card)) return card.code === 'CARD_EXPIRED' ? { errors: [{ field: 'card', code: card.code, message: card.message }] } : card;
  return { payment: { paymentType: 'CREDIT_CARD', cartId, savedCardId: card.id }, billTo: card.billTo };
}

export function cardTyped(visit: Visit, card: CardPayment, cartId: string): Chosen<ChosenPayment> | Wrong {
  const payment = chosenPayment(card, cartId);
  if (payment === null)
    return { errors: [{ field: 'card', code: 'CARD_MISSING', message: sayer(paymentWords, visit.copyLocale)('cardMissing') }] };
  const billing = readBilling(visit, card.contactInformation?.billingAddress ?? null);
  return billing.ok ? { payment, billTo: billing.value } : { errors: [...billing.problem] };
}

/** Null: the shipping address. */
export function readBilling(visit: Visit, typed: AddressForm | null): Outcome<PostalAddress | null, readonly FieldError[]> {
  const { country } = visit.site;
  // Without scripts the form has not filled in city and state.
  const billing = typed === null ? null : readAddress(filledFromZip(typed, country), country);
  if (billing === null || billing.ok) return done(billing?.value ?? null);
  const say = sayer(addressesWords, visit.copyLocale);
  return failed(
    billing.problem.map(({ field, code }) => ({
      field: `billing.${field}`,
      code,
      message: say(code, { limit: ADDRESS_LIMITS[field] }),
    })),
  );
}

/** Brand and last four digits are for display only; the provider knows the real card by its token. */
function chosenPayment({ id = '', brand = '', lastFourDigit, expiry }: CardPayment, cartId: string): ChosenPayment | null {
  const known = readBrand(brand);
  if (!/^[\w-]{8,200}$/.test(id) || known === undefined || lastFourDigit === undefined || expiry === undefined) return null;
  const shown = { brand: known, lastFour: lastFourDigit, expiry: expiry === null ? null : keptExpiry(expiry) };
  return { paymentType: 'CREDIT_CARD', vendorPaymentType: null, cartId, token: id, ...shown };
}

/** Saves a token's card in the account with this billing address; the saved card then pays. */
export async function saveCardFirst(
  { db, keepCard, checkouts }: ChosenCardDeps,
  visit: Visit,
  chosen: Chosen,
  { userNotes: nickname = '', defaultPayment }: CardPayment,
): Promise<Chosen | Refusal> {
  const { payment, billTo } = chosen;
  if (!('token' in payment) || !isCard(payment)) return chosen;
  const { shopperId } = await visit.ensureShopper();
  const { shipTo } = await checkouts.load(db, shopperId, visit);
  const { token, brand, lastFour, expiry, cartId } = payment;
  const marks = defaultPayment === true ? (['default'] as const) : [];
  const kept = await saveCard({ db, keepCard }, visit, { token, brand, lastFour, expiry, nickname, billTo: billTo ?? shipTo, marks });
  return isRefusal(kept) ? kept : { payment: { paymentType: 'CREDIT_CARD', cartId, savedCardId: kept.id }, billTo };
}
