// Goods made to order are customized: in a drawer with a proof, from a tile too, and with text alone without JavaScript (CAT-8).
import sharp from 'sharp';
import { makePaths } from '../src/base/paths.ts';
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
  await drawer.getByRole('img', { name: 'Your text shows here.' }).waitFor();
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
  await expect.poll(() => drawer.getByLabel('Line 1').inputValue()).toBe('Maya Okafor');
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
  // The bar at the window's foot leads there too, again and again.
  for (const _time of [1, 2]) {
    await awake.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await awake.locator('a[href$="#customize"]').last().click();
    await drawer.waitFor();
  }
  expect(await drawer.getByLabel('Ligne 1').inputValue()).toBe('Éditions du Fjord');
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

test.for([
  [
    'en-US',
    'Customize',
    'Your picture',
    'Remove picture',
    'Proof with your picture',
    'Add to cart',
    '(your picture)',
    /couldn’t read that file/,
  ],
  [
    'fr-CA',
    'Personnaliser',
    'Votre image',
    'Retirer l’image',
    'Épreuve avec votre image',
    'Ajouter au panier',
    '(votre image)',
    /pas pu lire ce fichier/,
  ],
] as const)(
  '[CAT-8] in %s a picture of one’s own goes on goods without a word: seen on the proof and in the cart; what is none is refused in words',
  async ([locale, customize, field, remove, proof, add, named, refused], { page, shop }) => {
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.product('x', CARDS), { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: customize }).first().click();
    const drawer = page.getByRole('dialog');
    const input = drawer.locator('input[type=file]');
    await drawer.getByText(field, { exact: true }).waitFor();
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await drawer.getByText(refused).waitFor();
    const logo = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#1f6b5c' } })
      .png()
      .toBuffer();
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await drawer.getByRole('img', { name: proof }).waitFor();
    expect(await drawer.getByText(refused).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    // Taken away, and chosen once more.
    await drawer.getByRole('button', { name: remove }).click();
    await drawer.getByRole('img', { name: proof }).waitFor({ state: 'detached' });
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await drawer.getByRole('img', { name: proof }).waitFor();
    const href = (await drawer.locator('svg image').getAttribute('href')) ?? '';
    expect((await page.request.get(shop.consumer + href)).headers()['content-type']).toBe('image/webp');
    await drawer.getByRole('button', { name: add }).click();
    await page.getByRole('dialog').getByText(named).first().waitFor();
    await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
    await page.locator(`main img[src="${href}"]`).first().waitFor();
  },
);
