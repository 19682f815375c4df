// What the shop keeps about representatives who acted for a person. When they delete their account, the record stays without them (decision 0466).
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';
import { FORGET_SHOPPER } from './acting-queries.ts';

const ACTING = statement<object>(
  'personal_acting',
  `select representative_name as "representative", reason, note, started_at as "startedAt", coalesce(ended_at, ends_at) as "endedAt"
   from acting where profile_id = $1 order by started_at`,
);

const EVENTS = statement<object>(
  'personal_acting_events',
  `select a.representative_name as "representative", e.at, e.deed, array_to_string(e.about, ' ') as "about"
   from acting a join acting_event e using (acting_id) where a.profile_id = $1 order by e.event_id`,
);

export const representativesPersonalData: PersonalData = {
  async forget(tx, { profileId, now }) {
    await tx.run(FORGET_SHOPPER, [profileId, now]);
  },
  tables: [
    { name: 'representatives', rows: ACTING },
    { name: 'representativesDid', rows: EVENTS },
  ],
};
