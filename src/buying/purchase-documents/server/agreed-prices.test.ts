// Orders at the prices of punchout carts, and orders that are only tried (B2B-9).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WholeDocument } from '#buying/purchase-documents/contract';
import { element, headerOf, moneyOf, writeDocument } from '#people/cxml/rules';
import { prepareCarts } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { purchasingSystem, type PurchasingSystem } from '#test/purchasing-system';
import { testShop, type TestShop } from '#test/shop';
import { keepQuotes } from './quotes.ts';

let shop: TestShop;
let firm: Organization;
let system: PurchasingSystem;

beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  firm = await organization(shop, 'quay');
  await firm.colleague('ben');
  system = await purchasingSystem(shop, firm, 'ben');
});
afterAll(() => shop.close());

const rows = async (sql: string, values: readonly unknown[] = []) => (await shop.db.raw(sql, values as never)).rows;
let orders = 0;
const next = (): string => `QUOTE-${(orders += 1)}`;

/** A cart that punchout took back with two of item 100; returns what the order names it by. */
async function quoted(
  netCents: number,
  of: Pick<PurchasingSystem, 'accountNumber' | 'connectionId'> = system,
  now = new Date(),
): Promise<string> {
  const { accountNumber, connectionId } = of;
  const sessionId = randomUUID();
  await keepQuotes(shop.db, { accountNumber, connectionId, sessionId, currency: 'USD', now }, [
    { itemId: '100', lineRef: 'l1', quantity: 2, netCents, design: null },
  ]);
  return `${sessionId}/l1`;
}
const send = (auxiliaryId: string, cents: number, qty = 2, partId = '100') =>
  system.order({ orderId: next(), items: [{ partId, qty, cents, auxiliaryId }] });

test('[B2B-9] a line of a punchout cart is charged at the price that it took back, though the day’s is higher', async () => {
  const { code, detail } = await send(await quoted(1_900), 950);
  expect(code).toBe('200');
  expect(await rows('select qty, unit_price from order_line where order_number = $1', [detail])).toEqual([{ qty: 2, unit_price: 950 }]);
});

test('[B2B-9] trust 2: less than the cart said, an old cart, fewer units, another item and another organization’s cart have no such price', async () => {
  const old = new Date(Date.now() - 31 * 86_400_000);
  const other = await organization(shop, 'pier');
  await other.colleague('eve');
  const theirs = await quoted(1_900, await purchasingSystem(shop, other, 'eve'));
  const forged = await send(await quoted(1_900), 949);
  expect(forged).toEqual({ code: '417', detail: expect.stringContaining('the punchout cart said $9.50') as string });
  for (const refused of [
    await send(await quoted(1_900, system, old), 950),
    await send(await quoted(1_900), 950, 1),
    await send(theirs, 950),
  ])
    expect(refused).toEqual({ code: '417', detail: expect.stringContaining('today’s price is $10.00') as string });
  // Item 103 costs as much as item 100.
  expect((await send(await quoted(1_900), 950, 2, '103')).code).toBe('417');
});

test('[B2B-9] a cart of a try is sent as a test order: its document says what the shop answered, and nothing is placed', async () => {
  const who = { domain: 'x', identity: 'y' };
  const item = element(
    'ItemIn',
    { quantity: '2' },
    element('ItemID', {}, element('SupplierPartID', {}, '100'), element('SupplierPartAuxiliaryID', {}, await quoted(1_900))),
    element(
      'ItemDetail',
      {},
      element('UnitPrice', {}, moneyOf(950, 'USD')),
      element('Description', { 'xml:lang': 'en-US' }, 'Paper'),
      element('UnitOfMeasure', {}, 'EA'),
      element('Classification', { domain: 'UNSPSC' }, '44120000'),
    ),
  );
  const head = element('PunchOutOrderMessageHeader', { operationAllowed: 'edit' }, element('Total', {}, moneyOf(1_900, 'USD')));
  const message = (...items: (typeof item)[]) =>
    writeDocument(
      { payloadId: '1@try', now: new Date(), language: 'en-US' },
      headerOf({ from: who, to: who, sender: who, userAgent: 'x' }),
      element('Message', {}, element('PunchOutOrderMessage', {}, element('BuyerCookie', {}, 'c'), head, ...items)),
    );
  const path = `/api/organization/purchase-document-settings/${system.connectionId}/try`;
  const tried = await firm.admin.send('POST', path, { message: message(item) });
  const { documentId } = tried.json<{ documentId: string }>();
  const whole = (await firm.admin.send('GET', `/api/organization/purchase-documents/${documentId}`)).json<WholeDocument>();
  expect(whole.document).toMatchObject({ kind: 'order', state: 'taken', problems: [], orderNumber: null });
  expect(await rows('select 1 from order_head where purchase_order = $1', [whole.document.orderId])).toEqual([]);
  expect((await firm.admin.send('POST', path, { message: message() })).json()).toMatchObject({ code: 'NO_CART' });
  expect((await firm.admin.send('POST', path, { message: '<a' })).json()).toMatchObject({ code: 'NO_CART' });
});
