// JSON logs with request ids; secrets and personal data are removed before writing (trust 24).
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

/** Query parameters with secrets: tokens of mailed links, parameters of a payment company's redirect, and what purchasing systems call with. */
const SECRET = /([?&](?:token|reference|PayerID|payment_intent_client_secret|password)=)[^&#]*/gi;

/** The address without its secrets, so that a reader of the log cannot use the link. */
export function withoutToken(url: string): string {
  return url.replace(SECRET, '$1…');
}
