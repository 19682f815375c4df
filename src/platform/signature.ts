// Signs what one program tells another over HTTP, and judges what is signed: who wrote it, that nobody changed it, and that it is
// not an old message sent again.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older message may have been overheard. */
const FRESH_SECONDS = 300;

/** `t=1700000000,v1=…`: HMAC-SHA256 of "t.body", so that neither can be changed, and an old message is known as old. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(seconds, body, secret).toString('hex')}`;
}

/** Whether `signature` is of this body, by who knows the secret, and of the last five minutes. */
export function isSigned(body: string, signature: string, secret: string, now: Date): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const seconds = Number(time);
  if (hex === '' || Math.abs(now.getTime() / 1000 - seconds) > FRESH_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digestOf(seconds, body, secret));
}

function digestOf(seconds: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
