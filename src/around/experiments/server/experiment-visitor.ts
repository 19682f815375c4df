// The name of a browser that takes part: random, unreadable for pages, and there with consent to analytics alone.
import { createHash, randomBytes } from 'node:crypto';
import { VARIANTS_COOKIE } from '#around/experiments/rules';
import { ownValue } from '#base/lookup/rules';
import { allowsTracking } from '#platform/allows-tracking';
import type { Visit } from '#platform/visit';

const VISITOR_COOKIE = '__Host-visitor';

/** From the last page on that took part. */
export const VISITOR_DAYS = 90;

const named = ({ cookies }: Visit): string | undefined => {
  const name = cookies[VISITOR_COOKIE];
  return name !== undefined && /^[\w-]{22}$/.test(name) ? name : undefined;
};

/** The browser's name; null without one, and without consent. */
export const visitorOf = (visit: Visit): string | null => (allowsTracking(visit) ? (named(visit) ?? null) : null);

/** The same, given to a browser that has none. */
export function nameVisitor(visit: Visit): string {
  const visitor = named(visit) ?? randomBytes(16).toString('base64url');
  visit.setCookie(VISITOR_COOKIE, visitor, { days: VISITOR_DAYS });
  return visitor;
}

/** What the database knows a visitor by. */
export const visitorDigest = (visitor: string): Uint8Array => createHash('sha256').update(`experiments ${visitor}`).digest();

/** Takes name and variants from a browser that does not take part any more. */
export function forgetVisitor(visit: Visit): void {
  for (const cookie of [VISITOR_COOKIE, VARIANTS_COOKIE]) {
    if (ownValue(visit.cookies, cookie) !== undefined) visit.setCookie(cookie, '', { days: 0, script: cookie === VARIANTS_COOKIE });
  }
}
