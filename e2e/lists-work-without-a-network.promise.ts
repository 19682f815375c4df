// Lists and quick order without a connection: opened and changed from what the browser kept, merged when the connection is back, and what somebody else
// changed meanwhile is told (LST-6, ATC-6).
import type { Browser, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';
import { callFrom } from './support/newcomer.ts';

const paths = makePaths('en-US');
const [PAPER, OTHER] = ['246810', '310877'];

interface KeptList {
  readonly listId: string;
  readonly items: readonly { readonly itemId: string; readonly qty: number; readonly listItemId: string; readonly par: number | null }[];
}

async function newShopper(browser: Browser, origin: string, email: string): Promise<Page> {
  // Elsewhere the worker would stand between the page and the requests that promises look at.
  const page = await (await newVisitor(browser, { serviceWorkers: 'allow' })).newPage();
  await page.goto(origin);
  await openAccount(page, { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler' });
  return page;
}

const readList = async (page: Page, listId: string) => (await callFrom(page, '')('GET', `/cc/api/list/${listId}`)) as KeptList; // as its contract says
const counts = ({ items }: KeptList) => items.map(({ itemId, qty }) => [itemId, qty]);

/** Opens a page with a connection, and waits until the browser has kept what it needs without one. */
async function prepare(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active !== null && (await caches.match('/offline', { ignoreVary: true })) !== undefined;
  });
}

/** The copy of the list is in the browser. */
async function kept(page: Page, listId: string): Promise<void> {
  await page.waitForFunction(
    async (id) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('inkwell-offline', 1);
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('kept').objectStore('kept').get('all');
          reading.onerror = () => resolve(false);
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result ?? null).includes(id));
          };
        };
      }),
    listId,
  );
}

test('[LST-6] a list is opened and changed without a connection, merged when it is back, and a conflict is told', async ({
  browser,
  shop,
}) => {
  const page = await newShopper(browser, shop.consumer, 'without.network@inkwell.example');
  const visitor = page.context();
  const call = callFrom(page, '');
  const made = (await call('POST', '/cc/api/list', { name: 'Front desk', items: [{ itemId: PAPER, qty: 2 }] })) as KeptList; // as its contract says
  const address = shop.consumer + paths.lists('consumer', { listId: made.listId });
  await prepare(page, address);
  await kept(page, made.listId);

  await visitor.setOffline(true);
  await page.goto(address);
  await page.waitForURL(`**${paths.offline()}?at=*`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Front desk' }).waitFor();
  await main.getByText('You’re offline.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('button', { name: /^More of/ }).click();
  await main.getByText('1 change waiting.').waitFor();
  const adding = main.getByRole('region', { name: 'Add an item' });
  await adding.getByRole('textbox', { name: 'Item number' }).fill(OTHER);
  await adding.getByRole('textbox', { name: 'Quantity' }).fill('4');
  await adding.getByRole('button', { name: 'Add' }).click();
  await main.getByText('2 changes waiting.').waitFor();

  // It outlives the page.
  await page.reload();
  await main.getByText('2 changes waiting.').waitFor();
  await visitor.setOffline(false);
  await main.getByText('2 changes were sent.').waitFor();
  await main.getByText('No changes waiting.').waitFor();
  expect(counts(await readList(page, made.listId))).toEqual([
    [PAPER, 3],
    [OTHER, 4],
  ]);

  // Another browser of the same shopper changes the same line meanwhile.
  await visitor.setOffline(true);
  await main
    .getByRole('button', { name: /^More of/ })
    .first()
    .click();
  await main.getByText('1 change waiting.').waitFor();
  const other = await (await newVisitor(browser)).newPage();
  await other.goto(shop.consumer);
  const elsewhere = callFrom(other, '');
  await elsewhere('POST', '/api/sign-in', { email: 'without.network@inkwell.example', password: 'a pencil and a ruler' });
  const listItemId = (await readList(other, made.listId)).items[0]?.listItemId;
  await elsewhere('POST', `/cc/api/list/${made.listId}/item`, { listItemId, qty: 9 });
  await visitor.setOffline(false);
  const trouble = main.getByRole('region', { name: 'Changes that need you' });
  await trouble.getByText('You wanted quantity 4. It’s now 9.').waitFor();
  expect(counts(await readList(other, made.listId))[0]).toEqual([PAPER, 9]);
  expect(await axeFindings(page)).toEqual([]);
  await trouble.getByRole('button', { name: /^Use mine/ }).click();
  await main.getByText('1 change waiting.').waitFor();
  await main.getByRole('button', { name: 'Send now' }).click();
  await main.getByText('No changes waiting.').waitFor();
  expect(counts(await readList(other, made.listId))[0]).toEqual([PAPER, 4]);
});

test('[LST-6] changes that wait when a session ends are shown to nobody else, and are sent when their shopper signs in again', async ({
  browser,
  shop,
}) => {
  const page = await newShopper(browser, shop.consumer, 'session.ends@inkwell.example');
  const visitor = page.context();
  const made = (await callFrom(page, '')('POST', '/cc/api/list', { name: 'Supply room', items: [{ itemId: PAPER, qty: 2 }] })) as KeptList; // as its contract says
  const address = shop.consumer + paths.lists('consumer', { listId: made.listId });
  await prepare(page, address);
  await kept(page, made.listId);
  await visitor.setOffline(true);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Par level/ }).fill('12');
  await main.getByRole('textbox', { name: /^Par level/ }).press('Enter');
  await main.getByText('1 change waiting.').waitFor();
  await main.getByRole('textbox', { name: /^On hand/ }).fill('a few');
  await main.getByRole('textbox', { name: /^On hand/ }).press('Enter');
  await main.getByText('Enter a whole number up to 9,999, or leave it empty.').waitFor();

  // The session ends while nobody looks.
  await visitor.clearCookies();
  await page.goto(shop.consumer + paths.offline());
  await main.getByText('Changes made offline are waiting in this browser').waitFor();
  await main.getByText('No lists kept').waitFor();
  expect(await main.innerText()).not.toContain('Supply room');
  expect(await axeFindings(page)).toEqual([]);

  // Somebody else uses the browser, and is told nothing.
  await visitor.setOffline(false);
  await page.goto(shop.consumer);
  await openAccount(page, { fullName: 'Noah Petit', email: 'somebody.else@inkwell.example', password: 'a pencil and a ruler' });
  await page.goto(shop.consumer + paths.lists('consumer'), { waitUntil: 'networkidle' });
  await page.goto(shop.consumer + paths.offline(), { waitUntil: 'networkidle' });
  await main.getByText('No changes waiting.').waitFor();
  expect(await main.innerText()).not.toContain('Supply room');
  await visitor.clearCookies();

  // Whoever made them signs in again, on whatever page.
  await page.goto(shop.consumer);
  await callFrom(page, '')('POST', '/api/sign-in', { email: 'session.ends@inkwell.example', password: 'a pencil and a ruler' });
  await page.goto(shop.consumer + paths.deals());
  await page.getByText('1 change you made offline was sent.').waitFor();
  expect((await readList(page, made.listId)).items.map(({ par }) => par)).toEqual([12]);
});

test('[ATC-6] rows that are typed without a connection are offered in quick order with one; other pages say that they need it', async ({
  browser,
  shop,
}) => {
  const page = await (await newVisitor(browser, { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })).newPage();
  const visitor = page.context();
  const address = shop.consumer + paths.quickOrder();
  await prepare(page, address);
  await visitor.setOffline(true);
  await page.goto(shop.consumer + paths.deals());
  const main = page.getByRole('main');
  await main.getByText('This page needs a connection').waitFor();
  await page.goto(address);
  const rows = main.getByRole('region', { name: 'Quick order' });
  await rows.getByRole('textbox', { name: 'Item number' }).fill(PAPER);
  await rows.getByRole('textbox', { name: 'Quantity' }).fill('5');
  await rows.getByRole('button', { name: 'Add' }).click();
  await rows.getByText('1 row', { exact: true }).waitFor();
  await visitor.setOffline(false);
  await page.goto(address);
  await main.getByText('1 row from when you were offline').waitFor();
  await main.getByRole('button', { name: 'Add them here' }).click();
  await main.getByRole('button', { name: 'Add 1 row to cart' }).waitFor();
  await main.getByText('1 row from when you were offline').waitFor({ state: 'hidden' });
});
