// How the shop is used is reported where the shopper allows it, and nowhere else: from the first visit to a placed order, and after a change of mind.
import type { BrowserContext, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, reach, REAM, typeCard, typeDelivery } from './support/buying.ts';

const paths = makePaths('en-US');
const CHOICES = 'Your cookie choices';

interface Told {
  readonly name: string;
  readonly page: string;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Everything that a visitor's browser reports, as the network carries it. */
function reportsOf(visitor: BrowserContext) {
  const told: Told[] = [];
  const requests: string[] = [];
  visitor.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/api\/(events|search\/events|recommendations\/beacon)/.test(pathname)) return;
    requests.push(pathname);
    if (pathname !== '/api/events') return;
    const { events } = request.postDataJSON() as { events: { page: string; event: Record<string, unknown> & { name: string } }[] };
    for (const { page, event } of events) told.push({ name: event.name, page, event });
  });
  const of = (...names: readonly string[]): readonly string[] =>
    told.filter(({ name }) => names.includes(name)).map(({ name, page }) => `${name} ${page}`);
  const arrives = (what: string): Promise<void> => expect.poll(() => told.map(({ name, page }) => `${name} ${page}`)).toContain(what);
  return { told, requests, of, arrives };
}

const isQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
};

test('[ANL-1] [ANL-3] [HDR-4] nothing leaves before consent; then each step to a placed order; after a refusal nothing again', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { isAskedForConsent: true });
  const page = await visitor.newPage();
  const { told, requests, of, arrives } = reportsOf(visitor);

  // Before a choice: the notice lies over the page and moves nothing, and nobody is told anything.
  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  const notice = page.getByRole('region', { name: CHOICES });
  await notice.waitFor();
  expect(await axeFindings(page), 'notice').toEqual([]);
  await page.goto(shop.consumer + paths.search({ q: REAM }), { waitUntil: 'networkidle' });
  await notice.waitFor();
  await isQuiet(page);
  expect(requests).toEqual([]);

  await notice.getByRole('button', { name: 'Allow all' }).click();
  await notice.waitFor({ state: 'detached' });
  await arrives('navigation /search');

  await page.locator(`main a[href*="product_${REAM}"]`).first().click();
  await arrives('navigation /:slug/product_:id');
  await page.locator('main form[action*="/cart"] button[type=submit]').locator('visible=true').first().click();
  await arrives('add-to-cart /:slug/product_:id');
  expect(told.find(({ name }) => name === 'add-to-cart')?.event).toMatchObject({ itemId: REAM, outcome: 'added' });

  await page.goto(shop.consumer + paths.cart('consumer'));
  await arrives('navigation /cc/:experience/cart');
  await page.locator(`main a[href="${paths.precheckout()}"]`).locator('visible=true').first().click();
  await page.waitForURL(`**${paths.login()}*type=checkout*`);
  await arrives('navigation /office/supplies/login');
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await arrives('navigation /checkout/delivery');
  await typeDelivery(page, 'US', 'counted.maya@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await arrives('navigation /checkout/payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await arrives('navigation /checkout/review');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);
  await arrives('navigation /checkout/confirmation/:orderNumber');

  expect(of('navigation', 'add-to-cart')).toEqual([
    'navigation /search',
    'navigation /:slug/product_:id',
    'add-to-cart /:slug/product_:id',
    'navigation /cc/:experience/cart',
    'navigation /office/supplies/login',
    'navigation /checkout/delivery',
    'navigation /checkout/payment',
    'navigation /checkout/review',
    'navigation /checkout/confirmation/:orderNumber',
  ]);
  // Nothing that somebody typed or is known by.
  const all = JSON.stringify(told);
  for (const personal of ['counted.maya', 'Maya', 'Elm', '01702', orderNumber]) expect(all).not.toContain(personal);

  // A change of mind, on the page that the footer leads to.
  await page.locator('footer').getByRole('link', { name: 'Cookie choices' }).click();
  await page.getByRole('heading', { level: 1, name: CHOICES }).waitFor();
  expect(await axeFindings(page), 'choices').toEqual([]);
  expect(await page.getByRole('checkbox', { name: /^Analytics/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Required only' }).click();
  await page.getByText('Your choices are saved.').waitFor();
  await isQuiet(page);
  const before = requests.length;
  await page.goto(shop.consumer + paths.search({ q: REAM }), { waitUntil: 'networkidle' });
  await page.locator(`main a[href*="product_${REAM}"]`).first().click();
  await page.waitForURL(`**/product_${REAM}*`);
  await isQuiet(page);
  expect(requests.slice(before)).toEqual([]);
  expect(await page.getByRole('region', { name: CHOICES }).count()).toBe(0);
  await visitor.close();
});

test('[ANL-1] in development a page shows every event as it is sent', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { isAskedForConsent: true });
  const listening = await visitor.newPage();
  await listening.goto(shop.consumer + paths.sentEvents(), { waitUntil: 'networkidle' });
  await listening.getByText('No events yet').waitFor();
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.consentChoices(), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Allow all' }).click();
  const sent = listening.getByRole('log', { name: 'Sent events' });
  await sent.getByRole('row', { name: /navigation.*\/about\/choices/ }).waitFor();
  await page.locator('footer').getByRole('link', { name: 'Privacy', exact: true }).click();
  await sent.getByRole('row', { name: /navigation.*\/about\/:topic/ }).waitFor();
  await sent.getByRole('row', { name: /link.*"to":"\/about\/:topic","part":"footer"/ }).waitFor();
  await visitor.close();
});

test('[ANL-3] trust 45: a browser that sends Global Privacy Control is not asked and not told apart, and without JavaScript the choices are kept', async ({
  browser,
  shop,
}) => {
  const refusing = await newVisitor(browser, { isAskedForConsent: true });
  await refusing.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
  const page = await refusing.newPage();
  const { requests } = reportsOf(refusing);
  const elsewhere: string[] = [];
  refusing.on('request', (request) => void (new URL(request.url()).origin !== shop.consumer && elsewhere.push(request.url())));
  await page.goto(`${shop.consumer}${paths.home()}?cidParam=autumn-mail`, { waitUntil: 'networkidle' });
  await isQuiet(page);
  expect(await page.getByRole('region', { name: CHOICES }).count()).toBe(0);
  await page.goto(shop.consumer + paths.search({ q: REAM }), { waitUntil: 'networkidle' });
  await page.locator(`main a[href*="product_${REAM}"]`).first().click();
  await page.waitForURL(`**/product_${REAM}*`);
  await isQuiet(page);
  expect(requests).toEqual([]);
  // Nobody else is asked for anything, and nothing is kept that would tell this browser from another.
  expect(elsewhere).toEqual([]);
  expect((await refusing.cookies()).map(({ name }) => name)).toEqual([]);
  expect(await page.evaluate(() => [sessionStorage.getItem('hf_cid_param_object'), sessionStorage.getItem('release')])).toEqual([
    null,
    null,
  ]);
  await refusing.close();

  const plain = await newVisitor(browser, { isAskedForConsent: true, javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(shop.consumer + paths.consentChoices());
  await form.getByRole('checkbox', { name: /^Analytics/ }).check();
  await form.getByRole('button', { name: 'Save choices' }).click();
  await form.getByText('Your choices are saved.').waitFor();
  expect((await plain.cookies()).find(({ name }) => name === 'consent')?.value).toMatch(/^1\.a\.\d+$/);
  expect(await form.getByRole('checkbox', { name: /^Advertising/ }).isChecked()).toBe(false);
  await plain.close();
});
