// What the shop knows about a person: taken along and deleted, looked for in every table of the database.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import { giveRewards } from '#buying/rewards/fixtures';
import { privacyWords } from '#people/privacy/words';
import { makeHolder, type Holder } from '#test/holder';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

const EMAIL = 'hanna@inkwell.example';
const PASSWORD = 'one of everything';

let shop: TestShop;
let holder: Holder;
let profileId: string;
beforeAll(async () => {
  shop = await demoShop({ INKWELL_TRUST_PROXY: 'yes' });
  holder = await makeHolder(shop);
  profileId = await profileOf(EMAIL);
  await giveRewards(shop.db, profileId, 500, 'USD');
});
afterAll(() => shop.close());

async function profileOf(email: string): Promise<string> {
  const { rows } = await shop.db.raw('select profile_id from profile where email = $1', [email]);
  return String(rows[0]?.['profile_id']);
}

/** Every `table.column` in which a text stands. */
async function columnsWith(text: string): Promise<readonly string[]> {
  const { rows } = await shop.db.raw(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type <> 'bytea' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const { rows: hits } = await shop.db.raw(`select 1 from "${String(table)}" where "${String(column)}"::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.length > 0) found.push(`${String(table)}.${String(column)}`);
  }
  return found;
}

const erase = (browser: Browser, body: object) => browser.send('POST', '/api/account/delete', body);
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/session')).json<{ signedIn: boolean }>().signedIn;

async function person(email: string): Promise<Browser> {
  const browser = shop.browser();
  people += 1;
  await openAccount(
    shop,
    browser,
    { fullName: 'Ana Silva', email, password: PASSWORD },
    { headers: { 'x-forwarded-for': `192.0.2.${people}` } },
  );
  return browser;
}
let people = 0;

test('[USR-12] the download has every table with the person’s rows, and no secret', async () => {
  const reply = await shop.shop.inject({
    url: '/account/personal-data.zip',
    headers: { host: 'localhost:3000', cookie: cookiesOf(holder.browser) },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(reply.headers['cache-control']).toBe('no-store');
  const files = unzipSync(reply.rawPayload);
  const json = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, readonly Record<string, unknown>[]>;
  expect(json['profile']).toMatchObject([{ email: EMAIL, firstName: 'Hanna' }]);
  for (const table of ['sessions', 'addresses', 'savedCards', 'cartLines', 'savedForLater', 'lists', 'orders', 'orderLines', 'payments'])
    expect([table, json[table]?.length ?? 0]).not.toEqual([table, 0]);
  expect(json['rewardBalances']).toEqual([{ currency: 'USD', cents: 500 }]);
  expect(strFromU8(files['addresses.csv'] ?? new Uint8Array())).toContain('14 Elm St');
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  expect(readme).toContain('amounts look like 12.99, with their currency beside them');
  expect(readme).toContain('addresses.csv\n    Your addresses.');
  const sheets = Object.entries(files).filter(([name]) => name.endsWith('.csv'));
  for (const [name, bytes] of sheets) {
    const [head = '', ...lines] = strFromU8(bytes).split('\n');
    expect([name, /cents/i.test(head), lines.filter((line) => /[{}]|\[/.test(line))]).toEqual([name, false, []]);
    // Its sentence names what it holds, or the file that it belongs to.
    expect(readme).toContain(`${name}\n    `);
  }
  expect(strFromU8(files['rewardBalances.csv'] ?? new Uint8Array())).toBe('currency,amount\nUSD,5.00\n');
  for (const name of ['orders.csv', 'orderLines.csv', 'payments.csv'])
    expect(strFromU8(files[name] ?? new Uint8Array())).toMatch(/^(?=[^]*,USD,)[^]*,\d+\.\d\d,/);
  // Whatever is kept has its sentence there.
  const unsaid = Object.keys(json).filter((name) => !privacyWords.keys.some((key) => key === `server.file${name}`));
  expect(unsaid).toEqual(['madeAt', 'email']);
  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join('');
  expect(everything).not.toMatch(/scrypt|token_hash|password_hash|"reference"/);
});

test('[USR-12] nobody downloads without signing in, and nobody more than five times an hour', async () => {
  expect((await shop.browser().send('GET', '/account/personal-data.zip')).status).toBe(401);
  const browser = await person('often@inkwell.example');
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await browser.send('GET', '/account/personal-data.zip')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('[USR-12] an account is deleted by who knows the password and has checked the box', async () => {
  const wrong = await erase(holder.browser, { present: 'not it', understood: true });
  expect([wrong.status, wrong.json()['code']]).toEqual([400, 'PASSWORD_WRONG']);
  const careless = await erase(holder.browser, { present: PASSWORD, understood: false });
  expect([careless.status, careless.json()['code']]).toEqual([400, 'NOT_UNDERSTOOD']);
  expect(await isSignedIn(holder.browser)).toBe(true);
});

test('[USR-12] deletion leaves the orders, and of the person nothing else', async () => {
  const other = shop.browser();
  expect((await other.send('POST', '/api/sign-in', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  const reply = await erase(holder.browser, { present: PASSWORD, understood: true });
  expect([reply.status, reply.json()['next']]).toEqual([200, '/account/deleted']);
  expect([await isSignedIn(holder.browser), await isSignedIn(other)]).toEqual([false, false]);
  expect((await shop.browser().send('POST', '/api/sign-in', { email: EMAIL, password: PASSWORD })).status).toBe(400);
  await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select subject from mailbox_message where recipient = $1', [EMAIL]);
      expect(rows).toContainEqual({ subject: 'Your account was deleted' });
    },
    { timeout: 20_000 },
  );
  expect(await columnsWith(profileId)).toEqual(['order_head.owner_id']);
  // The mailbox is that of this test; a real shop hands mails on.
  expect((await columnsWith(EMAIL)).filter((column) => !column.startsWith('mailbox_message.'))).toEqual([]);
});

test('[USR-12] an order outlives the account: it is found, and cancelled, with its number and email', async () => {
  const { rows } = await shop.db.raw('select order_number, email from order_head where owner_id = $1', [profileId]);
  const orderNumber = String(rows[0]?.['order_number']);
  const email = String(rows[0]?.['email']);
  const guest = shop.browser();
  const found = await guest.send('POST', '/api/order-lookup', { orderNumber, email });
  expect(found.status).toBe(200);
  expect((await guest.send('POST', `/api/orders/${orderNumber}/cancel`, { email })).status).toBe(200);
  const { rows: heads } = await shop.db.raw('select status from order_head where order_number = $1', [orderNumber]);
  expect(heads).toEqual([{ status: 'cancelled' }]);
});

test('[USR-12] an account waits while one of its orders is being paid', async () => {
  const email = 'paying@inkwell.example';
  const browser = await person(email);
  const bought = await buyer(shop, { itemId: '246810', browser });
  await bought.useCard('4000002760003184');
  expect((await bought.place()).json()['code']).toBe('PAYMENT_CHALLENGE');
  const reply = await erase(browser, { present: PASSWORD, understood: true });
  expect([reply.status, reply.json()['code']]).toEqual([409, 'ORDER_UNFINISHED']);
  expect(await isSignedIn(browser)).toBe(true);
});

test('[USR-12] [USR-9] of two administrators who leave at once one stays, as long as there are others', async () => {
  const opener = shop.browser('business');
  const account = { fullName: 'Ruth Adler', email: 'ruth@inkwell.example', password: PASSWORD, company: 'Harbor & Pine' };
  await openAccount(shop, opener, account, { headers: { 'x-forwarded-for': '192.0.2.200' } });
  const second = shop.browser('business');
  await openAccount(
    shop,
    second,
    { ...account, fullName: 'Otto Lind', email: 'otto@inkwell.example', company: 'Pine' },
    { headers: { 'x-forwarded-for': '192.0.2.201' } },
  );
  const third = { ...account, fullName: 'Dana West', email: 'dana@inkwell.example', company: 'West' };
  await openAccount(shop, shop.browser('business'), third, { headers: { 'x-forwarded-for': '192.0.2.202' } });
  await shop.db.raw(
    `update profile set account_number = (select account_number from profile where email = 'ruth@inkwell.example')
     where email in ('otto@inkwell.example', 'dana@inkwell.example')`,
  );
  await shop.db.raw(`update profile set role = 'buyer' where email = 'dana@inkwell.example'`);
  const replies = await Promise.all([opener, second].map((browser) => erase(browser, { present: PASSWORD, understood: true })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // Who left stands in the history, by name: the organization's record is kept, and the page says so.
  const { rows: left } = await shop.db.raw(`select actor_name from organization_event where kind = 'accountDeleted'`);
  expect([['Ruth Adler'], ['Otto Lind']]).toContainEqual(left.map(({ actor_name: name }) => name));
  expect(replies.map((reply) => reply.json()['code'])).toContain('LAST_ADMINISTRATOR');
  const { rows } = await shop.db.raw(
    `select count(*)::int as n from profile where role = 'administrator' and email in ('ruth@inkwell.example', 'otto@inkwell.example')`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('[USR-12] two presses at once delete once', async () => {
  const browser = await person('twice@inkwell.example');
  const replies = await Promise.all([1, 2].map(() => erase(browser, { present: PASSWORD, understood: true })));
  expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
  const { rows } = await shop.db.raw(
    `select count(*)::int as n from mailbox_message where subject = 'Your account was deleted' and recipient = 'twice@inkwell.example'`,
  );
  expect(rows[0]?.['n']).toBeLessThanOrEqual(1);
  expect(await profileOf('twice@inkwell.example')).toBe('undefined');
});

function cookiesOf({ cookies }: Browser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
