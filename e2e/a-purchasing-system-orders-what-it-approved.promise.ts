// A buyer shops from the purchasing system and is over the budget; their approver takes a line off there and sends the order, which is placed, debited and
// confirmed; deleted, it is credited (B2B-1, B2B-9). The tester page plays the system; what the system sends by itself comes from the test.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { openInbox } from '#test/document-inbox';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { ownShop } from './support/own-shop.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const [BUDGET, TONER, PAPER] = ['IT 4720', '401588', '100205'];
const CONNECTION = '5f0c3a52-7d1e-4b0a-9a55-2b8d64c0e9a1';
const PROCUREMENT = `/api/organization/procurement/${CONNECTION}`;
const ACCOUNT = '<Distribution><Accounting name="Charge"><Segment type="Cost center" id="4720" description="IT"/></Accounting>';

/** What an administrator sets, as the pages send it. */
const send = (page: Page, path: string, body: object, override = ''): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([address, json, method]) => {
      const headers = { 'content-type': 'application/json', ...(method === '' ? {} : { 'x-http-method-override': method }) };
      const reply = await fetch(address, { method: 'POST', headers, body: json });
      return (await reply.json()) as Record<string, unknown>;
    },
    [path, JSON.stringify(body), override] as const,
  );

/** The test order as one that is meant, charged to account 4720. */
function orderOf(tested: string, secret: string, type: 'new' | 'delete', without: readonly string[]): string {
  const charged = tested.replaceAll(
    /<\/ItemOut>/g,
    `${ACCOUNT}<Charge><Money currency="USD">0.00</Money></Charge></Distribution></ItemOut>`,
  );
  const items = charged.replaceAll(/<ItemOut[\s\S]*?<\/ItemOut>/g, (item) => (without.some((id) => item.includes(`>${id}<`)) ? '' : item));
  return items
    .replace(/payloadID="[^"]*"/, `payloadID="${randomUUID()}@tidewater"`)
    .replace(/orderID="[^"]*"/, 'orderID="REQ-88213"')
    .replace(/(name="UserEmail">)[^<]*/, '$1business@inkwell.example')
    .replace('type="new"', `type="${type}"`)
    .replace('deploymentMode="test"', 'deploymentMode="production"')
    .replace(/(<Sender>[\s\S]*?<\/Identity>)/, `$1<SharedSecret>${secret}</SharedSecret>`);
}

test('[B2B-1] [B2B-9] shopped by punchout, over the budget, a line taken off, ordered, debited and confirmed; deleted, it is credited', async ({
  browser,
  page,
  password,
}) => {
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const shop = await ownShop({ INKWELL_DOCUMENT_HOSTS: '127.0.0.1' });
  const { business } = shop.origins;
  await signIn(page, business + paths.login(), 'admin', password);
  const { secret } = (await send(page, `${PROCUREMENT}/secret`, {})) as { secret: string };
  const settings = { sendTo: inbox.url, tolerancePercent: '0', allowsNewShipTo: true };
  expect(await send(page, `/api/organization/purchase-document-settings/${CONNECTION}`, settings, 'PUT')).toEqual({ errors: [] });

  // Shopping.
  await page.goto(`${business}${paths.procurement()}/${CONNECTION}`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Try it as your purchasing system' }).click();
  await page.getByLabel('Email of who shops').fill('business@inkwell.example');
  await page.getByRole('button', { name: 'Start shopping' }).click();
  const framed = page.frameLocator('iframe[title="The shop in a frame"]');
  await framed.getByText('You’re shopping for Harbor Dental Group, Daniel Cho').waitFor();
  const items = [
    { itemId: TONER, qty: 13 },
    { itemId: PAPER, qty: 1 },
  ];
  const added = await framed.locator('body').evaluate(async (_body, body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/cc/api/checkout/default/item', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ items }));
  expect(added).toBe(200);
  await framed.getByRole('link', { name: /^Cart/ }).first().click();
  await framed.getByRole('button', { name: 'Return cart to Tidewater Purchasing' }).first().click();
  await page.getByRole('heading', { name: 'The cart has come back' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page), 'cart that came back').toEqual([]);

  // As a test: checked, and answered with documents that are tests. The account is the administrator's own again.
  await page.getByRole('button', { name: 'Send as a test order' }).click();
  for (const kind of ['Confirmation', 'Ship notice', 'Invoice']) await page.getByRole('link', { name: kind, exact: true }).waitFor();
  expect(inbox.texts).toEqual([]);
  const tested = (await page.getByRole('region', { name: 'Document text' }).last().textContent()) ?? '';

  // For real.
  const { connection } = (await page.evaluate(async (address) => (await fetch(address)).json() as Promise<unknown>, PROCUREMENT)) as {
    connection: Readonly<Record<string, unknown>>;
  };
  const { kind: _kind, connectionId: _id, isEnabled: _on, isTest: _test, ociUser: _user, ...form } = connection;
  expect(await send(page, PROCUREMENT, { ...form, returnOrigins: 'https://tidewater.example', sessionMinutes: '60' })).toEqual({});
  expect(await send(page, `${PROCUREMENT}/state`, { isEnabled: true, isTest: false })).toEqual({});
  const order = async (type: 'new' | 'delete', without: readonly string[]): Promise<readonly [string, string]> => {
    const answer = await page.evaluate(
      async (body) => (await fetch('/orders/cxml', { method: 'POST', headers: { 'content-type': 'text/xml' }, body })).text(),
      orderOf(tested, secret, type, without),
    );
    const [, code = answer, detail = ''] = /<Status code="(\d+)"[^>]*>([^<]*)</.exec(answer) ?? [];
    return [code, detail];
  };
  expect(await order('new', [])).toEqual(['417', expect.stringContaining(`${BUDGET} has $1,500.00 left`)]);

  const keeper = await (await newVisitor(browser)).newPage();
  await signIn(keeper, business + paths.login(), 'approver', password);
  await keeper.goto(business + paths.budgets());
  await keeper.getByRole('link', { name: BUDGET }).click();
  await keeper.getByRole('heading', { name: BUDGET }).waitFor();
  const left = async (): Promise<string | undefined> => {
    await keeper.reload();
    return (await keeper.getByRole('definition').allInnerTexts())[3];
  };
  expect(await left()).toBe('$1,500.00');

  const [code, orderNumber] = await order('new', [TONER]);
  expect([code, orderNumber]).toEqual(['200', expect.stringMatching(/^\d{12}$/)]);
  expect(await left()).not.toBe('$1,500.00');
  await keeper.getByRole('link', { name: /^Spent, order/ }).waitFor();
  await expect.poll(() => inbox.texts.map((text) => /<ConfirmationHeader[^>]* type="(\w+)"/.exec(text)?.[1])).toEqual(['accept']);

  // The buyer finds it among their orders.
  const buyer = await (await newVisitor(browser)).newPage();
  await signIn(buyer, business + paths.login(), 'business', password);
  await buyer.goto(business + paths.order(orderNumber));
  await buyer.getByText('REQ-88213').first().waitFor();

  expect(await order('delete', [TONER])).toEqual(['200', orderNumber]);
  await expect.poll(left).toBe('$1,500.00');
  await keeper.getByRole('link', { name: /^Cancelled, order/ }).waitFor();
  await expect.poll(() => inbox.texts.map((text) => /<ConfirmationHeader[^>]* type="(\w+)"/.exec(text)?.[1])).toEqual(['accept', 'reject']);
});
