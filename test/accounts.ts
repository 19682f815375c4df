// Opens an account as a person would: requests it, reads the mail in the mailbox, presses the button.
import { expect, vi } from 'vitest';
import type { TestShop } from './shop.ts';

export interface Wanted {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly company?: string;
  readonly back?: string;
}

export interface OpeningOptions {
  /** Prefix of the site's locale: '/fr-ca'. */
  readonly prefix?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Mailbox = Pick<TestShop, 'db'>;

interface Sender<Reply> {
  send(method: 'POST', url: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

/** Requests the account, opens it by its mail, and returns that reply; the browser is then signed in. */
export async function openAccount<Reply extends { readonly status: number; json(): unknown }>(
  shop: Mailbox,
  browser: Sender<Reply>,
  account: Wanted,
  { prefix = '', headers = {} }: OpeningOptions = {},
): Promise<Reply> {
  const before = await lastMail(shop, account.email);
  const asked = await browser.send('POST', `${prefix}/api/create-account`, account, headers);
  expect([asked.status, asked.json()]).toEqual([200, {}]);
  const token = await openingToken(shop, account.email, before);
  return browser.send('POST', `${prefix}/api/account/open`, { token }, headers);
}

/** The secret of the newest account-opening mail after the mail `after`. */
export function openingToken(shop: Mailbox, email: string, after = 0): Promise<string> {
  const look = async (): Promise<string> => {
    const { rows } = await shop.db.raw('select plain from mailbox_message where recipient = $1 and id > $2 order by id desc', [
      email,
      after,
    ]);
    const token = /open-account\?token=([\w-]{43})/.exec(String(rows[0]?.['plain']))?.[1];
    if (token === undefined) throw new Error(`No mail to ${email} opens an account`);
    return token;
  };
  return vi.waitFor(look, { timeout: 20_000, interval: 25 });
}

/** The number of the newest mail to an address, or 0. */
export async function lastMail(shop: Mailbox, email: string): Promise<number> {
  const { rows } = await shop.db.raw('select coalesce(max(id), 0)::int as last from mailbox_message where recipient = $1', [email]);
  return Number(rows[0]?.['last']);
}
