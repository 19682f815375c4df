// Saved items in the download of a person's data, and their deletion with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const SAVED = statement<object>(
  'personal_saved_items',
  `select site_id as "site", item_id as "item", qty as "quantity", custom as "customization", extra as "choices", saved_at as "savedAt"
   from saved_item where owner_id = $1 and removed_at is null order by saved_at, list_item_id`,
);

const FORGET_SAVED = statement<unknown>('saved_forget_person', 'delete from saved_item where owner_id = $1');

export const savedForLaterPersonalData: PersonalData = {
  tables: [{ name: 'savedForLater', rows: SAVED }],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_SAVED, [profileId])),
};
