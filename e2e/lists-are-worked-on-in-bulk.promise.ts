// What people do with whole lists (LST-5, LST-6): start one from a file, sort and note lines, move them and take that back, buy what is missing and
// several lists at once, print the sheet with its bars, and share by a link.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

const paths = makePaths('en-US');
const ACCOUNT = { fullName: 'Rosa Tremblay', password: 'a pencil and a ruler', company: 'Tremblay' };
const [PAPER, PENS] = ['246810', '310877'];

async function newShopper(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin);
  await openAccount(page, { ...ACCOUNT, email });
}

async function post(page: Page, path: string, body: object): Promise<{ listId: string }> {
  return page.evaluate(
    async ([to, text]) =>
      (await (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).json()) as {
        listId: string;
      },
    [path, JSON.stringify(body)] as const,
  );
}

const namesIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^(?!Auto-restock).*(?:paper|pens)/i })
    .allTextContents();

test('[LST-6] a list starts from a file, is sorted and noted, its lines move and come back', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser, { viewport: { width: 1366, height: 900 } })).newPage();
  await newShopper(page, shop.consumer, 'lists-bulk@inkwell.example');
  await post(page, '/cc/api/list', { name: 'Kitchen' });
  const main = page.getByRole('main');
  await page.goto(shop.consumer + paths.lists('consumer', { create: 'true' }), { waitUntil: 'networkidle' });
  await main.getByRole('textbox', { name: 'List name' }).fill('Shelf');
  await main.getByRole('radio', { name: /^A file/ }).check();
  const csv = `Item,Quantity\n${PAPER},2\nNOSUCH-1,1\n${PENS},3\n`;
  await main.locator('input[type=file]').setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await main.getByRole('button', { name: 'Create list' }).click();
  await main.getByText('NOSUCH-1').waitFor();
  await main.getByRole('link', { name: 'Open the list' }).click();
  await main.getByRole('heading', { level: 1, name: 'Shelf' }).waitFor();

  await main
    .getByRole('button', { name: /^Move down/ })
    .first()
    .press('Enter');
  await expect.poll(async () => (await namesIn(page))[0]).toMatch(/pens/i);
  await main
    .getByText(/^Note and par level/)
    .first()
    .click();
  await main.getByRole('textbox', { name: 'Note' }).first().fill('top shelf');
  await main.getByRole('textbox', { name: 'Par level' }).first().fill('6');
  await main.getByRole('textbox', { name: 'On hand' }).first().fill('4');
  await main
    .getByRole('button', { name: /^Save – / })
    .first()
    .click();
  await main.getByText('2 missing').waitFor();
  expect(await axeFindings(page), 'list').toEqual([]);
  await main.getByRole('button', { name: /^Add what is missing/ }).click();
  await main.getByText('1 item is in your cart.').waitFor();

  await main.getByRole('checkbox').first().check();
  await main.getByRole('combobox', { name: 'To list' }).selectOption({ label: 'Kitchen' });
  await main.getByRole('button', { name: 'Move', exact: true }).click();
  await main.getByText('1 line was moved to Kitchen.').waitFor();
  await expect.poll(async () => (await namesIn(page)).length).toBe(1);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await namesIn(page)).length).toBe(2);
  await main.getByText('top shelf').first().waitFor();
  await page.context().close();
});

test('[LST-4] [LST-5] several lists are bought at once, a list is printed and shared, and favorites end', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser, { viewport: { width: 390, height: 844 } })).newPage();
  await newShopper(page, shop.consumer, 'lists-shared@inkwell.example');
  const { listId } = await post(page, '/cc/api/list', { name: 'Shelf', items: [{ itemId: PAPER, qty: 2 }] });
  await post(page, '/cc/api/list', {
    name: 'Desk',
    items: [
      { itemId: PENS, qty: 1 },
      { itemId: '900001', qty: 1 },
    ],
  });
  const main = page.getByRole('main');
  await page.goto(shop.consumer + paths.lists('consumer'), { waitUntil: 'networkidle' });
  for (const name of ['Choose Shelf', 'Choose Desk']) await main.getByRole('checkbox', { name }).check();
  await main.getByRole('button', { name: 'Add chosen lists to cart' }).click();
  await main.getByText(/2 items are in your cart. One was left out/).waitFor();

  await main.getByRole('button', { name: 'Favorite: Shelf' }).click();
  await main.getByText('Favorites: 1 of 10').waitFor();
  await page.goto(shop.consumer + paths.lists('consumer', { SelectedListsType: 'FAVORITE' }), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Favorite: Shelf' }).click();
  await main.getByRole('link', { name: 'Desk' }).waitFor();

  await page.goto(shop.consumer + paths.lists('consumer', { listId, print: 'true' }), { waitUntil: 'networkidle' });
  expect(await main.locator('figure svg path').first().getAttribute('d')).toMatch(/^M10 0h1v40/);
  expect(await axeFindings(page), 'sheet').toEqual([]);
  await page.goto(shop.consumer + paths.lists('consumer', { listId }), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: 'Make a link' }).click();
  const address = await main.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  const guest = await (await newVisitor(browser, { javaScriptEnabled: false })).newPage();
  await guest.goto(address);
  await guest.getByRole('heading', { level: 1, name: 'Shelf' }).waitFor();
  await guest.getByRole('button', { name: 'Add all to cart' }).click();
  await guest.getByText('1 item is in your cart.').waitFor();
  await main.getByRole('button', { name: 'Take the link away' }).click();
  await main.getByText('The link leads nowhere now.').waitFor();
  await guest.goto(address);
  await guest.getByText('This list isn’t shared anymore').first().waitFor();
  for (const one of [guest, page]) await one.context().close();
});
