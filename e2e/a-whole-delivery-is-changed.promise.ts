// Everything that comes on a day is sent elsewhere and moved in one step (ATC-7): by keyboard in a drawer, with the result and the way back told; and in French on a
// narrow screen without JavaScript.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD, REAM } from './support/buying.ts';
import { cutOff } from './support/cut-off.ts';
import { addCard, ENGLISH, newAccount } from './support/saved-cards.ts';

const PAPER = '246810';
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [ON, LATER] = [dayIn(20), dayIn(24)];
const ADDRESSES = {
  '': [
    { fullName: 'Maya Ortiz', address1: '14 Elm St', zipCode: '01702', city: 'Framingham', state: 'MA' },
    { fullName: 'Maya Ortiz', address1: '20 Oak St', zipCode: '01702', city: 'Framingham', state: 'MA' },
  ],
  '/fr-ca': [
    { fullName: 'Maya Ortiz', address1: '1200 rue Peel', zipCode: 'H3B 1A7', city: 'Montréal', state: 'QC' },
    { fullName: 'Maya Ortiz', address1: '1400 rue Peel', zipCode: 'H3B 1A7', city: 'Montréal', state: 'QC' },
  ],
} as const;

/** Two restocks that come on one day, of an account with two addresses. */
async function startTwo(page: Page, origin: string, prefix: keyof typeof ADDRESSES): Promise<void> {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(origin + prefix + path, { data, headers: { origin } });
    expect([path, reply.status()]).toEqual([path, 200]);
    return (await reply.json()) as { readonly id: string; readonly errors: readonly object[] };
  };
  const [home] = [
    await post('/gus/api/usr/c/addresses', ADDRESSES[prefix][0]),
    await post('/gus/api/usr/c/addresses', ADDRESSES[prefix][1]),
  ];
  const { choices } = (await (await page.request.get(`${origin}${prefix}/api/restock-form`)).json()) as {
    readonly choices: { readonly cards: readonly { readonly id: string }[] };
  };
  const terms = { every: '4week', nextOn: ON, dates: [], ends: 'never', times: '', lastOn: '', priceLimit: '10', whenShort: 'partial' };
  const items = [PAPER, REAM].map((itemId) => ({ itemId, qty: '1' }));
  const more = {
    addressId: home?.id,
    paymentId: choices.cards[0]?.id,
    budgetCenter: '',
    purchaseOrder: '',
    key: crypto.randomUUID(),
    items,
  };
  expect((await post('/api/restocks', { ...terms, ...more })).errors).toEqual([]);
}

test('[ATC-7] a whole delivery is changed by keyboard, told per item, and taken back; Back closes the drawer', async ({
  browser,
  shop,
}) => {
  const page = await (await newVisitor(browser, { viewport: ENGLISH.viewport })).newPage();
  const [paths, origin] = [makePaths('en-US'), shop.consumer];
  await newAccount(page, origin, 'delivery.changer@inkwell.example');
  await page.goto(origin + paths.savedCards());
  await addCard(page, ENGLISH, CARD);
  await startTwo(page, origin, '');
  await page.goto(origin + paths.restock(), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /^Change delivery/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Change delivery' });
  await drawer.getByText('2 items are ordered on').waitFor();
  expect(await axeFindings(page), 'drawer').toEqual([]);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(paths.restock());
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await drawer.getByLabel('Send to').selectOption({ label: 'Maya Ortiz, 20 Oak St, Framingham MA 01702' });
  await drawer.getByLabel('Order on').fill('2020-01-01');
  await drawer.getByRole('button', { name: 'Save for all 2 items' }).press('Enter');
  await drawer.getByText('Enter today or a later date').first().waitFor();
  await drawer.getByLabel('Order on').fill(LATER);
  await drawer.getByRole('button', { name: 'Save for all 2 items' }).press('Enter');
  const result = main.getByRole('status').filter({ hasText: 'Delivery changed for 2 items.' });
  await result.waitFor();
  expect(await result.getByText('Changed.').count()).toBe(2);
  await expect.poll(() => main.getByText('To Maya Ortiz, 20 Oak St').count()).toBe(1);
  expect(await axeFindings(page), 'result').toEqual([]);
  // The result has the focus, so the way back is the next stop but the links to the items.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await main.getByRole('status').filter({ hasText: 'Undone for 2 items.' }).waitFor();
  await expect.poll(() => main.getByText('To Maya Ortiz, 14 Elm St').count()).toBe(1);
  await page.context().close();
});

test('[ATC-7] the same in French, at 320 px and without JavaScript', async ({ browser, shop }) => {
  const [paths, origin] = [makePaths('fr-CA'), shop.consumer];
  const page = await (await newVisitor(browser, { viewport: ENGLISH.viewport })).newPage();
  await newAccount(page, origin, 'delivery.changer.fr@inkwell.example');
  await page.goto(origin + makePaths('en-US').savedCards());
  await addCard(page, ENGLISH, CARD);
  await startTwo(page, origin, '/fr-ca');
  const visitor = await newVisitor(browser, { javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  await visitor.addCookies(await page.context().cookies());
  const plain = await visitor.newPage();
  await plain.goto(origin + paths.restock());
  const main = plain.getByRole('main');
  await main.getByRole('link', { name: /^Modifier la livraison/ }).click();
  await main.getByRole('heading', { name: 'Modifier la livraison', level: 1 }).waitFor();
  expect(await cutOff(plain), 'form').toEqual([]);
  await main.getByLabel('Commander le').fill('2020-01-01');
  await main.getByRole('button', { name: 'Enregistrer pour les 2 articles' }).click();
  await main.getByText('Entrez la date d’aujourd’hui ou une date ultérieure').first().waitFor();
  await main.getByLabel('Livrer à').selectOption({ index: 1 });
  await main.getByLabel('Commander le').fill(LATER);
  await main.getByRole('button', { name: 'Enregistrer pour les 2 articles' }).click();
  await main.getByText('Livraison modifiée pour 2 articles.').waitFor();
  expect(await cutOff(plain), 'result').toEqual([]);
  await main.getByRole('button', { name: /^Annuler cette action – modification/ }).click();
  await main.getByText('Rétabli pour 2 articles.').waitFor();
  await Promise.all([visitor.close(), page.context().close()]);
});
