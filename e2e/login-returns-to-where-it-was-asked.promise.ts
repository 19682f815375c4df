// After sign-in the shopper returns to the same place, and never to another site (APP-7, APP-8, trust 16).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { PAGE_ACCESS } from '../src/people/access/rules/index.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openingLink } from './support/new-account.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { sendSignIn } from './support/sign-in.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

/** How often the browser was sent on before the page came. */
async function redirectsTo(page: Page, address: string): Promise<number> {
  let request = (await page.goto(address))?.request().redirectedFrom() ?? null;
  let count = 0;
  for (; request !== null; request = request.redirectedFrom()) count += 1;
  return count;
}

const here = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search.replaceAll('+', '%20');
};

test.for([
  ['consumer', 'jump', paths],
  ['consumer', 'jump', french],
  ['business', 'target', paths],
] as const)(
  '[APP-7] a page of an account on the %s site asks once for sign-in, says in %s where it was, and is shown then',
  async ([tenant, parameter, at], { page, shop, password }) => {
    const wanted = at.account(tenant);
    expect(await redirectsTo(page, shop[tenant] + wanted)).toBe(1);
    expect(here(page)).toBe(at.login({ [parameter]: wanted }));
    await sendSignIn(page, tenant === 'business' ? 'business' : 'shopper', password);
    expect(here(page)).toBe(wanted);
  },
);

test('[APP-7] [USR-4] every page closed to guests redirects them to the login: opened, loaded as data, or posted to', async ({ shop }) => {
  const closed = Object.entries(PAGE_ACCESS).flatMap(([pattern, access]) => (access === 'account' ? [pattern] : []));
  expect(closed.length).toBeGreaterThan(5);
  const form = {
    method: 'POST',
    body: new URLSearchParams({ intent: 'none' }),
    headers: { origin: shop.consumer, 'sec-fetch-site': 'same-origin' },
  };
  for (const pattern of closed) {
    const wanted = pattern.replace(':screen?', 'mylists').replace(':screen', 'viewList').replaceAll(/:\w+/g, '482190733316');
    const login = paths.login({ jump: wanted });
    // These take no form.
    for (const init of ['/account/orders', '/budget/:centerId'].includes(pattern) ? [{}] : [{}, form]) {
      const page = await fetch(shop.consumer + wanted, { ...init, redirect: 'manual' });
      expect([page.status, page.headers.get('location')], `${'method' in init ? 'POST ' : ''}${wanted}`).toEqual([302, login]);
    }
    const data = await fetch(`${shop.consumer}${wanted}.data`, { redirect: 'manual' });
    expect(await data.text(), `${wanted}.data`).toContain(login);
  }
});

test('[APP-7] sign-in from any page returns to that page with its query', async ({ page, shop, password }) => {
  const search = paths.search({ q: 'smooth black gel pens' });
  await page.goto(shop.consumer + search);
  const link = page.getByRole('banner').getByRole('link', { name: /sign in/i });
  // Before the page is awake the link leads to the page of the same form.
  await page.goto(shop.consumer + ((await link.getAttribute('href')) ?? ''));
  await sendSignIn(page, 'shopper', password);
  expect(here(page)).toBe(search);
});

test('[USR-8] sign-in in the drawer leaves the page and cart unchanged', async ({ page, browser, shop, password, hold }) => {
  // The account's cart would be merged with the guest's, so it starts empty and is locked for other tests.
  await hold('rewards');
  const before = await newVisitor(browser);
  await (await makeCartWalker(await before.newPage(), shop, password, 'en-US')).begin('rewards');
  await before.close();
  await page.goto(shop.consumer + paths.deals(), { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const body = JSON.stringify({ items: [{ itemId: '246810', qty: 2 }] });
    await fetch('/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  const banner = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: 'Sign in' });
  await banner.getByRole('link', { name: /^sign in/i }).click();
  await drawer.getByLabel('Email').waitFor();
  await expect.poll(() => drawer.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(here(page)).toBe(paths.deals());

  await banner.getByRole('link', { name: /^sign in/i }).click();
  await drawer.getByLabel('Email').fill('rewards@inkwell.example');
  await drawer.getByLabel('Password', { exact: true }).fill('not the password');
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await drawer.getByRole('alert').getByText('That email and password don’t match').waitFor();
  expect(await drawer.getByLabel('Email').inputValue()).toBe('rewards@inkwell.example');
  await drawer.getByLabel('Password', { exact: true }).fill(password);
  await drawer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  await banner.getByRole('link', { name: /theo/i }).waitFor();
  expect(here(page)).toBe(paths.deals());
  await banner.getByRole('link', { name: /cart/i }).getByText('2', { exact: true }).waitFor();
});

test('[APP-8] opening an account leads back as well, by its mail', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.login({ jump: paths.deals() }));
  await page.locator(`main a[href^="${paths.createAccount()}"]`).click();
  const form = page.locator('main form');
  await form.locator('input[name=fullName]').fill('Nora Quill');
  await form.locator('input[name=email]').fill('nora.quill@inkwell.example');
  await form.locator('input[name=password]').fill('a long enough password');
  await form.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await openingLink(page, 'nora.quill@inkwell.example'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`**${paths.deals()}`);
});

test('[APP-7] trust 16: a signed-in shopper at the login is redirected at once, without a loop', async ({ page, shop, password }) => {
  await page.goto(shop.consumer + paths.login());
  await sendSignIn(page, 'shopper', password);
  expect(await redirectsTo(page, shop.consumer + paths.login({ jump: paths.deals() }))).toBe(1);
  expect(here(page)).toBe(paths.deals());
  // The way back leads to the login itself, and somebody was already sent here once.
  expect(await redirectsTo(page, shop.consumer + paths.login({ jump: paths.login() }))).toBeLessThanOrEqual(2);
  expect(here(page)).not.toContain('/office/supplies/login');
  expect(await redirectsTo(page, `${shop.consumer}${paths.login({ jump: paths.deals() })}&redirected=1`)).toBe(1);
  expect(here(page)).toBe(paths.account('consumer'));
});

const EVIL = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(document.domain)',
  'data:text/html,hello',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '@evil.example',
  'http://localhost@evil.example/',
  '/ok\r\nset-cookie: a=b',
  '/ok%0d%0aset-cookie:%20a=b',
  '/.//evil.example',
  '/..//evil.example',
];

test.for(EVIL)('[APP-7] trust 16: sign-in that is told to go to %j goes home', async (evil, { visitor, shop, password }) => {
  // The form as a browser without JavaScript sends it.
  for (const parameter of ['jump', 'target']) {
    const login = `${shop.consumer}/office/supplies/login?${parameter}=${encodeURIComponent(evil)}`;
    const headers = { origin: shop.consumer, 'sec-fetch-site': 'same-origin' };
    const form = { email: 'shopper@inkwell.example', password, back: evil };
    const reply = await visitor.request.post(login, { form, headers, maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    expect(new URL(reply.headers()['location'] ?? '', shop.consumer).href).toBe(`${shop.consumer}/`);
    expect(reply.headersArray().filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('a='))).toEqual([]);
    // Signed in now: the login itself must not lead away either.
    const again = await visitor.request.get(login, { maxRedirects: 0 });
    expect(new URL(again.headers()['location'] ?? '', shop.consumer).origin).toBe(shop.consumer);
  }
});

test('[USR-1] trust 19: sign-out clears the browser’s data about the shopper, and Back does not restore it', async ({
  page,
  shop,
  password,
}) => {
  await page.goto(shop.consumer + paths.login({ jump: paths.account('consumer') }));
  await sendSignIn(page, 'shopper', password);
  await page.getByRole('heading', { name: 'Hello, Maya' }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('savedCart', 'kept');
    sessionStorage.setItem('cisinfo', 'kept');
    sessionStorage.setItem('hf_cid_param_object', 'kept');
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign out/i })
    .click();
  await page.waitForURL(`${shop.consumer}${paths.home()}`);
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() => [
    ...['savedCart', 'customerInfo'].map((key) => localStorage.getItem(key)),
    sessionStorage.getItem('hf_cid_param_object'),
  ]);
  expect(kept).toEqual([null, null, null]);
  // From then on the page shows a guest.
  expect(await page.evaluate(() => sessionStorage.getItem('cisinfo'))).not.toContain('kept');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Hello, Maya').count()).toBe(0);
  await page.goto(shop.consumer + paths.account('consumer'));
  expect(here(page)).toBe(paths.login({ jump: paths.account('consumer') }));
});
