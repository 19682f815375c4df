// The mini cart piece by piece (MINI-1): what turns while it waits, what it says when nothing comes and how to ask again, what is said of
// the cart and of a line, the sign-in that is a choice, and what was saved for later. In English and in French, at a desk and on a phone.
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const PAPER = '246811';
const RAN_OUT = '900001';
const PENS = '310877';
const CART = /\/cc\/api\/checkout\?/;

const WORDS = {
  'en-US': {
    waiting: 'Loading your cart',
    failed: 'We couldn’t reach the shop. Your cart hasn’t changed. Try again.',
    again: 'Try again',
    ofCart: 'One or more items in your cart is out of stock. Please remove the item to proceed.',
    ofLine: "We're sorry, the following item is out of stock.",
    choice: 'Have an account?',
    signIn: 'Sign in',
    tabs: ['Cart (2)', 'Saved for later (1)'],
    move: /^Move to cart/,
    moved: 'Cart (3)',
  },
  'fr-CA': {
    waiting: 'Chargement du panier',
    failed: 'Nous n’avons pas pu joindre la boutique. Votre panier est inchangé. Réessayez.',
    again: 'Réessayer',
    ofCart: 'Un ou plusieurs articles de votre panier sont en rupture de stock. Veuillez les retirer pour continuer.',
    ofLine: 'Désolés, l’article suivant est en rupture de stock.',
    choice: 'Vous avez un compte?',
    signIn: 'Ouvrir une session',
    tabs: ['Panier (2)', 'Mis de côté (1)'],
    move: /^Remettre au panier/,
    moved: 'Panier (3)',
  },
} as const;

test.for(['en-US', 'fr-CA'] as const)(
  '[MINI-1] in %s the mini cart shows loading, failure, retry and messages, and restores saved items',
  async (locale, { page, shop, password }) => {
    const t = WORDS[locale];
    const paths = makePaths(locale);
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('guest');
    await walker.put([{ itemId: PENS }]);
    await walker.call('POST', '/cc/api/sfl', { cartItemId: await walker.lineOf(PENS) });
    await walker.put([{ itemId: PAPER }]);
    await walker.put([{ itemId: RAN_OUT }], { skipInv: true });
    if (locale === 'fr-CA') await page.setViewportSize({ width: 390, height: 844 });

    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(CART, async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { status: 503, code: 'UNAVAILABLE', message: '' } });
    });
    await page.goto(shop.consumer + paths.help(), { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
    const opener = page.locator('header a[aria-haspopup="dialog"][href*="/cart"]');
    await opener.click();
    const mini = page.locator('dialog[open]');
    await mini.getByRole('status', { name: t.waiting }).waitFor();
    answer();
    await mini.getByRole('alert').getByText(t.failed).waitFor();
    expect(await mini.getByRole('status', { name: t.waiting }).count()).toBe(0);
    await page.unroute(CART);
    await mini.getByRole('button', { name: t.again }).click();

    const lines = mini
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect.poll(() => lines.count()).toBe(2);
    expect(await mini.getByRole('alert').count()).toBe(0);
    // Messages about the cart are above its lines, those about a line at the line, and nowhere else.
    expect(await mini.getByRole('tabpanel').getByText(t.ofCart).count()).toBe(1);
    expect(await lines.getByText(t.ofCart).count()).toBe(0);
    expect(await mini.getByText(t.ofLine).count()).toBe(1);
    expect(await lines.getByText(t.ofLine).count()).toBe(1);
    // Guests continue as guests; account holders return to the start of the checkout.
    await mini.getByText(t.choice).waitFor();
    expect(await mini.getByRole('link', { name: t.signIn }).getAttribute('href')).toBe(paths.login({ jump: paths.precheckout() }));
    const { width = 0 } = (await mini.boundingBox()) ?? {};
    expect(width, 'as wide as a phone, beside the page at a desk').toBe(locale === 'fr-CA' ? 390 : Math.min(width, 600));

    expect(await mini.getByRole('tab').allInnerTexts()).toEqual(t.tabs);
    await mini.getByRole('tab', { name: t.tabs[1] }).click();
    await mini.getByRole('tabpanel').getByRole('button', { name: t.move }).click();
    await mini.getByRole('tab', { name: t.moved }).click();
    await expect.poll(() => lines.count()).toBe(3);
    // Closing returns the focus to the opener, which opens it again.
    await page.keyboard.press('Escape');
    await mini.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await mini.waitFor();
  },
);

test('[MINI-1, CART-29] on the business site, where checkout needs an account, the mini cart says so', async ({ page, shop, password }) => {
  const paths = makePaths('en-US');
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('business guest');
  await walker.put([{ itemId: PAPER }]);
  await page.goto(shop.business + paths.help(), { waitUntil: 'networkidle' });
  await page.locator('header a[aria-haspopup="dialog"][href*="/cart"]').click();
  const mini = page.getByRole('dialog', { name: 'Your cart' });
  await mini.getByText('Sign in to check out with your account.').waitFor();
  expect(await mini.getByText('Have an account?').count()).toBe(0);
});

test('[CART-20, CART-24] a cart page that finds another shopper asks for their cart, and says so when it does not come', async ({
  page,
  shop,
  password,
}) => {
  const paths = makePaths('en-US');
  const walker = await makeCartWalker(page, shop, password, 'en-US');
  await walker.begin('guest');
  await walker.put([{ itemId: PAPER }]);
  await page.route(CART, (route) => route.fulfill({ status: 503, json: { status: 503, code: 'UNAVAILABLE', message: '' } }));
  // Before the cart page's own code runs: the page that is open may note its shopper at any moment.
  await page.addInitScript(`localStorage.setItem('cartOwner', '"REGISTERED 4100200300"')`);
  await page.goto(shop.consumer + paths.cart('consumer'));
  const main = page.getByRole('main');
  await main.getByRole('alert').getByText(WORDS['en-US'].failed).waitFor();
  expect(await page.locator('[data-cart-item]').count()).toBe(0);
  await page.unroute(CART);
  await main.getByRole('button', { name: WORDS['en-US'].again }).click();
  await page.locator('[data-cart-item]').waitFor();
});
