// Webhooks of Braintree's test double.
import { createHash, createHmac } from 'node:crypto';
import { PRIVATE_KEY, PUBLIC_KEY } from './braintree-stand-in.ts';

/** A webhook signed as Braintree does, as its form is sent. */
export function braintreeMessage(kind: string, transaction: Readonly<Record<string, string>>, at: Date, privateKey = PRIVATE_KEY): string {
  const inner = Object.entries(transaction).map(([name, value]) => `<${name}>${value}</${name}>`);
  const xml = `<notification>
  <timestamp type="datetime">${at.toISOString()}</timestamp>
  <kind>${kind}</kind>
  <subject><transaction>${inner.join('')}</transaction></subject>
</notification>`;
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const secret = createHash('sha1').update(privateKey).digest();
  const signature = createHmac('sha1', secret).update(payload).digest('hex');
  return new URLSearchParams({ bt_signature: `anotherkey|${'0'.repeat(40)}&${PUBLIC_KEY}|${signature}`, bt_payload: payload }).toString();
}
