// Everything that is wrong with a form is answered at once (USR-1, USR-8, APP-22).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test.each([
  ['/api/create-account', 'Enter your organization’s name', 'Invalid email address'],
  ['/fr-ca/api/create-account', 'Entrez le nom de votre organisation', 'Adresse courriel non valide'],
])('[USR-1] [APP-22] %s answers every wrong field, in the form’s order', async (address, first, third) => {
  const form = { company: ' ', fullName: '', email: 'ana@', password: 'short' };
  const reply = await shop.browser('business').send('POST', address, form);
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'COMPANY_REQUIRED', field: 'company', message: first });
  const { fields } = reply.json<{ fields: { field: string; message: string }[] }>();
  expect(fields.map(({ field }) => field)).toEqual(['company', 'fullName', 'email', 'password']);
  expect(fields[2]?.message).toBe(third);
});

test('[USR-1] [APP-22] name and phone are answered together, and a single wrong field alone', async () => {
  const browser = shop.browser();
  await openAccount(shop, browser, { fullName: 'Ana Silva', email: 'fields@inkwell.example', password: 'correct horse battery' });
  const both = await browser.send('POST', '/api/account/details', { fullName: ' ', phone: '12' });
  expect(both.json()).toMatchObject({
    code: 'NAME_REQUIRED',
    fields: [
      { field: 'fullName', message: 'Enter your first and last name' },
      { field: 'phone', message: 'Invalid phone number' },
    ],
  });
  const one = await browser.send('POST', '/api/account/details', { fullName: 'Ana Silva', phone: '12' });
  expect(one.json()).toMatchObject({ field: 'phone', fields: [{ field: 'phone' }] });
});
