import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, cartOf, testCarts } from '#test/carts';
import {
  allRules,
  at,
  attributeOf,
  BASE_RULES,
  checkDocument,
  childrenOf,
  element,
  PUNCHOUT_RULES,
  textAt,
  TRANSPORT_RULES,
} from '#people/cxml/rules';
import {
  codeOf,
  documentOf,
  opens,
  postCxml,
  punchedOut,
  purchasingSystem,
  RETURN_TO,
  setupDocument,
  startOf,
  transfers,
  type System,
} from '#test/punchout';
import type { Browser, TestShop } from '#test/shop';

const RULES = allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES);

let shop: TestShop;
let system: System;
let later = 0;
beforeAll(async () => {
  shop = await testCarts({ now: () => new Date(Date.now() + later) });
  system = await purchasingSystem(shop, 'harbor');
});
afterAll(() => shop.close());

const messageOf = (fields: readonly { readonly name: string; readonly value: string }[]) => documentOf({ body: fields[0]?.value ?? '' });
const visitOf = async (browser: Browser) => (await browser.send('GET', '/api/punchout')).json<{ punchout: object | null }>().punchout;
const itemOut = (itemId: string, quantity: number) =>
  element('ItemOut', { quantity: String(quantity) }, element('ItemID', {}, element('SupplierPartID', {}, itemId)));

test('[B2B-9] a setup answers a start page; the cart that is filled there goes back with its prices, and keeps the rules of cXML', async () => {
  const browser = await punchedOut(shop, system);
  expect(await visitOf(browser)).toMatchObject({
    system: 'Tidewater',
    organization: 'harbor',
    buyer: 'Ruth Adler',
    operation: 'create',
    isOver: false,
  });
  const { cart } = await add(browser, [
    { itemId: '101', qty: 3 },
    { itemId: '100', qty: 2 },
  ]);
  const form = await transfers(browser);
  expect([form.action, form.target, form.fields.map(({ name }) => name)]).toEqual([RETURN_TO, '', ['cxml-urlencoded']]);
  const root = messageOf(form.fields);
  expect(checkDocument(root, RULES)).toEqual([]);
  const order = at(root, 'Message', 'PunchOutOrderMessage')!;
  expect(textAt(order, 'BuyerCookie')).toBe('cookie of requisition 88213');
  expect(attributeOf(at(order, 'PunchOutOrderMessageHeader'), 'operationAllowed')).toBe('edit');
  const lines = childrenOf(order, 'ItemIn').map((item) => [
    textAt(item, 'ItemID', 'SupplierPartID'),
    attributeOf(item, 'quantity'),
    textAt(item, 'ItemDetail', 'UnitPrice', 'Money'),
  ]);
  expect(lines).toEqual(expect.arrayContaining([['101', '3', '8.00']]));
  const { cartSubTotal, shipFee, tax } = cart.cartSummary;
  const money = (name: string) => Number(textAt(order, 'PunchOutOrderMessageHeader', name, 'Money'));
  expect([money('Total'), money('Shipping'), money('Tax')]).toEqual([cartSubTotal, shipFee, tax]);
  expect(form.fields[0]?.value).not.toContain(system.secret);
});

test('[B2B-9] the cart of a visit is its own: the person’s usual one stays as it is, and a second visit begins empty', async () => {
  await add(system.admin, [{ itemId: '103', qty: 1 }]);
  const browser = await punchedOut(shop, system);
  await add(browser, [{ itemId: '101', qty: 2 }]);
  expect((await cartOf(browser)).items.map(({ itemId }) => itemId)).toEqual(['101']);
  expect((await cartOf(system.admin)).items.map(({ itemId }) => itemId)).toEqual(['103']);
  expect((await cartOf(await punchedOut(shop, system))).items).toEqual([]);
});

test('[B2B-9] in a browser that is signed in the visit comes first, and its end gives the own session back', async () => {
  const browser = shop.browser('business');
  for (const [name, value] of system.admin.cookies) browser.cookies.set(name, value);
  const context = browser.cookies.get('contextid');
  await opens(browser, startOf(await postCxml(shop, setupDocument(system))));
  expect((await cartOf(browser)).items).toEqual([]);
  expect(browser.cookies.get('contextid')).not.toBe(context);
  expect((await browser.send('POST', '/api/punchout/leave', {})).status).toBe(200);
  await browser.send('POST', '/api/punchout/close', {});
  expect(browser.cookies.has('__Host-punchout')).toBe(false);
  expect([browser.cookies.get('contextid'), (await cartOf(browser)).items.length]).toEqual([context, 1]);
});

test('[B2B-9] an edit brings the cart back with the quantities of the requisition; what is not sold any more is named', async () => {
  const browser = await punchedOut(shop, system, { operation: 'edit', more: [itemOut('101', 5), itemOut('999', 1), itemOut('103', 2)] });
  const items = (await cartOf(browser)).items.map(({ itemId, qty }) => [itemId, qty]);
  expect(items.toSorted(([one = ''], [other = '']) => String(one).localeCompare(String(other)))).toEqual([
    ['101', 5],
    ['103', 2],
  ]);
  expect(await visitOf(browser)).toMatchObject({ operation: 'edit', missing: ['999'] });
  await add(browser, [{ itemId: '100', qty: 1 }]);
  expect(childrenOf(at(messageOf((await transfers(browser)).fields), 'Message', 'PunchOutOrderMessage')!, 'ItemIn')).toHaveLength(3);
});

test('[B2B-9] an inspection shows the cart and changes nothing', async () => {
  const browser = await punchedOut(shop, system, { operation: 'inspect', more: [itemOut('101', 4)] });
  expect((await cartOf(browser)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['101', 4]]);
  const refused = await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  expect([refused.status, refused.json()['code']]).toEqual([403, 'PUNCHOUT_VIEW_ONLY']);
  expect((await browser.send('POST', '/api/punchout/transfer', {})).json()['code']).toBe('PUNCHOUT_VIEW_ONLY');
  expect((await cartOf(browser)).items).toHaveLength(1);
});

test('[B2B-9] who leaves without a cart is sent back with an empty message, and the visit is over', async () => {
  const browser = await punchedOut(shop, system);
  await add(browser, [{ itemId: '101', qty: 1 }]);
  const { fields, action } = (await browser.send('POST', '/api/punchout/leave', {})).json<{
    fields: { name: string; value: string }[];
    action: string;
  }>();
  const root = messageOf(fields);
  expect([action, checkDocument(root, RULES), childrenOf(at(root, 'Message', 'PunchOutOrderMessage')!, 'ItemIn')]).toEqual([
    RETURN_TO,
    [],
    [],
  ]);
  const after = await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  expect([after.status, after.json()['code']]).toEqual([403, 'PUNCHOUT_OVER']);
});

test('[B2B-9] a visit ends with its time; a cart that was sent can be sent again for a quarter of an hour', async () => {
  const browser = await punchedOut(shop, system);
  await add(browser, [{ itemId: '101', qty: 1 }]);
  await transfers(browser);
  await transfers(browser);
  later = 16 * 60_000;
  expect((await browser.send('POST', '/api/punchout/transfer', {})).json()['code']).toBe('PUNCHOUT_OVER');
  later = 0;
});

test('[B2B-9] an empty cart is not sent, and neither is one with an item that cannot be bought', async () => {
  const browser = await punchedOut(shop, system);
  expect((await browser.send('POST', '/api/punchout/transfer', {})).json()['code']).toBe('CART_EMPTY');
  const edited = await punchedOut(shop, system, { operation: 'edit', more: [itemOut('101', 1), itemOut('102', 1)] });
  expect((await cartOf(edited)).items.map(({ itemId }) => itemId)).toContain('102');
  expect((await edited.send('POST', '/api/punchout/transfer', {})).json()['code']).toBe('LINES_BLOCKED');
});

test('[B2B-9] a cookie of elements goes back as it came', async () => {
  const cookie = element('BuyerCookie', {}, element('Session', { id: 'a"b' }, 'x & y'));
  const browser = await punchedOut(shop, system, { cookie });
  await add(browser, [{ itemId: '101', qty: 1 }]);
  const order = at(messageOf((await transfers(browser)).fields), 'Message', 'PunchOutOrderMessage')!;
  expect([attributeOf(at(order, 'BuyerCookie', 'Session'), 'id'), textAt(order, 'BuyerCookie', 'Session')]).toEqual(['a"b', 'x & y']);
});

test('[B2B-9] the language of the setup is that of the visit, in Canadian French with Canadian money', async () => {
  const browser = shop.browser('business');
  const start = startOf(await postCxml(shop, setupDocument(system, { language: 'fr-CA' })));
  expect(start).toMatch(/^\/fr-ca\/punchout\/start\?token=/);
  expect((await opens(browser, start)).headers['location']).toBe('/fr-ca');
  const reply = await browser.send('POST', '/fr-ca/cc/api/checkout/default/item', { items: [{ itemId: '100', qty: 1 }] });
  expect(reply.status).toBe(200);
  const form = (await browser.send('POST', '/fr-ca/api/punchout/transfer', {})).json<{ fields: { name: string; value: string }[] }>();
  const order = at(messageOf(form.fields), 'Message', 'PunchOutOrderMessage')!;
  const header = at(order, 'PunchOutOrderMessageHeader')!;
  expect([attributeOf(at(header, 'Total', 'Money'), 'currency'), textAt(header, 'Shipping', 'Description')]).toEqual([
    'CAD',
    'Livraison et manutention',
  ]);
});

test('[B2B-9] base64 is a choice of the connection', async () => {
  const coded = await purchasingSystem(shop, 'coded', { encoding: 'base64' });
  const browser = await punchedOut(shop, coded);
  await add(browser, [{ itemId: '101', qty: 1 }]);
  const [field] = (await transfers(browser)).fields;
  expect(field?.name).toBe('cxml-base64');
  expect(checkDocument(documentOf({ body: Buffer.from(field?.value ?? '', 'base64').toString() }), RULES)).toEqual([]);
});

test('[B2B-9] a profile request learns what the shop takes', async () => {
  const document = setupDocument(system).replace(/<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/, '<ProfileRequest/>');
  const reply = await postCxml(shop, document);
  expect(checkDocument(documentOf(reply), RULES)).toEqual([]);
  expect([codeOf(reply), reply.body]).toEqual(['200', expect.stringContaining('requestName="PunchOutSetupRequest"')]);
});
