// What ACI tells by itself: https://docs.aciworldwide.com/tutorials/webhooks. Enciphered with the webhook's own key (AES-256-GCM), which also
// proves who wrote it. Of a message only the payment's name and kind are read; what became of it is asked of ACI.
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
    const kind = told(payment);
    if (kind === undefined) return [];
    // A refund is of a capture, and that is of the payment which holds.
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

/** Undefined: nothing moved, or it has no end yet. */
function told({ paymentType, result }: AciPayment): PaymentEvent['kind'] | undefined {
  const kind = kindOf(result.code);
  if (kind === 'done') return KINDS.get(paymentType);
  return paymentType === 'PA' && kind === 'declined' ? 'declined' : undefined;
}

async function referenceOf(client: ReturnType<typeof aciClient>, capture: string): Promise<string | undefined> {
  return (await readHistory(client, capture)).held.referencedId;
}

/** The text of hexadecimal digits, by itself or in JSON, as the webhook is set up. */
function cipherIn(body: string): string {
  const wrapped = jsonOf(body);
  return WRAPPED.Check(wrapped) ? wrapped.encryptedBody : body.trim();
}

interface Seal {
  readonly key: string;
  readonly iv: string;
  readonly tag: string;
}

/** Undefined: not enciphered with this key, or changed on its way. */
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
