// Tokens that hand a person over to a service: JSON Web Tokens (RFC 7519) with HS256, so that services read them with any library.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '#people/services/rules';

/** Long enough for a redirect on a slow network. */
export const TOKEN_SECONDS = 60;

export interface HandedOver {
  /** The shop's address. */
  readonly iss: string;
  /** The service. */
  readonly aud: ServiceName;
  /** The person, by an id that stays. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  readonly organization: { readonly name: string; readonly number: string };
  /** Those of the service's codes that the person holds. */
  readonly codes: readonly string[];
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  /** Another in each token: a service takes it once. */
  readonly jti: string;
}

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/** Each service has its own secret, so that none can make tokens for another. */
export const secretOf = (service: ServiceName, key: string): string =>
  createHmac('sha256', key).update(`service ${service}`).digest('base64url');

export function makeToken(facts: HandedOver, key: string): string {
  const body = `${HEADER}.${Buffer.from(JSON.stringify(facts)).toString('base64url')}`;
  return `${body}.${signatureOf(body, secretOf(facts.aud, key)).toString('base64url')}`;
}

/** What a service reads; null when the token is for another one, was changed, or has lapsed. */
export function readToken(token: string, service: ServiceName, { key, now }: { key: string; now: Date }): HandedOver | null {
  const [header = '', body = '', signature = ''] = token.split('.');
  const made = signatureOf(`${header}.${body}`, secretOf(service, key));
  const given = Buffer.from(signature, 'base64url');
  if (header !== HEADER || given.length !== made.length || !timingSafeEqual(given, made)) return null;
  const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as HandedOver; // signed by makeToken
  return facts.aud === service && facts.exp > now.getTime() / 1000 ? facts : null;
}

const signatureOf = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();
