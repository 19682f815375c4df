// The ship-to locations of a clinic: for everybody, for a department, for one person, retired, and one in Canada; its people ship nowhere else (USR-9).
import { statement } from '#platform/db';

const CLINIC = '10024521';
const GROUP = { lab: '5ea1ab00-0000-4000-8000-000000000001', desk: '5ea1ab00-0000-4000-8000-000000000002' } as const;
const NOTHING = { attention: '', notes: '', address2: '', phone: '', everybody: false, groups: [], people: [], retired: false };
const MA = { ...NOTHING, state: 'MA', country: 'USA' } as const;

const LOCATIONS = [
  {
    ...MA,
    code: 'AG-01',
    name: 'Main clinic',
    address1: '60 Temple Pl',
    city: 'Boston',
    zip: '02111',
    phone: '6175550171',
    everybody: true,
  },
  {
    ...MA,
    code: 'AG-02',
    name: 'Laboratory',
    attention: 'Noor Haddad',
    notes: 'Cold goods at the side door, before 3',
    address1: '1 Kendall Sq',
    address2: 'Suite B1100',
    city: 'Cambridge',
    zip: '02139',
    groups: [GROUP.lab],
  },
  {
    ...MA,
    code: 'AG-03',
    name: 'Framingham warehouse',
    notes: 'Dock 3, weekdays until 4',
    address1: '200 Union Ave',
    city: 'Framingham',
    zip: '01702',
    phone: '5085550172',
    groups: [GROUP.lab],
    people: ['clinic'],
  },
  {
    ...MA,
    code: '',
    name: 'Front desk',
    address1: '60 Temple Pl',
    address2: 'Floor 1',
    city: 'Boston',
    zip: '02111',
    groups: [GROUP.desk],
  },
  { ...MA, code: 'AG-09', name: 'Old annex', address1: '75 Arlington St', city: 'Boston', zip: '02116', everybody: true, retired: true },
  {
    ...NOTHING,
    code: 'AG-21',
    name: 'Clinique Saint-Paul',
    address1: '350, rue Saint-Paul E',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2Y 1H2',
    country: 'CA',
    everybody: true,
  },
].map((location, at) => ({ ...location, id: `10ca7100-0000-4000-8000-00000000000${at + 1}` }));

const GROUPS = [
  { id: GROUP.lab, name: 'Laboratory', people: ['cliniclab'] },
  { id: GROUP.desk, name: 'Front desk', people: ['clinic'] },
];

const BILLING = {
  firstName: 'Accounts',
  lastName: 'Payable',
  organization: 'Alder Grove Clinic',
  address1: '60 Temple Pl',
  address2: 'Floor 6',
  city: 'Boston',
  state: 'MA',
  zip: '02111',
  country: 'USA',
  phone: '6175550170',
};

export const DEMO_LOCATIONS = { accountNumber: CLINIC, locations: LOCATIONS, groups: GROUPS, billing: BILLING };

/** `$1`: all of {@link DEMO_LOCATIONS}. */
export const INSERT_LOCATIONS = statement<unknown>(
  'demo_locations',
  `with firm as (select $1::jsonb as f, $1::jsonb->>'accountNumber' as account_number),
   people as (select profile_id, split_part(email, '@', 1) as name from profile join firm using (account_number)),
   rule as (
     insert into organization_address_rule (account_number, own_shipping) select account_number, false from firm on conflict do nothing
   ),
   billing as (
     insert into organization_billing (account_number, country, address) select account_number, 'USA', f->'billing' from firm on conflict do nothing
   ),
   groups as (select g.* from firm, jsonb_to_recordset(f->'groups') as g(id uuid, name text, people jsonb)),
   made_groups as (
     insert into organization_group (account_number, group_id, name) select account_number, id, g.name from groups g, firm on conflict do nothing
   ),
   members as (
     insert into organization_group_member (account_number, profile_id, group_id)
     select account_number, p.profile_id, g.id from groups g, firm, people p where g.people ? p.name on conflict do nothing
   ),
   asked as (
     select l.* from firm, jsonb_to_recordset(f->'locations') as l(id uuid, code text, name text, attention text, notes text, address1 text, address2 text,
       city text, state text, zip text, country text, phone text, everybody boolean, groups jsonb, people jsonb, retired boolean)
   ),
   made as (
     insert into ship_to_location (account_number, location_id, code, name, attention, notes, address1, address2, city, state, zip, country, phone,
       everybody, added_at, retired_at)
     select account_number, id, code, l.name, attention, notes, address1, address2, city, state, zip, country, phone, everybody,
       now() - interval '90 days', case when retired then now() - interval '30 days' end
     from asked l, firm on conflict do nothing
   ),
   given_groups as (
     insert into ship_to_group (account_number, location_id, group_id)
     select account_number, l.id, (g.of #>> '{}')::uuid from asked l, firm, jsonb_array_elements(l.groups) g(of) on conflict do nothing
   )
   insert into ship_to_person (account_number, location_id, profile_id)
   select account_number, l.id, p.profile_id from asked l, firm, people p where l.people ? p.name on conflict do nothing`,
);
