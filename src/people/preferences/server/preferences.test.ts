// What a shopper prefers is the account's: it comes along to each browser that signs in, and ends with the session (USR-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough password';
const AS_SERVED = {
  mail: { language: 'order', shipped: true, delivered: true },
  display: { lessMotion: false, largerText: false, underlinedLinks: false },
};

async function person(email: string): Promise<Browser> {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Maya Ortiz', email, password: PASSWORD });
  return browser;
}
const preferencesOf = async (browser: Browser) => (await browser.send('GET', '/api/account/preferences')).json<typeof AS_SERVED>();

test('[USR-1] whoever changed nothing gets every mail in the order’s language, and pages as they are', async () => {
  const maya = await person('nothing@example.com');
  expect(await preferencesOf(maya)).toEqual(AS_SERVED);
  expect(maya.cookies.get('display') ?? '').toBe('');
});

test('[USR-1] mails and display are kept apart: saving one leaves the other, and twice is once', async () => {
  const maya = await person('both@example.com');
  const mail = { language: 'fr', shipped: false, delivered: true };
  const display = { lessMotion: true, largerText: false, underlinedLinks: true };
  for (let time = 0; time < 2; time += 1) {
    expect((await maya.send('POST', '/api/account/preferences/mail', mail)).status).toBe(200);
    expect((await maya.send('POST', '/api/account/preferences/display', display)).status).toBe(200);
  }
  expect(await preferencesOf(maya)).toEqual({ mail, display });
  const { rows } = await shop.db.raw('select count(*)::int as n from preference join profile using (profile_id) where email = $1', [
    'both@example.com',
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

test('[USR-1] the display goes to every browser that signs in, and signing out ends it there', async () => {
  const maya = await person('display@example.com');
  await maya.send('POST', '/api/account/preferences/display', { lessMotion: true, largerText: true, underlinedLinks: false });
  expect(maya.cookies.get('display')).toBe('mt');
  const phone = shop.browser();
  await phone.send('POST', '/api/sign-in', { email: 'display@example.com', password: PASSWORD });
  expect(phone.cookies.get('display')).toBe('mt');
  await phone.send('POST', '/api/sign-out');
  expect(phone.cookies.get('display') ?? '').toBe('');
  await maya.send('POST', '/api/account/preferences/display', AS_SERVED.display);
  expect(maya.cookies.get('display') ?? '').toBe('');
});

test('[USR-1] guests have no preferences, and unknown languages and mails are refused', async () => {
  const guest = shop.browser();
  expect((await guest.send('GET', '/api/account/preferences')).status).toBe(401);
  expect((await guest.send('POST', '/api/account/preferences/mail', AS_SERVED.mail)).status).toBe(401);
  const maya = await person('wrong@example.com');
  for (const wrong of [
    { ...AS_SERVED.mail, language: 'de' },
    { ...AS_SERVED.mail, shipped: 'no' },
    { ...AS_SERVED.mail, receipts: false },
  ])
    expect((await maya.send('POST', '/api/account/preferences/mail', wrong)).status).toBe(400);
  expect(await preferencesOf(maya)).toEqual(AS_SERVED);
});
