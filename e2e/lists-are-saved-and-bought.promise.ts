// What a shopper keeps to buy again (APP-9, LST-2, LST-5, LST-6): created, filled from the cart and by number, changed, bought, deleted and
// brought back, on both sites; colleagues shop from what is shared.
import type { Browser, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 900 };
const ITEM = '246810';

interface Words {
  readonly locale: 'en-US' | 'fr-CA';
  readonly text: Readonly<
    Record<'create' | 'name' | 'required' | 'number' | 'put' | 'addAll' | 'inCart' | 'remove' | 'undo' | 'delete', RegExp>
  >;
}

const ENGLISH: Words = {
  locale: 'en-US',
  text: {
    create: /^Create list$/,
    name: /^List name$/,
    required: /^List name is required$/,
    number: /^Item number or name$/,
    put: /^Add to this list$/,
    addAll: /^Add all to cart$/,
    inCart: /items are in your cart/,
    remove: /^Remove/,
    undo: /^Undo$/,
    delete: /^Delete list$/,
  },
};
const FRENCH: Words = {
  locale: 'fr-CA',
  text: {
    create: /^Créer une liste$/,
    name: /^Nom de la liste$/,
    required: /^Le nom de la liste est obligatoire$/,
    number: /^Numéro ou nom de l’article$/,
    put: /^Ajouter à cette liste$/,
    addAll: /^Tout ajouter au panier$/,
    inCart: /articles sont dans votre panier/,
    remove: /^Retirer/,
    undo: /^Annuler$/,
    delete: /^Supprimer la liste$/,
  },
};

/** As the page itself would: the business host is known to the browser alone. */
async function send(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, text]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })).status,
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

async function newShopper(browser: Browser, origin: string, email: string, viewport: typeof PHONE): Promise<Page> {
  const page = await (await newVisitor(browser, { viewport })).newPage();
  await page.goto(origin);
  await openAccount(page, { fullName: 'Rosa Tremblay', email, password: 'a pencil and a ruler', company: 'Tremblay' });
  return page;
}

async function keepAndBuy(page: Page, origin: string, tenant: 'consumer' | 'business', { locale, text }: Words): Promise<void> {
  const paths = makePaths(locale);
  await page.goto(origin + paths.lists(tenant, { create: 'true' }), { waitUntil: 'networkidle' });
  expect(await axeFindings(page), 'create').toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: text.create }).click();
  await main.getByText(text.required).waitFor();
  await main.getByRole('textbox', { name: text.name }).fill('Québec');
  await main.getByRole('button', { name: text.create }).click();
  await main.getByRole('heading', { level: 1, name: 'Québec' }).waitFor();

  for (const number of [ITEM, '310877']) {
    await main.getByRole('textbox', { name: text.number }).fill(number);
    await main.getByRole('button', { name: text.put }).click();
    await main
      .getByText(new RegExp(`${number}`))
      .first()
      .waitFor();
  }
  expect(await axeFindings(page), 'list').toEqual([]);
  await main.getByRole('spinbutton').or(main.locator('input[name=qty][inputmode]')).first().waitFor();
  await main.getByRole('button', { name: text.addAll }).click();
  await main.getByText(text.inCart).waitFor();

  await main.getByRole('button', { name: text.remove }).first().click();
  await main.getByRole('button', { name: text.undo }).click();
  await main.getByRole('button', { name: text.undo }).waitFor({ state: 'hidden' });
  await expect.poll(() => main.getByRole('button', { name: text.remove }).count()).toBe(2);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await main.getByRole('button', { name: text.remove }).count()).toBe(2);

  await main.getByRole('button', { name: text.delete }).click();
  await main.getByRole('button', { name: text.undo }).click();
  await main.getByRole('link', { name: 'Québec' }).waitFor();
  expect(await axeFindings(page), 'lists').toEqual([]);
}

test('[LST-6] a consumer keeps a list on a phone, in French', async ({ browser, shop }) => {
  const page = await newShopper(browser, shop.consumer, 'lists-fr@inkwell.example', PHONE);
  await keepAndBuy(page, shop.consumer, 'consumer', FRENCH);
  await page.context().close();
});

test('[LST-6] a business buyer keeps a list at a desk', async ({ browser, shop }) => {
  const page = await newShopper(browser, shop.business, 'lists-en@inkwell.example', DESK);
  await keepAndBuy(page, shop.business, 'business', ENGLISH);
  await page.context().close();
});

test('[APP-9] the addresses of lists are there on their own site and lead to the same screen from the other', async ({ browser, shop }) => {
  const consumer = await newShopper(browser, shop.consumer, 'lists-way@inkwell.example', DESK);
  const lands = async (page: Page, address: string): Promise<string> => {
    await page.goto(address);
    return page.url().replace(shop.consumer, '').replace(shop.business, '');
  };
  for (const prefix of ['', '/en-ca', '/fr-ca']) {
    for (const path of ['/kuber/viewList', '/kuber/createList'])
      expect(await lands(consumer, shop.consumer + prefix + path)).toBe(prefix + path);
    for (const path of ['/cc/mmx/list/mylists', '/cc/mmx/list/details', '/cc/sparq/list'])
      expect(await lands(consumer, shop.consumer + prefix + path)).toBe(`${prefix}/kuber/viewList`);
  }
  const buyer = await newShopper(browser, shop.business, 'lists-way@inkwell.example', DESK);
  for (const path of ['/cc/mmx/list/mylists', '/cc/mmx/list/details', '/cc/sparq/list'])
    expect(await lands(buyer, shop.business + path)).toBe(path);
  expect(await lands(buyer, `${shop.business}/kuber/viewList`)).toBe('/cc/mmx/list/mylists');
  expect(await lands(buyer, `${shop.business}/kuber/createList`)).toBe('/cc/mmx/list/mylists?create=true');
  const guest = await (await newVisitor(browser)).newPage();
  expect(await lands(guest, `${shop.consumer}/kuber/viewList`)).toMatch(/^\/office\/supplies\/login\?jump=%2Fkuber%2FviewList/);
  for (const page of [consumer, buyer, guest]) await page.context().close();
});

test('[LST-6] a line of the cart goes to a list', async ({ browser, shop }) => {
  const paths = makePaths('en-US');
  const page = await newShopper(browser, shop.consumer, 'lists-line@inkwell.example', DESK);
  await send(page, '/cc/api/checkout/default/item', { items: [{ itemId: ITEM, qty: 3 }] });
  await send(page, '/cc/api/list', { name: 'Paper' });
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await page.locator('[data-cart-item]').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: /^Add to list/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add – Paper/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove – Paper/ })
    .waitFor();
  await page.goto(shop.consumer + paths.lists('consumer', { item: '310877', qty: '3' }), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Add here/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Paper' }).waitFor();
  expect(await page.getByRole('main').locator('input[name=qty]').first().inputValue()).toBe('3');
  await page.context().close();
});

test('[LST-6] what is typed between an answer and the page that follows it stays, and is done', async ({ browser, shop }) => {
  const page = await newShopper(browser, shop.business, 'lists-quick@inkwell.example', DESK);
  const main = page.getByRole('main');
  const { name, create, required } = ENGLISH.text;
  await page.goto(shop.business + makePaths('en-US').lists('business', { create: 'true' }), { waitUntil: 'networkidle' });
  let follow = (): void => undefined;
  const held = new Promise<void>((resolve) => (follow = resolve));
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    },
  );
  await main.getByRole('button', { name: create }).click();
  await main.getByText(required).waitFor();
  await main.getByRole('textbox', { name }).fill('Québec');
  expect(await main.getByRole('button', { name: create }).getAttribute('aria-busy')).toBeNull();
  const shown = page.waitForResponse((response) => response.request().method() === 'GET' && response.url().includes('.data'));
  follow();
  await shown;
  await page.waitForLoadState('networkidle');
  expect(await main.getByRole('textbox', { name }).inputValue()).toBe('Québec');
  await main.getByRole('button', { name: create }).click();
  await main.getByRole('heading', { level: 1, name: 'Québec' }).waitFor();
  await page.context().close();
});

test('[LST-6] what was pressed again because its answer was lost is done once', async ({ browser, shop }) => {
  const paths = makePaths('en-US');
  const page = await newShopper(browser, shop.consumer, 'lists-lost@inkwell.example', DESK);
  const main = page.getByRole('main');
  /** The shop does what the next form asks; its answer does not come back. Pages that load meanwhile are left alone. */
  const loseAnswer = async (): Promise<void> => {
    let isLost = false;
    await page.route(
      (url) => url.pathname.endsWith('.data'),
      async (route) => {
        if (isLost || route.request().method() !== 'POST') return route.fallback();
        isLost = true;
        await route.fetch({ maxRedirects: 0 });
        return route.abort();
      },
    );
  };
  await page.goto(shop.consumer + paths.lists('consumer', { create: 'true' }), { waitUntil: 'networkidle' });
  await main.getByRole('textbox', { name: ENGLISH.text.name }).fill('Once');
  await loseAnswer();
  await main.getByRole('button', { name: ENGLISH.text.create }).click();
  await main.getByText(/We couldn’t reach the shop/).waitFor();
  await main.getByRole('button', { name: ENGLISH.text.create }).click();
  await main.getByRole('heading', { level: 1, name: 'Once' }).waitFor();

  await main.getByRole('textbox', { name: ENGLISH.text.number }).fill(ITEM);
  await loseAnswer();
  await main.getByRole('button', { name: ENGLISH.text.put }).click();
  await main.getByText(/We couldn’t reach the shop/).waitFor();
  await main.getByRole('button', { name: ENGLISH.text.put }).click();
  await main.getByText(/1 item was added to the list/).waitFor();
  const count = () => page.evaluate(async () => (await (await fetch('/cc/api/lists/items?search=')).json()) as object);
  expect(await count()).toMatchObject({ totalItems: 1, items: [{ listName: 'Once', itemId: ITEM }] });
  expect(await main.locator('input[name=qty]').first().inputValue()).toBe('1');
  await main.getByRole('textbox', { name: ENGLISH.text.number }).fill(ITEM);
  await main.getByRole('button', { name: ENGLISH.text.put }).click();
  await expect.poll(() => main.locator('input[name=qty]').first().inputValue()).toBe('2');
  const { showCount } = (await page.evaluate(async () => (await fetch('/cc/api/lists')).json())) as { showCount: number };
  expect(showCount).toBe(1);
  await page.context().close();
});
