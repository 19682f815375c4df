// Offers by email in the download of a person's data; deleted with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const SUBSCRIPTION = statement<object>(
  'personal_offer_mail',
  `select consent, landing_page as "page", asked_at as "askedAt", confirmed_at as "confirmedAt" from offer_subscriber
   where tenant = $1 and lower(email) = lower($2)`,
);

const FORGET = statement<unknown>('offer_mail_forget', 'delete from offer_subscriber where tenant = $1 and lower(email) = lower($2)');

export const offerMailPersonalData: PersonalData = {
  tables: [{ name: 'offersByEmail', rows: SUBSCRIPTION, by: 'email' }],
  forget: async (tx, { tenant, email }) => void (await tx.run(FORGET, [tenant, email])),
};
