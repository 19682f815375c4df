// The parts of Stripe's objects that the shop reads. Anything else counts as no answer.
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Currency } from '#base/money/rules';
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import type { LedgerEntry } from '#buying/payment/contract';
import { reasonOf } from './stripe-decline.ts';
import { KEY, REFERENCE } from './stripe-metadata.ts';

const orNull = <S extends Type.TSchema>(of: S) => Type.Union([of, Type.Null()]);

const StripeError = Type.Object({
  type: Type.String(),
  code: Type.Optional(Type.String()),
  decline_code: Type.Optional(Type.String()),
  param: Type.Optional(Type.String()),
});
export type StripeError = Type.Static<typeof StripeError>;

const Metadata = Type.Record(Type.String(), Type.String());

const Charge = Type.Object({
  id: Type.String(),
  amount_refunded: Type.Integer(),
  payment_method_details: Type.Optional(
    orNull(
      Type.Object({
        card: Type.Optional(orNull(Type.Object({ multicapture: Type.Optional(Type.Object({ status: Type.String() })) }))),
      }),
    ),
  ),
});

/** The bank's challenge. */
const NextAction = Type.Object({
  type: Type.String(),
  redirect_to_url: Type.Optional(orNull(Type.Object({ url: orNull(Type.String()) }))),
});

export const Intent = Type.Object({
  id: Type.String(),
  object: Type.Literal('payment_intent'),
  status: Type.String(),
  amount: Type.Integer(),
  amount_capturable: Type.Integer(),
  amount_received: Type.Integer(),
  created: Type.Integer(),
  currency: Type.String(),
  metadata: Metadata,
  last_payment_error: orNull(StripeError),
  next_action: orNull(NextAction),
  payment_method: orNull(Type.String()),
  cancellation_reason: orNull(Type.String()),
  /** The whole object if requested (`expand`), else its id. */
  latest_charge: orNull(Type.Union([Type.String(), Charge])),
});
export type Intent = Type.Static<typeof Intent>;

const Refund = Type.Object({ id: Type.String(), amount: Type.Integer(), status: orNull(Type.String()), metadata: orNull(Metadata) });
export type Refund = Type.Static<typeof Refund>;

const PaymentMethod = Type.Object({ id: Type.String(), object: Type.Literal('payment_method'), customer: orNull(Type.String()) });

const listOf = <T extends Type.TSchema>(of: T) => Compile(Type.Object({ data: Type.Array(of), has_more: Type.Boolean() }));

const INTENT = Compile(Intent);
const INTENTS = listOf(Intent);
const REFUNDS = listOf(Refund);
const METHOD = Compile(PaymentMethod);
const CUSTOMER = Compile(Type.Object({ id: Type.String(), object: Type.Literal('customer') }));
const ERROR = Compile(Type.Object({ error: StripeError }));

interface Reader<T> {
  Check(value: unknown): value is T;
}

function readBy<T>(shape: Reader<T>, value: unknown): T {
  if (!shape.Check(value)) throw new PaymentUnreachable('Stripe answered something that cannot be read');
  return value;
}

export const readIntent = (body: unknown): Intent => readBy(INTENT, body);
export const readIntents = (body: unknown) => readBy(INTENTS, body);
export const readRefunds = (body: unknown) => readBy(REFUNDS, body);
export const readMethod = (body: unknown) => readBy(METHOD, body);
export const readCustomer = (body: unknown) => readBy(CUSTOMER, body);
export const readError = (body: unknown): StripeError => readBy(ERROR, body).error;

/** The outcome of a payment; undefined: neither charged nor refused yet. */
export function authorisationOf(intent: Intent): Authorisation | undefined {
  const { id: authorisationId, status, amount, last_payment_error: error } = intent;
  const currency = intent.currency.toUpperCase();
  if ((status === 'requires_capture' || status === 'succeeded') && (currency === 'USD' || currency === 'CAD'))
    return { status: 'authorised', authorisationId, amount, currency };
  if (status === 'canceled') return { status: 'voided', authorisationId };
  if (status === 'requires_action') return askedOf(intent);
  if (status === 'requires_payment_method' && error !== null) return { status: 'declined', authorisationId, reason: reasonOf(error) };
  if (status === 'requires_payment_method' || status === 'requires_confirmation') return undefined;
  throw new PaymentUnreachable(`Stripe has not ended it yet: ${status}`);
}

/** Time limit of a challenge, which holds no money. Stripe has none, but the shop's goods are reserved meanwhile. */
const ASKED_FOR_MS = 15 * 60_000;

/** A challenge at an address; one that needs Stripe's script is not possible. */
function askedOf({ id: authorisationId, created, next_action: action }: Intent): Authorisation {
  const url = action?.redirect_to_url?.url ?? '';
  if (!URL.canParse(url)) return { status: 'declined', authorisationId, reason: 'challengeFailed' };
  return { status: 'challenge', authorisationId, url, until: new Date(created * 1000 + ASKED_FOR_MS) };
}

export function currencyOf({ currency }: Intent): Currency {
  return currency.toUpperCase() === 'CAD' ? 'CAD' : 'USD';
}

/** The authorisation expired at Stripe. */
export function isLapsed({ status, cancellation_reason: reason }: Intent): boolean {
  return status === 'canceled' && (reason === 'automatic' || reason === 'expired');
}

/** The ledger entry of a payment; undefined for another merchant's, and for one that was never charged. */
export function entryOf(intent: Intent, refunded: number): LedgerEntry | undefined {
  const { metadata, amount, amount_received: captured, created } = intent;
  const [key, reference] = [metadata[KEY], metadata[REFERENCE]];
  if (key === undefined || reference === undefined || intent.status === 'processing') return undefined;
  const known = authorisationOf(intent);
  if (known === undefined) return undefined;
  return {
    id: intent.id,
    key,
    reference,
    createdAt: new Date(created * 1000).toISOString(),
    status: known.status,
    amount,
    captured,
    refunded,
    currency: currencyOf(intent),
    ...(known.status === 'declined' ? { reason: known.reason } : {}),
  };
}

/** Whether the rest may still be captured after a capture. */
export function isCapturedInParts({ latest_charge: charge }: Intent): boolean {
  return typeof charge === 'object' && charge?.payment_method_details?.card?.multicapture?.status === 'available';
}
