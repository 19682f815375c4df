// A membership in the download of a person's data; it is deleted with the profile, gifts of it but for who they were.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const MEMBERSHIP = statement<object>(
  'personal_membership',
  `select program, state, begins_on as "beginsOn", ends_on as "endsOn", told_on as "toldOn", tries from membership where profile_id = $1`,
);

const TERMS = statement<object>(
  'personal_membership_terms',
  `select t.order_number as "order", m.site_id as "site", t.program, t.kind, t.begins_on as "beginsOn", t.ends_on as "endsOn", t.cents,
     t.refunded as "refundedCents", t.at
   from membership_term t join membership m using (profile_id) where t.profile_id = $1 order by t.at, t.order_number`,
);

const CONSENTS = statement<object>(
  'personal_membership_consents',
  `select order_number as "order", words, locale, at from membership_consent where profile_id = $1 order by consent_id`,
);

const GIFTS = statement<object>(
  'personal_membership_gifts',
  `select order_number as "order", program, state, giver_name as "giver", recipient_name as "recipient", recipient_email as "email", message,
     send_on as "sendOn", refunded, bought_at as "boughtAt" from membership_gift where giver_id = $1 order by bought_at, order_number`,
);

const GIFT_PLANS = statement<object>(
  'personal_membership_gift_plans',
  `select giver_name as "giver", recipient_name as "recipient", recipient_email as "email", message, send_on as "sendOn", made_at as "madeAt"
   from membership_gift_plan where giver_id = $1 order by made_at`,
);

/** What a person gave stays its recipient's, and what they were given stays paid: who it was is forgotten. */
const LEAVE_GIFTS = statement<unknown>(
  'membership_leave_gifts',
  `update membership_gift set giver_name = case when giver_id = $1 then '' else giver_name end,
     message = case when giver_id = $1 then '' else message end,
     recipient_name = case when accepted_by = $1 then '' else recipient_name end,
     recipient_email = case when accepted_by = $1 then '' else recipient_email end
   where (giver_id = $1 or accepted_by = $1) and state in ('accepted', 'withdrawn', 'lapsed')`,
);

export const membershipPersonalData: PersonalData = {
  tables: [
    { name: 'membership', rows: MEMBERSHIP },
    { name: 'membershipTerms', rows: TERMS },
    { name: 'membershipConsents', rows: CONSENTS },
    { name: 'membershipGifts', rows: GIFTS },
    { name: 'membershipGiftPlans', rows: GIFT_PLANS },
  ],
  forget: async (tx, { profileId }) => void (await tx.run(LEAVE_GIFTS, [profileId])),
};
