// Reports stay fast over fifty thousand order lines, and their download has every one (B2B-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '#buying/reports/contract';
import { measureOf, QUESTIONS } from '#buying/reports/rules';
import { organization, type Organization } from '#test/organization';
import { testShop, type TestShop } from '#test/shop';

const NOW = new Date('2026-11-19T17:00:00Z');
const ORDERS = 5_000;
const LINES = 10;
/** The others ask about budgets and decisions. */
const OF_ORDERS = QUESTIONS.filter((question) => question !== 'budgets' && measureOf(question) !== 'decided');
let shop: TestShop;
let firm: Organization;
beforeAll(async () => {
  shop = await testShop({}, { now: () => NOW });
  firm = await organization(shop, 'harbor');
  const ruth = await firm.idOf('ruth');
  await shop.db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, total, budget_center, made_by, created_at,
       placed_at, account_number, buyer_name)
     select (200000000000 + n)::text, p.profile_id, gen_random_uuid(), 'business-US', 'en-US', 'placed', 'USD', p.email, 1000, 1000, 'Center ' || n % 7,
       gen_random_uuid(), at, at, p.account_number, 'Ruth Wells'
     from profile p, generate_series(1, ${ORDERS}) n, lateral (select timestamptz '2026-11-18' - n * interval '90 minutes' as at) t where p.profile_id = $1`,
    [ruth],
  );
  await shop.db.raw(
    `insert into order_line (order_number, line_no, cart_item_id, item_id, part_number, title, qty, unit_price, price_source, gross, delivery_type, delivery_group)
     select (200000000000 + n)::text, l, l::text, 'item-' || (n * l) % 900, 'x', 'Item', 2, 50, '{"source": "contract", "list": 60}', 100, 'STA', 'a'
     from generate_series(1, ${ORDERS}) n, generate_series(1, ${LINES}) l`,
  );
  await shop.db.raw('analyze order_head, order_line');
});
afterAll(() => shop.close());

test('[B2B-5] each report over a year of fifty thousand lines takes seconds at most, and all add up to the same', async () => {
  for (const question of OF_ORDERS) {
    const begun = performance.now();
    const reply = await firm.admin.send('GET', `/api/organization/reports/${question}?period=days&from=2025-11-20&to=2026-11-19`);
    // Ten times what a quiet machine needs.
    expect([question, performance.now() - begun < 10_000]).toEqual([question, true]);
    expect(reply.json<Report>()).toMatchObject({
      lines: ORDERS * LINES,
      total: { cents: question === 'savings' ? 1_000_000 : 5_000_000, orders: ORDERS },
    });
  }
});

test('[B2B-5] the download has every line', async () => {
  const reply = await firm.admin.send('GET', '/account/reports/center/file?format=csv&of=lines&period=days&from=2025-11-20&to=2026-11-19');
  expect(reply.body.trimEnd().split('\n')).toHaveLength(ORDERS * LINES + 1);
});
