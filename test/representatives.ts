// People for tests of representatives, signed in on a test shop.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ActingRecord } from '#people/representatives/contract';
import { hashPassword } from '#people/sessions/server';
import type { Browser, TestReply, TestShop } from './shop.ts';

export const ACTING_PASSWORD = 'a long enough password';

export interface Somebody {
  readonly browser: Browser;
  readonly email: string;
  readonly profileId: string;
  readonly number: string;
}

type Edition = 'consumer' | 'business';
interface Wanted {
  readonly tenant?: Edition;
  readonly flow?: string;
  readonly name?: string;
}

export interface Actors {
  somebody(wanted?: Wanted): Promise<Somebody>;
  representative(tenant?: Edition): Promise<Somebody>;
  begin(rep: Somebody, shopper: Somebody, more?: object): Promise<TestReply>;
  /** A representative who acts for a shopper now. */
  acting(): Promise<{ readonly rep: Somebody; readonly shopper: Somebody }>;
}

export function actorsOf(shop: TestShop): Actors {
  let people = 0;
  let passwordHash: Promise<string> | undefined;
  const actors: Actors = {
    async somebody({ tenant = 'consumer', flow = '', name = 'Maya Ortiz' } = {}) {
      people += 1;
      const [browser, email] = [shop.browser(tenant), `acting${people}@inkwell.example`];
      const [number, profileId] = [`10000${10_000 + people}`, randomUUID()];
      const [firstName, lastName] = name.split(' ');
      const account = tenant === 'business' ? `9${people}` : null;
      if (account !== null)
        await shop.db.raw('insert into account (account_number, tenant, name) values ($1, $2, $3)', [account, tenant, `Desk ${people}`]);
      await shop.db.raw(
        `insert into profile (profile_id, tenant, email, password_hash, first_name, last_name, customer_number, account_number, flow)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [profileId, tenant, email, await (passwordHash ??= hashPassword(ACTING_PASSWORD)), firstName, lastName, number, account, flow],
      );
      expect((await browser.send('POST', '/api/sign-in', { email, password: ACTING_PASSWORD })).status).toBe(200);
      return { browser, email, profileId, number };
    },
    representative: (tenant = 'consumer') => actors.somebody({ tenant, flow: 'CSR', name: 'Grace Okafor' }),
    begin: (rep, shopper, more = {}) =>
      rep.browser.send('POST', '/api/acting', { profileId: shopper.profileId, reason: 'order', note: 'Wants paper added.', ...more }),
    async acting() {
      const [rep, shopper] = [await actors.representative(), await actors.somebody()];
      expect((await actors.begin(rep, shopper)).status).toBe(200);
      return { rep, shopper };
    },
  };
  return actors;
}

export const session = async (browser: Browser) =>
  (await browser.send('GET', '/api/session')).json<{ signedIn: boolean; email: string; csrUserId: string }>();

export const record = async (browser: Browser) =>
  (await browser.send('GET', '/api/acting/record')).json<{ mine: boolean; records: ActingRecord[] }>();

export const actingNow = async (browser: Browser) => (await browser.send('GET', '/api/acting')).json<{ acting: object | null }>().acting;
