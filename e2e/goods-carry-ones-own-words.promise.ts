// Goods made to order get the shopper's own words: in a drawer with a proof, from a tile too, and without JavaScript (CAT-8).
import { makePaths } from '../src/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

/** Four lines, three colors, three typefaces. */
const CARDS = '782101';

test('[CAT-8] “Choose options” of a tile opens the drawer; the proof follows, and the cart names the words', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  await page.goto(shop.consumer + paths.search({ q: CARDS }), { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Choose options/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^Customize – Custom business cards/ });
  await drawer.getByRole('img', { name: 'Your text appears here.' }).waitFor();
  await drawer.getByLabel('Line 1').fill('Maya Okafor');
  await drawer.getByLabel('Line 2').fill('Okafor & Daughters');
  await drawer.getByRole('radio', { name: 'Blue' }).check();
  await drawer.getByRole('radio', { name: 'Handwriting' }).check();
  await drawer.getByRole('img', { name: 'Proof of your text: Maya Okafor / Okafor & Daughters' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Closed and opened again, no word is lost.
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Customize' }).first().click();
  expect(await drawer.getByLabel('Line 1').inputValue()).toBe('Maya Okafor');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByText('Maya Okafor / Okafor & Daughters').first().waitFor();
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /– Maya Okafor \/ Okafor & Daughters \(blue, handwriting\)$/ })
    .first()
    .waitFor();
});

test('[CAT-8] in French on a phone, and in a page of its own without JavaScript', async ({ browser, shop }) => {
  const paths = makePaths('fr-CA');
  const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const awake = await phone.newPage();
  await awake.goto(shop.consumer + paths.product('x', CARDS), { waitUntil: 'networkidle' });
  await awake.getByRole('link', { name: 'Personnaliser' }).first().click();
  const drawer = awake.getByRole('dialog', { name: /^Personnaliser –/ });
  await drawer.getByLabel('Ligne 1').fill('Éditions du Fjord');
  await drawer.getByRole('img', { name: /^Épreuve de votre texte\s: Éditions du Fjord$/ }).waitFor();
  expect(await axeFindings(awake)).toEqual([]);
  await phone.close();

  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.product('x', CARDS));
  await page.getByRole('link', { name: 'Personnaliser' }).first().click();
  await page.waitForURL(`**${paths.customize(CARDS)}`);
  await page.getByLabel('Ligne 1').fill('Éditions du Fjord');
  await page.getByRole('radio', { name: 'Vert' }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.waitForURL(`**${paths.cart('consumer')}`);
  await page
    .getByRole('link', { name: /– Éditions du Fjord \(vert, sobre\)$/ })
    .first()
    .waitFor();
  await visitor.close();
});
