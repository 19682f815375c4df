// Stripe's webhooks: https://docs.stripe.com/webhooks#verify-manually. The endpoint's own secret signs them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { PaymentEvent } from '#buying/payment/server';
import type { EventReader } from '#providers/payment-vendor/server';
import { entryOf, readIntent } from './stripe-objects.ts';

/** An older message may be a replay; Stripe signs each delivery with a new time. */
const FRESH_SECONDS = 300;

const KINDS: ReadonlyMap<string, PaymentEvent['kind']> = new Map(
  Object.entries({
    'payment_intent.amount_capturable_updated': 'authorised',
    'payment_intent.payment_failed': 'declined',
    'payment_intent.canceled': 'voided',
    'payment_intent.succeeded': 'captured',
  }),
);

const EVENT = Compile(
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 60 }),
    object: Type.Literal('event'),
    type: Type.String(),
    created: Type.Integer(),
    data: Type.Object({ object: Type.Object({}) }),
  }),
);

export function stripeEvents(secret: string): EventReader {
  return async (body, headers, now) => {
    if (!isStripes(body, String(headers['stripe-signature'] ?? ''), secret, now)) return 'unsigned';
    const event = jsonOf(body);
    if (!EVENT.Check(event)) return 'unreadable';
    const kind = KINDS.get(event.type);
    if (kind === undefined) return [];
    const intent = readIntent(event.data.object);
    const authorisation = entryOf(intent, 0);
    if (authorisation === undefined) return [];
    const amount = kind === 'captured' ? intent.amount_received : intent.amount;
    return [{ id: event.id, kind, at: new Date(event.created * 1000).toISOString(), amount, authorisation }];
  };
}

/** `t=SECONDS,v1=HEX[,v1=HEX…]`: several while the secret is being rotated; one has to match. Other schemes are ignored. */
function isStripes(body: string, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= FRESH_SECONDS)) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return parts.some(([name, hex = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(Buffer.from(hex, 'hex'), wanted));
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
