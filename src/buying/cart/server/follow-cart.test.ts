// The number on the cart follows changes that were made elsewhere (APP-11).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop.close());

const PERSON = { email: 'two-devices@inkwell.example', password: 'correct horse battery' };
const add = (browser: Browser, qty: number) =>
  browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '246810', qty }], ignoreExistQty: true });

/** The badge that an answer sets; undefined when it leaves the browser's own. */
async function badgeAfterSession(browser: Browser): Promise<string | undefined> {
  const { headers } = await browser.send('GET', '/api/session');
  return /^MCVCB=([\d.]+)/m.exec([headers['set-cookie'] ?? []].flat().join('\n'))?.[1];
}

test('[APP-11] what is added on another device shows with the next page, and nothing is said twice', async () => {
  const [desk, phone] = [shop.browser(), shop.browser()];
  await openAccount(shop, desk, { fullName: 'Ana Silva', ...PERSON });
  expect((await phone.send('POST', '/api/sign-in', PERSON)).status).toBe(200);
  await add(desk, 2);
  expect(await badgeAfterSession(phone)).toMatch(/^2\.1\.[1-9]\d+$/);
  expect([await badgeAfterSession(phone), await badgeAfterSession(desk)]).toEqual([undefined, undefined]);
  await add(phone, 5);
  expect(await badgeAfterSession(desk)).toMatch(/^5\.1\./);
});

test('[APP-11] a guest’s badge is left to the guest’s own browser', async () => {
  const guest = shop.browser();
  await add(guest, 1);
  expect(await badgeAfterSession(guest)).toBeUndefined();
});
