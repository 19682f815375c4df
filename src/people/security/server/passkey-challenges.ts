// What a passkey is asked to sign: a random value for one use, in the browser that asked, on the site that asked (USR-11).
import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import { hashOf } from '#people/sessions/server';
import { ISSUE_CHALLENGE, TAKE_CHALLENGE } from './passkey-queries.ts';

/** Opens nothing: a signature is what signs in. One per browser, for all its challenges. */
const CHALLENGE_COOKIE = '__Host-passkey';
/** A sign-in page offers passkeys while the shopper types. */
const OPEN_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export interface PasskeyChallenges {
  /** A new challenge, base64url. `adds`: the profile that adds a passkey; null: somebody signs in. */
  issue(visit: Visit, adds: string | null): Promise<string>;
  /** Uses the challenge up; false for one that is not this browser's, or used, expired, of the other site or for something else. */
  take(visit: Visit, challenge: string, adds: string | null): Promise<boolean>;
}

export function makePasskeyChallenges(db: Queries): PasskeyChallenges {
  return {
    async issue(visit, adds) {
      const token = tokenOf(visit) ?? randomText(32);
      const challenge = randomText(32);
      const until = new Date(visit.now.getTime() + OPEN_MS);
      await db.run(ISSUE_CHALLENGE, [hashOf(token), hashOf(challenge), visit.site.tenant, adds, until]);
      visit.setCookie(CHALLENGE_COOKIE, token, { days: OPEN_MS / DAY_MS });
      return challenge;
    },
    async take(visit, challenge, adds) {
      const token = tokenOf(visit);
      if (token === undefined) return false;
      const taken = await db.maybe(TAKE_CHALLENGE, [hashOf(token), hashOf(challenge), visit.site.tenant, adds, visit.now]);
      return taken !== undefined;
    },
  };
}

function tokenOf(visit: Visit): string | undefined {
  const token = visit.cookies[CHALLENGE_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
