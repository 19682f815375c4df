// What the account itself keeps about a person. Deleting the profile deletes its sessions and known devices.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const PROFILE = statement<object>(
  'personal_profile',
  `select p.tenant as "site", p.email, p.first_name as "firstName", p.last_name as "lastName", p.phone, p.customer_number as "customerNumber",
     p.rewards_number as "rewardsNumber", p.membership_program as "membership", p.segment_code as "segment", p.spanish as "spanishMode",
     p.preferred_store as "preferredStore", p.partner_name as "partner", p.account_number as "organizationNumber", a.name as "organization",
     p.created_at as "openedAt"
   from profile p left join account a using (account_number) where p.profile_id = $1`,
);

const SESSIONS = statement<object>(
  'personal_sessions',
  'select created_at as "signedInAt", expires_at as "endsAt" from session where profile_id = $1 order by created_at',
);

export const sessionsPersonalData: PersonalData = {
  tables: [
    { name: 'profile', rows: PROFILE },
    { name: 'sessions', rows: SESSIONS },
  ],
};
