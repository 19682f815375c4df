// Ends all sessions of a profile and begins a new one in this browser (trust 19).
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { BeginDeps } from './begin-session.ts';
import { FORGET_DEVICES_OF } from './gate-queries.ts';
import { rememberDevice } from './known-devices.ts';
import { ACTIVE_PROFILE } from './member-queries.ts';
import { END_SESSIONS_OF } from './session-queries.ts';
import { userAgentOf } from './signed-in-places.ts';

export const makeRenew =
  (sessions: BeginDeps['sessions']) =>
  async (visit: Visit, profileId: string, tx: Queries): Promise<void> => {
    if ((await tx.maybe(ACTIVE_PROFILE, [profileId])) === undefined) return;
    await tx.run(END_SESSIONS_OF, [profileId]);
    await tx.run(FORGET_DEVICES_OF, [profileId]);
    await rememberDevice(tx, visit, profileId);
    visit.changed(await sessions.start(visit.site.tenant, { profileId, userAgent: userAgentOf(visit) }, tx));
  };
