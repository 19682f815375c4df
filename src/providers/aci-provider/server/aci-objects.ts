// The parts of ACI's payments that the shop reads. Anything else counts as no answer.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Currency } from '#base/money/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import { centsOf, orderNumberIn } from '#providers/payment-vendor/server';
import { kindOf, NOTHING_FOUND, reasonOf } from './aci-results.ts';

const Result = Type.Object({ code: Type.String() });

const Payment = Type.Object({
  id: Type.String(),
  /** PA authorises, CP captures, RV reverses, RF refunds a CP. */
  paymentType: Type.String(),
  amount: Type.String(),
  currency: Type.String(),
  merchantTransactionId: Type.Optional(Type.String()),
  /** The payment that this one refers to. */
  referencedId: Type.Optional(Type.String()),
  result: Result,
  timestamp: Type.String(),
});
export type AciPayment = Type.Static<typeof Payment>;

/** A form for the shopper's browser; the default method is POST. */
const Form = Type.Object({
  url: Type.String({ pattern: '^https?://[^\\s"]{1,4000}$' }),
  method: Type.Optional(Type.String()),
  parameters: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
});
export type AciForm = Type.Static<typeof Form>;

/** The bank's challenge page, and the hidden forms sent before it. */
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

/** A page of a payment search, and the number of pages. */
export function readRecords(body: unknown): { readonly records: readonly AciPayment[]; readonly pages: number } {
  const { result, records = [], pages = 1 } = readBy(RECORDS, body);
  if (result.code === NOTHING_FOUND) return { records: [], pages: 1 };
  if (kindOf(result.code) !== 'done') throw new PaymentUnreachable(`ACI did not show its payments: ${result.code}`);
  return { records, pages };
}

/** An authorised payment and its later captures, reversals and refunds. */
export interface History {
  readonly held: AciPayment;
  readonly captures: readonly AciPayment[];
  readonly refunds: readonly AciPayment[];
  readonly isReversed: boolean;
  /** Captures and refunds without a final outcome. */
  readonly open: readonly AciPayment[];
}

/** Undefined: the payment is not in the list. */
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

/** The outcome of a payment. The caller has already reversed payments whose outcome ACI does not know. */
export function authorisationOf({ held, isReversed, captures }: History): Authorisation {
  const { id: authorisationId, amount, result } = held;
  const kind = kindOf(result.code);
  if (kind === 'pending') throw new PaymentUnreachable(`ACI has not ended it yet: ${result.code}`);
  if (kind !== 'done') return { status: 'declined', authorisationId, reason: reasonOf(result.code) };
  if (isReversed && captures.length === 0) return { status: 'voided', authorisationId };
  return { status: 'authorised', authorisationId, amount: centsOf(amount), currency: currencyOf(held) };
}

/** The ledger entry of a payment; undefined for another merchant's payment, and for one without a final outcome. */
export function entryOf(history: History, key: string): LedgerEntry | undefined {
  const { held, captures, refunds } = history;
  const reference = orderNumberIn(held.merchantTransactionId ?? '');
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
