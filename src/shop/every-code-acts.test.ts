// Every permission code with what it changes, proven with and without over HTTP (USR-4, B2B-7). A code that changes nothing fails here.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '#base/access/rules';
import type { CartReply } from '#buying/cart/contract';
import { ensureDemoAccounts } from '#demo/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
const people = new Map<string, Browser>();
beforeAll(async () => {
  shop = await demoShop({ INKWELL_DEMO: 'yes' });
  const password = await ensureDemoAccounts(shop.db, undefined);
  for (const name of ['volume', 'basics']) {
    const browser = shop.browser('business');
    expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
    people.set(name, browser);
  }
});
afterAll(() => shop.close());

/** Castell Printing has agreed prices, the policy of Brandt Archive names 900008. Neither person has rights of their own. */
const ACCOUNTS = { volume: '10024523', basics: '10024524' } as const;
type Person = keyof typeof ACCOUNTS;

interface Act {
  /** In the words of a reader of the table. */
  readonly changes: string;
  readonly who?: Person;
  /** Rights that stand beside the code. */
  readonly beside?: readonly Permission[];
  readonly ask: (browser: Browser) => Promise<unknown>;
  readonly without: unknown;
  readonly having: unknown;
}

/** A test elsewhere that proves the code both ways. */
interface ProvenBy {
  readonly changes: string;
  readonly provenBy: readonly [file: string, title: string];
}

const status = (method: 'GET' | 'POST', url: string, body?: object) => async (browser: Browser) =>
  (await browser.send(method, url, body)).status;
const fact = (name: string) => async (browser: Browser) => (await browser.send('GET', '/api/session')).json()[name];
const isAudience = (flag: string) => async (browser: Browser) =>
  (await browser.send('GET', '/api/session')).json<{ audience: string[] }>().audience.includes(flag);
const isBlocked = (itemId: string) => async (browser: Browser) =>
  (await browser.send('POST', '/api/tiles', { itemIds: [itemId] })).json<{ tiles: { blocked: string | null }[] }>().tiles[0]?.blocked !==
  null;
const pickup = async (browser: Browser) =>
  (await browser.send('POST', '/api/tiles', { itemIds: ['246810'], zip: '01702', storeNumber: '0008' })).json<{
    tiles: { pickup: { ok: boolean } }[];
  }>().tiles[0]?.pickup.ok;
const eachOfFive = async (browser: Browser) => {
  const item = { itemId: '401588', qty: 5 };
  const reply = await browser.send('POST', '/cc/api/checkout/default/item', { items: [item], ignoreExistQty: true });
  return reply.json<CartReply>().cart.items.find(({ itemId }) => itemId === item.itemId)?.priceInfo.finalPricePerUnit;
};
const cartType = async (browser: Browser) => {
  const reply = await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty: 1 }], type: 'SPECIAL' });
  return reply.status;
};
const scopes = async (browser: Browser) => (await browser.send('GET', '/api/orders')).json<{ scopes: string[] }>().scopes;
const contractFilter = async (browser: Browser) =>
  (await browser.send('POST', '/api/listing/own', { categoryId: 'ink-toner' })).json<{ contract: number | null }>().contract !== null;
const taxExempt = async (browser: Browser) =>
  (await browser.send('POST', '/cc/api/omni/pickupinstore', { address: '01702', items: [{ itemId: '246810' }] })).json()['taxExempt'];

const service = (name: string): Act => ({
  changes: `goes on to the service ${name} signed in`,
  ask: status('POST', `/api/services/${name}`, {}),
  without: 403,
  having: 200,
});
const offer = (name: 'deals' | 'promotions', changes: string): Act => ({
  changes,
  ask: async (browser) => (await browser.send('GET', '/api/offers')).json()[name],
  without: false,
  having: true,
});

const ACTS: Readonly<Partial<Record<Permission, Act | ProvenBy>>> = {
  G_WS: { changes: 'buys wholesaler goods', ask: isBlocked('900009'), without: true, having: false },
  G_IOC: { changes: 'sees goods off contract', ask: status('GET', '/api/product/246812'), without: 404, having: 200 },
  G_CSE: { changes: 'filters lists by the contract', ask: contractFilter, without: false, having: true },
  G_BOP: { changes: 'picks up in a store', ask: pickup, without: false, having: true },
  G_BIO: { changes: 'cannot buy what the policy names', who: 'basics', ask: isBlocked('900008'), without: false, having: true },
  G_IBV: {
    changes: 'does not find what the policy names',
    who: 'basics',
    beside: ['G_BIO'],
    ask: status('GET', '/api/product/900008'),
    without: 200,
    having: 404,
  },
  MPI: { changes: 'pays volume breaks below the agreed price', ask: eachOfFive, without: 135, having: 131.95 },
  HC: { changes: 'buys health-care goods', ask: isBlocked('900010'), without: true, having: false },
  G_SE: { changes: 'adds to a special order', ask: cartType, without: 403, having: 200 },
  G_AL: { changes: 'is a link customer', ask: fact('customerType'), without: 'business', having: 'link' },
  G_ALP: { changes: 'is a link-plus customer', beside: ['G_AL'], ask: fact('customerType'), without: 'link', having: 'linkPlus' },
  G_BRE: service('breakroom'),
  G_BT1: service('bill-trust'),
  G_BT2: service('blue-tarp'),
  G_BT2V: service('blue-tarp'),
  G_PSE: service('print-marketing'),
  G_CON: service('online-invoicing'),
  HNP: service('hi-touch'),
  HPP: service('hi-touch'),
  SLB: service('other-sites'),
  PD: offer('promotions', 'is offered coupons'),
  DL: offer('deals', 'is offered deals'),
  H_AO: { changes: 'is shown what is for approvers', ask: isAudience('approvers'), without: false, having: true },
  H_AL: { changes: 'is shown what is for approvers', ask: isAudience('approvers'), without: false, having: true },
  H_AG: { changes: 'sees the orders of groups', ask: scopes, without: ['mine'], having: ['mine', 'group'] },
  H_R: { changes: 'sees all orders of the organization', ask: scopes, without: ['mine'], having: ['mine', 'everyone'] },
  H_SL: { changes: 'looks up serial numbers', ask: status('GET', '/api/organization/devices'), without: 403, having: 200 },
  H_AR: { changes: 'keeps orders that repeat', ask: status('GET', '/api/restocks'), without: 403, having: 200 },
  H_SSD: { changes: 'manages ship-to locations', ask: status('GET', '/api/organization/locations'), without: 403, having: 200 },
  H_EBL: { changes: 'sees the budgets', ask: status('GET', '/api/budgets'), without: 404, having: 200 },
  H_SB: { changes: 'keeps budgets', ask: status('GET', '/api/budget-assignees'), without: 403, having: 200 },
  H_CM: { changes: 'writes messages', ask: status('GET', '/api/organization/custom-messages'), without: 403, having: 200 },
  H_MU: { changes: 'manages people', ask: status('GET', '/api/organization/people'), without: 403, having: 200 },
  H_SAM: { changes: 'administers the organization', ask: status('GET', '/api/organization/details'), without: 403, having: 200 },
  H_EMP: {
    changes: 'changes the own name',
    ask: status('POST', '/api/account/details', { fullName: 'Ivo Castell', phone: '' }),
    without: 403,
    having: 200,
  },
  H_CP: {
    changes: 'changes the own password',
    ask: status('POST', '/api/account/password', { present: 'x', password: 'short' }),
    without: 403,
    having: 400,
  },
  TAX_EXEMPT: { changes: 'buys without tax', ask: taxExempt, without: false, having: true },
  ACCOUNT_BILLING: {
    changes: 'pays by invoice',
    provenBy: ['src/buying/orders/server/account-billing.test.ts', 'an account without the permission is refused'],
  },
  PO_REQUIRED: {
    changes: 'orders only with a budget center or purchase order',
    provenBy: [
      'src/buying/orders/server/accounting-needed.test.ts',
      'an account that requires a budget center or a purchase order cannot order',
    ],
  },
};

const CODES = Object.keys(PERMISSIONS) as readonly Permission[]; // the keys of this table
/** What a buyer has anyway. */
const BUYER: readonly Permission[] = ['G_IOC', 'G_WS', 'G_BOP', 'DL', 'PD', 'H_EMP', 'H_CP'];

async function answer(act: Act, code: Permission, has: boolean): Promise<unknown> {
  const { who = 'volume', beside = [] } = act;
  const rights = new Set<Permission>([...BUYER, ...beside]);
  if (has) rights.add(code);
  else rights.delete(code);
  await shop.db.raw('update account set permissions = $1::text[] where account_number = $2', [`{${[...rights].join()}}`, ACCOUNTS[who]]);
  const browser = people.get(who);
  return browser === undefined ? undefined : act.ask(browser);
}

const TABLE = new Map<string, Act | ProvenBy>(Object.entries(ACTS));
const asked = [...TABLE].flatMap(([code, act]) => ('ask' in act ? [[code as Permission, act] as const] : [])); // keys of ACTS
const provenElsewhere = [...TABLE].flatMap(([code, act]) => ('provenBy' in act ? [[code, ...act.provenBy] as const] : []));

test('[USR-4] every code changes something', () => {
  expect(CODES.filter((code) => !TABLE.has(code))).toEqual([]);
});

test.each(asked)('[USR-4] [B2B-5] [B2B-7] %s acts, with and without', async (code, act) => {
  expect([await answer(act, code, false), await answer(act, code, true)], act.changes).toEqual([act.without, act.having]);
});

test.each(provenElsewhere)('[USR-4] %s is proven in %s', async (_code, file, title) => {
  expect(await readFile(file, 'utf8')).toContain(title);
});
