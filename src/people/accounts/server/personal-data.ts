// Requests for an account with the person's address; links are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const FORGET_REGISTRATIONS = statement<unknown>(
  'registration_forget',
  'delete from registration where tenant = $1 and email_key = lower($2)',
);

export const accountsPersonalData: PersonalData = {
  tables: [],
  forget: async (tx, { tenant, email }) => void (await tx.run(FORGET_REGISTRATIONS, [tenant, email])),
};
