// A buyer's system opens the shop in a frame, receives the cart, and sends it back to be edited (B2B-9). The page that plays the system is the tester.
import type { FrameLocator, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { signIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const FRAME = 'iframe[title="The shop in a frame"]';

/** Until then what it shows may still move under the pointer. */
const awake = (shop: FrameLocator): Promise<void> =>
  expect.poll(() => shop.locator('html').evaluate(() => performance.getEntriesByName('awake').length)).toBeGreaterThan(0);

/** Once the framed page is awake one request carries the change. */
async function changeCart(page: Page, shop: FrameLocator, change: () => Promise<void>): Promise<void> {
  await awake(shop);
  const carried = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('default/item'));
  await change();
  await carried;
}

const addFirst = (page: Page, shop: FrameLocator): Promise<void> =>
  changeCart(page, shop, () =>
    shop
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click(),
  );

test('[B2B-9] from setup to a cart in a frame, back, an edit, and back again; a setup in French opens the shop in French', async ({
  page,
  shop,
  password,
}) => {
  await signIn(page, shop.business + paths.login(), 'admin', password);
  await page.goto(shop.business + paths.procurement(), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Tidewater Purchasing' }).click();
  await page.getByRole('link', { name: 'Try it as your purchasing system' }).click();
  await page.getByLabel('Email of who shops').fill('business@inkwell.example');
  await page.getByRole('button', { name: 'Start shopping' }).click();

  const framed = page.frameLocator(FRAME);
  await framed.getByText('You’re shopping for Harbor Dental Group, Daniel Cho').waitFor();
  expect(await framed.getByRole('link', { name: /^Save to a list/ }).count()).toBe(0);
  await addFirst(page, framed);
  await framed.getByRole('link', { name: /^Cart/ }).first().click();
  // Nothing of the account is offered: what is charged, saved or repeated is the purchasing system's matter.
  await framed
    .getByRole('button', { name: /^Remove/ })
    .first()
    .waitFor();
  for (const closed of [/^Save for later/, /budget center/, /^Add to list/])
    expect(await framed.getByText(closed).count(), String(closed)).toBe(0);
  await framed.getByRole('button', { name: 'Return cart to Tidewater Purchasing' }).first().click();
  await page.getByRole('heading', { name: 'The cart has come back' }).waitFor();
  await page.getByText('It keeps every rule of cXML.').waitFor();
  const cells = page.getByRole('table').getByRole('row');
  expect(await cells.count()).toBe(2);

  await page.getByRole('button', { name: 'Send back to edit' }).click();
  await framed.getByText('You’re editing a cart of Harbor Dental Group').waitFor();
  const quantity = framed.getByRole('textbox', { name: /^Quantity/ }).first();
  await changeCart(page, framed, async () => {
    await quantity.fill('4');
    await quantity.press('Enter');
  });
  await framed.getByRole('button', { name: 'Return cart to Tidewater Purchasing' }).first().click();
  await page.getByRole('heading', { name: 'The cart has come back' }).waitFor();
  await page.getByRole('cell', { name: '4', exact: true }).waitFor();

  // The administrator's own session was never touched, and the account is theirs again.
  await page.locator('main').getByLabel('Language').selectOption('fr-CA');
  await page.getByLabel('Email of who shops').fill('business@inkwell.example');
  await page.getByRole('button', { name: 'Start shopping' }).click();
  await framed.getByText('Vous magasinez pour Harbor Dental Group, Daniel Cho').waitFor();
  await awake(framed);
  await framed.getByRole('button', { name: 'Partir sans panier' }).click();
  await page.getByRole('heading', { name: 'The shopper left without a cart' }).waitFor();
});

const beginTrial = async (page: Page): Promise<void> => {
  await page.goto(new URL(paths.procurement(), page.url()).href, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Tidewater Purchasing' }).click();
  await page.getByRole('link', { name: 'Try it as your purchasing system' }).click();
  await page.getByLabel('Email of who shops').fill('business@inkwell.example');
  await page.getByRole('button', { name: 'Start shopping' }).click();
};

test('[B2B-9] the tester ends a visit from the page: the frame closes, and the header shows their own cart again', async ({
  page,
  shop,
  password,
}) => {
  await signIn(page, shop.business + paths.login(), 'admin', password);
  const own = (): Promise<string> => page.locator('header a[aria-haspopup=dialog]').filter({ hasText: 'Cart' }).first().innerText();
  await page.goto(shop.business + paths.home(), { waitUntil: 'networkidle' });
  const before = await own();
  await beginTrial(page);
  const framed = page.frameLocator(FRAME);
  await framed.getByText('You’re shopping for Harbor Dental Group, Daniel Cho').waitFor();
  await addFirst(page, framed);
  await page.getByRole('button', { name: 'End the visit' }).click();
  await page.getByRole('heading', { name: 'You ended the visit' }).waitFor();
  expect(await page.locator(FRAME).count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page), 'ended').toEqual([]);
  await page.goto(shop.business + paths.home(), { waitUntil: 'networkidle' });
  await expect.poll(own).toBe(before);
  expect(await page.getByText('You’re shopping for', { exact: false }).count()).toBe(0);
});

test('[B2B-9] without JavaScript a shopper leaves without a cart by the buttons of the page', async ({ browser, shop, password }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await signIn(page, shop.business + paths.login(), 'admin', password);
  await beginTrial(page);
  const framed = page.frameLocator(FRAME);
  await framed.getByText('You’re shopping for Harbor Dental Group, Daniel Cho').waitFor();
  await framed.getByRole('button', { name: 'Leave without a cart' }).click();
  await framed.getByRole('button', { name: 'Continue to Tidewater Purchasing' }).click();
  await page.getByRole('heading', { name: 'The shopper left without a cart' }).waitFor();
});
