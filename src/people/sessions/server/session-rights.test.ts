// A session's rights, computed from stored rows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function member(name: string): Promise<{ readonly browser: Browser; readonly email: string }> {
  const browser = shop.browser('business');
  const email = `${name}@inkwell.example`;
  await openAccount(shop, browser, { fullName: 'Rita Wells', email, password: 'correct horse battery', company: 'Wells & Co' });
  return { browser, email };
}

/** Whoever opens an account administers it; these are the rights that the organization has, and stored codes of the tests. */
const rightsOf = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.send('GET', '/api/session'))
    .json<{ permissions: readonly string[] }>()
    .permissions.filter((code) => code.startsWith('G_') || code === 'H_R');

test('[USR-4] a withheld permission is gone at once; colleagues keep it', async () => {
  const [rita, otto] = [await member('rita'), await member('otto')];
  await shop.db.raw('update profile set account_number = (select account_number from profile where email = $1) where email = $2', [
    rita.email,
    otto.email,
  ]);
  expect(await rightsOf(rita.browser)).toEqual(['G_IOC', 'G_WS', 'G_BOP', 'G_BIO', 'H_R']);
  await shop.db.raw(`update profile set withheld = '{G_BOP,H_MU}' where email = $1`, [rita.email]);
  expect(await rightsOf(rita.browser)).toEqual(['G_IOC', 'G_WS', 'G_BIO', 'H_R']);
  expect(await rightsOf(otto.browser)).toEqual(['G_IOC', 'G_WS', 'G_BOP', 'G_BIO', 'H_R']);
});

test('[USR-4] T1: without G_IOC a person buys contract items only', async () => {
  const { browser, email } = await member('cora');
  await shop.db.raw(`update profile set withheld = '{G_IOC}' where email = $1`, [email]);
  expect((await browser.send('GET', '/api/session')).json()).toMatchObject({ contractOnly: true });
});

test('[USR-4] trust 40: a stored code that is not a permission is ignored and counted, and the shopper goes on shopping', async () => {
  const { browser, email } = await member('uma');
  await shop.db.raw(`update profile set permissions = '{H_R,H_NEXT_YEAR}' where email = $1`, [email]);
  expect(await rightsOf(browser)).toEqual(['G_IOC', 'G_WS', 'G_BOP', 'G_BIO', 'H_R']);
  expect((await browser.send('GET', '/cc/api/checkout')).status).toBe(200);
  expect((await shop.browser().send('GET', '/metrics')).body).toContain('inkwell_rows_left_out{table="permission"} 1');
});
