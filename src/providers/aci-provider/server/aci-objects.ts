// What is read of ACI's payments, and nothing more. What does not look like this counts as no answer.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Currency } from '#base/money/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import { centsOf, orderNamedIn } from '#providers/payment-vendor/server';
import { kindOf, NOTHING_FOUND, reasonOf } from './aci-results.ts';

const Result = Type.Object({ code: Type.String() });

const Payment = Type.Object({
  id: Type.String(),
  /** PA holds money, CP takes of it, RV lets go of it, RF gives back what a CP took. */
  paymentType: Type.String(),
  amount: Type.String(),
  currency: Type.String(),
  merchantTransactionId: Type.Optional(Type.String()),
  /** Which payment this one is of. */
  referencedId: Type.Optional(Type.String()),
  result: Result,
  timestamp: Type.String(),
});
export type AciPayment = Type.Static<typeof Payment>;

/** A form that the shopper's browser sends; without a method it is posted. */
const Form = Type.Object({
  url: Type.String({ pattern: '^https?://[^\\s"]{1,4000}$' }),
  method: Type.Optional(Type.String()),
  parameters: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
});
export type AciForm = Type.Static<typeof Form>;

/** Where the bank asks the shopper, and what nobody sees is sent before. */
const Redirect = Type.Object({ ...Form.properties, preconditions: Type.Optional(Type.Array(Form)) });
export type AciRedirect = Type.Static<typeof Redirect>;

const ANSWER = Compile(Type.Object({ id: Type.Optional(Type.String()), result: Result, redirect: Type.Optional(Redirect) }));
const PAYMENT = Compile(Payment);
const RECORDS = Compile(Type.Object({ result: Result, records: Type.Optional(Type.Array(Payment)), pages: Type.Optional(Type.Integer()) }));

function readBy<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (!shape.Check(value)) throw new PaymentUnreachable('ACI answered something that cannot be read');
  return value;
}

export const readAnswer = (body: unknown) => readBy(ANSWER, body);
export const readPayment = (body: unknown): AciPayment => readBy(PAYMENT, body);

/** A page of payments that were searched for, and how many pages there are. */
export function readRecords(body: unknown): { readonly records: readonly AciPayment[]; readonly pages: number } {
  const { result, records = [], pages = 1 } = readBy(RECORDS, body);
  if (result.code === NOTHING_FOUND) return { records: [], pages: 1 };
  if (kindOf(result.code) !== 'done') throw new PaymentUnreachable(`ACI did not show its payments: ${result.code}`);
  return { records, pages };
}

/** A payment that was asked to hold money, and what became of it. */
export interface History {
  readonly held: AciPayment;
  readonly captures: readonly AciPayment[];
  readonly refunds: readonly AciPayment[];
  readonly isReversed: boolean;
  /** Captures and refunds that have no end that is known. */
  readonly open: readonly AciPayment[];
}

/** Undefined: the payment is not among these. */
export function historyOf(id: string, records: readonly AciPayment[]): History | undefined {
  const held = records.find((one) => one.id === id);
  if (held === undefined) return undefined;
  const done = records.filter(({ result }) => kindOf(result.code) === 'done');
  const captures = done.filter(({ paymentType, referencedId }) => paymentType === 'CP' && referencedId === id);
  const ids = new Set(captures.map((one) => one.id));
  return {
    held,
    captures,
    refunds: done.filter(({ paymentType, referencedId = '' }) => paymentType === 'RF' && ids.has(referencedId)),
    isReversed: done.some(({ paymentType, referencedId }) => paymentType === 'RV' && referencedId === id),
    open: records.filter(({ result }) => ['pending', 'uncertain'].includes(kindOf(result.code))),
  };
}

export const sumOf = (payments: readonly AciPayment[]): number => payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** What became of a payment. Where ACI itself does not know, it was let go of before this is asked. */
export function authorisationOf({ held, isReversed, captures }: History): Authorisation {
  const { id: authorisationId, amount, result } = held;
  const kind = kindOf(result.code);
  if (kind === 'pending') throw new PaymentUnreachable(`ACI has not ended it yet: ${result.code}`);
  if (kind !== 'done') return { status: 'declined', authorisationId, reason: reasonOf(result.code) };
  if (isReversed && captures.length === 0) return { status: 'voided', authorisationId };
  return { status: 'authorised', authorisationId, amount: centsOf(amount), currency: currencyOf(held) };
}

/** A payment of ours as an entry of the ledger; undefined for anybody else's, and for one without an end. */
export function entryOf(history: History, key: string): LedgerEntry | undefined {
  const { held, captures, refunds } = history;
  const reference = orderNamedIn(held.merchantTransactionId ?? '');
  if (reference === undefined || kindOf(held.result.code) === 'pending') return undefined;
  const known = authorisationOf(history);
  return {
    id: held.id,
    key,
    reference,
    createdAt: momentOf(held).toISOString(),
    status: known.status,
    amount: centsOf(held.amount),
    captured: sumOf(captures),
    refunded: sumOf(refunds),
    currency: currencyOf(held),
    ...(known.status === 'declined' ? { reason: known.reason } : {}),
  };
}

/** `2026-11-24 07:15:02.486+0000` */
export function momentOf({ timestamp }: AciPayment): Date {
  const moment = new Date(timestamp.replace(' ', 'T').replace(/\+0000$/, 'Z'));
  if (Number.isNaN(moment.getTime())) throw new PaymentUnreachable('ACI answered a time that cannot be read');
  return moment;
}

export function currencyOf({ currency }: AciPayment): Currency {
  if (currency !== 'USD' && currency !== 'CAD') throw new PaymentUnreachable('ACI answered in a currency that is not ours');
  return currency;
}
