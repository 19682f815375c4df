// A person's limit on single orders, in the download of their data; it is deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const LIMIT = statement<object>(
  'personal_approval_limit',
  `select cents, '' as "currency" from approval_limit_person where profile_id = $1`,
);

export const approvalRulesPersonalData: PersonalData = { tables: [{ name: 'orderLimits', rows: LIMIT }] };
