// Pay-auth tokens: a page may use the card form or start PayPal for a day (PAY-5). They are signed, so that the payment host can verify
// them without a call to the shop.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomText } from '#platform/random';

export type AuthTokenKind = 'card' | 'paypal';

export interface AuthToken {
  /** At most 64 letters, digits, - and _, because it is part of an address. */
  readonly value: string;
  readonly validUntil: Date;
}

export interface AuthTokens {
  issue(kind: AuthTokenKind, now: Date): AuthToken;
  isGood(kind: AuthTokenKind, value: string, now: Date): boolean;
}

const LIFE_MS = 86_400_000;
const [RANDOM_BYTES, RANDOM, UNTIL, SIGNATURE] = [9, 12, 9, 32];

/** `secret` is shared by the shop and the payment host. */
export function authTokens(secret: string): AuthTokens {
  const signature = (kind: AuthTokenKind, named: string): string =>
    createHmac('sha256', secret).update(`pay auth ${kind} ${named}`).digest('base64url').slice(0, SIGNATURE);
  return {
    issue(kind, now) {
      const validUntil = new Date(now.getTime() + LIFE_MS);
      const named = randomText(RANDOM_BYTES) + validUntil.getTime().toString(36).padStart(UNTIL, '0');
      return { value: named + signature(kind, named), validUntil };
    },
    isGood(kind, value, now) {
      if (value.length !== RANDOM + UNTIL + SIGNATURE) return false;
      const named = value.slice(0, RANDOM + UNTIL);
      const [given, right] = [Buffer.from(value.slice(RANDOM + UNTIL)), Buffer.from(signature(kind, named))];
      return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(named.slice(RANDOM), 36) > now.getTime();
    },
  };
}
