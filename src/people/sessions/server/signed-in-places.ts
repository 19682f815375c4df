// Where a person is signed in, and ending it from elsewhere (USR-11). An ended session is nobody's with its next request.
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { deviceOf, LONGEST_USER_AGENT, type Device } from '#people/sessions/rules';
import { forgetOtherDevices } from './known-devices.ts';
import { SIGNED_IN_MS } from './session-store.ts';
import { END_OTHER_SESSIONS_OF, END_SESSION_OF, LASTS_BEYOND, SESSION_SEEN, SESSIONS_OF } from './session-queries.ts';

export interface SignedInPlace {
  readonly sessionId: string;
  readonly device: Device;
  readonly begunAt: Date;
  readonly usedAt: Date;
  /** The session that asks. */
  readonly isOwn: boolean;
}

export interface SignedInPlaces {
  list(visit: Visit, profileId: string): Promise<readonly SignedInPlace[]>;
  /** Ends one session of the profile; false when it has none with this id. */
  end(profileId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of the profile but this one, and forgets its other devices. Returns how many ended. */
  endOthers(visit: Visit, profileId: string): Promise<number>;
  /** Whether somebody signed in in this browser just now, so that they need not prove once more who they are. */
  isFresh(visit: Visit): Promise<boolean>;
}

/** How exactly the last use is known. */
const SEEN_MS = 10 * 60_000;
const FRESH_MS = 10 * 60_000;
const NONE = new Uint8Array();

export function makeSignedInPlaces(db: Db): SignedInPlaces {
  return {
    async list({ now, tokenHash }, profileId) {
      const rows = await db.many(SESSIONS_OF, [profileId, now, tokenHash ?? NONE]);
      return rows.map((row) => ({
        sessionId: row.session_id,
        device: deviceOf(row.user_agent),
        begunAt: row.begun_at,
        usedAt: row.used_at,
        isOwn: row.is_own,
      }));
    },
    end: async (profileId, sessionId) => (await db.run(END_SESSION_OF, [profileId, sessionId])) === 1,
    endOthers: (visit, profileId) =>
      db.transaction(async (tx) => {
        await forgetOtherDevices(tx, visit, profileId);
        return tx.run(END_OTHER_SESSIONS_OF, [profileId, visit.tokenHash ?? NONE]);
      }),
    async isFresh({ now, tokenHash }) {
      const began = new Date(now.getTime() + SIGNED_IN_MS - FRESH_MS);
      return tokenHash !== null && (await db.maybe(LASTS_BEYOND, [tokenHash, began])) !== undefined;
    },
  };
}

/** Notes that a signed-in session is in use; most calls change nothing. */
export async function noteUse(db: Queries, { tokenHash, now }: Visit): Promise<void> {
  if (tokenHash !== null) await db.run(SESSION_SEEN, [tokenHash, now, new Date(now.getTime() - SEEN_MS)]);
}

/** The browser of a visit, as it names itself; storable. */
export function userAgentOf(visit: Pick<Visit, 'header'>): string {
  const printable = (visit.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '');
  return printable.slice(0, LONGEST_USER_AGENT);
}
