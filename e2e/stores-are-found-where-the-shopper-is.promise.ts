// The locator looks where the shopper is known to be, says so when it does not know, and forgets no position; a chosen zip outlives a lost cookie.
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const UNKNOWN = 'Is this your area?';

test('[STO-2] a visitor without a place sees that and is asked for it; no store is theirs yet', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.stores(), { waitUntil: 'networkidle' });
  const main = page.locator('main');
  expect(await main.innerText()).toContain(UNKNOWN);
  expect(await main.innerText()).toContain('near Natick, MA 01760');
  expect(await page.locator('body').innerText()).not.toMatch(/your store/i);
});

for (const [prefix, refused, helped] of [
  [
    '',
    'Invalid zipcode',
    'We couldn’t find a store within 100 mi of “Nowheresville”. Check the spelling, add the state, or enter a ZIP code.',
  ],
  [
    '/fr-ca',
    'Code postal non valide',
    'Aucun magasin trouvé à moins de 100\u00A0km de «\u00A0Nowheresville\u00A0». Vérifiez l’orthographe, ajoutez la province ou entrez un code postal.',
  ],
] as const)
  test(`[STO-2] an unknown place is refused at the field, with advice below (${prefix || '/'})`, async ({ page, shop }) => {
    await page.goto(`${shop.consumer}${prefix}${paths.stores()}?near=Nowheresville`, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await main.getByText(refused).waitFor();
    expect(await main.textContent()).toContain(helped);
    expect(await main.locator('input[name=near]').inputValue()).toBe('Nowheresville');
  });

for (const [prefix, chosen, plain, ours] of [
  ['', '0014', '1-hour pickup', 'Natick'],
  ['/fr-ca', '0502', 'Ramassage en 1\u00A0heure', 'Montréal'],
] as const)
  test(`[STO-3] [DLV-5] the home page names no store and no place that nobody chose, and then the chosen ones (${prefix || '/'})`, async ({
    page,
    shop,
  }) => {
    const home = `${shop.consumer}${prefix}/`;
    await page.goto(home, { waitUntil: 'networkidle' });
    const main = page.locator('main');
    const slip = main.getByText(plain).first();
    expect((await slip.textContent())?.trim()).toBe(plain);
    expect(await main.innerText()).not.toMatch(/Framingham|01702|H3B/);
    const body = JSON.stringify(JSON.stringify({ storeNumber: chosen }));
    const ask = `fetch('${prefix}/gus/api/usr/c/address?type=preferred_store', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${body} }).then((reply) => reply.status)`;
    expect(await page.evaluate(ask)).toBe(200);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => main.getByText(plain).first().textContent()).toContain(ours);
  });

test('[STO-2] a position that was given outlives a filter and a reload, and stands in no address', async ({ page, visitor, shop }) => {
  await visitor.grantPermissions(['geolocation']);
  await visitor.setGeolocation({ latitude: 42.3, longitude: -71.41 });
  await page.goto(shop.consumer + paths.stores(), { waitUntil: 'networkidle' });
  const count = page.locator('main [role=status]', { hasText: /stores? near/ });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect.poll(() => count.textContent()).toMatch(/near you$/);
  const all = await page.locator('main article').count();
  await page.getByText('Filter by service').click();
  await page.getByLabel('Furniture showroom').check();
  await page.getByRole('button', { name: 'Show stores' }).click();
  await page.waitForURL(/service=furnitureShowroom/);
  await expect.poll(() => page.locator('main article').count()).toBeLessThan(all);
  expect(await count.textContent()).toMatch(/near you$/);
  await page.reload();
  await expect.poll(() => count.textContent()).toMatch(/near you$/);
  expect(page.url()).not.toMatch(/42\.3|71\.4/);
});

test('[DLV-5] a code that nobody has is refused and stays; the zip is stored with its date and puts a lost cookie back', async ({
  page,
  visitor,
  shop,
}) => {
  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /deliver to/i })
    .locator('visible=true')
    .click();
  const field = page.locator('dialog[open] input[name=zip]');
  await field.fill('99999');
  await page.locator('dialog[open] button[type=submit]').click();
  await page.getByText('We can’t find ZIP code 99999').waitFor();
  expect(await field.inputValue()).toBe('99999');
  await field.fill('60607');
  await page.locator('dialog[open] button[type=submit]').click();
  await field.waitFor({ state: 'hidden' });
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('zipcode') ?? 'null') as Record<string, string> | null);
  expect(Object.keys(stored ?? {}).sort()).toEqual(['date', 'zipcode']);
  expect(stored?.['zipcode']).toBe('60607');

  await visitor.clearCookies({ name: 'zipcode' });
  await page.goto(shop.consumer + paths.stores());
  await expect.poll(() => page.locator('main').innerText()).toContain('near Chicago, IL 60607');
  expect((await visitor.cookies()).find(({ name }) => name === 'zipcode')?.value).toBe('60607');

  // Older than a day it counts for nothing, and is gone.
  await visitor.clearCookies({ name: 'zipcode' });
  await page.evaluate(() => localStorage.setItem('zipcode', JSON.stringify({ date: '2020-01-01T00:00:00.000Z', zipcode: '60607' })));
  await page.goto(shop.consumer + paths.stores());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zipcode'))).toBeNull();
  expect(await page.locator('main').innerText()).toContain(UNKNOWN);
});

for (const [prefix, near, hours] of [
  ['', '02110', /Mon to \w+\s+\d.*to/],
  ['/fr-ca', 'H2H 1T3', /Lun\.? .*\d h/i],
] as const)
  test(`[STO-2] without JavaScript the stores of a place come with their hours and are chosen by a press (${prefix || '/'})`, async ({
    browser,
    shop,
  }) => {
    const visitor = await newVisitor(browser, { javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(`${shop.consumer}${prefix}${paths.stores()}?near=${encodeURIComponent(near)}`);
    const row = page.locator('main article').first();
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toMatch(hours);
    await row.locator('form button[type=submit]').click();
    await page.waitForURL(/stores/);
    expect((await visitor.cookies(shop.consumer)).map(({ name }) => name)).toContain('YourStore');
    await visitor.close();
  });
