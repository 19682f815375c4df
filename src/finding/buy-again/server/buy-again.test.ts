// What is bought again, counted from real orders; whose, is decided by rights (B2B-6, CAT-8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HabitView } from '#finding/buy-again/contract';
import { buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

const now = new Date('2026-11-30T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

interface Reply {
  readonly habits: readonly HabitView[];
  readonly of: string;
  readonly seesOrganization: boolean;
}
const seen = async (browser: Browser, query = '') => (await browser.send('GET', `/api/buy-again${query}`)).json<Reply>();
const short = ({ habits }: Reply) => habits.map(({ itemId, qty, times, everyDays, due }) => [itemId, qty, times, everyDays, due]);

test('[B2B-6] [CAT-8] own habits are one’s own; the organization’s are for those who see its items; a list only filters; guests see nothing', async () => {
  const firm = await organization(shop, 'cedar');
  const [dana, omar] = [await firm.colleague('dana'), await firm.colleague('omar')];
  const order = async (browser: Browser, email: string, itemId: string, { qty, day }: { qty: number; day: string }): Promise<void> => {
    const reply = await (await buyer(shop, { browser, email: firm.mailOf(email), itemId, qty })).place();
    const { orderNumber = '' } = reply.json<{ orderNumber?: string }>();
    await shop.db.raw('update order_head set placed_at = $2::timestamptz where order_number = $1', [orderNumber, `${day}T15:00:00Z`]);
  };
  await order(dana, 'dana', '100', { qty: 1, day: '2026-09-01' });
  await order(dana, 'dana', '100', { qty: 2, day: '2026-10-01' });
  await order(dana, 'dana', '100', { qty: 2, day: '2026-10-31' });
  await order(omar, 'omar', '101', { qty: 3, day: '2026-10-31' });
  const own = await seen(dana);
  expect([short(own), own.of, own.seesOrganization]).toEqual([[['100', 2, 3, 30, 'due']], 'mine', false]);
  expect(own.habits[0]).toMatchObject({ dueOn: '2026-11-30', lastOn: '2026-10-31', canAdd: true });
  // Somebody without the right asks for the organization and is shown their own.
  expect(await seen(omar, '?of=organization')).toMatchObject({ of: 'mine', habits: [{ itemId: '101', qty: 3, due: 'once' }] });
  const all = await seen(firm.admin, '?of=organization');
  expect([short(all), all.of, all.seesOrganization]).toEqual([
    [
      ['100', 2, 3, 30, 'due'],
      ['101', 3, 1, null, 'once'],
    ],
    'organization',
    true,
  ]);
  expect((await seen(firm.admin)).habits).toEqual([]);
  expect(short(await seen(firm.admin, '?of=organization&items=101,999'))).toEqual([['101', 3, 1, null, 'once']]);
  const other = await organization(shop, 'rowan');
  expect((await seen(other.admin, '?of=organization')).habits).toEqual([]);
  expect((await shop.browser('business').send('GET', '/api/buy-again')).status).toBe(401);
  expect((await dana.send('GET', '/api/buy-again?of=all')).status).toBe(400);
});
