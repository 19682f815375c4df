// Reward money that comes or goes while a page is open is in the header of the next page, and when the shopper comes back to the tab (RWD-1, HDR-5).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { makePaths } from '../src/base/paths.ts';
import { startShop } from '#test/running-shop';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { filledData } from './support/own-shop.ts';
import { signIn } from './support/sign-in.ts';

test(
  '[RWD-1] [HDR-5] what staff give and take is in the header without a reload, and the cached rewards are fetched anew',
  { timeout: 300_000 },
  async ({ browser, password }) => {
    const data = await filledData();
    onTestFinished(() => data.remove());
    const env = { ...data.env, LOG_LEVEL: 'error' };
    const shop = await startShop({ env });
    onTestFinished(async () => void (await shop.stop()));
    const staff = (...words: readonly string[]) =>
      promisify(execFile)(process.execPath, ['--conditions=server', 'tools/staff.ts', 'rewards', ...words], {
        env: { ...process.env, ...env },
      });
    await staff('give', 'rewards@inkwell.example', '5.00', 'USD', 'Welcome');
    const paths = makePaths('en-US');
    const page = await (await newVisitor(browser)).newPage();
    await signIn(page, shop.origins.consumer + paths.login(), 'rewards', password);
    await page.goto(shop.origins.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
    const inHeader = (money: string) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: `${money} to spend` })
        .waitFor();
    await inHeader('$5.00');
    const cached = () =>
      page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith('rewardsInformation'))?.[1] as string | undefined);
    const kept = await cached();
    expect(kept).toBeDefined();
    await page.evaluate(() => void ((window as { isSamePage?: boolean }).isSamePage = true));

    await staff('give', 'rewards@inkwell.example', '3.00', 'USD', 'A late parcel');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Orders\b/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === paths.orders());
    await inHeader('$8.00');
    // What was cached before the gift is gone at once, not five minutes later.
    expect(await cached()).not.toBe(kept);

    await staff('take', 'rewards@inkwell.example', '2.00', 'USD', 'Given too much');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await inHeader('$6.00');
    expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage), 'no reload').toBe(true);
  },
);
