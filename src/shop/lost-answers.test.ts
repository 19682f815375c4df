// The database commits an order, but its answer is lost: the reply is 503 at worst, and the same key finds the one order (trust 28).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overNetwork } from '#buying/payment/server';
import type { CartReply } from '#buying/cart/contract';
import { booksOf, buyer, count } from '#buying/orders/fixtures';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { breakableLine, type BreakableLine } from '#test/breakable-line';
import { ITEM, prepareCarts } from '#test/carts';
import { testDatabase } from '#test/database';
import { testProvider } from '#test/provider';
import { browserOf } from '#test/shop';
import { buildApp, type App } from './app.ts';

let db: Db;
let line: BreakableLine;
/** Over the line. */
let far: Db;
let app: App;
beforeAll(async () => {
  db = await testDatabase();
  await prepareCarts(db);
  line = await breakableLine(new URL(db.url ?? ''));
  far = await openDb({ databaseUrl: line.url, dataDir: '', databasePool: 10 });
  const provider = await testProvider();
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', DATABASE_URL: line.url });
  const payment = { send: overNetwork(provider.url, provider.key), key: provider.key };
  app = await buildApp({ config, db: far, clock: systemClock, payment });
});
afterAll(async () => {
  await app.close();
  await far.close();
  line.close();
  await db.close();
});

const shop = () => ({ db, provider: testProvider, browser: () => browserOf(app) });

test('[CHK-4] trust 28: placing an order loses any one answer of the database: an order, 503 or 409, then the same order by its key', async () => {
  let losses = 0;
  // Until the order needs fewer answers.
  for (let at = 1; losses === at - 1; at += 1) {
    const guest = await buyer(shop(), { itemId: '101' });
    const key = `lost answer ${at}`;
    line.lose('', at);
    const first = await guest.place({ key });
    // 409: the retry found its own draft, which the next attempt settles.
    expect([200, 409, 503], `answer ${at}: ${first.body}`).toContain(first.status);
    losses = line.lost();
    line.lose('', Infinity);
    const { orderNumber } = (await guest.place({ key })).json<{ orderNumber: string }>();
    expect(first.status === 200 ? first.json() : { orderNumber }).toEqual({ orderNumber });
    expect(await count(db, 'order_head', `cart_id = '${guest.cartId}' and status = 'placed'`)).toBe(1);
    expect(await count(db, 'order_head', `cart_id = '${guest.cartId}' and status not in ('released', 'placed')`)).toBe(0);
    expect((await booksOf(shop(), { reference: orderNumber })).map(({ status }) => status)).toEqual(['authorised']);
  }
  // At least the answers of preparing and finalising the order.
  expect(losses).toBeGreaterThan(1);
  const [stock] = (await db.raw(`select allocated from stock where item_id = '101' and location = 'US'`)).rows;
  expect(stock).toEqual({ allocated: await count(db, 'stock_allocation', `item_id = '101' and status = 'allocated'`) });
});

test('trust 28: adding to a cart loses any one answer of the database: an acknowledged addition is there once, an unacknowledged one at most once', async () => {
  const item = (itemId: string, qty: number) => ({ items: [{ itemId, qty }] });
  let told = 0;
  // Until the lost answer belonged to the write: others belong to reads or background work.
  for (let tried = 0; told !== 503; tried += 1) {
    const at = 1 + (tried % 3);
    const browser = browserOf(app);
    await browser.send('POST', ITEM, item('100', 1));
    line.lose('', at);
    const { status } = await browser.send('POST', ITEM, item('101', 2));
    line.lose('', Infinity);
    told = status;
    const { cart } = (await browser.send('GET', '/cc/api/checkout')).json<CartReply>();
    const added = cart.items.filter((one) => one.itemId === '101').map(({ qty }) => qty);
    expect(status === 200 ? [[2]] : [[], [2]], `answer ${at}: ${status}`).toContainEqual(added);
  }
});
