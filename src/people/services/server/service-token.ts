// Tokens that hand a person over to a service.
import { createHmac } from 'node:crypto';
import type { ServiceName } from '#people/services/rules';
import { readToken, writeToken } from '#platform/json-web-token';

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

/** Each service has its own secret, so that none can make tokens for another. */
const secretOf = (service: ServiceName, key: string): string => createHmac('sha256', key).update(`service ${service}`).digest('base64url');

export const serviceToken = (facts: HandedOver, key: string): string => writeToken(facts, secretOf(facts.aud, key));

/** What a service reads; null when the token is for another one, was changed, or has lapsed. */
export function readServiceToken(token: string, service: ServiceName, { key, now }: { key: string; now: Date }): HandedOver | null {
  const facts = readToken(token, secretOf(service, key)) as HandedOver | null; // signed by serviceToken
  return facts !== null && facts.aud === service && facts.exp > now.getTime() / 1000 ? facts : null;
}
