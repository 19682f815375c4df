// A French page says nothing in English: not in its text, its alternative texts and names, its head or its structured data.
import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openProduct, putIntoCart } from './support/filled-cart.ts';
import { publicPages, type Tenant } from './support/shop-pages.ts';

/** Everything a page says to a person or a machine, one string each. */
function saidBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Other languages name themselves in their own words.
      if (parent !== null && parent.closest('script, style, [lang]:not(html)') === null) said.push(node.textContent ?? '');
    }
    const NAMED = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription'];
    for (const element of document.body.querySelectorAll(NAMED.map((name) => `[${name}]`).join()))
      for (const name of NAMED) said.push(element.getAttribute(name) ?? '');
    for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:title"], meta[property="og:description"]'))
      said.push(meta.getAttribute('content') ?? '');
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, text = ''] of (data.textContent ?? '').matchAll(/"(?:name|description)":"((?:[^"\\]|\\.)*)"/g)) said.push(text);
    return said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text));
  });
}

/** Messages of the catalogues that differ between the two languages, as far as they hold no figures. */
async function englishMessages(): Promise<Set<string>> {
  const english = new Set<string>();
  for (const capability of await readdir('src')) {
    const words = await Promise.all([import(`../src/${capability}/words/en-US.ts`), import(`../src/${capability}/words/fr-CA.ts`)]).catch(
      () => null,
    );
    if (words === null) continue;
    const [us, french] = words.map(({ default: messages }: { default: Record<string, string> }) => messages) as [
      Record<string, string>,
      Record<string, string>,
    ];
    for (const [key, text] of Object.entries(us)) if (text !== french[key] && !text.includes('{')) english.add(text);
    // A word that French has too is no English word.
    for (const text of Object.values(french)) english.delete(text);
  }
  return english;
}

/** Names are the same in every language: brands, models, places, part numbers. */
const isName = (text: string): boolean => text.split(/[\s/,·–—-]+/).every((word) => !/^\p{Ll}/u.test(word) || /\d/.test(word));

const ENGLISH =
  /(?<!\p{L})(the|and|with|your|you|for|from|of|to|add|cart|order|delivery|pickup|free|save|store|sign in|shop|buy|price|each|sheet|pack|color)(?!\p{L})/iu;

test.for(['consumer', 'business'] as const)(
  'no English on the French pages of the %s site',
  async (tenant: Tenant, { page, browser, shop }) => {
    const messages = await englishMessages();
    expect(messages.size).toBeGreaterThan(200);
    const phone = await (await newVisitor(browser, { viewport: { width: 390, height: 844 } })).newPage();
    for (const [name, path] of Object.entries(await publicPages(page, shop[tenant], 'fr-CA'))) {
      for (const tab of [page, phone]) {
        await tab.goto(shop[tenant] + path, { waitUntil: 'networkidle' });
        expect(await tab.locator('html').getAttribute('lang')).toBe('fr-CA');
        const said = await saidBy(tab);
        expect(said.length, name).toBeGreaterThan(30);
        expect(
          said.filter((text) => messages.has(text)),
          `${name}: messages of the English catalogue`,
        ).toEqual([]);
        expect(
          said.filter((text) => ENGLISH.test(text) && !isName(text)),
          `${name}: English words`,
        ).toEqual([]);
      }
    }
    await phone.context().close();
  },
);

test('[CART-27, ATC-3] no English in a French cart, its mini cart, its drawers and quick order', async ({ page, shop }) => {
  const messages = await englishMessages();
  const french = async (where: string): Promise<void> => {
    const said = await saidBy(page);
    expect(
      said.filter((text) => messages.has(text) || (ENGLISH.test(text) && !isName(text))),
      where,
    ).toEqual([]);
  };
  const FR = { locale: 'fr-CA' } as const;
  await page.goto(`${shop.consumer}/fr-ca/help`);
  // A chair with its services and drawer, a surcharge, an add-on below its threshold, a membership.
  await putIntoCart(
    page,
    FR,
    ['520331', '900022', '900037', '970049'].map((itemId) => ({ itemId, qty: itemId === '900022' ? 12 : 1 })),
  );
  await page.goto(`${shop.consumer}/fr-ca/cc/sparq/cart`, { waitUntil: 'networkidle' });
  await french('the cart');
  const openers = page.getByRole('main').locator('[aria-haspopup=dialog]').locator('visible=true');
  for (const name of [/numéro d’article/i, /mobilier/i, /prix/i]) {
    await openers.filter({ hasText: name }).first().click();
    await page.locator('dialog[open]').waitFor();
    await french(String(name));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  }
  await openProduct(page, `${shop.consumer}/fr-ca`, '900033');
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  await page.locator('dialog[open] article, dialog[open] li').first().waitFor();
  await french('the mini cart');
});

test('French typography: no-break spaces before : $ %, and inside « »', async ({ page, shop }) => {
  for (const path of Object.values(await publicPages(page, shop.consumer, 'fr-CA'))) {
    await page.goto(shop.consumer + path, { waitUntil: 'networkidle' });
    const text = await page.locator('body').innerText();
    expect(text.match(/[^\n]{0,30}(?: [:$%»]|« )[^\n]{0,10}/g) ?? [], path).toEqual([]);
    expect(text.match(/\d[$%]/g) ?? [], path).toEqual([]);
  }
});
