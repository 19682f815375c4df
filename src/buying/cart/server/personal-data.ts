// Carts in the download of a person's data, and their deletion with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const CART_LINES = statement<object>(
  'personal_cart_lines',
  `select c.site_id as "site", c.status as "cartStatus", l.item_id as "item", l.qty as "quantity", l.customer_sku as "ownNumber",
     l.delivery_type as "deliveryType", l.store_number as "store", l.extra as "choices", l.added_at as "addedAt", l.removed_at as "removedAt"
   from cart c join cart_line l using (owner_id, cart_id) where c.owner_id = $1 order by l.added_at, l.position`,
);

const FORGET_CARTS = statement<unknown>('cart_forget_person', 'delete from cart where owner_id = $1');

export const cartPersonalData: PersonalData = {
  tables: [{ name: 'cartLines', rows: CART_LINES }],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_CARTS, [profileId])),
};
