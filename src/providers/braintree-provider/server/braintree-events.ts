// Braintree's webhooks: https://developer.paypal.com/braintree/docs/guides/webhooks/parse. A form of two fields, the message in base64 and the
// signature. The shop reads only the kind and the transaction's id, and asks Braintree for the outcome.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SaxesParser } from 'saxes';
import type { PaymentEvent } from '#buying/payment/server';
import type { EventReader, RequestBook } from '#providers/payment-vendor/server';
import { braintreeClient, type BraintreeSettings } from './braintree-client.ts';
import { NAMES } from './braintree-documents.ts';
import { authorisationBehind, entryOf, sumOf, takenOf } from './braintree-objects.ts';
import { readNames } from './braintree-answers.ts';
import { readOne } from './braintree-search.ts';

/** Braintree retries a webhook for a day; an older one is a replay. */
const FRESH_MS = 25 * 3_600_000;

/** A declined settlement is no event of the port; the books show that nothing was captured. */
const SETTLED = 'transaction_settled';

export function braintreeEvents(settings: BraintreeSettings, book: RequestBook): EventReader {
  const client = braintreeClient(settings);
  return async (body, _headers, now) => {
    const form = new URLSearchParams(body);
    const payload = form.get('bt_payload') ?? '';
    if (!isBraintrees(payload, form.get('bt_signature') ?? '', settings)) return 'unsigned';
    const message = readMessage(Buffer.from(payload, 'base64').toString('utf8'));
    const [sentAt, kind = '', name = ''] = [
      Date.parse(message?.['timestamp'] ?? ''),
      message?.['kind'],
      message?.['subject/transaction/id'],
    ];
    if (message === undefined || Number.isNaN(sentAt)) return 'unreadable';
    if (Math.abs(now.getTime() - sentAt) > FRESH_MS) return 'unsigned';
    if (kind !== SETTLED || message['subject/transaction/type'] !== 'sale') return [];
    const [id] = readNames(await client(NAMES, { input: { ids: [{ legacyId: name, type: 'TRANSACTION' }] } }));
    if (id === undefined) return 'unreadable';
    const shown = await readOne(client, id);
    const behind = authorisationBehind(shown);
    const paid = behind === undefined ? shown : await readOne(client, behind);
    const authorisation = entryOf(paid, (await book.keysOf([paid.id])).get(paid.id) ?? paid.orderId ?? '');
    if (authorisation === undefined) return [];
    const event: PaymentEvent = {
      id: `captured-${name}`,
      kind: 'captured',
      at: new Date(sentAt).toISOString(),
      amount: sumOf(takenOf(shown)),
      authorisation,
    };
    return [event];
  };
}

/** `PUBLIC|HEX`, several with & between; one of them has to match our key. The signing key is derived from the private one. */
function isBraintrees(payload: string, signature: string, { publicKey, privateKey }: BraintreeSettings): boolean {
  const [, hex = ''] =
    signature
      .split('&')
      .map((pair) => pair.split('|', 2))
      .find(([by]) => by === publicKey) ?? [];
  if (!/^[0-9a-f]{40}$/.test(hex)) return false;
  const secret = createHash('sha1').update(privateKey).digest();
  // The signature may or may not include the final line break.
  return [payload, `${payload}\n`].some((text) =>
    timingSafeEqual(createHmac('sha1', secret).update(text).digest(), Buffer.from(hex, 'hex')),
  );
}

/** The texts of a message by their path: `subject/transaction/id`. Undefined: not XML, or not a message. */
function readMessage(xml: string): Readonly<Record<string, string>> | undefined {
  const texts = new Map<string, string>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    const [root, ...steps] = path;
    const place = steps.join('/');
    if (root === 'notification') texts.set(place, (texts.get(place) ?? '') + text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(xml).close();
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}
