// What cannot be bought now: when it comes, one mail, similar goods; a pre-order says that it is one.
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';

const [SOLD_OUT, COMING, PRE_ORDER] = ['900001', '900018', '900017'];

test.for(['en-US', 'fr-CA'] as const)(
  '[CAT-1] sold-out goods take an address, and offer what is ready (%s)',
  async (locale, { shop, page }) => {
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.product('x', SOLD_OUT));
    const box = page.locator('section[aria-labelledby="stock-alert"]');
    const french = locale === 'fr-CA';
    await box.getByRole('heading', { name: french ? 'En rupture de stock' : 'Out of stock' }).waitFor();
    expect(await box.locator('li a').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await box.getByRole('textbox').fill('waits@inkwell.example');
    await box.getByRole('button', { name: french ? 'M’écrire dès son retour' : 'Email me when it’s back' }).click();
    await page.getByText(french ? 'Nous écrirons à waits@inkwell.example' : 'We’ll email waits@inkwell.example').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('[CAT-1] the form works without JavaScript, and a wrong address is said beside it', async ({ shop, page }) => {
  await page.goto(shop.consumer + makePaths('en-US').stockAlert(COMING));
  await page.getByRole('textbox', { name: 'Your email' }).fill('nobody');
  await page.getByRole('button', { name: 'Email me when I can buy it' }).click();
  await page.getByText('Enter an address like name@example.com.').first().waitFor();
  const reply = await fetch(shop.consumer + makePaths('en-US').stockAlert(COMING), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.consumer },
    body: 'email=plain%40inkwell.example',
  });
  expect(await reply.text()).toContain('plain@inkwell.example');
});

test('[CAT-1] a pre-order’s button says so, and offers no pickup today', async ({ shop, page }) => {
  await page.goto(shop.consumer + makePaths('en-US').product('x', PRE_ORDER));
  await page.locator('#buy').getByRole('button', { name: 'Pre-order' }).waitFor();
  expect(await page.getByRole('link', { name: 'Check stores near you' }).count()).toBe(0);
  expect(await page.locator('main').getByText('Pickup today').count()).toBe(0);
});
