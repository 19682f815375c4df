// Orders that a purchasing system placed in a person's name, in the download of their data. The organization keeps its documents.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const PLACED = statement<object>(
  'personal_incoming_orders',
  `select order_id as "purchaseOrder", order_number as "orderNumber" from incoming_order where profile_id = $1 order by order_id`,
);

const FORGET_ORDERER = statement<unknown>(
  'incoming_order_forget_person',
  'update incoming_order set profile_id = null where profile_id = $1',
);

export const purchaseDocumentsPersonalData: PersonalData = {
  tables: [{ name: 'purchaseOrdersBySystem', rows: PLACED }],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_ORDERER, [profileId])),
};
