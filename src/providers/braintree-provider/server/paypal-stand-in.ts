// PayPal behind Braintree's test double: payments that a shopper approves on PayPal's page, each charged once.
import { randomBytes } from 'node:crypto';
import { refusal } from './stand-in-declines.ts';

/** Answers of a test's shopper: `late` approves after PayPal's time limit; the last two approve and are declined when charged. */
export type PaypalPress = 'approve' | 'cancel' | 'late' | 'refusedLater' | 'troubleLater';

interface BeginInput {
  readonly merchantAccountId: string;
  readonly amount: { readonly value: string; readonly currencyCode: string };
  readonly intent: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

interface Payment {
  readonly paymentId: string;
  readonly ecToken: string;
  readonly input: BeginInput;
  readonly payerId: string;
  pressed: PaypalPress | undefined;
}

export const CURRENCIES: ReadonlyMap<string, string> = new Map(Object.entries({ inkwell_us: 'USD', inkwell_ca: 'CAD' }));

const CODES: Readonly<Partial<Record<PaypalPress, string>>> = { refusedLater: '2000', troubleLater: '3000' };

export class PaypalCheckout {
  readonly #payments: Payment[] = [];
  /** By token: its payment, and whether it was charged. */
  readonly #methods = new Map<string, { readonly of: Payment; isUsed: boolean }>();

  begin(input: BeginInput, origin: string): object {
    const isWhole = CURRENCIES.get(input.merchantAccountId) === input.amount.currencyCode && input.intent === 'AUTHORIZE';
    if (!isWhole || !URL.canParse(input.returnUrl) || !URL.canParse(input.cancelUrl)) throw refusal('VALIDATION');
    const made: Payment = {
      paymentId: `PAYID-${randomBytes(12).toString('hex').toUpperCase()}`,
      ecToken: `EC-${randomBytes(8).toString('hex').toUpperCase()}`,
      input,
      payerId: randomBytes(6).toString('hex').toUpperCase(),
      pressed: undefined,
    };
    this.#payments.push(made);
    return { approvalUrl: `${origin}/checkoutnow?token=${made.ecToken}`, paymentId: made.paymentId };
  }

  /** Where PayPal's page redirects the shopper. */
  press(query: URLSearchParams): string {
    const payment = this.#payments.find(({ ecToken }) => ecToken === query.get('token'));
    if (payment === undefined) throw new Error('PayPal has no such payment');
    const press = query.get('press') as PaypalPress; // a test's own
    if (press !== 'cancel') payment.pressed ??= press;
    const back = new URL(press === 'cancel' ? payment.input.cancelUrl : payment.input.returnUrl);
    if (press !== 'cancel') back.searchParams.set('paymentId', payment.paymentId);
    back.searchParams.set('token', payment.ecToken);
    if (press !== 'cancel') back.searchParams.set('PayerID', payment.payerId);
    return back.href;
  }

  tokenise(input: { readonly merchantAccountId: string; readonly paypalOneTimePayment: Pick<Payment, 'paymentId' | 'payerId'> }): object {
    const { paymentId, payerId } = input.paypalOneTimePayment;
    const payment = this.#payments.find((one) => one.paymentId === paymentId);
    if (payment === undefined) throw refusal('NOT_FOUND');
    if (payment.input.merchantAccountId !== input.merchantAccountId) throw refusal('VALIDATION');
    if (payment.pressed === undefined || payment.payerId !== payerId) throw refusal('VALIDATION', '82901');
    if (payment.pressed === 'late') throw refusal('VALIDATION', '92911');
    const id = `tokenpp_${randomBytes(6).toString('hex')}`;
    this.#methods.set(id, { of: payment, isUsed: false });
    return { paymentMethod: { __typename: 'PaymentMethod', id, legacyId: id, usage: 'SINGLE_USE', details: detailsOf(payment) } };
  }

  /** Charges an approval once; returns PayPal's answer. */
  use(id: string): object {
    const method = this.#methods.get(id);
    if (method === undefined) throw refusal('VALIDATION', '92908');
    if (method.isUsed) throw refusal('VALIDATION', '92907');
    method.isUsed = true;
    const legacyCode = CODES[method.of.pressed ?? 'approve'];
    if (legacyCode === undefined) return { __typename: 'AuthorizedEvent', status: 'AUTHORIZED' };
    return { __typename: 'ProcessorDeclinedEvent', status: 'PROCESSOR_DECLINED', processorResponse: { legacyCode } };
  }
}

/** PayPal's test shopper; the one with Canadian dollars gives no address. */
function detailsOf({ payerId, input }: Payment): object {
  const billingAddress = {
    fullName: 'Noor Haddad',
    addressLine1: '500 Boylston St',
    adminArea2: 'Boston',
    adminArea1: 'MA',
    postalCode: '02116',
    countryCode: 'USA',
  };
  return {
    __typename: 'PayPalAccountDetails',
    payerId,
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'Haddad',
    billingAddress: input.amount.currencyCode === 'USD' ? billingAddress : null,
  };
}
