// Joins people to an organization as they would: an administrator invites, the mail's link is opened.
import { expect, vi } from 'vitest';
import type { Browser, TestShop } from './shop.ts';

/** The secret of the newest invitation mailed to an address. */
export const invitationToken = (shop: Pick<TestShop, 'db'>, email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select plain from mailbox_message where recipient = $1 order by id desc', [email]);
      const token = /join\?token=([\w-]{43})/.exec(String(rows[0]?.['plain']))?.[1];
      if (token === undefined) throw new Error(`No invitation to ${email}`);
      return token;
    },
    { timeout: 20_000, interval: 25 },
  );

interface Wanted {
  readonly email: string;
  readonly role: string;
  readonly password: string;
  readonly fullName?: string;
  /** Rights beyond the role, and rights of the organization left out. */
  readonly granted?: readonly string[];
  readonly withheld?: readonly string[];
}

/** Invites somebody, who accepts in a browser of their own. */
export async function invited(
  shop: TestShop,
  admin: Browser,
  { password, fullName = 'Ben Park', ...invitation }: Wanted,
): Promise<Browser> {
  expect((await admin.send('POST', '/api/organization/invitations', invitation)).status).toBe(200);
  const browser = shop.browser('business');
  const token = await invitationToken(shop, invitation.email);
  const joined = await browser.send('POST', '/api/organization/join', { token, fullName, password });
  expect(joined.status).toBe(200);
  return browser;
}
