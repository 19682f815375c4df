// A shopper who knows the numbers pastes them; each row is answered, the good ones are added by one call, the others stay to be mended.
import { expect, newVisitor, test } from './support/browser-test.ts';
import { buyableItems, EN } from './support/filled-cart.ts';

/** Good, mistyped, more than there is, replaced by another, out of stock. */
const ROWS = '246811, 2\n24681l 1\n900003 x 9\n900013;1\n900001\t1';

test('[ATC-6, ATC-1, ERR-1] pasted rows are answered one by one, added in one call, and the bad ones stay editable', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.consumer}/quick-order`, { waitUntil: 'networkidle' });
  await page.getByLabel('Several items').fill(ROWS);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('heading', { name: '5 rows checked' }).waitFor();
  for (const tally of ['1 ready', '2 changed', '2 to fix']) await page.getByRole('status').getByText(tally).waitFor();
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Add 3 rows to cart' }).click();
  const told = page.getByText('3 rows are in your cart.');
  await told.waitFor();
  // A toast confirms several items with their total (ATC-1).
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByText(/^Your SKUs have been added to the cart\. Subtotal \$[\d,]+\.\d\d$/).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The button was far below: the result scrolls into view and has the focus.
  await expect
    .poll(() => told.evaluate((words) => document.activeElement?.contains(words) === true && words.getBoundingClientRect().top >= 0))
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('View cart');
  expect(calls.filter((path) => path.includes('/default/item'))).toHaveLength(1);
  // One row is mended where it stands, by what was suggested for it.
  await page.getByRole('button', { name: 'Use 246811' }).click();
  await page.getByRole('button', { name: 'Add 1 row to cart' }).click();
  await page.getByText('1 row is in your cart.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Number, row/ }).count()).toBe(1);
  await page.goto(`${shop.consumer}/cc/sparq/cart`);
  const quantities = await page
    .getByRole('article')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(quantities.toSorted()).toEqual(['1', '3', '3']);
});

for (const { prefix, said, way } of [
  {
    prefix: '',
    way: {
      field: 'Several items',
      check: 'Check rows',
      add: 'Add 2 rows to cart',
      left: (n: number) => (n === 1 ? '1 to fix' : `${n} to fix`),
    },
    said: /membership/i,
  },
  {
    prefix: '/fr-ca',
    way: {
      field: 'Plusieurs articles',
      check: 'Vérifier les lignes',
      add: 'Ajouter 2 lignes au panier',
      left: (n: number) => `${n} à corriger`,
    },
    said: /adhésion/i,
  },
])
  test(`[ATC-6] a row that the cart alone refuses says why (${prefix === '' ? 'en-US' : 'fr-CA'})`, async ({ page, shop }) => {
    await page.goto(`${shop.consumer}${prefix}/quick-order`, { waitUntil: 'networkidle' });
    await page.getByLabel(way.field).fill('970049, 1\n970099, 1');
    await page.getByRole('button', { name: way.check }).click();
    const answer = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/default/item'));
    await page.getByRole('button', { name: way.add }).click();
    const { messages } = (await (await answer).json()) as {
      messages: { code: string; type: string; itemId?: string; description: string }[];
    };
    const reasons = messages.filter(({ type, itemId }) => type === 'failure' && itemId !== undefined);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { description } of reasons) await page.getByRole('main').getByText(description).first().waitFor();
    expect(reasons.map(({ description }) => description).join(' ')).toMatch(said);
    await page
      .getByRole('status')
      .getByText(way.left(new Set(reasons.map(({ itemId }) => itemId)).size))
      .waitFor();
  });

test('[ATC-6] a CSV file is read; a number is typed with suggestions, by keyboard alone', async ({ page, shop }) => {
  await page.goto(`${shop.business}/quick-order`, { waitUntil: 'networkidle' });
  const file = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('\uFEFFQuantity;Item number\r\n4;246811\r\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: '1 row checked' }).waitFor();
  await page.getByLabel('Item number or name').pressSequentially('310877');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '2 rows checked' }).waitFor();
  await page.getByRole('button', { name: 'Add 2 rows to cart' }).waitFor();
});

test('[ATC-6] without JavaScript the same form checks, keeps bad rows and adds the good ones', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${shop.consumer}/fr-ca/quick-order`);
  await page.locator('textarea').fill('246811, 2\n999999, 1');
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await page.getByRole('heading', { name: '2 lignes vérifiées' }).waitFor();
  await page.getByRole('button', { name: 'Ajouter 1 ligne au panier' }).click();
  await page.getByText('1 ligne est dans votre panier.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Numéro, ligne/ }).inputValue()).toBe('999999');
  await visitor.close();
});

test(
  '[ATC-6] a thousand rows are checked with their progress shown, and added in one call',
  { timeout: 120_000 },
  async ({ page, shop }) => {
    await page.goto(`${shop.consumer}/quick-order`, { waitUntil: 'networkidle' });
    const ids = await buyableItems(page, EN, 40);
    const rows = Array.from({ length: 1_001 }, (_, at) => `${ids[at % ids.length] ?? ''}, 1`);
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
    // The third portion is answered once the progress was seen.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let portions = 0;
    await page.route('**/api/quick-order/check', async (route) => {
      portions += 1;
      if (portions === 3) await held;
      await route.continue();
    });
    await page.getByLabel('Several items').fill(rows.join('\n'));
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByText('500 of 1,000 rows checked').waitFor();
    release();
    await page.getByRole('heading', { name: '1,000 rows checked' }).waitFor({ timeout: 60_000 });
    await page.getByText('That’s more than 1,000 rows.').waitFor();
    await page.getByRole('button', { name: /^Add [\d,]+ rows to cart/ }).click();
    await page.getByText(/rows are in your cart\.$/).waitFor({ timeout: 60_000 });
    expect(calls.filter((path) => path.includes('/default/item'))).toHaveLength(1);
  },
);
