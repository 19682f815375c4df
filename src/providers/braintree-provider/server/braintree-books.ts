// The state of Braintree's test double, and the effects of its mutations.
import { randomBytes } from 'node:crypto';
import { CURRENCIES, PaypalCheckout } from './paypal-stand-in.ts';
import { refusal } from './stand-in-declines.ts';
import { newTransaction, type Input, type Money, type Refund, type Transaction } from './braintree-records.ts';
import { OUTCOMES } from './stand-in-outcomes.ts';

export class BraintreeBooks {
  readonly transactions = new Map<string, Transaction>();
  /** Whether cards allow partial captures. */
  inParts = true;
  readonly paypal = new PaypalCheckout();
  readonly #spent = new Set<string>();
  readonly #kept = new Set<string>();

  authorizeCreditCard({ paymentMethodId: method, transaction }: Input): object {
    const { amount, orderId, merchantAccountId = '', paymentInitiator } = transaction;
    const isKept = this.#kept.has(method);
    if (!isKept && !method.startsWith('tokencc_') && !OUTCOMES.has(method)) throw refusal('VALIDATION', '91565');
    if (this.#spent.has(method)) throw refusal('VALIDATION', '91564');
    if (!isKept) this.#spent.add(method);
    const money = { value: amount, currencyCode: CURRENCIES.get(merchantAccountId) ?? 'EUR' };
    const event = OUTCOMES.get(method) ?? { __typename: 'AuthorizedEvent', status: 'AUTHORIZED' };
    const made = this.#add(orderId, money, merchantAccountId, { ...event, amount: money });
    const paymentMethod = isKept ? { __typename: 'PaymentMethod', id: method, legacyId: method, usage: 'MULTI_USE' } : null;
    return { transaction: Object.assign(made, { paymentMethod, isUnattended: paymentInitiator === 'UNSCHEDULED' }) };
  }

  authorizePayPalAccount({ paymentMethodId: method, transaction: { amount, orderId, merchantAccountId = '' } }: Input): object {
    const event = this.paypal.use(method);
    const money = { value: amount, currencyCode: CURRENCIES.get(merchantAccountId) ?? 'EUR' };
    const made = this.#add(orderId, money, merchantAccountId, { ...event, amount: money });
    made.isPaypal = true;
    return { transaction: made };
  }

  captureTransaction({ transactionId, transaction: { amount, orderId } }: Input): object {
    const one = this.#held(transactionId, amount);
    Object.assign(one, { status: 'SUBMITTED_FOR_SETTLEMENT', amount: { ...one.amount, value: amount }, orderId });
    return { transaction: one };
  }

  partialCaptureTransaction({ transactionId, transaction: { amount, orderId, finalCapture } }: Input): object {
    const parent = this.#held(transactionId, amount);
    if (!this.inParts && !parent.isPaypal) throw refusal('VALIDATION', '915103');
    const [held] = parent.statusHistory as { readonly amount: Money }[];
    const details = (parent.partialCaptureDetails ?? {
      __typename: 'ParentAuthorization',
      childCaptures: [],
      totalAmountAuthorized: held?.amount,
    }) as { readonly childCaptures: Transaction[] };
    const money = { ...parent.amount, value: amount };
    const capture = this.#add(orderId, money, parent.merchantAccountId, {
      __typename: 'SubmittedForSettlementEvent',
      status: 'SUBMITTED_FOR_SETTLEMENT',
    });
    capture.partialCaptureDetails = { __typename: 'ChildCapture', parentAuthorization: parent };
    details.childCaptures.push(capture);
    parent.partialCaptureDetails = details;
    parent.status = finalCapture === true ? 'SETTLEMENT_CONFIRMED' : 'SETTLEMENT_PENDING';
    return { capture };
  }

  reverseTransaction({ transactionId }: Input): object {
    const one = this.#named(transactionId);
    if (one.status !== 'AUTHORIZED') throw refusal('VALIDATION', '91504');
    one.status = 'VOIDED';
    return { reversal: one };
  }

  refundTransaction({ transactionId, refund: { amount, orderId } }: Input): object {
    const one = this.#named(transactionId);
    if (one.status !== 'SETTLED') throw refusal('VALIDATION', '91506');
    if (Number(amount) > Number(one.amount.value) - sum(one.refunds)) throw refusal('VALIDATION', '91521');
    const refund: Refund = {
      __typename: 'Refund',
      id: `refund_${randomBytes(6).toString('hex')}`,
      orderId,
      amount: { ...one.amount, value: amount },
      status: 'SUBMITTED_FOR_SETTLEMENT',
    };
    one.refunds.push(refund);
    return { refund };
  }

  vaultPaymentMethod({ paymentMethodId: token }: Input): object {
    if (!token.startsWith('tokencc_')) throw refusal('VALIDATION', '93108');
    if (this.#spent.has(token)) throw refusal('VALIDATION', '93107');
    this.#spent.add(token);
    const id = `cGF5bWVudG1ldGhvZF9jY18${randomBytes(6).toString('hex')}==`;
    this.#kept.add(id);
    return { paymentMethod: { __typename: 'PaymentMethod', id } };
  }

  /** Settles all captures. */
  settle(): void {
    for (const one of this.transactions.values()) if (one.status === 'SUBMITTED_FOR_SETTLEMENT') one.status = 'SETTLED';
  }

  #add(orderId: string, amount: Money, merchantAccountId: string, event: object): Transaction {
    const made = newTransaction(orderId, amount, merchantAccountId, event);
    this.transactions.set(made.id, made);
    return made;
  }

  #held(id: string, amount: string): Transaction {
    const one = this.#named(id);
    const { childCaptures = [] } = (one.partialCaptureDetails ?? {}) as { readonly childCaptures?: Transaction[] };
    const [held] = one.statusHistory as { readonly amount: Money }[];
    const isOpen = one.status === 'AUTHORIZED' || one.status === 'SETTLEMENT_PENDING';
    if (!isOpen) throw refusal('VALIDATION', '91507');
    if (Number(amount) > Number(held?.amount.value) - sum(childCaptures)) throw refusal('VALIDATION', '91522');
    return one;
  }

  #named(id: string): Transaction {
    const one = this.transactions.get(id);
    if (one === undefined) throw refusal('NOT_FOUND');
    return one;
  }
}

const sum = (of: readonly { readonly amount: Money }[]): number => of.reduce((all, { amount }) => all + Number(amount.value), 0);
