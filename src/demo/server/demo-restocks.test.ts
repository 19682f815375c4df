// What comes by itself to demo accounts can be seen at once (ATC-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RestockFormReply, RestockView } from '#buying/restock/contract';
import { demoShop, type TestShop } from '#test/shop';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop({ INKWELL_DEMO: 'yes' });
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

async function restocksOf(tenant: 'consumer' | 'business', name: string) {
  const browser = shop.browser(tenant);
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  const { restocks } = (await browser.send('GET', '/api/restocks')).json<{ restocks: RestockView[] }>();
  const { choices } = (await browser.send('GET', '/api/restock-form')).json<RestockFormReply>();
  return { restocks, mayBill: choices.mayBill };
}

test('[ATC-7] a consumer of the demonstration has three, whose card is to be chosen; a clinic has one on invoice, sent to its location', async () => {
  const { restocks: own } = await restocksOf('consumer', 'shopper');
  expect(own.map(({ state, payment }) => [state, payment])).toEqual([
    ['active', ''],
    ['active', ''],
    ['paused', ''],
  ]);
  expect(own.map(({ address }) => address === '')).toEqual([false, false, false]);
  const {
    restocks: [clinic, ...others],
    mayBill,
  } = await restocksOf('business', 'clinicadmin');
  expect([clinic?.state, clinic?.payment, mayBill, others]).toEqual(['active', 'account', true, []]);
  expect(clinic?.address).toContain('60 Temple Pl');
});
