// The drawers of offers, missing purchases, memberships, messages and forms: opened by keyboard, closed by Esc and Back, in French, on a phone (RWD-2, RWD-3).
import type { Page } from 'playwright-core';
import { marketingFormsWords } from '#around/marketing-forms/words';
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import { accountPageWords } from '#buying/account/words';
import { membershipWords } from '#buying/membership/words';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const PHONE = { width: 320, height: 640 };

/** Opens what is found by keyboard; returns the dialog after it was looked at. */
async function opened(page: Page, link: { press(key: string): Promise<void> }, name: string) {
  const drawer = page.getByRole('dialog', { name });
  await link.press('Enter');
  await drawer.waitFor();
  expect(await axeFindings(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: no sideways scroll`).toBe(true);
  return drawer;
}

test('[RWD-3] the forms of the help page open over it, say what is wrong, and are sent', { timeout: 180_000 }, async ({ page, shop }) => {
  const locale = 'fr-CA';
  const [paths, say, offers] = [makePaths(locale), sayer(marketingFormsWords, locale), sayer(offerMailWords, locale)];
  await page.setViewportSize(PHONE);
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${paths.marketingForm('business-short')}"]`);
  const drawer = await opened(page, link, say('title.business'));
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await link.press('Enter');
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toContain(paths.help());
  await link.press('Enter');
  await drawer.getByRole('button', { name: say('longer') }).press('Enter');
  await drawer.locator('[name=firstName]').fill('Ana');
  await drawer.locator('[name=lastName]').fill('Silva');
  await drawer.locator('[name=email]').fill('ana@');
  await drawer.locator('[name=company]').fill('Silva');
  await drawer.getByLabel(say('jobFunction')).selectOption('Procurement');
  await drawer.getByLabel(say('employeeSize')).selectOption('21-399');
  await drawer.getByRole('button', { name: say('send') }).press('Enter');
  await drawer.getByRole('alert').getByText(say('wrong.email')).waitFor();
  expect(await axeFindings(page), 'a refused form').toEqual([]);
  await drawer.locator('[name=email]').fill('ana@silva.example');
  await drawer.getByRole('button', { name: say('send') }).press('Enter');
  await page.getByRole('dialog', { name: say('sent') }).waitFor();
  await page.keyboard.press('Escape');

  const asking = await opened(page, page.locator(`main a[href="${paths.offersByEmail()}"]`), offers('title'));
  await asking.getByLabel(offers('email')).fill('drawer@silva.example');
  await asking.getByRole('button', { name: offers('ask') }).press('Enter');
  await asking.getByText(offers('asked')).waitFor();
});

test('[RWD-3] without script a marketing form is a page, and leads to its own site only', async ({ browser, shop }) => {
  const [paths, say] = [makePaths('en-US'), sayer(marketingFormsWords, 'en-US')];
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  for (const [successURL, leads] of [
    [paths.about('company'), paths.about('company')],
    ['https://evil.example/', paths.marketingForm('print-short', { sent: '1' })],
  ] as const) {
    await page.goto(shop.consumer + paths.marketingForm('print-short', { successURL }));
    for (const name of ['firstName', 'lastName', 'company']) await page.locator(`[name=${name}]`).fill('Ana');
    await page.locator('main [name=email]').fill('ana@silva.example');
    await page.getByRole('button', { name: say('send') }).click();
    await page.waitForURL(shop.consumer + leads);
  }
  await page.getByText(say('sent')).waitFor();
  await visitor.close();
});

test(
  '[RWD-2] [RWD-3] offers, missing purchases, memberships and messages open over the page they are asked on',
  { timeout: 240_000 },
  async ({ page, shop, password, hold }) => {
    await hold('rewards');
    const paths = makePaths('en-US');
    const [say, plan, account] = [sayer(rewardsWords, 'en-US'), sayer(membershipWords, 'en-US'), sayer(accountPageWords, 'en-US')];
    const walker = await makeCartWalker(page, shop, password, 'en-US');
    await walker.begin('rewards');
    await walker.put([{ itemId: '246811', qty: 1 }]);
    await page.goto(shop.consumer + paths.cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
    const offers = await opened(page, page.getByText(say('offersSee')), say('offers'));
    await offers
      .getByRole('button', { name: new RegExp(`^${say('offerTurnOn')}`) })
      .first()
      .press('Enter');
    const off = offers.getByRole('button', { name: new RegExp(`^${say('offerTurnOff')}`) }).first();
    await off.waitFor();
    await off.press('Enter');
    await off.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await offers.waitFor({ state: 'hidden' });

    const overlay = await opened(page, page.getByText(/^Save \$[\d.]+ on delivery/), plan('overlay.title'));
    await overlay.getByRole('button', { name: plan('join', { program: 'PREMIUM' }) }).press('Enter');
    const enrolment = page.getByRole('dialog', { name: plan('join', { program: 'PREMIUM' }) });
    await enrolment.getByText(plan('agree')).waitFor();
    expect(await axeFindings(page), 'the enrolment').toEqual([]);
    await page.keyboard.press('Escape');
    await enrolment.waitFor({ state: 'hidden' });

    await page.setViewportSize(PHONE);
    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    const missing = await opened(page, page.getByText(say('missing'), { exact: true }), say('missing.title'));
    const day = await page.evaluate(() => new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10));
    await missing.getByLabel(say('missing.reference')).fill('AB');
    await missing.getByLabel(say('missing.boughtOn')).fill(day);
    await missing.getByLabel(say('missing.amount')).fill('24.50');
    await missing.getByRole('button', { name: say('missing.send') }).press('Enter');
    await missing.getByText(say('server.REFERENCE_WRONG')).waitFor();
    await missing.getByLabel(say('missing.reference')).fill(`DRAWER${day.replaceAll('-', '')}`);
    await missing.getByRole('button', { name: say('missing.send') }).press('Enter');
    await page.getByRole('dialog', { name: say('missing.sent') }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.getByText(/^DRAWER\d+ of/).waitFor();

    await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
    const messages = await opened(page, page.getByText(account('messages'), { exact: true }), account('messages'));
    await messages
      .getByText(/we are looking at it\.$/)
      .first()
      .waitFor();
  },
);
