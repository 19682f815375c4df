// What goes back about an order: confirmed, shipped, billed and credited, once each, in order, to public addresses alone (B2B-9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrderLifecycle, makeOrderReturns, type OrderLifecycle } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { at, attributeOf, checkDocument, childrenOf, textAt, type XmlElement } from '#people/cxml/rules';
import type { DocumentView, WholeDocument } from '#buying/purchase-documents/contract';
import { rulesOfSent } from '#buying/purchase-documents/rules';
import { prepareCarts } from '#test/carts';
import { organization, type Organization } from '#test/organization';
import { documentInbox, purchasingSystem, type Inbox, type PurchasingSystem, type SentDocument } from '#test/purchasing-system';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let inbox: Inbox;
let system: PurchasingSystem;
let lifecycle: OrderLifecycle;

beforeAll(async () => {
  inbox = await documentInbox();
  shop = await testShop({ INKWELL_DOCUMENT_HOSTS: '127.0.0.1' }, undefined, prepareCarts);
  firm = await organization(shop, 'harbor');
  await firm.colleague('ben');
  system = await purchasingSystem(shop, firm, 'ben', { sendTo: inbox.url });
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
});
afterAll(async () => {
  await shop.close();
  await inbox.close();
});

const WAIT = { timeout: 30_000 };
const DOCUMENTS = '/api/organization/purchase-documents';
const rows = async (sql: string, values: readonly unknown[] = []) => (await shop.db.raw(sql, values as never)).rows;
const about = (orderId: string): readonly SentDocument[] => inbox.taken.filter(({ text }) => text.includes(`orderID="${orderId}"`));
const kindsOf = (orderId: string) => about(orderId).map(({ kind }) => kind);
const bodyOf = (document: SentDocument | undefined): XmlElement => {
  const body = document && at(document.root, 'Request')?.children[0];
  if (body === undefined) throw new Error('No such document came');
  return body;
};
let orders = 0;
const next = (): string => `BACK-${(orders += 1)}`;
async function placed(
  orderId: string,
  items = [
    { partId: '100', qty: 2, cents: 1_000 },
    { partId: '101', qty: 1, cents: 800 },
    { partId: '100', qty: 3, cents: 1_000 },
  ],
) {
  const { code, detail } = await system.order({ orderId, items });
  expect([code, detail]).toEqual(['200', detail]);
  return detail;
}
const ship = (orderNumber: string) =>
  lifecycle.step({ orderNumber, shipmentNo: null, step: 'ship', by: 'staff', carrier: 'UPS', trackingNumber: '1Z999' }, new Date());

test('[B2B-9] an order is confirmed, its shipment announced and billed by the buyer’s lines, and a return credited: each once, in this order', async () => {
  const orderId = next();
  const orderNumber = await placed(orderId);
  await expect.poll(() => kindsOf(orderId), WAIT).toEqual(['ConfirmationRequest']);
  await ship(orderNumber);
  const shipped = ['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest'];
  await expect.poll(() => kindsOf(orderId), WAIT).toEqual(shipped);
  const [confirmation, notice, invoice] = about(orderId).map(bodyOf);
  if (confirmation === undefined || notice === undefined || invoice === undefined) throw new Error('One is missing');
  expect(attributeOf(at(confirmation, 'ConfirmationHeader'), 'type')).toBe('accept');
  expect(
    childrenOf(confirmation, 'ConfirmationItem').map((item) => [attributeOf(item, 'lineNumber'), attributeOf(item, 'quantity')]),
  ).toEqual([
    ['1', '2'],
    ['3', '3'],
    ['2', '1'],
  ]);
  expect(textAt(notice, 'ShipControl', 'ShipmentIdentifier')).toBe('1Z999');
  expect(attributeOf(at(notice, 'ShipNoticeHeader'), 'fulfillmentType')).toBe('complete');
  const [head] = await rows('select total from order_head where order_number = $1', [orderNumber]);
  const due = Number(textAt(invoice, 'InvoiceDetailSummary', 'DueAmount', 'Money'));
  expect(Math.round(due * 100)).toBe(head?.['total']);
  const lines = childrenOf(at(invoice, 'InvoiceDetailOrder') ?? invoice, 'InvoiceDetailItem');
  expect(
    lines.map((line) => [
      attributeOf(at(line, 'InvoiceDetailItemReference'), 'lineNumber'),
      attributeOf(line, 'quantity'),
      textAt(line, 'SubtotalAmount', 'Money'),
    ]),
  ).toEqual([
    ['1', '2', '20.00'],
    ['3', '3', '30.00'],
    ['2', '1', '8.00'],
  ]);
  const returns = makeOrderReturns({ db: shop.db });
  const asked = { orderNumber, returnNo: 1, lines: [{ lineNo: 1, qty: 1 }], reason: 'damaged' as const, note: '', by: 'shopper' as const };
  expect((await returns.request(asked, new Date())).ok).toBe(true);
  expect((await returns.receive({ orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, new Date())).ok).toBe(true);
  await expect.poll(() => kindsOf(orderId), WAIT).toEqual([...shipped, 'InvoiceDetailRequest']);
  const credit = bodyOf(about(orderId).at(-1));
  expect(attributeOf(at(credit, 'InvoiceDetailRequestHeader'), 'purpose')).toBe('lineLevelCreditMemo');
  expect(attributeOf(at(credit, 'InvoiceDetailRequestHeader', 'InvoiceIDInfo'), 'invoiceID')).toBe(
    attributeOf(at(invoice, 'InvoiceDetailRequestHeader'), 'invoiceID'),
  );
  expect(attributeOf(at(credit, 'InvoiceDetailOrder', 'InvoiceDetailItem'), 'quantity')).toBe('-1');
  expect(Number(textAt(credit, 'InvoiceDetailSummary', 'DueAmount', 'Money'))).toBeLessThan(0);
});

test('[B2B-9] a test order gets the documents of its kind, marked and numbered as tests; nothing is placed, and its number stays free', async () => {
  const orderId = next();
  const items = [
    { partId: '100', qty: 2, cents: 1_000 },
    { partId: '101', qty: 1, cents: 800 },
    { partId: '100', qty: 3, cents: 1_000 },
  ];
  const answer = await system.order({ orderId, items }, { mode: 'test' });
  expect(answer).toEqual({ code: '200', detail: 'The test was checked. Nothing was placed or canceled.' });
  await expect.poll(() => kindsOf(orderId), WAIT).toEqual(['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest']);
  for (const { root, text } of about(orderId)) {
    expect(attributeOf(at(root, 'Request'), 'deploymentMode')).toBe('test');
    expect(text).toContain(`TEST-${orderId}`);
  }
  const [confirmation, , invoice] = about(orderId);
  expect(textAt(bodyOf(confirmation), 'ConfirmationHeader', 'Total', 'Money')).toBe(
    textAt(bodyOf(invoice), 'InvoiceDetailSummary', 'DueAmount', 'Money'),
  );
  expect(await rows('select 1 from order_head where purchase_order = $1', [orderId])).toEqual([]);
  expect((await system.order({ orderId, items })).detail).toMatch(/^\d{12}$/);
});

test('[B2B-9] every document that came keeps the published rules and carries the connection’s secret, which is stored nowhere', async () => {
  for (const { root, kind, text } of inbox.taken) {
    const invoice = kind === 'InvoiceDetailRequest';
    expect(checkDocument(root, rulesOfSent(invoice ? 'InvoiceDetail' : 'Fulfill')), kind).toEqual([]);
    expect(text).toContain(invoice ? 'InvoiceDetail.dtd' : 'Fulfill.dtd');
    expect(textAt(root, 'Header', 'Sender', 'Credential', 'SharedSecret')).toBe('a secret of the system');
  }
  expect(inbox.taken.length).toBeGreaterThan(3);
  expect(await rows(`select 1 from purchase_document where text like '%a secret of the system%'`)).toEqual([]);
});

test('[B2B-9] a cancelled line, and then all of them, are confirmed again as rejected', async () => {
  const orderId = next();
  const orderNumber = await placed(orderId);
  await lifecycle.cancel({ orderNumber, lineNos: [2], by: 'staff' }, new Date());
  await expect.poll(() => about(orderId).length, WAIT).toBe(2);
  await system.order({ orderId, type: 'delete' });
  await expect.poll(() => about(orderId).length, WAIT).toBe(3);
  expect(about(orderId).map((one) => attributeOf(at(bodyOf(one), 'ConfirmationHeader'), 'type'))).toEqual(['accept', 'detail', 'reject']);
  expect(new Set(about(orderId).map((one) => attributeOf(at(bodyOf(one), 'ConfirmationHeader'), 'confirmID'))).size).toBe(3);
});

test('[B2B-9] a system that is away gets its documents later, the same ones and in their order', async () => {
  const orderId = next();
  inbox.turnDown(1);
  const orderNumber = await placed(orderId);
  await ship(orderNumber);
  await expect.poll(() => kindsOf(orderId).at(-1), { timeout: 60_000 }).toBe('InvoiceDetailRequest');
  expect(kindsOf(orderId)).toEqual(['ConfirmationRequest', 'ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest']);
  expect(
    new Set(
      about(orderId)
        .slice(0, 2)
        .map(({ text }) => text),
    ).size,
  ).toBe(1);
}, 90_000);

const documentsOf = async (browser: Browser, query = '') =>
  (await browser.send('GET', DOCUMENTS + query)).json<{ documents: DocumentView[]; counts: Record<string, number>; pages: number }>();

test('[B2B-9] [B2B-5] a document that is refused stands with its reason among what needs attention, and is sent again by hand', async () => {
  const orderId = next();
  inbox.turnDown(1, '406');
  await placed(orderId);
  const seen = async () => (await documentsOf(firm.admin, `?show=trouble&search=${orderId}`)).documents;
  await expect.poll(async () => (await seen()).map(({ state }) => state), WAIT).toEqual(['failed']);
  const [failed] = await seen();
  expect(failed).toMatchObject({
    kind: 'confirmation',
    problems: ['The system refused it (406): Not this one'],
    mayResend: true,
    connection: 'Tidewater',
  });
  const again = await firm.admin.send('POST', `${DOCUMENTS}/${failed?.documentId}/resend`, {});
  expect(again.status).toBe(200);
  await expect
    .poll(async () => (await documentsOf(firm.admin, `?search=${orderId}&show=out`)).documents.map(({ state }) => state), WAIT)
    .toEqual(['sent']);
  expect(kindsOf(orderId)).toEqual(['ConfirmationRequest', 'ConfirmationRequest']);
  const whole = (await firm.admin.send('GET', `${DOCUMENTS}/${failed?.documentId}`)).json<WholeDocument>();
  expect(whole.text).toContain('<SharedSecret>•••</SharedSecret>');
  expect(whole.others.map(({ kind, state }) => [kind, state])).toEqual([
    ['order', 'taken'],
    ['confirmation', 'sent'],
  ]);
});

test('[B2B-9] trust 25: documents go to no private address, whatever an administrator types', async () => {
  const own = await organization(shop, 'inner');
  await own.colleague('joe');
  const theirs = await purchasingSystem(shop, own, 'joe');
  const settings = `/api/organization/purchase-document-settings/${theirs.connectionId}`;
  const put = { 'x-http-method-override': 'PUT' };
  const typed = { sendTo: 'http://10.0.0.7/in', tolerancePercent: '3', allowsNewShipTo: true };
  const refused = await own.admin.send('POST', settings, typed, put);
  expect(refused.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(['sendTo']);
  await own.admin.send('POST', settings, { ...typed, sendTo: 'https://169.254.169.254/latest' }, put);
  const orderId = next();
  await theirs.order({ orderId });
  const last = async () => (await documentsOf(own.admin, '?show=out')).documents[0];
  await expect.poll(async () => (await last())?.state, WAIT).toBe('failed');
  expect((await last())?.problems[0]).toMatch(/^We can’t send to this address: /);
});

test('[B2B-9] trust 22: documents and settings are those of the organization, for its account maintainers alone', async () => {
  const [document] = (await documentsOf(firm.admin)).documents;
  const stranger = (await organization(shop, 'stranger')).admin;
  const settings = `/api/organization/purchase-document-settings/${system.connectionId}`;
  for (const [method, path] of [
    ['GET', `${DOCUMENTS}/${document?.documentId}`],
    ['POST', `${DOCUMENTS}/${document?.documentId}/resend`],
    ['GET', settings],
  ] as const)
    expect((await stranger.send(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(404);
  expect((await documentsOf(stranger)).documents).toEqual([]);
  const buyer = await firm.colleague('kim');
  expect((await buyer.send('GET', DOCUMENTS)).status).toBe(403);
  expect((await shop.browser('business').send('GET', DOCUMENTS)).status).toBe(401);
});

test('[B2B-9] in French a refused order says why in French', async () => {
  const orderId = next();
  await system.order({ orderId, items: [{ partId: 'nope' }] });
  const french = await firm.admin.send('GET', `/fr-ca${DOCUMENTS}?search=${orderId}`);
  expect(french.json<{ documents: DocumentView[] }>().documents[0]?.problems).toEqual([
    'Ligne 1\u00a0: nous ne vendons pas d’article «\u00a0nope\u00a0».',
  ]);
});
