// Pictures of every demo account, each at the page that shows what sets it apart, and at the overview of its account.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DEMO_ACCOUNTS } from '../../src/demo/server/demo-accounts.ts';
import { makePaths, type Paths } from '../../src/base/paths.ts';
import { newVisitor } from './chromium.ts';
import { type Shop, type Shot } from './editions.ts';
import { signIn } from './sign-in.ts';

/** By edition and account: where its difference is seen. The home page for the others. */
const SHOWN_AT: ReadonlyMap<string, (paths: Paths) => string> = new Map([
  ['consumer rewards', (paths: Paths) => paths.rewards()],
  ['consumer select', (paths: Paths) => paths.rewards()],
  ['consumer premium', (paths: Paths) => paths.rewards()],
  ['consumer partner', (paths: Paths) => paths.checkout('delivery')],
  ['consumer rep', (paths: Paths) => paths.actFor()],
  ['business rep', (paths: Paths) => paths.actFor()],
  ['business business', (paths: Paths) => paths.product('x', '401588')],
  ['business contract', (paths: Paths) => paths.search({ q: 'paper' })],
  ['business link', (paths: Paths) => paths.service('online-invoicing')],
  ['business linkplus', (paths: Paths) => paths.service('other-sites')],
  ['business approver', (paths: Paths) => paths.approvals()],
  ['business groupapprover', (paths: Paths) => paths.orders()],
  ['business clinicadmin', (paths: Paths) => paths.locations()],
  ['business cliniclab', (paths: Paths) => paths.addresses()],
  ['business hotel', (paths: Paths) => paths.contracts()],
  ['business ediv', (paths: Paths) => paths.cart('business')],
  ['business plain', (paths: Paths) => paths.cart('business')],
  ['business mvp', (paths: Paths) => paths.account('business')],
  ['business admin', (paths: Paths) => paths.people()],
  ['business sso', (paths: Paths) => paths.accountSecurity()],
  ['business hit', (paths: Paths) => paths.service('hi-touch')],
  ['business sws', (paths: Paths) => paths.service('print-marketing')],
  ['business wfc', (paths: Paths) => paths.accountDetails()],
  ['business southwest', (paths: Paths) => paths.service('breakroom')],
  ['business clinic', (paths: Paths) => paths.product('x', '900010')],
  ['business hidden', (paths: Paths) => paths.search({ q: 'Kestrel Table 20' })],
  ['business volume', (paths: Paths) => paths.product('x', '401588')],
  ['business basics', (paths: Paths) => paths.product('x', '900008')],
]);

/** Those of whom something in the cart shows the difference, and of what kind the line is. */
const WITH_A_CART: ReadonlyMap<string, 'SPECIAL' | undefined> = new Map([
  ['partner', undefined],
  ['ediv', undefined],
  ['plain', 'SPECIAL'],
]);

/** The name that asks for these pictures. */
export const ACCOUNTS = 'accounts';
const SIZE = { width: 1366, height: 768 };

export async function photographAccounts(browser: Browser, { origins, password }: Shop, folder: string): Promise<readonly Shot[]> {
  const paths = makePaths('en-US');
  const shots: Shot[] = [];
  for (const { name, tenant } of DEMO_ACCOUNTS) {
    const visitor = await newVisitor(browser, { viewport: SIZE });
    const page = await visitor.newPage();
    await signIn(page, origins[tenant] + paths.login(), name, password);
    if (WITH_A_CART.has(name)) await page.evaluate(putPaperIn, WITH_A_CART.get(name));
    const shown = SHOWN_AT.get(`${tenant} ${name}`)?.(paths) ?? paths.home();
    for (const [what, address] of [
      ['account', paths.account(tenant)],
      ['difference', shown],
    ] as const) {
      await page.goto(origins[tenant] + address, { waitUntil: 'networkidle' });
      const picture = `${tenant}-${name}-${what}`;
      await page.screenshot({ path: join(folder, `${picture}-${SIZE.width}.png`) });
      shots.push({ edition: ACCOUNTS, page: picture, width: SIZE.width });
    }
    console.log(`${ACCOUNTS}: ${tenant} ${name}`);
    await visitor.close();
  }
  return shots;
}

/** Runs in the page. */
const putPaperIn = (type: 'SPECIAL' | undefined): Promise<unknown> =>
  fetch('/cc/api/checkout/default/item', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ itemId: '246810', qty: 1 }], type }),
  });
