// The purchase orders that a person was given by name, in the download of their data; they are taken from the person with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const GIVEN = statement<object>(
  'personal_purchase_orders',
  `select o.number, o.description, o.valid_from as "validFrom", o.valid_until as "validUntil"
   from purchase_order_person p join purchase_order o using (account_number, po_id) where p.profile_id = $1 order by lower(o.number)`,
);

export const purchaseOrdersPersonalData: PersonalData = { tables: [{ name: 'purchaseOrders', rows: GIVEN }] };
