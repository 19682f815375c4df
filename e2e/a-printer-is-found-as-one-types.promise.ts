// The ink finder suggests printers while their name is typed, and finds them without a script (CAT-6).
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const EN = makePaths('en-US');

test('[CAT-6] typing suggests printers; arrows choose one, Enter opens it, Esc closes the list', async ({ page, shop }) => {
  await page.goto(shop.consumer + EN.printerFinder(), { waitUntil: 'networkidle' });
  const field = page.getByRole('combobox', { name: 'Printer model' });
  const options = page.getByRole('listbox', { name: 'Matching printers' }).getByRole('option');
  await field.pressSequentially('laserpro412');
  await options.first().waitFor();
  expect(await options.first().innerText()).toContain('LaserPro 4120dw');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.type('0d');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /LaserPro 4120dw/ }).waitFor();
});

test('[CAT-6] without a script the same words are sent, in French, and what nothing fits is said', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  const paths = makePaths('fr-CA');
  await page.goto(shop.consumer + paths.printerFinder());
  await page.getByRole('combobox', { name: 'Modèle d’imprimante' }).fill('laserpro 4120dw');
  await page.getByRole('button', { name: 'Trouver encre et toner' }).click();
  const found = page.getByRole('region', { name: /^1 imprimante correspond/ });
  await found.getByRole('link', { name: /LaserPro 4120dw/ }).waitFor();
  await page.goto(shop.consumer + paths.printerFinder({ model: 'zzzz 99' }));
  await page.getByRole('heading', { name: /Aucune imprimante ne correspond/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Chercher dans tous les produits' }).getAttribute('href')).toBe(
    paths.search({ q: 'zzzz 99' }),
  );
  await visitor.close();
});
