// Up to four products of a list stand side by side (CAT-5), and a printer leads to what fits it (CAT-6).
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[CAT-5] products are ticked, a fifth is refused in words, and what is ticked is compared', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.search({ q: 'pen' }), { waitUntil: 'networkidle' });
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  const bar = page.getByRole('region', { name: 'Compare', exact: true });
  for (let at = 0; at < 4; at += 1) await boxes.nth(at).click();
  await bar.getByText('Compare 4 of 4').first().waitFor();
  await boxes.nth(4).click();
  await bar.getByText('Remove one to add another.').waitFor();
  expect(await boxes.nth(4).isChecked()).toBe(false);

  await bar.getByRole('link', { name: 'Compare side by side' }).click();
  await page.waitForURL(`**${paths.compare()}?item=**`);
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(5);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.getAll('item').length === 3);
  // Only a page that is awake shows what else is like the three; by then it has remembered them.
  await page.getByRole('heading', { name: 'More like these' }).waitFor();

  // The list still knows the three.
  await page.goto(shop.consumer + paths.search({ q: 'pen' }), { waitUntil: 'networkidle' });
  await bar.getByText('Compare 3 of 4').first().waitFor();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await bar.getByText('Compare 3 of 4').first().waitFor();
});

test('[CAT-5] [CAT-6] without JavaScript boxes are a form, and a printer is found by links and saved', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.search({ q: 'pen' }));
  const boxes = page.locator('input[name=item]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Compare selected' }).click();
  await page.waitForURL((url) => url.searchParams.getAll('item').length === 2);

  await page.goto(shop.consumer + paths.printerFinder());
  await page.getByRole('link', { name: /^Ondine/ }).click();
  await page.getByRole('link', { name: /^LaserPro \d+ models/ }).click();
  await page.getByRole('link', { name: 'LaserPro 4120dw' }).click();
  await page.waitForURL(`**${paths.printer('laserpro-4120dw')}`);
  await page.getByRole('button', { name: 'Save to my printers' }).click();
  await page.waitForURL(`**${paths.myPrinters()}`);
  expect(await page.locator('main').textContent()).toContain('LaserPro 4120dw');
  await visitor.close();
});
