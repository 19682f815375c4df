// Shopping lists of some demo accounts.
import { statement } from '#platform/db';

/**
 * Lists of goods that some accounts buy regularly: a consumer's, a buyer's, one shared with the account, one kept by its administrator.
 * Accounts that buy in Canada have addresses in Montréal, and French list names.
 */
export const DEMO_LISTS = [
  { of: 'shopper', site: 'consumer-US', name: 'Home office restock', items: { '246810': 2, '401588': 1, '310877': 3, '298440': 1 } },
  { of: 'shopper', site: 'consumer-US', name: 'Room 12 classroom', items: { '310912': 4, '287104': 2, '276011': 6 } },
  { of: 'shopper', site: 'consumer-CA', name: 'Télétravail', items: { '246810': 2, '310877': 3 } },
  { of: 'business', site: 'business-US', name: 'Front desk', items: { '246810': 5, '310877': 12, '275530': 2 } },
  { of: 'business', site: 'business-US', name: 'Studio kitchen', level: 'SHARED', items: { '710020': 3, '720101': 2 } },
  { of: 'business', site: 'business-CA', name: 'Réception', items: { '246810': 5, '310877': 12 } },
  { of: 'admin', site: 'business-US', name: 'Company standard desk', level: 'GLOBAL', items: { '246810': 1, '298440': 1, '520331': 1 } },
].map((list, at) => ({ level: 'PERSONAL', ...list, id: `demo-list-${at + 1}` }));

export const INSERT_LISTS = statement<unknown>(
  'demo_lists',
  `with asked as (select * from jsonb_to_recordset($1::jsonb) as l(id text, of text, site text, name text, level text, items jsonb)),
     made as (
       insert into shopping_list (list_id, owner_id, site_id, account_number, name, access_level, modified_at)
       select a.id, p.profile_id, a.site, p.account_number, a.name, a.level, now() - right(a.id, 1)::int * interval '3 days'
       from asked a join profile p on p.email = a.of || '@inkwell.example' and a.site like p.tenant || '-%'
       on conflict (list_id) do nothing returning list_id
     )
   insert into shopping_list_item (list_id, list_item_id, item_id, qty, added_at)
   select a.id, i.key, i.key, i.value::int, now() from asked a join made m on m.list_id = a.id, jsonb_each_text(a.items) i`,
);
