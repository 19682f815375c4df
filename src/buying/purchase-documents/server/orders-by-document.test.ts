// Orders that a purchasing system sends: placed once, refused in words, and never at prices or in names that are not its own (B2B-9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenOrder } from '#buying/purchase-documents/fixtures';
import { readConfig } from '#platform/config';
import { prepareCarts } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { answerOf, postDocument, purchasingSystem, type PurchasingSystem } from '#test/purchasing-system';
import { testShop, type TestShop } from '#test/shop';
import { buildApp } from '../../../shop/app.ts';

let shop: TestShop;
let firm: Organization;
let system: PurchasingSystem;

beforeAll(async () => {
  shop = await testShop({ INKWELL_DOCUMENT_HOSTS: '127.0.0.1' }, undefined, prepareCarts);
  firm = await organization(shop, 'harbor');
  await firm.colleague('ben');
  system = await purchasingSystem(shop, firm, 'ben');
});
afterAll(() => shop.close());

const PRICE = 1_000;
let orders = 0;
/** A purchase order number that no other test uses. */
const next = (): string => `PO-${(orders += 1)}`;
const rows = async (sql: string, values: readonly unknown[] = []) => (await shop.db.raw(sql, values as never)).rows;
const ofPo = (orderId: string) => rows('select * from order_head where purchase_order = $1', [orderId]);
const order = (more: Partial<WrittenOrder> = {}): WrittenOrder => ({
  orderId: next(),
  items: [{ partId: '100', qty: 3, cents: PRICE }],
  ...more,
});

test('[B2B-9] an order is placed for the connection’s person, billed to the organization under its number, at the shop’s prices', async () => {
  const orderId = next();
  const answer = await system.order(
    order({
      orderId,
      items: [
        { partId: '100', qty: 3, cents: PRICE },
        { partId: '101', cents: 900 },
      ],
    }),
  );
  expect(answer).toEqual({ code: '200', detail: expect.stringMatching(/^\d{12}$/) as string });
  const [head] = await ofPo(orderId);
  expect(head).toMatchObject({
    order_number: answer.detail,
    status: 'placed',
    owner_id: await firm.idOf('ben'),
    account_number: system.accountNumber,
    site_id: 'business-US',
  });
  expect(await rows('select item_id, qty, unit_price from order_line where order_number = $1 order by line_no', [answer.detail])).toEqual([
    { item_id: '100', qty: 3, unit_price: PRICE },
    { item_id: '101', qty: 1, unit_price: 800 },
  ]);
  expect(await rows(`select payment_type from order_payment where order_number = $1 and kind = 'authorised'`, [answer.detail])).toEqual([
    { payment_type: 'ACCOUNT' },
  ]);
  expect(
    await rows(`select type, first_name, organization, address1, address2, zip from order_address where order_number = $1 order by type`, [
      answer.detail,
    ]),
  ).toMatchObject([
    { type: 'B' },
    { type: 'S', first_name: 'Maya', organization: 'Harbor & Co', address1: '14 Elm St', address2: 'Mail room 2', zip: '01702' },
  ]);
});

test('[B2B-9] the same document again gets the same answer, and the same order in another document is placed no second time', async () => {
  const one = order();
  const first = await system.order(one, { payloadId: '1@twice' });
  expect(await system.order(one, { payloadId: '1@twice' })).toEqual(first);
  expect(await system.order(one, { payloadId: '2@twice' })).toEqual(first);
  expect(await ofPo(one.orderId ?? '')).toHaveLength(1);
  expect(await rows(`select payload_id, state from purchase_document where order_id = $1 order by document_no`, [one.orderId])).toEqual([
    { payload_id: '1@twice', state: 'taken' },
    { payload_id: '2@twice', state: 'repeated' },
  ]);
});

test('[B2B-9] a placed number with other contents is refused, and so is a payload id with another document', async () => {
  const one = order();
  await system.order(one, { payloadId: '1@other' });
  const more = { ...one, items: [{ partId: '100', qty: 4, cents: PRICE }] };
  expect(await system.order(more)).toEqual({ code: '409', detail: expect.stringContaining(`PO ${one.orderId} has been placed`) as string });
  expect(await system.order(order(), { payloadId: '1@other' })).toMatchObject({
    code: '409',
    detail: expect.stringContaining('payload ID') as string,
  });
  expect(await ofPo(one.orderId ?? '')).toHaveLength(1);
});

test('[B2B-9] [CHK-4] an order delivered 20 times at once, on two servers, is placed once, and stock is taken once', async () => {
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', DATA_DIR: process.env['TMPDIR'] ?? '/tmp' });
  const second = await buildApp({ config, db: shop.db, clock: { now: () => new Date() }, crowds: true });
  const apps = [shop, second] as const;
  const before = await stockOf('100');
  const one = order();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => system.order(one, { payloadId: `${at % 4}@race`, app: apps[at % 2] ?? shop })),
  );
  // Who comes too early is told to come again.
  expect(answers.filter(({ code }) => code !== '200' && code !== '560')).toEqual([]);
  expect(await ofPo(one.orderId ?? '')).toHaveLength(1);
  expect(before - (await stockOf('100'))).toBe(3);
  expect(await system.order(one, { payloadId: '9@race' })).toMatchObject({ code: '200' });
  await second.close();
});

const stockOf = async (itemId: string): Promise<number> =>
  Number((await rows(`select sum(on_hand - allocated)::int as n from stock where item_id = $1 and location = 'US'`, [itemId]))[0]?.['n']);

test('[B2B-9] 10 orders of one person at once are 10 orders, each with its own lines and address', async () => {
  const many = Array.from({ length: 10 }, (_, at) =>
    order({ items: [{ partId: '100', qty: at + 1, cents: PRICE }], shipTo: { street: `${at + 1} Elm St` } }),
  );
  const answers = await Promise.all(many.map((one) => system.order(one)));
  expect(answers.map(({ code }) => code)).toEqual(many.map(() => '200'));
  for (const [at, { detail }] of answers.entries()) {
    expect(await rows('select qty from order_line where order_number = $1', [detail])).toEqual([{ qty: at + 1 }]);
    expect(await rows(`select address1 from order_address where order_number = $1 and type = 'S'`, [detail])).toEqual([
      { address1: `${at + 1} Elm St` },
    ]);
  }
});

test.each<[string, Partial<WrittenOrder>, string, string]>([
  ['trust 2: a forged price', { items: [{ partId: '100', cents: 1 }] }, '417', 'the order says $0.01, but today’s price is $10.00'],
  ['no price', { items: [{ partId: '100', cents: null }] }, '400', 'names no price'],
  ['an unknown item', { items: [{ partId: 'constructor' }] }, '400', 'we don’t sell an item "constructor"'],
  ['another unit', { items: [{ partId: '100', unit: 'BX', cents: PRICE }] }, '400', 'sold by EA, not by "BX"'],
  ['more than there is', { items: [{ partId: '104', qty: 5, cents: PRICE }] }, '417', 'Line 1: '],
  ['nothing on the shelf', { items: [{ partId: '102', cents: PRICE }] }, '417', 'Line 1: '],
  ['more than a shopper may buy', { items: [{ partId: '103', qty: 6, cents: PRICE }] }, '417', 'Line 1: '],
  ['half a step', { items: [{ partId: '107', qty: 7, cents: PRICE }] }, '417', 'Line 1: '],
  ['a discontinued item, which no successor replaces', { items: [{ partId: '111', cents: PRICE }] }, '417', 'Line 1: '],
  ['a plan without its product', { items: [{ partId: '105', cents: 2_500 }] }, '417', 'Line 1: '],
  ['a currency that nobody sells in', { currency: 'EUR' }, '400', 'USD and CAD, not in "EUR"'],
  ['a payment by card', { card: true }, '450', 'purchasing card'],
  ['no lines', { items: [] }, '400', 'no lines'],
  ['no place', { shipTo: null }, '400', 'no ship-to address'],
  ['a place that no carrier finds', { shipTo: { zip: '00000' } }, '400', 'We can’t deliver to this address'],
  ['a change', { type: 'update' }, '450', 'Change orders aren’t supported'],
  ['the deletion of nothing', { type: 'delete' }, '409', 'There is no order for PO'],
])('[B2B-9] an order with %s is refused in words, and nothing is placed', async (_what, more, code, text) => {
  const one = order(more);
  const answer = await system.order(one);
  expect(answer).toEqual({ code, detail: expect.stringContaining(text) as string });
  expect(await ofPo(one.orderId ?? '')).toEqual([]);
  expect(await rows('select state from purchase_document where order_id = $1', [one.orderId])).toEqual([{ state: 'refused' }]);
});

test('[B2B-9] everything wrong with an order is said at once, and a corrected one under the same number is placed', async () => {
  const orderId = next();
  const wrong = await system.order({
    orderId,
    shipTo: { zip: '00000' },
    items: [{ partId: 'nope' }, { partId: '100', cents: 5 }, { partId: '102', cents: PRICE }],
  });
  expect(wrong.detail).toMatch(/Line 1: .*Line 3: .*Line 2: .*\$0\.05/);
  expect(await system.order(order({ orderId }))).toMatchObject({ code: '200' });
});

test('[B2B-9] a tolerance takes an order whose price has risen since, at today’s price', async () => {
  const lenient = await purchasingSystem(shop, firm, 'ben', { tolerancePercent: 5 });
  const [near, far] = [order({ items: [{ partId: '100', cents: 960 }] }), order({ items: [{ partId: '100', cents: 940 }] })];
  const taken = await lenient.order(near);
  expect(taken.code).toBe('200');
  expect(await rows('select unit_price from order_line where order_number = $1', [taken.detail])).toEqual([{ unit_price: PRICE }]);
  expect((await lenient.order(far)).code).toBe('417');
});

test('[B2B-9] [USR-9] an order goes to a location by its code, and nowhere else where the connection says so', async () => {
  await firm.location('Framingham warehouse', { code: 'FW-01', notes: 'Dock 3' });
  const strict = await purchasingSystem(shop, firm, 'ben', { allowsNewShipTo: false });
  expect(await strict.order(order())).toMatchObject({
    code: '400',
    detail: expect.stringContaining('none of the organization’s locations') as string,
  });
  const taken = await strict.order(order({ shipTo: { addressId: 'fw-01' } }));
  expect(taken.code).toBe('200');
  expect(await rows(`select location_code, first_name from order_address where order_number = $1 and type = 'S'`, [taken.detail])).toEqual([
    { location_code: 'FW-01', first_name: 'Maya' },
  ]);
});

test('[B2B-9] a test order is checked and not placed', async () => {
  const one = order();
  expect(await system.order(one, { mode: 'test' })).toEqual({
    code: '200',
    detail: 'The test was checked. Nothing was placed or canceled.',
  });
  const trying = await purchasingSystem(shop, firm, 'ben', { isTest: true });
  expect((await trying.order(order({ items: [{ partId: '100', cents: 1 }] }))).code).toBe('417');
  expect(await ofPo(one.orderId ?? '')).toEqual([]);
  // The number is free for the order that is meant.
  expect(await system.order(one)).toMatchObject({ code: '200', detail: expect.stringMatching(/^\d{12}$/) as string });
});

test('[B2B-9] trust 22: another organization’s credential orders for its own people alone, and a wrong one learns nothing', async () => {
  const other = await organization(shop, 'tide');
  await other.colleague('eve');
  const theirs = await purchasingSystem(shop, other, 'eve');
  const one = order();
  const mine = await system.order(one);
  const same = await theirs.order(one);
  expect(same.code).toBe('200');
  expect(same.detail).not.toBe(mine.detail);
  expect((await rows('select account_number from order_head where order_number = $1', [same.detail]))[0]).toEqual({
    account_number: theirs.accountNumber,
  });
  for (const wrong of [{ secret: 'guess' }, { secret: '' }, { from: 'AN0999' }])
    expect(await system.order(order(), wrong)).toEqual({ code: '401', detail: 'The credential is unknown.' });
  expect((await system.order(order(), { to: 'somebody else' })).code).toBe('400');
});

test('[B2B-9] trust 42: a person who is deactivated, or whose organization may not be billed any more, orders nothing', async () => {
  const own = await organization(shop, 'mill');
  await own.colleague('joe');
  const theirs = await purchasingSystem(shop, own, 'joe');
  await shop.db.raw(`update account set permissions = array_remove(permissions, 'ACCOUNT_BILLING') where account_number = $1`, [
    theirs.accountNumber,
  ]);
  expect(await theirs.order(order())).toMatchObject({ code: '403', detail: expect.stringContaining('billed by invoice') as string });
  await shop.db.raw('update profile set deactivated_at = now() where profile_id = $1', [await own.idOf('joe')]);
  expect(await theirs.order(order())).toMatchObject({ code: '403', detail: expect.stringContaining('who is ordering') as string });
});

test('[B2B-9] trust 26: entities, huge and broken documents, and what is no order, are refused in words', async () => {
  const good = system.text(order());
  const evil = good.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('Maya Ortiz', '&x;');
  expect(answerOf(await system.post(evil))).toEqual({ code: '400', detail: 'The document defines entities, which are not allowed.' });
  expect(answerOf(await system.post('<cXML'))).toMatchObject({ code: '400' });
  expect(answerOf(await system.post(''))).toMatchObject({ code: '400' });
  expect((await system.post(good.replace('Maya Ortiz', 'M'.repeat(1_000_001)))).status).toBe(413);
  expect(answerOf(await system.post(good.replaceAll(/OrderRequest(?=>)/g, 'StatusUpdateRequest')))).toMatchObject({ code: '450' });
  const unruly = answerOf(await system.post(good.replace(/<BillTo>[\s\S]*<\/BillTo>/, '')));
  expect(unruly).toMatchObject({
    code: '406',
    detail: expect.stringContaining('breaks the rules of cXML at cXML/Request/OrderRequest/OrderRequestHeader') as string,
  });
  expect(answerOf(await postDocument(shop, good, 'localhost:3000'))).toMatchObject({ code: '403' });
});

test('[B2B-9] trust 24: neither the secret nor a card number in the comments is kept', async () => {
  const one = order({ comments: 'Use 4111 1111 1111 1111' });
  expect((await system.order(one)).code).toBe('200');
  const [document] = await rows('select text from purchase_document where order_id = $1', [one.orderId]);
  expect(document?.['text']).not.toMatch(/a secret of the system|4111/);
  expect(document?.['text']).toContain('<Comments xml:lang="en-US">•••</Comments>');
});
