// Who buys a membership agrees to its renewal in a sentence of its own, beside a box that nobody else ticks; without the tick nothing is ordered (RWD-4).
import { sayer } from '#base/locale/words';
import { checkoutWords } from '#buying/checkout/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { pressOn, reach, typeCard, typeDelivery } from './support/buying.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const SELECT = '970049';

test.for([
  ['en-US', 'US', /renews every year for \$49\.00 plus tax/],
  ['fr-CA', 'CA', /se renouvelle chaque année pour/],
] as const)(
  '[RWD-4] in %s the box of the renewal is not ticked, and an order without the tick says at the box what is missing',
  { timeout: 300_000 },
  async ([locale, country, terms], { page, shop, password, hold }) => {
    await hold('rewards');
    const paths = makePaths(locale);
    const say = sayer(checkoutWords, locale);
    const one = await makeCartWalker(page, shop, password, locale);
    await one.begin('rewards');
    await one.add([{ itemId: SELECT, qty: 1 }]);
    await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    await typeDelivery(page, country, 'rewards@inkwell.example');
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    const box = page.getByRole('checkbox', { name: terms });
    expect(await box.isChecked()).toBe(false);
    expect(await axeFindings(page), 'the review').toEqual([]);
    // The browser asks for the tick itself; this is a form that does not.
    await box.evaluate((field: HTMLInputElement) => (field.required = false));
    await box.evaluate((field: HTMLInputElement) => field.form?.requestSubmit());
    await page.getByText(say('server.RENEWAL_NOT_AGREED'), { exact: true }).waitFor();
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    expect(await box.evaluate((field) => document.activeElement === field)).toBe(true);
    expect(await axeFindings(page), 'the refused review').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1366, height: 900 });
  },
);
