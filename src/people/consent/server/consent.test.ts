// The choice is a cookie, works without JavaScript, and is on record for who is signed in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const choicesOf = async (email: string) =>
  (
    await shop.db.raw(
      `select text_version, analytics, advertising from consent_choice join profile using (profile_id) where email = $1 order by chosen_at`,
      [email],
    )
  ).rows;

test('[ANL-3] a guest’s choice is a cookie for a year that pages can read, and begins no session', async () => {
  const guest = shop.browser();
  const reply = await guest.send('POST', '/api/consent', { analytics: true, advertising: false });
  expect(reply.json()).toEqual({ analytics: true, advertising: false });
  expect(guest.cookies.get('consent')).toMatch(/^1\.a\.\d{10}$/);
  expect(String(reply.headers['set-cookie'])).toMatch(/Max-Age=31536000; SameSite=Lax; Secure$/);
  expect(guest.cookies.has('__Host-inkwell')).toBe(false);
});

test('[ANL-3] [USR-12] each new choice of an account is kept with its time and the version of the text, and downloaded', async () => {
  const maya = shop.browser();
  await openAccount(shop, maya, { fullName: 'Maya Ortiz', email: 'maya@example.com', password: 'a long enough password' });
  for (const analytics of [true, true, false]) {
    expect((await maya.send('POST', '/api/consent', { analytics, advertising: false })).status).toBe(200);
  }
  expect(await choicesOf('maya@example.com')).toEqual([
    { text_version: 1, analytics: true, advertising: false },
    { text_version: 1, analytics: false, advertising: false },
  ]);
});

test('[ANL-3] a choice has both answers, and from another site none is taken', async () => {
  const guest = shop.browser();
  expect((await guest.send('POST', '/api/consent', { analytics: true })).status).toBe(400);
  expect((await guest.send('POST', '/api/consent', { analytics: true, advertising: true, all: true })).status).toBe(400);
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await guest.send('POST', '/api/consent', { analytics: true, advertising: true }, elsewhere)).status).toBe(403);
  expect(guest.cookies.has('consent')).toBe(false);
});
