// What the account itself keeps about a person. Deleting the profile deletes its sessions and known devices.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const PROFILE = statement<object>(
  'personal_profile',
  `select p.tenant as "site", p.email, p.first_name as "firstName", p.last_name as "lastName", p.phone, p.customer_number as "customerNumber",
     p.rewards_number as "rewardsNumber", p.membership_program as "membership", p.segment_code as "segment", p.offers, p.spanish as "spanishMode",
     p.preferred_store as "preferredStore", p.partner_name as "partner", p.account_number as "organizationNumber", a.name as "organization",
     p.signed_in_locale as "language", p.created_at as "openedAt"
   from profile p left join account a using (account_number) where p.profile_id = $1`,
);

const SESSIONS = statement<object>(
  'personal_sessions',
  `select created_at as "signedInAt", expires_at as "endsAt", used_at as "lastUsedAt", user_agent as "browser" from session where profile_id = $1
   order by created_at`,
);

const ACTIVITY = statement<object>(
  'personal_activity',
  `select kind, way, user_agent as "browser", times, at from account_activity where profile_id = $1 order by at`,
);

/** Locks the organization, so that of two administrators who leave at once the second is the last. */
const LOCK_ORGANIZATION_OF = statement<object>(
  'organization_lock_of',
  'select 1 from account a join profile p using (account_number) where p.profile_id = $1 for update of a',
);

/** Finds a row when the person alone administers an organization of others (USR-9). */
const ALONE_IN_CHARGE = statement<object>(
  'organization_alone_in_charge',
  `select 1 from profile p where p.profile_id = $1 and p.role = 'administrator'
   and exists (select from profile o where o.account_number = p.account_number and o.profile_id <> p.profile_id and o.deactivated_at is null)
   and not exists (select from profile o where o.account_number = p.account_number and o.profile_id <> p.profile_id
     and o.role = 'administrator' and o.deactivated_at is null)`,
);

export const sessionsPersonalData: PersonalData = {
  async obstacle(tx, { profileId }) {
    if ((await tx.maybe(LOCK_ORGANIZATION_OF, [profileId])) === undefined) return null;
    return (await tx.maybe(ALONE_IN_CHARGE, [profileId])) === undefined ? null : 'LAST_ADMINISTRATOR';
  },
  tables: [
    { name: 'profile', rows: PROFILE },
    { name: 'sessions', rows: SESSIONS },
    { name: 'signInActivity', rows: ACTIVITY },
  ],
};
