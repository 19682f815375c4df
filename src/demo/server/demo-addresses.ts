// Stored addresses of some demo accounts: a household, and the offices of an organization.
import { likenessOf, type PostalAddress } from '#people/addresses/rules';
import { statement } from '#platform/db';

interface DemoAddress extends Partial<PostalAddress> {
  readonly of: 'shopper' | 'rewards' | 'select' | 'business';
  readonly type?: 'S' | 'B' | 'SB';
  readonly defaults?: readonly ('shipping' | 'billing')[];
}

const MAYA = { of: 'shopper', firstName: 'Maya', lastName: 'Ortiz', country: 'USA' } as const;
const MAYA_CA = { ...MAYA, country: 'CA' } as const;
const THEO = { of: 'rewards', firstName: 'Theo', lastName: 'Laurent', defaults: ['shipping', 'billing'] } as const;
const NADIA = { of: 'select', firstName: 'Nadia', lastName: 'Haddad', country: 'USA', defaults: ['shipping', 'billing'] } as const;
const DANIEL = { of: 'business', firstName: 'Daniel', lastName: 'Cho', organization: 'Harbor Dental Group', country: 'USA' } as const;
const DANIEL_CA = { ...DANIEL, country: 'CA' } as const;
const MA = { state: 'MA', type: 'S' } as const;

/** Further people of the practice who take deliveries, one per office. */
const OFFICES: readonly (readonly [first: string, last: string, street: string, unit: string, city: string, zip: string, phone: string])[] =
  [
    ['Priya', 'Raman', '400 Crown Colony Dr', 'Suite 210', 'Quincy', '02169', '6175550112'],
    ['Ruth', 'Adler', '75 Arlington St', 'Floor 5', 'Boston', '02116', '6175550113'],
    ['Henrik', 'Lund', '1 Kendall Sq', 'Suite B2200', 'Cambridge', '02139', '6175550114'],
    ['Tessa', 'Marsh', '120 Front St', 'Suite 300', 'Worcester', '01608', '5085550115'],
    ['Omar', 'Said', '1500 Main St', 'Suite 18', 'Springfield', '01103', '4135550116'],
    ['Joan', 'Perry', '66 Central St', '', 'Lowell', '01852', '9785550117'],
    ['Luis', 'Vega', '35 New England Business Ctr Dr', 'Suite 140', 'Andover', '01810', '9785550118'],
    ['Hana', 'Kim', '50 Milk St', 'Floor 16', 'Boston', '02109', '6175550119'],
    ['Carl', 'Dunn', '200 Union Ave', '', 'Framingham', '01702', '5085550120'],
  ];

const ASKED: readonly DemoAddress[] = [
  { ...THEO, address1: '9 Main St', city: 'Northampton', state: 'MA', country: 'USA', zip: '01060', phone: '4135550151' },
  { ...THEO, address1: '350, rue Saint-Paul E', city: 'Montréal', state: 'QC', country: 'CA', zip: 'H2Y 1H2', phone: '5145550151' },
  { ...MAYA, address1: '14 Elm St', city: 'Framingham', state: 'MA', zip: '01702', phone: '5085550137', defaults: ['shipping', 'billing'] },
  {
    ...MAYA,
    organization: 'Lantern Elementary, Room 12',
    address1: '88 Concord St',
    city: 'Framingham',
    zip: '01702',
    phone: '5085550142',
    ...MA,
  },
  { ...MAYA, firstName: 'Rosa', address1: '2210 Beacon St', address2: 'Apt 4B', city: 'Boston', zip: '02116', ...MA },
  {
    ...MAYA_CA,
    address1: '1440, rue Sherbrooke O',
    address2: 'App. 9',
    city: 'Montréal',
    state: 'QC',
    zip: 'H3G 1K4',
    phone: '5145550137',
  },
  {
    ...MAYA_CA,
    firstName: 'Rosa',
    address1: '61 Front St W',
    address2: 'Unit 1204',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5J 1E6',
    type: 'S',
  },
  { ...NADIA, address1: '120 Front St', address2: 'Apt 7', city: 'Worcester', state: 'MA', zip: '01608', phone: '5085550161' },
  {
    ...DANIEL,
    address1: '255 State St',
    address2: 'Floor 3',
    city: 'Boston',
    zip: '02109',
    phone: '6175550110',
    ...MA,
    defaults: ['shipping'],
  },
  {
    ...DANIEL,
    firstName: 'Accounts',
    lastName: 'Payable',
    address1: '255 State St',
    address2: 'Floor 4',
    city: 'Boston',
    state: 'MA',
    zip: '02109',
    phone: '6175550111',
    type: 'B',
    defaults: ['billing'],
  },
  ...OFFICES.map(([firstName, lastName, address1, address2, city, zip, phone]) => ({
    ...DANIEL,
    ...MA,
    firstName,
    lastName,
    address1,
    address2,
    city,
    zip,
    phone,
  })),
  {
    ...DANIEL_CA,
    address1: '1155, boul. René-Lévesque O',
    address2: 'Bureau 2500',
    city: 'Montréal',
    state: 'QC',
    zip: 'H3B 2K4',
    phone: '5145550110',
  },
  {
    ...DANIEL_CA,
    firstName: 'Claire',
    lastName: 'Roy',
    address1: '180 Elgin St',
    address2: 'Suite 900',
    city: 'Ottawa',
    state: 'ON',
    zip: 'K2P 2K3',
    type: 'S',
  },
];

const NOTHING = { firstName: '', lastName: '', organization: '', address1: '', address2: '', city: '', state: '', zip: '', phone: '' };

export const DEMO_ADDRESSES = ASKED.map(({ of, type = 'SB', defaults = [], country = 'USA', ...given }, at) => {
  const address: PostalAddress = { ...NOTHING, ...given, country };
  return { id: `demo-address-${at + 1}`, at: at + 1, of, type, defaults, likeness: likenessOf(address), ...address };
});

export const INSERT_ADDRESSES = statement<unknown>(
  'demo_addresses',
  `with asked as (
     select p.profile_id, a.* from jsonb_to_recordset($1::jsonb) as a(id text, at integer, of text, type text, defaults jsonb, likeness text,
       "firstName" text, "lastName" text, organization text, address1 text, address2 text, city text, state text, zip text, country text, phone text)
     join profile p on p.email = a.of || '@inkwell.example' and p.tenant = case a.of when 'business' then 'business' else 'consumer' end
   ), made as (
     insert into stored_address (profile_id, address_id, type, first_name, last_name, organization, address1, address2, city, state, zip, country,
       phone, likeness, added_at)
     select profile_id, id, type, "firstName", "lastName", organization, address1, address2, city, state, zip, country, phone, likeness,
       now() - interval '90 days' + at * interval '1 day' from asked
     on conflict do nothing returning address_id
   )
   insert into stored_address_default (profile_id, country, use, address_id)
   select a.profile_id, a.country, d.value #>> '{}', a.id from asked a join made m on m.address_id = a.id, jsonb_array_elements(a.defaults) d
   on conflict do nothing`,
);
