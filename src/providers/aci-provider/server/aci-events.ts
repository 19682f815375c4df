// ACI's webhooks: https://docs.aciworldwide.com/tutorials/webhooks. The webhook's own key (AES-256-GCM) encrypts and authenticates them. The
// shop reads only the payment's id and type, and asks ACI for the outcome.
import { createDecipheriv } from 'node:crypto';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { PaymentEvent } from '#buying/payment/server';
import { centsOf, type EventReader, type RequestBook } from '#providers/payment-vendor/server';
import { aciClient, type AciSettings } from './aci-client.ts';
import { entryOf, momentOf, readPayment, type AciPayment } from './aci-objects.ts';
import { kindOf } from './aci-results.ts';
import { readHistory } from './aci-search.ts';

const MESSAGE = Compile(Type.Object({ type: Type.String(), payload: Type.Unknown() }));
const WRAPPED = Compile(Type.Object({ encryptedBody: Type.String() }));

const KINDS: ReadonlyMap<string, PaymentEvent['kind']> = new Map(
  Object.entries({ PA: 'authorised', CP: 'captured', RV: 'voided', RF: 'refunded' }),
);

export function aciEvents({ webhookKey, ...settings }: AciSettings & { readonly webhookKey: string }, book: RequestBook): EventReader {
  const client = aciClient(settings);
  return async (body, headers) => {
    const text = decipher(cipherIn(body), {
      key: webhookKey,
      iv: String(headers['x-initialization-vector'] ?? ''),
      tag: String(headers['x-authentication-tag'] ?? ''),
    });
    if (text === undefined) return 'unsigned';
    const message = jsonOf(text);
    if (!MESSAGE.Check(message)) return 'unreadable';
    if (message.type !== 'PAYMENT') return [];
    const payment = readPayment(message.payload);
    const kind = kindOfEvent(payment);
    if (kind === undefined) return [];
    // A refund refers to a capture, and the capture to the payment that holds the money.
    const behind = kind === 'refunded' ? await referenceOf(client, payment.referencedId ?? '') : payment.referencedId;
    const history = await readHistory(client, behind ?? payment.id);
    const { id, merchantTransactionId = '' } = history.held;
    const authorisation = entryOf(history, (await book.keysOf([id])).get(id) ?? merchantTransactionId);
    if (authorisation === undefined) return [];
    const event: PaymentEvent = {
      id: `${payment.id}-${payment.result.code}`,
      kind,
      at: momentOf(payment).toISOString(),
      amount: centsOf(payment.amount),
      authorisation,
    };
    return [event];
  };
}

/** Undefined: nothing moved, or the outcome is not final. */
function kindOfEvent({ paymentType, result }: AciPayment): PaymentEvent['kind'] | undefined {
  const kind = kindOf(result.code);
  if (kind === 'done') return KINDS.get(paymentType);
  return paymentType === 'PA' && kind === 'declined' ? 'declined' : undefined;
}

async function referenceOf(client: ReturnType<typeof aciClient>, capture: string): Promise<string | undefined> {
  return (await readHistory(client, capture)).held.referencedId;
}

/** The hexadecimal text, plain or in JSON, depending on the webhook's settings. */
function cipherIn(body: string): string {
  const wrapped = jsonOf(body);
  return WRAPPED.Check(wrapped) ? wrapped.encryptedBody : body.trim();
}

interface Seal {
  readonly key: string;
  readonly iv: string;
  readonly tag: string;
}

/** Undefined: encrypted with another key, or modified. */
function decipher(cipher: string, { key, iv, tag }: Seal): string | undefined {
  if (![cipher, iv].every((hex) => /^([0-9a-f]{2})+$/i.test(hex)) || !/^[0-9a-f]{32}$/i.test(tag)) return undefined;
  try {
    const opener = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'), { authTagLength: 16 });
    opener.setAuthTag(Buffer.from(tag, 'hex'));
    return opener.update(cipher, 'hex', 'utf8') + opener.final('utf8');
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
