// JSON logs with request ids; what is secret or personal is cut before it is written (trust 24).
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-context-token"]',
  '*.password',
  '*.cvv',
  '*.accountNumber',
  '*.token',
  '*.email',
];

export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    redact: { paths: REDACTED, censor: '…' },
    serializers: { req: ({ method, url, host, ip }) => ({ method, url: withoutToken(url), host, remoteAddress: ip }) },
  };
}

/** Mailed secrets, and what a payment company leads a shopper back with. */
const SECRET = /([?&](?:token|reference|PayerID|payment_intent_client_secret)=)[^&#]*/g;

/** An address whose secrets are cut: who reads the log must not be able to use the link. */
export function withoutToken(url: string): string {
  return url.replace(SECRET, '$1…');
}
