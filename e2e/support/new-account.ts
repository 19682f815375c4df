// Opens an account as a person would: requests it, reads the mail in the mailbox, presses the button.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Wanted {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly company?: string;
}

/** Asks from the page, which stands on the site whose account it shall be, and signs it in by the mail's link. */
export async function openAccount(page: Page, account: Wanted): Promise<void> {
  await taken(page, '/api/create-account', account);
  const token = /token=([\w-]{43})/.exec(await openingLink(page, account.email))?.[1];
  await taken(page, '/api/account/open', { token });
}

const [PATIENCE_MS, PAUSE_MS] = [20_000, 100];

/** The address in the newest mail to somebody that opens their account on the page's site; the business host is known to the browser alone. */
export async function openingLink(page: Page, email: string): Promise<string> {
  const look = (): Promise<string> =>
    page.evaluate(async (to) => {
      const list = await (await fetch(`/dev/mailbox?to=${encodeURIComponent(to)}`)).text();
      for (const [, path = ''] of list.matchAll(/"([^"]+\/text)"/g)) {
        const link = /http\S+\/open-account\?token=\S+/.exec(await (await fetch(path)).text())?.[0];
        if (link?.startsWith(`${location.origin}/`)) return link;
      }
      return '';
    }, email);
  const until = Date.now() + PATIENCE_MS;
  for (let found = await look(); ; found = await look()) {
    if (found !== '') return found;
    if (Date.now() > until) throw new Error(`No mail to ${email} opens an account`);
    await sleep(PAUSE_MS);
  }
}

/** Whole walks are done outside the test runner: nothing here is its own. */
async function taken(page: Page, path: string, body: object): Promise<void> {
  const status = await post(page, path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

function post(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, text]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).status,
    [path, JSON.stringify(body)] as const,
  );
}
