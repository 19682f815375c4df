// What Stripe's stand-in for tests keeps, and what its calls do to it.
import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

export interface StandInAnswer {
  readonly status: number;
  readonly body: object;
  /** What was not of the recorded shape. */
  readonly wrong?: string;
}

/** Stripe's own test cards: https://docs.stripe.com/testing. */
const DECLINES: Readonly<Record<string, { readonly code: Stripe.PaymentIntent.LastPaymentError.Code; readonly decline_code?: string }>> = {
  pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { code: 'processing_error' },
  pm_card_authenticationRequired: { code: 'authentication_required', decline_code: 'authentication_required' },
};

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'amount_capturable' | 'amount_received' | 'created' | 'currency'
> & {
  metadata: Record<string, string>;
  customer: string | null;
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code'> | null;
  latest_charge: { id: string; amount_refunded: number; payment_method_details: { card: { multicapture: { status: string } } } } | null;
};
type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & { payment_intent: string; metadata: Record<string, string> };

export class StripeBooks {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  /** Whether cards may be captured in parts. */
  multicapture = true;
  readonly #customers = new Map<string, string>();

  act(asked: string, fields: URLSearchParams): StandInAnswer {
    const [, kind = '', id = '', move = ''] = /^\w+ \/v1\/(\w+)\/?(\w*)\/?(\w*)$/.exec(asked) ?? [];
    const isRead = asked.startsWith('GET');
    if (kind === 'customers') return this.#keep(String(fields.get('payment_method')));
    if (kind === 'payment_methods')
      return id.startsWith('pm_card_')
        ? ok({ id, object: 'payment_method', customer: this.#customers.get(id) ?? null })
        : failure(404, { code: 'resource_missing', param: 'payment_method' });
    if (kind === 'refunds') return isRead ? this.#refundsOf(fields) : this.#refund(fields);
    if (id === '') return isRead ? this.#list(fields) : this.#make(fields);
    const intent = this.intents.get(id);
    if (intent === undefined) return failure(404, { code: 'resource_missing', param: 'intent' });
    if (move === 'confirm') return this.#confirm(intent, fields);
    if (move === 'capture') return this.#capture(intent, fields);
    if (move === 'cancel') return this.#cancel(intent);
    if (!isRead) Object.assign(intent.metadata, metadataOf(fields));
    return ok(intent);
  }

  #keep(method: string): StandInAnswer {
    const id = `cus_${randomBytes(6).toString('hex')}`;
    this.#customers.set(method, id);
    return ok({ id, object: 'customer' });
  }

  #make(fields: URLSearchParams): StandInAnswer {
    const made: Intent = {
      id: `pi_${randomBytes(8).toString('hex')}`,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      amount_capturable: 0,
      amount_received: 0,
      created: Math.floor(Date.now() / 1000),
      currency: String(fields.get('currency')),
      customer: fields.get('customer'),
      metadata: metadataOf(fields),
      last_payment_error: null,
      latest_charge: null,
    };
    this.intents.set(made.id, made);
    return ok(made);
  }

  #confirm(intent: Intent, fields: URLSearchParams): StandInAnswer {
    const method = String(fields.get('payment_method'));
    if (intent.status !== 'requires_payment_method') return failure(400, { code: 'payment_intent_unexpected_state' });
    // A card that was kept is its customer's, and is charged in their name only.
    if ((this.#customers.get(method) ?? null) !== intent.customer) return failure(400, { param: 'payment_method' });
    const declined = DECLINES[method];
    if (declined !== undefined) {
      intent.last_payment_error = { type: 'card_error', ...declined };
      return failure(402, { type: 'card_error', ...declined });
    }
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    const status = this.multicapture ? 'available' : 'unavailable';
    intent.latest_charge = { id: 'ch_1', amount_refunded: 0, payment_method_details: { card: { multicapture: { status } } } };
    return ok(intent);
  }

  #capture(intent: Intent, fields: URLSearchParams): StandInAnswer {
    const amount = Number(fields.get('amount_to_capture'));
    const isFinal = fields.get('final_capture') !== 'false';
    if (intent.status !== 'requires_capture') return failure(400, { code: 'payment_intent_unexpected_state' });
    if (amount > intent.amount_capturable) return failure(400, { code: 'amount_too_large', param: 'amount_to_capture' });
    if (!isFinal && !this.multicapture) return failure(400, { param: 'final_capture' });
    intent.amount_received += amount;
    intent.amount_capturable = isFinal ? 0 : intent.amount_capturable - amount;
    if (isFinal) intent.status = 'succeeded';
    Object.assign(intent.metadata, metadataOf(fields));
    return ok(intent);
  }

  #cancel(intent: Intent): StandInAnswer {
    if (intent.status === 'canceled' || intent.status === 'succeeded') return failure(400, { code: 'payment_intent_unexpected_state' });
    intent.status = intent.amount_received > 0 ? 'succeeded' : 'canceled';
    intent.amount_capturable = 0;
    return ok(intent);
  }

  #refundsOf(fields: URLSearchParams): StandInAnswer {
    const data = this.refunds.filter(({ payment_intent }) => payment_intent === fields.get('payment_intent'));
    return ok({ object: 'list', data, has_more: false });
  }

  #refund(fields: URLSearchParams): StandInAnswer {
    const [amount, of] = [Number(fields.get('amount')), String(fields.get('payment_intent'))];
    const intent = this.intents.get(of);
    const charge = intent?.latest_charge;
    if (intent === undefined || charge === undefined || charge === null) return failure(404, { param: 'payment_intent' });
    if (amount > intent.amount_received - charge.amount_refunded) return failure(400, { code: 'charge_already_refunded' });
    charge.amount_refunded += amount;
    const id = `re_${this.refunds.length}`;
    const made: Refund = { id, object: 'refund', amount, status: 'succeeded', payment_intent: of, metadata: metadataOf(fields) };
    this.refunds.push(made);
    return ok(made);
  }

  #list(fields: URLSearchParams): StandInAnswer {
    const newest = [...this.intents.values()].filter(({ created }) => created >= Number(fields.get('created[gte]'))).toReversed();
    const from = newest.findIndex(({ id }) => id === fields.get('starting_after')) + 1;
    const data = newest.slice(from, from + Number(fields.get('limit')));
    return ok({ object: 'list', data, has_more: from + data.length < newest.length });
  }
}

function metadataOf(fields: URLSearchParams): Record<string, string> {
  const held = [...fields].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(held);
}

const ok = (body: object): StandInAnswer => ({ status: 200, body: structuredClone(body) });

interface Failure {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

export function failure(status: number, error: Failure): StandInAnswer {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } };
}
