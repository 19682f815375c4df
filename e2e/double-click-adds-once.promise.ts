// "Add to cart" shows that it is working, and a second press while it does adds nothing.
import { expect, test } from './support/browser-test.ts';

const COMMAND = '/cc/api/checkout/default/item';

test('[ATC-2] a double click on Add to cart adds once and says so', async ({ page, shop }) => {
  const commands: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === COMMAND) commands.push(request.headers()['idempotency-key'] ?? '');
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${COMMAND}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await button.dblclick();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await button.press('Enter');
  release();
  const drawer = page.getByRole('dialog', { name: 'Added 1 to cart' });
  await drawer.waitFor();
  await drawer.getByText('Cart subtotal, 1 item').waitFor();
  expect(commands).toHaveLength(1);
  expect(commands[0]).toMatch(/^[\da-f-]{36}$/);
});

test('[CART-8] an addition that was lost on the way goes out once more under the same key, and counts once', async ({ page, shop }) => {
  const keys: string[] = [];
  await page.route(`**${COMMAND}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The shop has done it, but the answer never arrives.
    await route.fetch();
    return route.abort();
  });
  await page.goto(`${shop.consumer}/search?q=paper`, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Added 1 to cart' }).getByText('Cart subtotal, 1 item').waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
