// Requests for a mail when an item is back: in the download of a person's data, and deleted with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const ALERTS = statement<object>(
  'personal_stock_alerts',
  `select item_id as "item", waits_for as "waitsFor", consent, asked_at as "askedAt" from stock_alert
   where tenant = $1 and lower(email) = lower($2) order by asked_at, alert_id`,
);

const FORGET_ALERTS = statement<unknown>(
  'stock_alert_forget_person',
  'delete from stock_alert where tenant = $1 and lower(email) = lower($2)',
);

export const stockAlertsPersonalData: PersonalData = {
  tables: [{ name: 'stockAlerts', rows: ALERTS, by: 'email' }],
  forget: async (tx, { tenant, email }) => void (await tx.run(FORGET_ALERTS, [tenant, email])),
};
