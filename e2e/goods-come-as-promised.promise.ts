// Ship, pickup, mixed and several stores: what the cart promises, checkout and the confirmation say too, on both sites and in French.
import type { Page } from 'playwright-core';
import { formatDay, localePrefix, type Locale } from '#locale/rules';
import { makePaths } from '../src/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, reach, REAM, typeCard, typeDelivery } from './support/buying.ts';

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
}

/** Fills the cart by the shop's own call; how each line was promised. */
async function fill(page: Page, locale: Locale, items: readonly Line[]): Promise<readonly Option[]> {
  const ask = `fetch('${localePrefix(locale)}/cc/api/checkout/default/item', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ items }))} }).then((reply) => reply.json())`;
  const { cart } = (await page.evaluate(ask)) as {
    cart: { items: { shippingInfo: { deliveryType: string }; selectedDeliveryOption: Option }[] };
  };
  expect(cart.items.map(({ shippingInfo }) => shippingInfo.deliveryType)).toEqual(items.map(({ deliveryType }) => deliveryType));
  return cart.items.map(({ selectedDeliveryOption }) => selectedDeliveryOption);
}

/** Each promised day is read where it has to be. */
async function expectDays(page: Page, where: string, options: readonly Option[], locale: Locale): Promise<void> {
  const text = await page.locator('main').innerText();
  for (const { minDeliveryDate } of options)
    expect(text, where).toContain(formatDay(new Date(`${minDeliveryDate}T12:00:00Z`), 'UTC', locale));
}

async function expectNames(page: Page, where: string, names: readonly string[]): Promise<void> {
  for (const name of names) expect(await page.locator('main').innerText(), where).toContain(name);
}

/** A pickup order asks who comes. */
async function sayWhoComes(page: Page, email: string): Promise<void> {
  await page.locator('main form input[name="email"]').fill(email);
  await page.locator('main form input[name="fullName"]').fill('Maya Ortiz');
}

/** An account comes with its e-mail; the business site knows no guests. */
async function signIn(page: Page, origin: string, locale: Locale, password: string): Promise<void> {
  await page.goto(origin + makePaths(locale).login());
  await page.locator('main input[name=email]').fill('admin@inkwell.example');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}

interface Case {
  readonly title: string;
  readonly tenant: 'consumer' | 'business';
  readonly locale: Locale;
  readonly items: readonly Line[];
  /** Places that are named wherever the goods are. */
  readonly places: readonly string[];
}

const CASES: readonly Case[] = [
  {
    title: 'several stores and a partner’s point',
    tenant: 'consumer',
    locale: 'en-US',
    items: [fetchAt(REAM, '0008'), fetchAt(PENS, '0014'), fetchAt(STAPLER, '8001', 'PCK')],
    places: ['Framingham', 'Natick Commons', 'Framingham Union Avenue Parcel Counter'],
  },
  {
    title: 'parcels and a pickup',
    tenant: 'consumer',
    locale: 'fr-CA',
    items: [ship(REAM), fetchAt(PENS, '0501')],
    places: ['Montréal Centre'],
  },
  {
    title: 'a pickup sent to the store',
    tenant: 'business',
    locale: 'en-CA',
    items: [fetchAt(REAM, '0501', 'STS')],
    places: ['Montréal Centre'],
  },
];

test.for(CASES)(
  '[DLV-1] [DLV-3] [CHK-1] $title arrive as promised, from the cart to the confirmation ($tenant, $locale)',
  async ({ tenant, locale, items, places }, { page, shop, password }) => {
    const paths = makePaths(locale);
    const origin = shop[tenant];
    if (tenant === 'business') await signIn(page, origin, locale, password);
    await page.goto(origin + paths.home());
    const options = await fill(page, locale, items);
    await page.goto(origin + paths.cart(tenant, { viewcart: true }));
    await expectNames(page, 'cart', places);
    await page.goto(origin + paths.checkout('delivery'));
    await reach(page, 'delivery');
    await expectDays(page, 'delivery', options, locale);
    const email = `goods.${locale.toLowerCase()}@inkwell.example`;
    if (items.some(({ deliveryType }) => deliveryType === 'STA')) await typeDelivery(page, 'CA', email);
    else await sayWhoComes(page, email);
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await expectNames(page, 'review', places);
    await expectDays(page, 'review', options, locale);
    await pressOn(page);
    await orderPlaced(page);
    await expectNames(page, 'confirmation', places);
    await expectDays(page, 'confirmation', options, locale);
  },
);
