// What Braintree's test double keeps, and what its mutations take.

import { randomBytes } from 'node:crypto';

export interface Money {
  readonly value: string;
  readonly currencyCode: string;
}

export interface Refund {
  readonly __typename: 'Refund';
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  status: string;
}

export interface Transaction {
  readonly __typename: 'Transaction';
  readonly id: string;
  readonly legacyId: string;
  readonly createdAt: string;
  readonly merchantAccountId: string;
  readonly statusHistory: object[];
  readonly refunds: Refund[];
  orderId: string;
  amount: Money;
  status: string;
  partialCaptureDetails: object | null;
  /** Allows partial captures on any account. */
  isPaypal: boolean;
  /** The payment method for further charges. */
  paymentMethod: object | null;
  /** Whether the shop charged without the shopper. */
  isUnattended: boolean;
}

interface Options {
  readonly amount: string;
  readonly orderId: string;
  readonly finalCapture?: boolean;
  readonly merchantAccountId?: string;
  readonly paymentInitiator?: string;
}

export interface Input {
  readonly transactionId: string;
  readonly paymentMethodId: string;
  readonly transaction: Options;
  readonly refund: Options;
}

/** `event`: how the bank answered. */
export function newTransaction(orderId: string, amount: Money, merchantAccountId: string, event: object): Transaction {
  const id = `transaction_${randomBytes(6).toString('hex')}`;
  return {
    __typename: 'Transaction',
    id,
    legacyId: id.slice(-8),
    createdAt: new Date().toISOString().replace('Z', '000Z'),
    merchantAccountId,
    orderId,
    amount,
    status: (event as { readonly status: string }).status,
    statusHistory: [event],
    refunds: [],
    partialCaptureDetails: null,
    isPaypal: false,
    paymentMethod: null,
    isUnattended: false,
  };
}
