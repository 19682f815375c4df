// What was typed in checkout: in the download of a person's data, and deleted with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const TYPED = statement<object>(
  'personal_checkout',
  `select site_id as "site", email, phone, ship_to as "shippingAddress", bill_to as "billingAddress", pickup_by as "pickupBy",
     purchase_order as "purchaseOrder", purchase_order_release as "purchaseOrderRelease", updated_at as "changedAt"
   from checkout where owner_id = $1`,
);

const BUY_NOW = statement<object>(
  'personal_buy_now',
  `select site_id as "site", email, phone, ship_to as "shippingAddress", bill_to as "billingAddress", updated_at as "changedAt"
   from quick_buy where profile_id = $1`,
);

const FORGET_TYPED = statement<unknown>('checkout_forget_person', 'delete from checkout where owner_id = $1');

export const checkoutPersonalData: PersonalData = {
  tables: [
    { name: 'checkout', rows: TYPED },
    { name: 'buyNow', rows: BUY_NOW },
  ],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_TYPED, [profileId])),
};
