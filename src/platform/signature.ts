// Signs messages between programs over HTTP, and checks that a message is authentic, unchanged and not an old one sent again.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older message may have been intercepted and sent again. */
const FRESH_SECONDS = 300;

/** `t=1700000000,v1=…`: HMAC-SHA256 of "t.body", so that neither the body nor the time can be changed. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(seconds, body, secret).toString('hex')}`;
}

/** Whether `signature` belongs to this body and secret and is at most five minutes old. */
export function isSigned(body: string, signature: string, secret: string, now: Date): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const seconds = Number(time);
  if (hex === '' || Math.abs(now.getTime() / 1000 - seconds) > FRESH_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digestOf(seconds, body, secret));
}

function digestOf(seconds: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
