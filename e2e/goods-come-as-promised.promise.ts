// Ship, pickup, mixed and several stores: what the cart promises, checkout, the confirmation, the order and its mail say too, on both sites and in French.
import type { Page } from 'playwright-core';
import { formatDay, localePrefix, type Locale } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { lookUp, orderPlaced, pressOn, reach, REAM, shownNumber, typeCard, typeDelivery } from './support/buying.ts';
import { mailOf } from './support/order-mail.ts';
import { addWithoutJavaScript, cartLines } from './support/filled-cart.ts';
import { signIn } from './support/sign-in.ts';

interface Line {
  readonly itemId: string;
  readonly deliveryType: 'STA' | 'ISP' | 'STS' | 'PCK';
  readonly pickStoreNumber?: string;
}

const PENS = '310877';
const STAPLER = '287104';
const ship = (itemId: string): Line => ({ itemId, deliveryType: 'STA' });
const fetchAt = (itemId: string, pickStoreNumber: string, deliveryType: 'ISP' | 'STS' | 'PCK' = 'ISP'): Line => ({
  itemId,
  deliveryType,
  pickStoreNumber,
});

interface Option {
  readonly minDeliveryDate: string | null;
  readonly pickupStoreNumber: string | null;
  /** Minutes since midnight on the site's clock until which the day holds. */
  readonly orderBy: number | null;
}

/** Fills the cart by the shop's own call. */
async function fill(page: Page, locale: Locale, items: readonly Line[]): Promise<void> {
  const ask = `fetch('${localePrefix(locale)}/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ items }))} }).then((reply) => reply.json())`;
  const { cart } = (await page.evaluate(ask)) as { cart: { items: { shippingInfo: { deliveryType: string } }[] } };
  expect(cart.items.map(({ shippingInfo }) => shippingInfo.deliveryType)).toEqual(items.map(({ deliveryType }) => deliveryType));
}

/** How each line is promised at this moment. */
async function promised(page: Page, locale: Locale): Promise<readonly Option[]> {
  const ask = `fetch('${localePrefix(locale)}/cc/api/checkout').then((reply) => reply.json())`;
  const { cart } = (await page.evaluate(ask)) as { cart: { items: { selectedDeliveryOption: Option }[] } };
  return cart.items.map(({ selectedDeliveryOption }) => selectedDeliveryOption);
}

/** Waits for an imminent cut-off time, so that all orders of the test are promised for the same days. */
async function promisedForAWhile(page: Page, locale: Locale): Promise<readonly Option[]> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' });
  for (;;) {
    const options = await promised(page, locale);
    const [hour = 0, minute = 0] = clock.format(new Date()).split(':').map(Number);
    const minutes = hour * 60 + minute;
    if (options.every(({ orderBy }) => orderBy === null || orderBy > minutes + 1)) return options;
    await page.waitForTimeout(5_000);
    await page.reload();
  }
}

const dayText = (day: string | null, locale: Locale): string => formatDay(new Date(`${day}T12:00:00Z`), 'UTC', locale);

/** Each promised day is read where it has to be. */
async function expectDays(page: Page, where: string, options: readonly Option[], locale: Locale): Promise<void> {
  const text = await page.locator('main').innerText();
  for (const { minDeliveryDate } of options) expect(text, where).toContain(dayText(minDeliveryDate, locale));
}

/** The same for current promises; a page rendered before a cut-off is loaded again. */
async function expectDaysOfNow(page: Page, where: string, locale: Locale): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = await page.locator('main').innerText();
        const days = (await promised(page, locale)).map(({ minDeliveryDate }) => dayText(minDeliveryDate, locale));
        const unread = days.filter((day) => !text.includes(day));
        if (unread.length > 0) await page.reload();
        return unread;
      },
      { message: where },
    )
    .toEqual([]);
}

async function expectNames(page: Page, where: string, names: readonly string[]): Promise<void> {
  for (const name of names) await expect.poll(() => page.locator('main').innerText(), { message: where }).toContain(name);
}

/** The person who picks up; another person receives the parcels. */
const FETCHER = 'Noah Tremblay';

/** A pickup order asks who comes. */
async function sayWhoComes(page: Page, email: string): Promise<void> {
  await page.locator('main form input[name="email"]').fill(email);
  await page.locator('main form input[name="fullName"]').fill(FETCHER);
}

/** With parcels in the same order, somebody else may pick up. */
async function sayWhoElseComes(page: Page): Promise<void> {
  // Open already where somebody was named before.
  const more = page.locator('main details:has(input[name=pickupName])');
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
  await page.locator('main input[name=pickupName]').fill(FETCHER);
}

interface Case {
  readonly title: string;
  readonly tenant: 'consumer' | 'business';
  readonly locale: Locale;
  readonly items: readonly Line[];
  /** Places that are named wherever the goods are. */
  readonly places: readonly string[];
}

const MULTI_US = [fetchAt(REAM, '0008'), fetchAt(PENS, '0014'), ship(STAPLER)];
const MULTI_CA = [fetchAt(REAM, '0501'), fetchAt(PENS, '0502'), ship(STAPLER)];
const US_STORES = ['Framingham', 'Natick Commons'];
const CA_STORES = ['Montréal Centre', 'Montréal Plateau'];
const at = (tenant: Case['tenant'], locale: Locale) => ({ tenant, locale });

/** Parcels, pickups and both together on each site and in each language, but not every mixture everywhere. */
const CASES: readonly Case[] = [
  { title: 'a parcel', ...at('consumer', 'en-US'), items: [ship(REAM)], places: [] },
  { title: 'a parcel', ...at('business', 'fr-CA'), items: [ship(REAM)], places: [] },
  { title: 'a pickup', ...at('consumer', 'fr-CA'), items: [fetchAt(REAM, '0501')], places: ['Montréal Centre'] },
  { title: 'a pickup', ...at('business', 'en-US'), items: [fetchAt(REAM, '0008')], places: ['Framingham'] },
  { title: 'a pickup sent to the store', ...at('business', 'en-CA'), items: [fetchAt(REAM, '0501', 'STS')], places: ['Montréal Centre'] },
  { title: 'parcels and a pickup', ...at('consumer', 'fr-CA'), items: [ship(REAM), fetchAt(PENS, '0501')], places: ['Montréal Centre'] },
  { title: 'parcels and a pickup', ...at('business', 'en-US'), items: [ship(REAM), fetchAt(PENS, '0014')], places: ['Natick Commons'] },
  {
    title: 'several stores and a partner’s point',
    ...at('consumer', 'en-US'),
    items: [fetchAt(REAM, '0008'), fetchAt(PENS, '0014'), fetchAt(STAPLER, '8001', 'PCK')],
    places: [...US_STORES, 'Framingham Union Avenue Parcel Counter'],
  },
  { title: 'several stores and a parcel', ...at('consumer', 'fr-CA'), items: MULTI_CA, places: CA_STORES },
  { title: 'several stores and a parcel', ...at('business', 'en-US'), items: MULTI_US, places: US_STORES },
];

test.for(CASES)(
  '[DLV-1] [DLV-3] [CHK-1] $title arrive as promised, from the cart to the order and its mail ($tenant, $locale)',
  async ({ tenant, locale, items, places }, { page, shop, password, hold }) => {
    const paths = makePaths(locale);
    const origin = shop[tenant];
    const country = locale === 'en-US' ? 'US' : 'CA';
    const ships = items.some(({ deliveryType }) => deliveryType === 'STA');
    if (tenant === 'business') {
      await hold('admin');
      await signIn(page, origin + makePaths(locale).login(), 'admin', password);
    }
    await page.goto(origin + paths.home());
    await fill(page, locale, items);
    await page.goto(origin + paths.cart(tenant, { viewcart: true }));
    await expectNames(page, 'cart', places);
    // Sent to a store it is fetched there, too: no group of it speaks of a parcel.
    if (items.every(({ deliveryType }) => deliveryType === 'STS')) await page.locator('main h2', { hasText: /^Pickup, / }).waitFor();
    await page.goto(origin + paths.checkout('delivery'));
    await reach(page, 'delivery');
    await expectDaysOfNow(page, 'delivery', locale);
    // Where everything is fetched, no step and no title speaks of delivery.
    if (!ships) {
      const heading = await page.locator('main h2').first().innerText();
      expect(await page.locator('main ol > li').first().innerText()).toContain(heading);
      expect(await page.title()).toContain(heading);
    }
    const email = `goods.${tenant}.${locale.toLowerCase()}@inkwell.example`;
    const fetcher = places.length > 0 ? [FETCHER] : [];
    if (ships) await typeDelivery(page, country, email);
    else await sayWhoComes(page, email);
    if (ships && places.length > 0) await sayWhoElseComes(page);
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await expectNames(page, 'review', places);
    await expectDaysOfNow(page, 'review', locale);
    const options = await promisedForAWhile(page, locale);
    // Every pickup group in the review names its store.
    const groups = page.locator('main section', { has: page.locator('h3') });
    for (const name of places)
      expect(await groups.getByRole('heading', { level: 3 }).allInnerTexts()).toContainEqual(expect.stringContaining(name));
    await pressOn(page);
    const orderNumber = await orderPlaced(page);
    await expectNames(page, 'confirmation', [...places, ...fetcher]);
    await expectDays(page, 'confirmation', options, locale);
    // A guest finds the order by its number and e-mail, an account among its orders.
    if (tenant === 'business') await page.goto(origin + paths.order(orderNumber));
    else await lookUp(page, origin + paths.orderLookup(), orderNumber, email);
    await page.locator('main h1', { hasText: shownNumber(orderNumber) }).waitFor();
    await expectNames(page, 'order', [...places, ...fetcher]);
    await expectDays(page, 'order', options, locale);
    const mail = await mailOf(page, shop.consumer + makePaths('en-US').mailbox(), orderNumber, email);
    for (const name of [...places, ...fetcher, ...options.map(({ minDeliveryDate }) => dayText(minDeliveryDate, locale))])
      expect(mail).toContain(name);
  },
);

test('[DLV-2] [DLV-3] a group of goods changes its way as one, says so, and leaves the others as they are', async ({ page, shop }) => {
  const paths = makePaths('en-US');
  await page.goto(shop.consumer + paths.home());
  await fill(page, 'en-US', [fetchAt(REAM, '0008'), fetchAt(PENS, '0008'), fetchAt(STAPLER, '0014')]);
  await page.goto(shop.consumer + paths.cart('consumer'), { waitUntil: 'networkidle' });
  // Taxed in two places of one state, so its rate is named and neither ZIP code is. A single store's tax is that store's, whatever the shopper's own
  // store is.
  await page.getByText('Estimated tax, MA state rate', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Deliver these instead' }).click();
  await page.getByText('2 items will be delivered instead').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Deliver these instead' }).count()).toBe(0);
  await expectNames(page, 'cart', ['Natick Commons']);
  expect(await page.locator('main').innerText()).not.toContain('659 Worcester Rd');
  await page.getByRole('button', { name: 'Pick these up instead of delivery' }).click();
  const here = page.locator('dialog[open] li', { hasText: '659 Worcester Rd' }).getByRole('button').first();
  // The note of the group makes its own links flat; the drawer opened from there keeps its buttons.
  expect((await here.boundingBox())?.height).toBeGreaterThan(35);
  await here.click();
  await page.getByText('2 items will be picked up').waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('659 Worcester Rd');
  await expectNames(page, 'cart', ['Natick Commons']);
});

test('[DLV-3] a group changes its way without JavaScript, with all its lines', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  const page = await visitor.newPage();
  await addWithoutJavaScript(page, shop.consumer, REAM);
  await addWithoutJavaScript(page, shop.consumer, PENS);
  // Nobody's store is taken for theirs: it is chosen first.
  await page.getByRole('button', { name: 'Pick these up instead of delivery' }).click();
  await page.waitForURL(`**${makePaths('en-US').stores()}*`);
  await page.goto(shop.consumer + makePaths('en-US').store('0008'));
  await page
    .getByRole('button', { name: /Framingham$/ })
    .first()
    .click();
  await page.waitForLoadState('load');
  await page.goto(shop.consumer + makePaths('en-US').cart('consumer'));
  await page.getByRole('button', { name: 'Pick these up instead of delivery' }).click();
  await page.getByText('659 Worcester Rd').waitFor();
  expect(await cartLines(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Deliver these instead' }).click();
  await page.getByRole('button', { name: 'Pick these up instead of delivery' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('659 Worcester Rd');
  await visitor.close();
});
