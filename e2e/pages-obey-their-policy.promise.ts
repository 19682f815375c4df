// Every page says what may run in it, and is built so that nothing else has to (trust 17).
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, reach, typeCard, typeDelivery } from './support/buying.ts';
import { buyableItems, putIntoCart } from './support/filled-cart.ts';
import { collectViolations, type Violations } from './support/looks/policy.ts';
import { ownPages, publicPages, type Pages } from './support/shop-pages.ts';

/** Scripts in the page itself; blocks of data are no scripts, and need no leave. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
}

/** Opens each page, waits until it is awake, and looks at what was served. */
async function walk(page: Page, origin: string, pages: Pages, policy: Violations): Promise<void> {
  for (const path of Object.values(pages)) {
    const served = await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (served === null) throw new Error(`${path} did not load`);
    expect(await policy.see(page, { served }), path).toEqual([]);
  }
}

test('trust 17: nor does a page that is used: suggestions, a drawer, the cart, every step of checkout', async ({ page, shop }) => {
  const policy = collectViolations(shop.pay);
  await policy.listen(page);
  const { product = '', home = '' } = await publicPages(page, shop.consumer, 'en-US');
  await page.goto(shop.consumer + home, { waitUntil: 'networkidle' });
  await page.getByRole('combobox').first().fill('pap');
  await page.getByRole('option').first().waitFor();
  await page.goto(shop.consumer + product, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  const paths = makePaths('en-US');
  await walk(page, shop.consumer, { cart: paths.cart('consumer', { viewcart: true }), delivery: paths.checkout('delivery') }, policy);
  await typeDelivery(page, 'US', 'rosa.lind@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await walk(page, shop.consumer, { payment: paths.checkout('payment') }, policy);
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await walk(page, shop.consumer, { review: paths.checkout('review') }, policy);
  await pressOn(page);
  await orderPlaced(page);
  await page.waitForLoadState('networkidle');
  expect(policy.violations).toEqual([]);
});

test('trust 17, 18: the card form runs nothing of others, and only the shop may frame it', async ({ page, shop, visitor }) => {
  const paths = makePaths('en-US');
  await page.goto(shop.consumer + paths.help());
  const [item = ''] = await buyableItems(page, { locale: 'en-US' }, 1);
  await putIntoCart(page, { locale: 'en-US' }, [{ itemId: item, qty: 1 }]);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  await typeDelivery(page, 'US', 'rosa.lind@inkwell.example');
  const framed = page.waitForResponse(
    (response) => response.url().startsWith(shop.pay) && response.request().resourceType() === 'document',
  );
  await pressOn(page);
  const answered = await framed;
  expect(answered.status(), answered.url()).toBe(200);
  const headers = await answered.allHeaders();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(new RegExp(`frame-ancestors ${shop.consumer}(;|$)`));
  expect(headers['cache-control']).toContain('no-store');
  // A page of another site that frames it is shown nothing.
  const frameUrl = answered.url();
  const thief = await visitor.newPage();
  await thief.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${frameUrl}"></iframe>` }),
  );
  await thief.goto('http://evil.example/', { waitUntil: 'networkidle' });
  expect(await thief.frameLocator('iframe').locator('input').count()).toBe(0);
});

test('trust 17: a cached page is sent again byte for byte and names its scripts by hash', async ({ page, visitor, shop }) => {
  // Invented addresses are not cached: they would fill the memory.
  const { missing: _notKept, ...pages } = await publicPages(page, shop.consumer, 'en-US');
  for (const [name, path] of Object.entries(pages)) {
    const first = await visitor.request.get(shop.consumer + path);
    const second = await visitor.request.get(shop.consumer + path);
    const html = await first.text();
    expect((await second.text()) === html, `${name} is the same`).toBe(true);
    const { etag = '', 'content-security-policy': policy = '' } = second.headers();
    expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    // Styles carry an empty one, which names nothing.
    expect(html, name).not.toMatch(/nonce="[^"]/);
    expect(policy, name).not.toContain('nonce-');
    for (const script of inlineScripts(html))
      expect(policy, name).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(first.headers(), name).not.toHaveProperty('set-cookie');
    const unchanged = await visitor.request.get(shop.consumer + path, { headers: { 'if-none-match': etag } });
    expect([unchanged.status(), (await unchanged.body()).length], name).toEqual([304, 0]);
  }
});

test('trust 17: a personal page is not cached and has a new nonce each time', async ({ visitor, shop }) => {
  const nonces = new Set<string>();
  const pages = ownPages(makePaths('en-US'), 'consumer');
  for (const path of Object.values(pages)) {
    const response = await visitor.request.get(shop.consumer + path);
    const { 'cache-control': caching, 'content-security-policy': policy = '' } = response.headers();
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
    expect(caching, path).toBe('no-store');
    expect(policy, path).not.toContain('sha256-');
    expect((await response.text()).match(/<script(?![^>]*(?: nonce="|application\/ld\+json))[^>]*>/g), path).toBeNull();
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(Object.keys(pages).length);
});

test('trust 17: what a shopper types stays text, on pages and in mail', async ({ page, shop }) => {
  const policy = collectViolations(shop.pay);
  await policy.listen(page);
  const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  const paths = makePaths('en-US');
  const expectText = async (): Promise<void> => {
    expect(await page.locator('img[src="x"], [onerror]').count(), page.url()).toBe(0);
    expect(await page.locator('script', { hasText: /^alert/ }).count(), page.url()).toBe(0);
  };
  const dialogs: string[] = [];
  page.on('dialog', () => dialogs.push(`${page.url()} opened a dialog`));
  await page.goto(shop.consumer + paths.search({ q: evil }), { waitUntil: 'networkidle' });
  await expectText();
  await page.goto(shop.consumer + paths.login({ jump: evil }), { waitUntil: 'networkidle' });
  await expectText();
  await page.goto(`${shop.consumer}/${encodeURIComponent(evil)}`, { waitUntil: 'networkidle' });
  await expectText();

  const [item = ''] = await buyableItems(page, { locale: 'en-US' }, 1);
  await putIntoCart(page, { locale: 'en-US' }, [{ itemId: item, qty: 1 }]);
  await page.goto(shop.consumer + paths.checkout('delivery'));
  await typeDelivery(page, 'US', 'text.only@inkwell.example');
  await page.locator('main input[name=fullName]').fill(evil);
  await pressOn(page);
  await reach(page, 'payment');
  await expectText();
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await expectText();
  await pressOn(page);
  await orderPlaced(page);
  await expectText();
  await expect
    .poll(async () => {
      await page.goto(`${shop.consumer}${paths.mailbox()}?to=text.only@inkwell.example`);
      return page.locator('td a').count();
    })
    .toBeGreaterThan(0);
  await page.locator('td a').first().click();
  await page.getByText('onerror=alert(1)').first().waitFor();
  await expectText();
  expect([...policy.violations, ...dialogs]).toEqual([]);
});
