// What the platform asks about a representative who acts for a shopper: who it is, what is closed, and the record of what they do.
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { representativesWords } from '#people/representatives/words';
import type { Clock } from '#platform/clock';
import type { ActingGate } from '#platform/acting-gate';
import type { Queries } from '#platform/db';
import type { Sessions } from '#platform/visit-sessions';
import { ACTING_BY_TOKEN, END_ACTING, RECORD_DEED } from './acting-queries.ts';

/** Finds the representative of a session. */
export function makeActingReader(db: Queries, clock: Clock): Sessions['acting'] {
  return async (tokenHash, tenant) => {
    const row = await db.maybe(ACTING_BY_TOKEN, [tokenHash, tenant, clock.now()]);
    if (row === undefined) return null;
    return {
      actingId: row.acting_id,
      representativeId: row.representative_id,
      name: row.representative_name,
      number: row.representative_number,
      reason: row.reason,
      until: row.ends_at,
      firstName: row.shopper_first_name,
    };
  };
}

/** The answer to what is closed to representatives. */
export const actingRefusal: ActingGate['refuse'] = ({ copyLocale }, { firstName }) =>
  refuse(403, 'ACTING_CLOSED', sayer(representativesWords, copyLocale)('ACTING_CLOSED', { name: firstName }));

export function makeActingGate(db: Queries): ActingGate {
  return {
    refuse: actingRefusal,
    async record({ now }, { actingId }, { deed, about }) {
      await db.run(RECORD_DEED, [actingId, now, deed, about]);
      if (deed === 'signOut') await db.run(END_ACTING, [actingId, now]);
    },
  };
}
