// Parts of a shop are taken away by the statements of docs/cart-messages.md, and given back: what is said meanwhile is seen in a browser,
// by the page's own calls and where a page is opened. The shop is this file's own, for all the others serve everybody.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { cartMessageWords } from '#buying/cart/words/messages';
import { sayer } from '#base/locale/words';
import { startShop, type RunningShop } from '#test/running-shop';
import { readMessageTable, type MessageTable } from '#test/message-table';
import type { MessageKey } from '#test/message-walk';
import { expect, test } from './support/browser-test.ts';
import { MessageWalker } from './support/message-walker.ts';
import { filledData } from './support/own-shop.ts';
import type { ShopData } from './support/shop-data.ts';

type Locale = 'en-US' | 'fr-CA';
/** All that can be wrong with who somebody is has the same words. */
const OF_THE_USER = 'USER_NOT_FOUND';
let data: ShopData;
let shop: RunningShop;
let table: MessageTable;
let taxes: Server;
let taxesAnswer = false;

beforeAll(async () => {
  taxes = createServer((_, response) => {
    response.statusCode = taxesAnswer ? 200 : 503;
    response.end(taxesAnswer ? '{"estimated":false,"taxes":[]}' : '');
  });
  await new Promise<void>((done) => taxes.listen(0, '127.0.0.1', done));
  const { port } = taxes.address() as AddressInfo;
  table = await readMessageTable();
  data = await filledData();
  shop = await startShop({
    entry: 'test/shop-with-statements.test-child.ts',
    provider: false,
    env: { ...data.env, INKWELL_PASSWORD: 'shelf and ladder', INKWELL_TAX_URL: `http://127.0.0.1:${port}/rates` },
  });
});
afterAll(async () => {
  await shop.stop();
  taxes.closeAllConnections();
  taxes.close();
  await data.remove();
});

/** Disables the part for a code with the document's statements, looks, and restores it. */
async function without(code: string, look: () => Promise<unknown>): Promise<void> {
  const row = table.away.get(code);
  if (row === undefined) throw new Error(`${code} has no statements`);
  await shop.tell(row.take);
  try {
    await look();
  } finally {
    await shop.tell(row.restore);
  }
}

interface Scene {
  /** A business account whose prices are not cached yet. */
  readonly unread: string;
  readonly one: MessageWalker;
  /** Waits until the words are seen so often, or not at all. */
  words(key: MessageKey, times: 'seen' | 'gone'): Promise<void>;
}

const SCENES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async ITEM_SERVICE_IS_DOWN({ one, words }) {
    await one.begin('guest');
    await one.add('246810');
    await one.openCart();
    await one.press('save');
    await one.page.locator('#saved-for-later').getByRole('article').waitFor();
    await without('ITEM_SERVICE_IS_DOWN', async () => {
      await one.openCart();
      await words('ITEM_SERVICE_IS_DOWN', 'seen');
    });
    await one.openCart();
    await words('ITEM_SERVICE_IS_DOWN', 'gone');
    await one.page.locator('#saved-for-later').getByRole('article').waitFor();
  },
  async USER_SERVICE_IS_DOWN({ one, words }) {
    await one.begin('guest');
    await one.add('246810');
    await without('USER_SERVICE_IS_DOWN', async () => {
      await one.add('246810');
      await words(OF_THE_USER, 'seen');
      // A page that would have to know who it is for asks to try again as well; nobody is shown a guest's empty cart.
      expect((await one.page.goto(one.cartAddress))?.status()).toBe(503);
    });
    await one.openCart();
    expect(await one.page.locator('[data-cart-item]').count()).toBe(1);
  },
  async USER_ACCOUNT_SERVICE_IS_DOWN({ one, words, unread }) {
    await one.begin('business guest');
    await one.openProduct('246810');
    await without('USER_ACCOUNT_SERVICE_IS_DOWN', async () => {
      await one.signIn(unread);
      await one.add('246810');
      await words(OF_THE_USER, 'seen');
    });
    await one.openCart();
    expect(await one.page.locator('[data-cart-item]').count()).toBe(0);
  },
  async USER_NOT_FOUND({ one, words }) {
    await one.begin('business');
    await one.add('246810');
    await one.openCart();
    await without('USER_NOT_FOUND', async () => {
      await one.purchaseOrder('PO-1');
      await words(OF_THE_USER, 'seen');
    });
    await one.openCart();
    await one.purchaseOrder('PO-1');
    await words(OF_THE_USER, 'gone');
  },
  async SAVED_LIST_FULL({ one, words }) {
    await one.begin('shopper');
    await one.add('246810');
    await one.openCart();
    await one.press('save');
    await one.page.locator('#saved-for-later').getByRole('article').first().waitFor();
    await one.add('246811');
    await without('SAVED_LIST_FULL', async () => {
      await one.openCart();
      await one.press('save');
      await words('SAVED_LIST_FULL', 'seen');
      expect(await one.page.locator('[data-cart-item]').count()).toBe(1);
    });
  },
  async IN_FLIGHT({ one }) {
    one.setOut('IN_FLIGHT');
    await one.begin('guest');
    await one.paste();
    await without('IN_FLIGHT', async () => {
      await one.paste();
      await one.seen();
    });
    await expect.poll(async () => (await one.openCart(), one.page.locator('[data-cart-item]').count())).toBe(2);
  },
};

const scene = (page: MessageWalker['page'], locale: Locale): Scene => {
  const one = new MessageWalker(page, { origins: shop.origins, password: 'shelf and ladder', locale, table, holds: data.env.DATA_DIR });
  const say = sayer(cartMessageWords, locale);
  return {
    one,
    unread: locale === 'en-US' ? 'link' : 'linkplus',
    words: async (key, times) => {
      const said = page.getByText(say(key)).locator('visible=true');
      await expect.poll(() => said.count()).toSatisfy((count: number) => (times === 'seen' ? count > 0 : count === 0));
    },
  };
};

test('[ERR-3, CART-13] each part that is taken away by its statement is missed in its words, and found again', async ({ page }) => {
  expect([...table.away.keys()].toSorted()).toEqual(Object.keys(SCENES).toSorted());
  for (const act of Object.values(SCENES)) await act(scene(page, 'en-US'));
});

test('[ERR-3, CART-16] a cart opened while no tax service answers says so in French, and recovers by itself', async ({ page }) => {
  const locale = 'fr-CA';
  const { one, words } = scene(page, locale);
  taxesAnswer = false;
  await one.begin('guest');
  await one.add('246810');
  const opened = await page.goto(shop.origins.consumer + one.paths.cart('consumer'));
  // As the server has drawn it, before a script ran.
  expect(await opened?.text()).toContain(sayer(cartMessageWords, locale)('GLOBAL_FEE_SERVICE_IS_DOWN').split('. ').at(0));
  await words('GLOBAL_FEE_SERVICE_IS_DOWN', 'seen');
  const checkout = page.locator(`main a[href="${one.paths.precheckout()}"]`).locator('visible=true');
  expect(await checkout.count()).toBe(0);
  taxesAnswer = true;
  await words('GLOBAL_FEE_SERVICE_IS_DOWN', 'gone');
  expect(await checkout.count()).toBeGreaterThan(0);
});
