// A test double of Stripe: accepts only requests of the recorded shape and answers as documented.
import { createHmac } from 'node:crypto';
import { StripeBooks } from './stripe-books.ts';
import { failure, type StandInAnswer } from './stand-in-answer.ts';
import { SECRET_KEY, wrongIn, type StandInRequest } from './stripe-shapes.ts';

export const WEBHOOK_SECRET = 'whsec_standinstandin';

export interface StripeStandIn {
  readonly answerTo: (request: StandInRequest) => StandInAnswer;
  readonly books: StripeBooks;
  /** Forgets all idempotency keys, as Stripe does after a day. */
  nextDay(): void;
}

export function stripeStandIn(): StripeStandIn {
  const books = new StripeBooks();
  /** Requests and answers by key. */
  const keys = new Map<string, readonly [string, StandInAnswer]>();
  const answerTo = (request: StandInRequest): StandInAnswer => {
    const { method, asked, headers, query, text } = request;
    // The bank's own page with the shopper's answer.
    const [, asking = ''] = /^GET \/redirect\/authenticate\/(pi_\w+)$/.exec(asked) ?? [];
    if (asking !== '') return { status: 302, body: {}, location: books.press(asking, query.get('press') === 'yes') };
    const origin = `http://${headers.host ?? ''}`;
    const fields = method === 'POST' ? new URLSearchParams(text) : query;
    const wrong = wrongIn(request, fields);
    if (wrong !== undefined)
      return { ...failure(headers.authorization === `Bearer ${SECRET_KEY}` ? 400 : 401, { code: 'parameter_unknown' }), wrong };
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return books.act(asked, fields, origin);
    const [sent, answer] = keys.get(key) ?? [undefined, undefined];
    if (answer !== undefined) return sent === asked + text ? answer : failure(400, { type: 'idempotency_error' });
    const made = books.act(asked, fields, origin);
    keys.set(key, [asked + text, made]);
    return made;
  };
  return { answerTo, books, nextDay: () => keys.clear() };
}

/** A webhook signed as Stripe does while a secret is being rotated. */
export function stripeSignature(body: string, at: Date, secret = WEBHOOK_SECRET): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${'0'.repeat(64)},v1=${hex},v0=${hex}`;
}
