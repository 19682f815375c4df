// A membership is given: the form leads to the checkout with the gift alone, the mailed link to a page that tells what it is, and a press to a year of it;
// in both languages, by keyboard, on a phone, without script (RWD-4).
import { sayer } from '#base/locale/words';
import { giftWords } from '#buying/membership/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { signIn } from './support/sign-in.ts';

test.for(['en-US', 'fr-CA'] as const)(
  '[RWD-4] in %s the form of a gift keeps what was typed, says what is wrong at its field, and leads to the checkout',
  { timeout: 180_000 },
  async (locale, { page, shop, password, hold }) => {
    await hold('rewards');
    const paths = makePaths(locale);
    const say = sayer(giftWords, locale);
    await (await makeCartWalker(page, shop, password, locale)).begin('rewards');
    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.locator(`main a[href="${paths.membershipGifts()}"]`).press('Enter');
    await page.getByRole('heading', { level: 1, name: say('title') }).waitFor();
    expect(await axeFindings(page), 'the form').toEqual([]);
    await page.getByLabel(say('recipientName')).fill('Ana');
    await page.getByLabel(say('recipientEmail')).fill('ana@');
    await page.getByLabel(say('message')).fill('For all the paper.');
    await page.getByRole('button', { name: say('pay') }).press('Enter');
    await page.getByText(say('server.GIFT_EMAIL_WRONG')).waitFor();
    const email = page.getByLabel(say('recipientEmail'));
    expect(await email.evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await page.getByLabel(say('message')).inputValue()).toBe('For all the paper.');
    expect(await axeFindings(page), 'the refused form').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1366, height: 900 });
    await email.fill('ana@example.com');
    await page.getByRole('button', { name: say('pay') }).press('Enter');
    await page.waitForURL(`**${paths.checkout('delivery')}?buyNow=true`);
    await page.getByText('SELECT').first().waitFor();
  },
);

test('[RWD-4] without script the form leads to the checkout, and a link that leads nowhere says so', async ({
  browser,
  shop,
  password,
  hold,
}) => {
  await hold('rewards');
  const paths = makePaths('en-US');
  const say = sayer(giftWords, 'en-US');
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.membershipGift('nothing'));
  await page.getByRole('heading', { level: 1, name: say('deadTitle') }).waitFor();
  await signIn(page, shop.consumer + paths.login(), 'rewards', password);
  await page.goto(shop.consumer + paths.membershipGifts());
  await page.getByLabel(say('recipientName')).fill('Ana');
  await page.getByLabel(say('recipientEmail')).fill('ana@example.com');
  await page.getByRole('button', { name: say('pay') }).click();
  await page.waitForURL(`**${paths.checkout('delivery')}?buyNow=true`);
  await visitor.close();
});
