// What happens on pages is told as the specification names it, where the shopper allows it, and with nothing that they typed (ANL-1). The walk of a purchase is
// in `events-need-consent`; what single forms and links tell is in `read-event.test.tsx`.
import { makePaths } from '../src/base/paths.ts';
import { CONSENT_COOKIE, consentCookie, NOTHING_GRANTED } from '#base/consent/rules';
import { expect, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const PENS = '310877';
/** Its price is shown in the cart alone. */
const HEADSET = '610442';

type Told = Readonly<Record<string, unknown>> & { readonly name: string };

test('[ANL-1] search, banner, pickup, store, hidden price, speed, feedback and a new release are told', async ({ page, visitor, shop }) => {
  const told: Told[] = [];
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') return;
    const { events } = request.postDataJSON() as { readonly events: readonly { readonly event: Told }[] };
    told.push(...events.map(({ event }) => event));
  });
  const isTold = (event: object): Promise<void> =>
    expect.poll(() => told, { timeout: 20_000 }).toContainEqual(expect.objectContaining(event));
  await visitor.addCookies([
    { name: CONSENT_COOKIE, value: consentCookie({ ...NOTHING_GRANTED, analytics: true }, new Date()), url: shop.consumer },
  ]);

  await page.goto(shop.consumer + paths.home(), { waitUntil: 'networkidle' });
  await isTold({ name: 'performance', firstByteMs: expect.any(Number), paintMs: expect.any(Number), loadMs: expect.any(Number) });
  await isTold({ name: 'banner-impression', banner: expect.any(String) });
  const box = page.getByRole('banner').getByRole('combobox').locator('visible=true').first();
  await box.fill('blue gel pens');
  await box.press('Enter');
  await isTold({ name: 'search-box', words: 3, suggested: false });

  await page.goto(shop.consumer + paths.product('pens', PENS), { waitUntil: 'networkidle' });
  await isTold({ name: 'navigation', itemId: PENS });
  await page.getByRole('link', { name: 'Change store or ZIP code' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choose a store for pickup' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a store' });
  await picker.getByRole('textbox').fill('Boston, MA');
  await picker.getByRole('textbox').press('Enter');
  await picker.getByRole('button', { name: /^Pick up here.*Boston Back Bay/ }).click();
  await picker.waitFor({ state: 'hidden' });
  await isTold({ name: 'store-state', storeNumber: expect.stringMatching(/^\d{4}$/), isOpen: expect.any(Boolean) });
  await page.getByRole('region', { name: 'How to get it' }).getByText('At Boston').click();
  await isTold({ name: 'pickup', itemId: PENS });

  await page.goto(shop.consumer + paths.product('headset', HEADSET), { waitUntil: 'networkidle' });
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await isTold({ name: 'add-to-cart', itemId: HEADSET, qty: 1, outcome: 'added' });
  await isTold({ name: 'see-price-in-cart', itemId: HEADSET });

  await page.goto(shop.consumer + paths.feedback(), { waitUntil: 'networkidle' });
  await page.locator('main form textarea').fill('My street is Elm');
  await page.locator('main form button[type=submit]').click();
  await page.getByText('Thanks. We read every word.').waitFor();
  await isTold({ name: 'feedback' });

  // The tab has seen another release; a page that lacks its scripts loads itself again.
  await page.evaluate(() => sessionStorage.setItem('release', 'the one before'));
  await page.reload({ waitUntil: 'networkidle' });
  await isTold({ name: 'bundler-redirect' });
  expect(JSON.stringify(told)).not.toMatch(/gel|Elm|Boston|Back Bay/);
});

test('[ANL-1] [ANL-3] a campaign is kept where the shopper allows it, and gone when they refuse', async ({ page, visitor, shop }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('hf_cid_param_object'));
  const decide = (analytics: boolean) =>
    page.evaluate(
      ([name, value]) => {
        document.cookie = `${name}=${value}; path=/`;
        dispatchEvent(new Event('consent'));
      },
      [CONSENT_COOKIE, consentCookie({ ...NOTHING_GRANTED, analytics }, new Date())] as const,
    );
  await visitor.clearCookies();
  await page.goto(`${shop.consumer}${paths.home()}?cidParam=autumn-mail`, { waitUntil: 'networkidle' });
  expect(await kept()).toBeNull();
  // The footer makes room below its last links, so the notice covers none of them at the page's end.
  await page.getByRole('region', { name: 'Your cookie choices' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.waitForURL(`**${paths.about('privacy')}`);
  await decide(true);
  await expect.poll(kept).toContain('"cidParam":"autumn-mail"');
  await decide(false);
  await expect.poll(kept).toBeNull();
});
