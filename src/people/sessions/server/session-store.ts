// Opaque sessions: a random token in a `__Host-` cookie, its hash in the database.
import { hash, randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import { ACTING_TOKEN, PUNCHOUT_TOKENS } from '#platform/cookies';
import type { Queries } from '#platform/db';
import type { Shopper } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import { randomText } from '#platform/random';
import { guestOf, type ReadShopper } from './read-shopper.ts';
import { DELETE_SESSION, END_SESSIONS, INSERT_SESSION, SESSION_BY_TOKEN } from './session-queries.ts';

const GUEST_DAYS = 30;
const SIGNED_IN_DAYS = 14;
export const SIGNED_IN_MS = SIGNED_IN_DAYS * 86_400_000;
const DAY_MS = 86_400_000;
const MINUTES_OF_DAY = 1_440;

/** Whose session begins, and in which browser, as it names itself. `acting`: a representative begins it for the shopper, for some minutes. */
export interface SessionOf {
  readonly profileId: string;
  readonly userAgent: string;
  readonly acting?: { readonly representativeId: string; readonly minutes: number };
  /** A purchasing system opens it: what is put into the cart belongs to `shopperId`, not to the person. */
  readonly punchout?: { readonly shopperId: string; readonly minutes: number; readonly isFramed: boolean };
}

export interface BegunSession {
  readonly token: string;
  readonly tokenHash: Uint8Array;
  readonly days: number;
  readonly shopperId: string;
  /** A new guest has no facts, so no query is needed. Null after sign-in. */
  readonly guest: Shopper | null;
}

export interface SessionStore {
  /** The shopper of a token on a tenant's host, or null: unknown, expired or the other tenant's (trust 23). */
  find(tokenHash: Uint8Array, tenant: Tenant): Promise<Shopper | null>;
  /** Begins a session and returns the cookie's secret token, its hash and its lifetime in days. */
  start(tenant: Tenant, as: SessionOf | 'guest', on?: Queries): Promise<BegunSession>;
  end(tokenHash: Uint8Array, on?: Queries): Promise<void>;
}

export function makeSessionStore(db: Queries, clock: Clock, readShopper: ReadShopper): SessionStore {
  return {
    async find(tokenHash, tenant) {
      const row = await db.maybe(SESSION_BY_TOKEN, [tokenHash, tenant, clock.now()]);
      return row === undefined ? null : readShopper(row);
    },
    async start(tenant, as, on = db) {
      const { acting, punchout } = as === 'guest' ? {} : as;
      const token = prefixOf(acting, punchout) + randomText(32);
      const minutes = (acting ?? punchout)?.minutes;
      const days = minutes === undefined ? (as === 'guest' ? GUEST_DAYS : SIGNED_IN_DAYS) : minutes / MINUTES_OF_DAY;
      const shopperId = as === 'guest' ? randomUUID() : (punchout?.shopperId ?? as.profileId);
      const now = clock.now();
      const expires = new Date(now.getTime() + days * DAY_MS);
      const [tokenHash, contextToken] = [hashOf(token), randomText(18)];
      await on.run(INSERT_SESSION, {
        tokenHash,
        shopperId,
        profileId: as === 'guest' ? null : as.profileId,
        tenant,
        contextToken,
        expires,
        userAgent: as === 'guest' ? '' : as.userAgent,
        usedAt: as === 'guest' ? null : now,
        begunBy: acting?.representativeId ?? null,
      });
      const guest = as === 'guest' ? guestOf(shopperId, tenant, contextToken) : null;
      return { token, tokenHash, days, shopperId, guest };
    },
    async end(tokenHash, on = db) {
      await on.run(DELETE_SESSION, [tokenHash]);
    },
  };
}

/** What the token begins with, so that a request is known by its cookie alone. */
function prefixOf(acting: SessionOf['acting'], punchout: SessionOf['punchout']): string {
  if (punchout !== undefined) return punchout.isFramed ? PUNCHOUT_TOKENS.frame : PUNCHOUT_TOKENS.window;
  return acting === undefined ? '' : ACTING_TOKEN;
}

/** Ends these sessions, whoever's they are. */
export const endSessions = async (on: Queries, tokenHashes: readonly Uint8Array[]): Promise<void> =>
  void (await on.run(END_SESSIONS, [[...tokenHashes]]));

/** The hash that the database stores for a token. */
export function hashOf(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}
