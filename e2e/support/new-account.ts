// An account for a promise, opened as people open one: asked for, its mail read in the mailbox, its button pressed.
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { expect } from './browser-test.ts';

export interface Wanted {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly company?: string;
}

/** Asks from the page, which stands on the site whose account it shall be, and signs it in by the mail's link. */
export async function openAccount(page: Page, account: Wanted): Promise<void> {
  expect(await post(page, '/api/create-account', account)).toBe(200);
  const token = /token=([\w-]{43})/.exec(await openingLink(page, account.email))?.[1];
  expect(await post(page, '/api/account/open', { token })).toBe(200);
}

/** The address in the newest mail to somebody that opens their account on the page's site; the business host is known to the browser alone. */
export function openingLink(page: Page, email: string): Promise<string> {
  const look = async (): Promise<string> => {
    const found = await page.evaluate(async (to) => {
      const list = await (await fetch(`/dev/mailbox?to=${encodeURIComponent(to)}`)).text();
      for (const [, path = ''] of list.matchAll(/"([^"]+\/text)"/g)) {
        const link = /http\S+\/open-account\?token=\S+/.exec(await (await fetch(path)).text())?.[0];
        if (link?.startsWith(`${location.origin}/`)) return link;
      }
      return '';
    }, email);
    if (found === '') throw new Error(`No mail to ${email} opens an account`);
    return found;
  };
  // Not `expect.poll`: whole walks are done before the tests.
  return vi.waitFor(look, { timeout: 20_000, interval: 100 });
}

function post(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, text]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).status,
    [path, JSON.stringify(body)] as const,
  );
}
