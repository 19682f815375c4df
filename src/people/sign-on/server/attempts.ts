// Sign-ons that are under way. Each is bound to its browser by a cookie of ten minutes: nonce and code verifier are derived from it, so the database
// holds nothing with which somebody else could finish one (trust 21).
import { createHmac } from 'node:crypto';
import { hashOf } from '#people/sessions/server';
import { stateOf } from '#people/sign-on/rules';
import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import type { Bound } from './openid.ts';
import { BEGIN_ATTEMPT, TAKE_ATTEMPT } from './sign-on-queries.ts';

const COOKIE = '__Host-sign-on';
const OPEN_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export interface Attempt {
  readonly accountNumber: string;
  readonly back: string;
  /** The administrator who tries the connection, or null. */
  readonly testerId: string | null;
}

export interface Attempts {
  /** What the provider is asked with. */
  begin(visit: Visit, attempt: Attempt): Promise<Omit<Bound, 'redirectUri'>>;
  /** Ends the attempt that this browser began with the organization of the link; undefined when there is none, or it was ended before. */
  take(
    visit: Visit,
    linkName: string,
    state: string,
  ): Promise<{ readonly attempt: Attempt; readonly bound: Omit<Bound, 'redirectUri'> } | undefined>;
}

export function makeAttempts(db: Queries): Attempts {
  return {
    async begin(visit, { accountNumber, back, testerId }) {
      // One cookie for all tabs of the browser.
      const token = tokenOf(visit) ?? randomText(32);
      const state = stateOf(visit.locale, randomText(32));
      const expiresAt = new Date(visit.now.getTime() + OPEN_MS);
      await db.run(BEGIN_ATTEMPT, { stateHash: hashOf(state), browserHash: hashOf(token), accountNumber, back, testerId, expiresAt });
      visit.setCookie(COOKIE, token, { days: OPEN_MS / DAY_MS });
      return boundBy(token, state);
    },

    async take(visit, linkName, state) {
      const token = tokenOf(visit);
      if (token === undefined) return undefined;
      const row = await db.maybe(TAKE_ATTEMPT, [hashOf(state), hashOf(token), linkName, visit.now]);
      if (row === undefined) return undefined;
      const attempt = { accountNumber: row.account_number, back: row.back, testerId: row.tester_id };
      return { attempt, bound: boundBy(token, state) };
    },
  };
}

function boundBy(token: string, state: string): Omit<Bound, 'redirectUri'> {
  const derive = (purpose: string): string => createHmac('sha256', token).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

/** The id of a SAML request, which its answer names. */
export const requestIdOf = ({ nonce }: Pick<Bound, 'nonce'>): string => `_${Buffer.from(nonce, 'base64url').toString('hex')}`;

function tokenOf({ cookies }: Visit): string | undefined {
  const token = cookies[COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
