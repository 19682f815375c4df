// What is printed on goods goes along with a punchout cart, comes back with an edit, and is on the order; so do bundles and services (B2B-9, CAT-8, CART-10).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { at, attributeOf, childrenOf, element, headerOf, moneyOf, textAt, writeDocument, type XmlElement } from '#people/cxml/rules';
import { add, cartOf } from '#test/carts';
import { documentOf, punchedOut, purchasingSystem, transfers, type System } from '#test/punchout';
import { testShop, type TestShop } from '#test/shop';

const RECORDS = [
  aRecord({ itemId: '130', kind: 'customSku', custom: { lines: 2, lineLength: 20, colors: ['black', 'blue'] }, stock: { US: 50 } }),
  aRecord({ itemId: '131', stock: { US: 50 }, services: ['132'] }),
  aRecord({ itemId: '132', kind: 'warranty', prices: { USD: { base: 2_500 } } }),
  aRecord({ itemId: '133', kind: 'bundle', bundle: [{ itemId: '131', qty: 2 }], stock: { US: 50 } }),
];

let shop: TestShop;
let system: System;
beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, RECORDS);
      await writeStock(
        tx,
        RECORDS.map(({ itemId }) => ({ itemId, location: 'US', onHand: 50 })),
        'replace',
      );
    }),
  );
  system = await purchasingSystem(shop, 'harbor');
  await shop.db.raw(`update account set permissions = permissions || '{ACCOUNT_BILLING}' where account_number = $1`, [
    system.accountNumber,
  ]);
});
afterAll(() => shop.close());

/** What came in goes out again. */
const itemsOut = (message: XmlElement): readonly XmlElement[] =>
  childrenOf(at(message, 'Message', 'PunchOutOrderMessage') ?? message, 'ItemIn').map((item, index) =>
    element(
      'ItemOut',
      { quantity: attributeOf(item, 'quantity'), lineNumber: String(index + 1) },
      ...item.children.filter(({ name }) => name === 'ItemID'),
      element(
        'ItemDetail',
        {},
        ...(at(item, 'ItemDetail')?.children.filter(({ name }) =>
          ['UnitPrice', 'Description', 'UnitOfMeasure', 'Classification'].includes(name),
        ) ?? []),
      ),
    ),
  );

const address = (): XmlElement =>
  element(
    'Address',
    {},
    element('Name', { 'xml:lang': 'en-US' }, 'Harbor'),
    element(
      'PostalAddress',
      {},
      element('DeliverTo', {}, 'Maya Ortiz'),
      element('Street', {}, '14 Elm St'),
      element('City', {}, 'Framingham'),
      element('State', {}, 'MA'),
      element('PostalCode', {}, '01702'),
      element('Country', { isoCountryCode: 'US' }, 'United States'),
    ),
  );

async function ordered(items: readonly XmlElement[]): Promise<string> {
  const head = element(
    'OrderRequestHeader',
    { orderID: 'PO-CUSTOM', orderDate: '2026-11-29T12:00:00-05:00', type: 'new' },
    element('Total', {}, moneyOf(0, 'USD')),
    element('ShipTo', {}, address()),
    element('BillTo', {}, address()),
  );
  const sender = { domain: 'NetworkId', identity: 'sysadmin@tidewater.example' };
  const header = headerOf({
    from: { domain: 'NetworkId', identity: `AN-${system.name}` },
    to: { domain: 'DomainName', identity: 'business.localhost:3000' },
    sender,
    secret: system.secret,
    userAgent: 'Test',
  });
  const payload = writeDocument(
    { payloadId: 'order@custom', now: new Date(), language: 'en-US' },
    header,
    element('Request', {}, element('OrderRequest', {}, head, ...items)),
  );
  const reply = await shop.shop.inject({
    method: 'POST',
    url: '/orders/cxml',
    headers: { host: 'business.localhost:3000', 'content-type': 'text/xml' },
    payload,
  });
  return textAt(documentOf(reply), 'Response', 'Status');
}

test('[B2B-9] [CAT-8] two designs of one item, a bundle and a warranty come back by an edit as they were, and are ordered as they were', async () => {
  const browser = await punchedOut(shop, system);
  await add(browser, [
    { itemId: '130', qty: 2, customization: { lines: ['Maya'], color: 'black' } },
    { itemId: '130', qty: 1, customization: { lines: ['Paid', 'Thank you'], color: 'blue' } },
    { itemId: '133', qty: 1 },
    { itemId: '131', qty: 1 },
  ]);
  await add(browser, [{ itemId: '132', qty: 1, parentItemId: '131' }]);
  const { fields } = await transfers(browser);
  const message = documentOf({ body: fields[0]?.value ?? '' });
  const items = itemsOut(message);
  expect(items).toHaveLength(5);
  expect(JSON.stringify(message)).toContain('Paid / Thank you (blue)');

  const edited = await punchedOut(shop, system, { operation: 'edit', more: items });
  const lines = (await cartOf(edited, '?infoLevel=EXPANDED')).items;
  const printed = lines.filter(({ itemId }) => itemId === '130').map(({ qty, customization }) => [qty, customization?.lines]);
  expect(printed).toEqual([
    [2, ['Maya']],
    [1, ['Paid', 'Thank you']],
  ]);
  expect(lines.map(({ itemId }) => itemId).toSorted()).toEqual(['130', '130', '131', '131', '132', '133']);

  await shop.db.raw(
    `insert into purchase_document_settings values ($1, $2, '', 0, true, now()) on conflict (account_number, connection_id) do update set allows_new_ship_to = true`,
    [system.accountNumber, system.connectionId],
  );
  const orderNumber = await ordered(items);
  expect(orderNumber).toMatch(/^\d{12}$/);
  const { rows } = await shop.db.raw(
    `select item_id, qty, custom ->> 'lines' as printed from order_line where order_number = $1 and item_id in ('130', '132', '133') order by line_no`,
    [orderNumber],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { item_id: '130', qty: 2, printed: '["Maya"]' },
      { item_id: '130', qty: 1, printed: '["Paid", "Thank you"]' },
      { item_id: '132', qty: 1, printed: null },
      { item_id: '133', qty: 1, printed: null },
    ]),
  );
});
