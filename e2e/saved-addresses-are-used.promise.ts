// The address book (CHK-2, USR-1): an address is added in the account, used at checkout, another made the default, one removed and brought
// back; checkout adds and changes them in place; and all of it works without JavaScript.
import type { Browser, Page } from 'playwright-core';
import { makePaths, type Paths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount, openingLink } from './support/new-account.ts';
import { pressOn, putIntoCart, reach, typeCard } from './support/buying.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 900 };

interface Words {
  readonly locale: 'en-US' | 'fr-CA';
  readonly home: Typed;
  /** With the apartment in the street: the shop knows it better. */
  readonly work: Typed;
  readonly text: Readonly<
    Record<'add' | 'save' | 'suggested' | 'edit' | 'remove' | 'undo' | 'makeDefault' | 'isDefault' | 'deliver' | 'change' | 'keep', RegExp>
  >;
}

interface Typed {
  readonly fullName: string;
  readonly address1: string;
  readonly zip: string;
}

const ENGLISH: Words = {
  locale: 'en-US',
  home: { fullName: 'Maya Ortiz', address1: '14 Elm St', zip: '01702' },
  work: { fullName: 'Maya Ortiz', address1: '88 Concord St Suite 3', zip: '01702' },
  text: {
    add: /^Add an address$/,
    save: /^Save address$/,
    suggested: /^Use the suggested address$/,
    edit: /^Edit/,
    remove: /^Remove/,
    undo: /^Undo$/,
    makeDefault: /^Make default for delivery – /,
    isDefault: /^Default for delivery$/,
    deliver: /^Deliver to this address$/,
    change: /^Save this change to my account$/,
    keep: /^Save this address to my account$/,
  },
};
const FRENCH: Words = {
  locale: 'fr-CA',
  home: { fullName: 'Rosa Tremblay', address1: '14, rue Elm', zip: 'h3b1a7' },
  work: { fullName: 'Rosa Tremblay', address1: '1200, rue Peel, bureau 30', zip: 'H3B 1A7' },
  text: {
    add: /^Ajouter une adresse$/,
    save: /^Enregistrer l’adresse$/,
    suggested: /^Utiliser l’adresse suggérée$/,
    edit: /^Modifier/,
    remove: /^Retirer/,
    undo: /^Annuler$/,
    makeDefault: /^Utiliser par défaut pour la livraison – /,
    isDefault: /^Livraison par défaut$/,
    deliver: /^Livrer à cette adresse$/,
    change: /^Enregistrer la modification dans mon compte$/,
    keep: /^Enregistrer cette adresse dans mon compte$/,
  },
};

async function newAccount(browser: Browser, origin: string, email: string, viewport: typeof DESK): Promise<Page> {
  const page = await (await newVisitor(browser, { viewport })).newPage();
  await page.goto(origin);
  await openAccount(page, { fullName: 'Maya Ortiz', email, password: 'a long enough password', company: 'Ortiz & Co.' });
  return page;
}

/** Fills the drawer's form; the zip or postal code does the rest. */
async function typeAddress(page: Page, typed: Typed): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  for (const [name, text] of Object.entries(typed)) await drawer.locator(`input[name="book.${name}"]`).fill(text);
  await drawer.locator('select[name="book.state"]:has(option:checked:not([value=""]))').waitFor();
}

/** The default's lines, as its card says them. */
const defaultCard = (page: Page, { text }: Words) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(text.isDefault) });

async function keepInAccount(page: Page, origin: string, paths: Paths, words: Words): Promise<void> {
  const { text, home, work } = words;
  const main = page.getByRole('main');
  await page.goto(origin + paths.account(origin.includes('business') ? 'business' : 'consumer'));
  await page.locator(`main nav a[href="${paths.addresses()}"]`).click();
  await page.waitForURL(`**${paths.addresses()}`);
  // On a phone the menu row scrolls to its current entry.
  await page.reload();
  const place = main.locator('nav [aria-current=page]');
  await expect.poll(() => place.evaluate((link) => link.getBoundingClientRect().right <= document.documentElement.clientWidth)).toBe(true);
  await main.getByRole('link', { name: text.add }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: text.save }).click();
  await drawer.getByRole('alert').waitFor();
  expect(await axeFindings(page), 'drawer').toEqual([]);
  await typeAddress(page, home);
  await drawer.getByRole('button', { name: text.save }).click();
  await expect.poll(() => defaultCard(page, words).innerText()).toContain(home.address1);
  // The same again is one; a better one is suggested.
  for (const typed of [home, work]) {
    await main.getByRole('link', { name: text.add }).click();
    await typeAddress(page, typed);
    await drawer.getByRole('button', { name: text.save }).click();
    if (typed === work) await drawer.getByRole('button', { name: text.suggested }).click();
    await drawer.waitFor({ state: 'hidden' });
  }
  await expect.poll(() => main.getByRole('button', { name: text.remove }).count()).toBe(2);
  expect(await axeFindings(page), 'book').toEqual([]);
}

async function useAndChange(page: Page, origin: string, paths: Paths, words: Words): Promise<void> {
  const { text, home } = words;
  const main = page.getByRole('main');
  await putIntoCart(page, origin, paths);
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  const chosen = main.getByRole('radio', { checked: true });
  expect(await axeFindings(page), 'delivery').toEqual([]);
  const before = await chosen.getAttribute('value');
  // One changed in place is the one it goes to; the keyboard chooses another.
  await main.getByRole('link', { name: text.edit }).filter({ hasText: home.fullName }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('details > summary').click();
  await drawer.locator('input[name="book.phone"]').fill(words.locale === 'en-US' ? '508-555-0137' : '514 555-0137');
  await drawer.getByRole('button', { name: text.deliver }).click();
  await drawer.waitFor({ state: 'hidden' });
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen.getAttribute('value')).not.toBe(before);
  await pressOn(page);
  await reach(page, 'payment');
  expect(await main.innerText()).toContain(words.locale === 'en-US' ? '88 Concord St' : '1200, rue Peel');

  await page.goto(origin + paths.addresses(), { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: text.makeDefault }).click();
  await expect.poll(() => defaultCard(page, words).innerText()).not.toContain(home.address1);
  expect(await main.getByText(text.isDefault).count()).toBe(1);
  await defaultCard(page, words).getByRole('button', { name: text.remove }).click();
  await expect.poll(() => defaultCard(page, words).innerText()).toContain(home.address1);
  await main.getByRole('button', { name: text.undo }).click();
  await expect.poll(() => defaultCard(page, words).innerText()).not.toContain(home.address1);
  await page.goto(origin + paths.addresses(), { waitUntil: 'networkidle' });
  expect(await main.getByRole('button', { name: text.remove }).count()).toBe(2);
}

test.for([
  ['en-US', ENGLISH, DESK],
  ['fr-CA', FRENCH, PHONE],
] as const)(
  '[CHK-2] [USR-1] an address is saved in the account, used at checkout, made the default, removed and restored in %s',
  async ([locale, words, viewport], { browser, shop }) => {
    const page = await newAccount(browser, shop.consumer, `book.${locale.toLowerCase()}@inkwell.example`, viewport);
    const paths = makePaths(locale);
    await keepInAccount(page, shop.consumer, paths, words);
    await useAndChange(page, shop.consumer, paths, words);
    await page.context().close();
  },
);

test('[CHK-2] at checkout an address is added for this order or for good, and another one is billed', async ({ browser, shop }) => {
  const page = await newAccount(browser, shop.consumer, 'book.checkout@inkwell.example', DESK);
  const paths = makePaths('en-US');
  const { text, home, work } = ENGLISH;
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  for (const [name, typed] of Object.entries(home)) await main.locator(`input[name="${name}"]`).fill(typed);
  await main.locator('select[name=state]:has(option:checked:not([value=""]))').waitFor();
  await main.getByRole('checkbox', { name: text.keep }).check();
  await pressOn(page);
  await reach(page, 'payment');

  await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  expect(await main.getByRole('radio').count()).toBe(1);
  await main.getByRole('link', { name: text.add }).click();
  await typeAddress(page, work);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('checkbox', { name: text.keep }).uncheck();
  await drawer.getByRole('button', { name: text.deliver }).click();
  await drawer.getByRole('button', { name: text.suggested }).click();
  await drawer.waitFor({ state: 'hidden' });
  await main.getByRole('radio', { name: 'For this order only', checked: true }).waitFor();
  await pressOn(page);
  await reach(page, 'payment');

  // The default for bills is another address than that: it is billed, and nothing else has to be typed.
  await main.getByRole('radio', { name: /14 Elm St/, checked: true }).waitFor();
  expect(await axeFindings(page), 'payment').toEqual([]);
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  const details = (await page.evaluate(`fetch('/cc/api/checkout/default/details').then((reply) => reply.json())`)) as {
    billTo: { address1: string };
    address: { address1: string };
  };
  expect([details.address.address1, details.billTo.address1]).toEqual(['88 Concord St', '14 Elm St']);
  await page.goto(shop.consumer + paths.addresses(), { waitUntil: 'networkidle' });
  expect(await main.getByRole('button', { name: text.remove }).count()).toBe(1);
  await page.context().close();
});

test('[CHK-2] a business buyer finds one of many addresses by typing', async ({ page, shop, password, hold }) => {
  await hold('business');
  const paths = makePaths('en-US');
  await page.goto(shop.business + paths.login());
  await page.locator('main input[name=email]').fill('business@inkwell.example');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  await putIntoCart(page, shop.business, paths);
  await page.goto(shop.business + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  const chosen = page.locator('main select[name=addressId] option:checked');
  expect(await axeFindings(page), 'delivery').toEqual([]);
  await page.getByLabel('Find an address').fill('quincy');
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen.innerText()).toContain('400 Crown Colony Dr');
  expect(await page.locator('main select[name=addressId] option').count()).toBe(1);
  await pressOn(page);
  await reach(page, 'payment');
  expect(await page.getByRole('main').innerText()).toContain('Quincy MA 02169');
});

test('[CHK-2] the address book works without JavaScript', async ({ browser, shop, page: mailbox }) => {
  await mailbox.goto(shop.consumer);
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const paths = makePaths('en-US');
  await page.goto(shop.consumer + paths.createAccount());
  const account = { fullName: 'Maya Ortiz', email: 'book.plain@inkwell.example', password: 'a long enough password' };
  for (const [name, typed] of Object.entries(account)) await page.locator(`main input[name=${name}]`).fill(typed);
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await openingLink(mailbox, account.email));
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`**${paths.account('consumer')}`);
  await page.goto(shop.consumer + paths.addresses());
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an address' }).click();
  await main.getByRole('button', { name: 'Save address' }).click();
  await main.getByRole('alert').waitFor();
  const typed = { ...ENGLISH.home, address1: '14 Elm St Apt 4' };
  for (const [name, text] of Object.entries(typed)) await main.locator(`input[name="book.${name}"]`).fill(text);
  await main.getByRole('button', { name: 'Save address' }).click();
  await main.getByRole('button', { name: 'Use the suggested address' }).click();
  await main.getByText('14 Elm St, Apt 4').waitFor();
  await main.getByRole('button', { name: /^Remove/ }).click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('14 Elm St, Apt 4').waitFor();
  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  await main.getByRole('link', { name: /^Edit –/ }).click();
  await main.locator('input[name="book.address2"]').fill('Apt 5');
  await main.getByRole('button', { name: 'Deliver to this address' }).click();
  await main.getByRole('radio', { name: /14 Elm St, Apt 5/, checked: true }).waitFor();
  await pressOn(page);
  await page.waitForURL('**/checkout/payment');
  expect(await main.innerText()).toContain('14 Elm St, Apt 5');
  await visitor.close();
});
