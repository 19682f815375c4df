// Lists in the download of a person's data. Shared ones pass to a colleague, the others are deleted with the profile.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const LIST_ITEMS = statement<object>(
  'personal_list_items',
  `select l.site_id as "site", l.name as "list", l.access_level as "accessLevel", i.item_id as "item", i.qty as "quantity", i.note, i.par,
     i.on_hand as "onHand", i.custom -> 'lines' as "printed", i.added_at as "addedAt"
   from shopping_list l left join shopping_list_item i on i.list_id = l.list_id and i.removed_at is null
   where l.owner_id = $1 and l.removed_at is null order by l.name, l.list_id, i.added_at, i.list_item_id`,
);

const HAND_OVER_SHARED = statement<unknown>(
  'list_hand_over',
  `update shopping_list set owner_id = $2 where owner_id = $1 and access_level <> 'PERSONAL'`,
);

export const listsPersonalData: PersonalData = {
  tables: [{ name: 'lists', rows: LIST_ITEMS }],
  async forget(tx, { profileId, heirId }) {
    if (heirId !== null) await tx.run(HAND_OVER_SHARED, [profileId, heirId]);
  },
};
