// Saved cards (PAY-2, PAY-3): a card is saved at checkout and pays the next order; one is added in the account, warned about as its date
// comes near, renamed, made the default, removed and brought back; nothing of them stays in the browser after signing out.
import type { Page } from 'playwright-core';
import { makePaths, type Paths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD, orderPlaced, pressOn, putIntoCart, typeCard } from './support/buying.ts';
import { addCard, chosenCard, ENGLISH, FRENCH, newAccount, place, toPayment, type Words } from './support/saved-cards.ts';

const CARD_DECLINED = '4000000000000002';
/** The shop's and the shopper's: in the last hours of a month another one is a month ahead. */
const TIME_ZONE = 'America/New_York';

/** The month that it is now: it is over within thirty days. */
function thisMonth(): string {
  const [month = '', year = ''] = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, month: '2-digit', year: '2-digit' })
    .format(new Date())
    .split('/');
  return `${month}/${year}`;
}

/** The first order is paid with a new card that is saved, the next with the saved card, without typing. */
async function saveAndPay(page: Page, origin: string, paths: Paths, words: Words, email: string): Promise<void> {
  const main = page.getByRole('main');
  await toPayment(page, origin, paths, words, email);
  await typeCard(page);
  await main.getByRole('checkbox', { name: words.text.save }).check();
  await main.locator('input[name=cardName]').fill(words.text.name);
  expect(await axeFindings(page), 'saving').toEqual([]);
  await place(page);
  await orderPlaced(page);
  await toPayment(page, origin, paths, words, email);
  expect(await chosenCard(page).innerText()).toContain(words.text.name);
  expect(await main.locator('iframe').count()).toBe(0);
  expect(await axeFindings(page), 'choosing').toEqual([]);
  await place(page);
  await orderPlaced(page);
}

async function keepInAccount(page: Page, origin: string, paths: Paths, words: Words): Promise<void> {
  const { text } = words;
  const main = page.getByRole('main');
  const drawer = page.getByRole('dialog');
  const tiles = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: text.remove }) });
  await page.goto(origin + paths.account('consumer'));
  await page.locator(`main nav a[href="${paths.savedCards()}"]`).click();
  await page.waitForURL(`**${paths.savedCards()}`);
  await addCard(page, words, { ...CARD, number: '5555555555554444', expiry: thisMonth() });
  await tiles.filter({ hasText: '4444' }).getByText(text.soon).waitFor();
  await tiles.filter({ hasText: '4444' }).getByRole('button', { name: text.makeDefault }).click();
  await expect.poll(() => tiles.first().innerText()).toContain('4444');
  expect(await tiles.filter({ has: page.getByText(text.isDefault) }).count()).toBe(1);

  await tiles.filter({ hasText: '1111' }).getByRole('link', { name: text.edit }).click();
  await drawer.locator('input[name=cardName]').fill(text.renamed);
  await drawer.getByRole('button', { name: text.saveChanges }).click();
  await tiles.getByText(text.renamed).waitFor();
  expect(await axeFindings(page), 'cards').toEqual([]);

  // Removed, it is no way to pay; brought back, it is the default that it was.
  await tiles.first().getByRole('button', { name: text.remove }).click();
  await expect.poll(() => tiles.count()).toBe(1);
  await main.getByRole('button', { name: text.undo }).click();
  await expect.poll(() => tiles.first().innerText()).toContain('4444');
}

/** One that is declined: the shopper reads so and chooses another. */
async function declinedThenAnother(page: Page, origin: string, paths: Paths, words: Words, email: string): Promise<void> {
  const { text } = words;
  const main = page.getByRole('main');
  await addCard(page, words, { ...CARD, number: CARD_DECLINED });
  await toPayment(page, origin, paths, words, email);
  expect(await chosenCard(page).innerText()).toMatch(/4444/);
  await main.locator('label', { hasText: '0002' }).click();
  await place(page);
  await page.waitForURL('**/checkout/payment?declined=declined*');
  await main.getByRole('alert').filter({ hasText: text.declined }).waitFor();
  expect(await main.locator('label', { hasText: '0002' }).innerText()).toContain(text.justRefused);
  expect(await chosenCard(page).innerText()).not.toContain('0002');
  await place(page);
  await orderPlaced(page);
}

/** Everything that scripts of the browser can read. */
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test.for([
  ['en-US', ENGLISH],
  ['fr-CA', FRENCH],
] as const)(
  '[PAY-2] [PAY-3] a card is saved at checkout, pays the next order, is warned about, renamed, removed and brought back in %s',
  async ([locale, words], { browser, shop }) => {
    const email = `cards.${locale.toLowerCase()}@inkwell.example`;
    const page = await (await newVisitor(browser, { viewport: words.viewport, timezoneId: TIME_ZONE })).newPage();
    const paths = makePaths(locale);
    await newAccount(page, shop.consumer, email);
    await saveAndPay(page, shop.consumer, paths, words, email);
    await keepInAccount(page, shop.consumer, paths, words);
    await declinedThenAnother(page, shop.consumer, paths, words, email);

    await page.goto(shop.consumer + paths.account('consumer'));
    await page.locator('main form:has(button[type=submit]) button', { hasText: words.text.signOut }).first().click();
    await page.waitForURL((url) => !url.pathname.startsWith(paths.account('consumer')));
    await page.waitForLoadState('networkidle');
    const kept = await keptInBrowser(page);
    for (const trace of ['4444', '0002', words.text.name, words.text.renamed]) expect(kept).not.toContain(trace);
    await page.goto(shop.consumer + paths.savedCards());
    expect(page.url()).toContain('/office/supplies/login');
    await page.context().close();
  },
);

test('[PAY-3] a saved card pays without JavaScript', async ({ browser, shop }) => {
  const page = await (await newVisitor(browser, {})).newPage();
  const paths = makePaths('en-US');
  const email = 'cards.plain@inkwell.example';
  await newAccount(page, shop.consumer, email);
  await page.goto(shop.consumer + paths.savedCards());
  await addCard(page, ENGLISH, CARD);
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  await visitor.addCookies(await page.context().cookies());
  const plain = await visitor.newPage();
  await putIntoCart(plain, shop.consumer, paths);
  await plain.goto(shop.consumer + paths.checkout('delivery'));
  const typed = { email, fullName: 'Maya Ortiz', address1: '14 Elm St', zip: '01702' };
  for (const [name, text] of Object.entries(typed)) await plain.locator(`main form input[name="${name}"]`).fill(text);
  await pressOn(plain);
  await plain.waitForURL('**/checkout/payment');
  expect(await chosenCard(plain).innerText()).toContain('1111');
  await place(plain);
  await orderPlaced(plain);
  await page.context().close();
  await visitor.close();
});
