// What comes by itself to some demo accounts (ATC-7): a consumer, whose card is still to be chosen, and the administrator of a clinic, who has it sent to a location on invoice.
import { statement } from '#platform/db';

const USUAL = { tenant: 'consumer', of: 'shopper', address: 'demo-address-3', card: 'demo-card', state: 'active', priceLimit: 10 } as const;
const OFFICE = { ...USUAL, tenant: 'business', of: 'clinicadmin', address: null, card: null } as const;

/** `inDays`: until the next order. `cents`: the price that was agreed to. */
const RESTOCKS = [
  { ...USUAL, item: '710020', qty: 2, unit: 'week', every: 4, inDays: 4, cents: 2_849 },
  { ...USUAL, item: '246810', qty: 1, unit: 'week', every: 5, inDays: 18, cents: 4_699 },
  { ...USUAL, item: '310877', qty: 1, unit: 'month', every: 3, inDays: 30, cents: 1_299, state: 'paused' },
  { ...OFFICE, item: '246810', qty: 5, unit: 'month', every: 1, inDays: 9, cents: 4_699 },
].map((one, at) => ({ ...one, id: `00000000-0000-4000-8000-00000000000${at + 1}` }));

/** On the day on which the demo begins; items that its catalogue does not have are left out. */
const INSERT_RESTOCKS = statement<unknown>(
  'demo_restocks',
  `insert into restock (owner_id, restock_id, site_id, locale, state, item_id, qty, unit, every, anchor_on, next_on, agreed_cents, price_limit, when_short,
     address_id, location_id, card_id, started_at, changed_at)
   select p.profile_id, r.id, r.tenant || '-US', 'en-US', r.state, r.item, r.qty, r.unit, r.every, current_date + r."inDays", current_date + r."inDays", r.cents,
     r."priceLimit", 'partial', r.address, l.location_id, r.card, now() - interval '40 days', now() - interval '40 days'
   from jsonb_to_recordset($1::jsonb) as r(id uuid, tenant text, of text, state text, item text, qty int, unit text, every smallint, "inDays" int, cents int,
       "priceLimit" smallint, address text, card text)
     join profile p on p.tenant = r.tenant and p.email = r.of || '@inkwell.example'
     left join lateral (select location_id from ship_to_location where r.address is null and account_number = p.account_number and retired_at is null and everybody and country = 'USA'
       order by name limit 1) l on true
   where r.address is not null or l.location_id is not null
   on conflict do nothing`,
);

export const demoRestocks = [INSERT_RESTOCKS, [JSON.stringify(RESTOCKS)]] as const;
