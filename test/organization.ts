// An organization for tests of locations: an administrator, colleagues, and places to ship to.
import { openAccount } from './accounts.ts';
import { invited } from './invited.ts';
import type { Browser, TestShop } from './shop.ts';

const PASSWORD = 'correct horse battery';
let firms = 0;

export interface Organization {
  readonly admin: Browser;
  /** Invites somebody, who accepts in a browser of their own. */
  colleague(name: string, role?: string): Promise<Browser>;
  idOf(name: string): Promise<string>;
  mailOf(name: string): string;
  /** Adds a group with these people. */
  group(name: string, people: readonly string[]): Promise<string>;
  /** Adds a location for everybody, or as `more` says; returns its id. */
  location(name: string, more?: object): Promise<string>;
}

export const PLACE = {
  name: 'Framingham warehouse',
  code: '',
  attention: '',
  notes: '',
  address1: '200 Union Ave',
  address2: '',
  city: 'Framingham',
  state: 'MA',
  zip: '01702',
  phone: '',
  everybody: true,
  groupIds: [],
  profileIds: [],
} as const;

export async function organization(shop: TestShop, name: string): Promise<Organization> {
  firms += 1;
  const mailOf = (person: string): string => `${person}.${name}@inkwell.example`;
  const admin = shop.browser('business');
  const account = { fullName: 'Ruth Wells', email: mailOf('ruth'), password: PASSWORD, company: `${name} & Co` };
  await openAccount(shop, admin, account, { headers: { 'x-forwarded-for': `192.0.2.${firms}` } });
  const idOf = async (person: string): Promise<string> => {
    const { rows } = await shop.db.raw('select profile_id from profile where email = $1', [mailOf(person)]);
    return String(rows[0]?.['profile_id']);
  };
  const send = async (path: string, body: object): Promise<Record<string, string>> => {
    const reply = await admin.send('POST', path, body);
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.body}`);
    return reply.json<Record<string, string>>();
  };
  return {
    admin,
    colleague: (person, role = 'buyer') =>
      invited(shop, admin, { email: mailOf(person), role, password: PASSWORD, fullName: `${person} Park` }),
    idOf,
    mailOf,
    group: async (title, people) => {
      const { groupId = '' } = await send('/api/organization/groups', { name: title });
      for (const person of people)
        await send(`/api/organization/people/${await idOf(person)}`, { role: 'buyer', granted: [], withheld: [], groupId });
      return groupId;
    },
    location: async (title, more = {}) => (await send('/api/organization/locations', { ...PLACE, name: title, ...more }))['id'] ?? '',
  };
}
