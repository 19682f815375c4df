// Offers by email: asked for without an account, confirmed behind the link of a mail, ended behind the link of every mail; also without JavaScript (RWD-3).
import type { Page } from 'playwright-core';
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';

/** The address of the newest mail's link that confirms or ends. */
async function linkIn(page: Page, origin: string, email: string, word: 'confirm' | 'stop'): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      await page.goto(`${origin}/dev/mailbox?to=${encodeURIComponent(email)}`);
      const text = page.getByRole('link', { name: 'text' }).first();
      if ((await text.count()) === 0) return '';
      await text.click();
      link = new RegExp(`http\\S+/offers-by-email/${word}/\\S+`).exec(await page.locator('body').innerText())?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test.for(['en-US', 'fr-CA'] as const)(
  '[RWD-3] in %s offers are asked for, confirmed and ended, each with one press behind its link',
  { timeout: 180_000 },
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    const say = sayer(offerMailWords, locale);
    const email = `offers.${locale.toLowerCase()}@inkwell.example`;
    await page.goto(shop.consumer + paths.home());
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('title') })
      .first()
      .waitFor({ state: 'attached' });
    await page.goto(shop.consumer + paths.offersByEmail(), { waitUntil: 'networkidle' });
    expect(await axeFindings(page), 'the form').toEqual([]);
    await page.getByLabel(say('email')).fill('nobody');
    await page.getByRole('button', { name: say('ask') }).press('Enter');
    await page.getByText(say('wrongEmail')).first().waitFor();
    await page.getByLabel(say('email')).fill(email);
    await page.getByRole('button', { name: say('ask') }).press('Enter');
    await page.getByText(say('asked')).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goto(await linkIn(page, shop.consumer, email, 'confirm'));
    await page.getByRole('button', { name: say('confirm') }).click();
    await page.getByText(say('confirmed')).waitFor();
    expect(await axeFindings(page), 'confirmed').toEqual([]);
    await page.goto(await linkIn(page, shop.consumer, email, 'stop'));
    await page.getByRole('button', { name: say('stop') }).click();
    await page.getByText(say('stopped')).waitFor();
    expect(await axeFindings(page), 'ended').toEqual([]);
    await page.setViewportSize({ width: 1366, height: 900 });
  },
);

test('[RWD-3] the form works without JavaScript, with the same answer for an address that is known', async ({ shop }) => {
  const asked = (email: string) =>
    fetch(shop.consumer + makePaths('en-US').offersByEmail(), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.consumer },
      body: `email=${encodeURIComponent(email)}`,
    }).then((reply) => reply.text());
  const say = sayer(offerMailWords, 'en-US');
  for (const email of ['plain.offers@inkwell.example', 'PLAIN.offers@inkwell.example']) {
    const page = await asked(email);
    expect(page).toContain(say('asked').split('.')[0]);
    expect(page).not.toContain(say('wrongEmail'));
  }
});
