// Restocks in the download of a person's data; they are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const RESTOCKS = statement<object>(
  'personal_restocks',
  `select site_id as "site", item_id as "item", qty as "quantity", state, case when unit is null then null else every || ' ' || unit end as "every",
     dates, next_on as "nextOn", last_on as "lastOn", times_left as "timesLeft", agreed_cents as "agreedCents", price_limit as "priceLimitPercent",
     when_short as "whenShort", address_id as "addressId", location_id as "locationId", card_id as "cardId", budget_center as "budgetCenter",
     purchase_order as "purchaseOrder", started_at as "startedAt", ended_at as "endedAt"
   from restock where owner_id = $1 order by started_at, restock_id`,
);

const DUES = statement<object>(
  'personal_restock_days',
  `select d.due_on as "dueOn", r.site_id as "site", d.item_id as "item", coalesce(d.ordered_qty, d.qty) as "quantity", d.state, d.question,
     d.order_number as "orderNumber", d.unit_cents as "unitCents"
   from restock_due d join restock r using (owner_id, restock_id) where d.owner_id = $1 order by d.due_on, d.restock_id`,
);

export const restockPersonalData: PersonalData = {
  tables: [
    { name: 'restocks', rows: RESTOCKS },
    { name: 'restockDays', rows: DUES },
  ],
};
