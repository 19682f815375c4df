// The state of Stripe's test double, and the effects of its calls.
import { randomBytes } from 'node:crypto';
import { metadataOf, newIntent, type Intent, type Refund } from './stripe-records.ts';
import { ASKED_CARD, DECLINES, NOT_CONFIRMED } from './stripe-test-cards.ts';
import { failure, ok, type StandInAnswer } from './stand-in-answer.ts';

export class StripeBooks {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  /** Whether cards allow partial captures. */
  multicapture = true;
  readonly #customers = new Map<string, string>();

  /** The bank's page with the shopper's answer; returns where it redirects. */
  press(id: string, isConfirmed: boolean): string {
    const intent = this.intents.get(id);
    const back = new URL(intent?.next_action?.redirect_to_url.return_url ?? 'http://nowhere.example');
    if (intent !== undefined && intent.status === 'requires_action') {
      intent.next_action = null;
      if (isConfirmed) this.#hold(intent);
      else Object.assign(intent, structuredClone(NOT_CONFIRMED));
    }
    back.searchParams.set('payment_intent', id);
    back.searchParams.set('redirect_status', isConfirmed ? 'succeeded' : 'failed');
    return back.href;
  }

  act(asked: string, fields: URLSearchParams, origin: string): StandInAnswer {
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
    if (move === 'confirm') return this.#confirm(intent, fields, origin);
    if (move === 'capture') return this.#capture(intent, fields);
    if (move === 'cancel') return this.#cancel(intent, fields);
    if (!isRead) Object.assign(intent.metadata, metadataOf(fields));
    return ok(intent);
  }

  #keep(method: string): StandInAnswer {
    const id = `cus_${randomBytes(6).toString('hex')}`;
    this.#customers.set(method, id);
    return ok({ id, object: 'customer' });
  }

  #make(fields: URLSearchParams): StandInAnswer {
    const made = newIntent(fields);
    this.intents.set(made.id, made);
    return ok(made);
  }

  #confirm(intent: Intent, fields: URLSearchParams, origin: string): StandInAnswer {
    const method = String(fields.get('payment_method'));
    if (intent.status !== 'requires_payment_method') return failure(400, { code: 'payment_intent_unexpected_state' });
    // A saved card belongs to its customer, and only charges for that customer succeed.
    if ((this.#customers.get(method) ?? null) !== intent.customer) return failure(400, { param: 'payment_method' });
    const isAbsent = fields.get('off_session') === 'true' || fields.get('error_on_requires_action') === 'true';
    const declined = DECLINES.get(method === ASKED_CARD && isAbsent ? 'pm_card_authenticationRequired' : method);
    if (declined !== undefined) {
      intent.last_payment_error = { type: 'card_error', ...declined };
      return failure(402, { type: 'card_error', ...declined });
    }
    intent.payment_method = method;
    const returnUrl = fields.get('return_url');
    if (method === ASKED_CARD) {
      if (returnUrl === null) return failure(400, { code: 'parameter_missing', param: 'return_url' });
      intent.status = 'requires_action';
      const url = `${origin}/redirect/authenticate/${intent.id}`;
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
      return ok(intent);
    }
    return this.#hold(intent);
  }

  #hold(intent: Intent): StandInAnswer {
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

  #cancel(intent: Intent, fields: URLSearchParams): StandInAnswer {
    if (intent.status === 'canceled' || intent.status === 'succeeded') return failure(400, { code: 'payment_intent_unexpected_state' });
    intent.status = intent.amount_received > 0 ? 'succeeded' : 'canceled';
    if (intent.status === 'canceled') intent.cancellation_reason = fields.get('cancellation_reason');
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
