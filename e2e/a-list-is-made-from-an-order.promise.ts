// A list is made from an order, from the cart and from a file, and each has the lines that its source had (LST-1, LST-6).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { fillCheckout, goToCheckout, orderPlaced, pressOn } from './support/buying.ts';
import { openAccount } from './support/new-account.ts';

const paths = makePaths('en-US');
const EMAIL = 'lists-of-order@inkwell.example';
const WANTED = [
  { itemId: '246811', qty: 2 },
  { itemId: '310877', qty: 3 },
  { itemId: '298440', qty: 1 },
] as const;

async function order(page: Page, origin: string): Promise<string> {
  const status = await page.evaluate(
    async (items) =>
      (
        await fetch('/cc/api/checkout/default/item', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ items }),
        })
      ).status,
    WANTED,
  );
  expect(status).toBe(200);
  await goToCheckout(page, origin, paths);
  await fillCheckout(page, EMAIL);
  await pressOn(page);
  return orderPlaced(page);
}

/** How many lines the open list has, with the quantity of each, by item number. */
async function linesOf(page: Page): Promise<readonly (readonly [string, number])[]> {
  const listId = new URL(page.url()).searchParams.get('listId') ?? '';
  const shown = await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .count();
  const items = await page.evaluate(
    async (id) =>
      ((await (await fetch(`/cc/api/list/${id}`)).json()) as { items: { itemId: string; qty: number }[] }).items.map(
        ({ itemId, qty }) => [itemId, qty] as const,
      ),
    listId,
  );
  expect(shown).toBe(items.length);
  return items.toSorted(([a], [b]) => a.localeCompare(b));
}

async function create(page: Page, origin: string, name: string, start: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(origin + paths.lists('consumer', { create: 'true' }), { waitUntil: 'networkidle' });
  await main.getByRole('textbox', { name: 'List name' }).fill(name);
  await main.getByRole('radio', { name: start }).check();
}

test('[LST-1] [LST-6] a list of an order, of the cart and of a file have the same lines', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser, { viewport: { width: 1366, height: 900 } })).newPage();
  const origin = shop.consumer;
  const main = page.getByRole('main');
  await page.goto(origin + paths.help());
  await openAccount(page, { fullName: 'Rosa Tremblay', email: EMAIL, password: 'a pencil and a ruler' });
  const orderNumber = await order(page, origin);

  await page.goto(origin + paths.order(orderNumber), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Make a list of it' }).click();
  await page.waitForURL(/listId=/);
  await main.getByRole('button', { name: 'Add all to cart' }).waitFor();
  expect(await axeFindings(page), 'list of an order').toEqual([]);
  const wanted = WANTED.map(({ itemId, qty }) => [itemId, qty] as const).toSorted(([a], [b]) => a.localeCompare(b));
  expect(await linesOf(page)).toEqual(wanted);

  await page.goto(origin + paths.order(orderNumber), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Reorder all' }).click();
  await main.getByText('3 items are in your cart.').waitFor();
  await create(page, origin, 'From the cart', /^Everything in my cart/);
  await main.getByRole('button', { name: 'Create list' }).click();
  await main.getByRole('heading', { level: 1, name: 'From the cart' }).waitFor();
  expect(await linesOf(page)).toEqual(wanted);

  await create(page, origin, 'From a file', /^A file/);
  const csv = ['Item,Quantity', ...WANTED.map(({ itemId, qty }) => `${itemId},${qty}`), ''].join('\n');
  await main.locator('input[type=file]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await main.getByRole('button', { name: 'Create list' }).click();
  await main.getByRole('heading', { level: 1, name: 'From a file' }).waitFor();
  expect(await linesOf(page)).toEqual(wanted);
  await page.context().close();
});
