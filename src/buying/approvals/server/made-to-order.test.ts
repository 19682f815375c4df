// Lines as approvers see them: what goods are made with, and contracts (B2B-3, B2B-4, CAT-8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalDetail } from '#buying/approvals/contract';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { approvalTeam } from '#test/approval-team';
import { testShop, type TestShop } from '#test/shop';
import { sentOrder } from '../fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  const stamp = aRecord({ itemId: '130', kind: 'customSku', custom: { lines: 2, lineLength: 20, colors: ['black', 'blue'] } });
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, async (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, [stamp]);
      await writeStock(tx, [{ itemId: '130', location: 'US', onHand: 4 }], 'replace');
    }),
  );
});
afterAll(() => shop.close());

test('[B2B-3] [CAT-8] [B2B-4] an approver reads what goods are made with; nothing is off contract where there is none', async () => {
  const firm = await approvalTeam(shop, 'stamps');
  const delivery = { customization: { lines: ['Maya Ortiz'], color: 'black' } };
  const { orderNumber } = await sentOrder(shop, { itemId: '130', qty: 2, delivery, browser: firm.dana });
  const [line] = (await firm.priya.send('GET', `/api/approvals/${orderNumber}`)).json<ApprovalDetail>().lines;
  expect(line).toMatchObject({ qty: 2, onContract: false, offContract: false, customization: { lines: ['Maya Ortiz'], color: 'black' } });
  expect(line?.title).toContain('Maya Ortiz');
});
