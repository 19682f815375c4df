// Fees have the same name and amount in the cart, checkout, confirmation, order and mail.
import type { Page } from 'playwright-core';
import type { Locale } from '#base/locale/rules';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { lookUp, orderPlaced, pressOn, reach, typeCard } from './support/buying.ts';
import { mailOf } from './support/order-mail.ts';
import { putIntoCart } from './support/filled-cart.ts';

/** A chair that is brought by two people, and can be put in place. */
const CHAIR = '520409';

interface Case {
  readonly locale: Locale;
  readonly address: { readonly address1: string; readonly zip: string };
  readonly city: string;
  /** The furniture service: put in place, or planned after a call. */
  readonly service: 'BASC' | 'CUST';
  /** The explanation at the line. */
  readonly serviceText: string;
  readonly fees: readonly string[];
}

const CASES: readonly Case[] = [
  // An island: carriers charge for going there.
  {
    locale: 'en-US',
    address: { address1: '14 Elm St', zip: '02554' },
    city: 'Nantucket',
    service: 'BASC',
    serviceText: 'Basic furniture service, 1 piece',
    fees: ['Large-item handling', 'Delivery-area fee', 'Furniture service'],
  },
  {
    locale: 'fr-CA',
    address: { address1: '1200 rue Peel', zip: 'H3B1A7' },
    city: 'Montréal',
    service: 'CUST',
    serviceText: 'Service de mobilier sur mesure, 1 meuble',
    fees: ['Manutention, article lourd', 'Service de mobilier'],
  },
];

/** Each fee with what follows its name. */
function amountsIn(text: string, fees: readonly string[]): readonly string[] {
  return fees.map(
    (fee) =>
      new RegExp(`${fee}\\s+([\\d.,]+\\s\\$|\\$[\\d.,]+|À confirmer par téléphone)`).exec(text)?.[1]?.replaceAll(/\s/g, ' ') ?? `no ${fee}`,
  );
}

const read = (page: Page): Promise<string> => page.locator('body').innerText();

test.for(CASES)(
  '[CART-16] [CHK-1] handling, area and furniture service cost in checkout, order and mail what the cart says ($locale)',
  async ({ locale, address, city, service, serviceText, fees }, { page, visitor, shop }) => {
    const paths = makePaths(locale);
    const origin = shop.consumer;
    await visitor.addCookies([{ name: 'zipcode', value: address.zip, url: origin }]);
    await page.goto(origin + paths.help());
    await putIntoCart(page, { locale }, [{ itemId: CHAIR, qty: 1 }]);
    await page.goto(origin + paths.cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
    await page.locator('[data-cart-item] button[aria-haspopup=dialog]').locator('visible=true').last().click();
    await page.locator('dialog[open] select').selectOption(service);
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /^(Save service|Enregistrer le service)/ })
      .click();
    await expect.poll(async () => amountsIn(await read(page), fees).join()).not.toContain('no ');
    const charged = amountsIn(await read(page), fees);

    await page.goto(origin + paths.checkout('delivery'));
    await reach(page, 'delivery');
    const email = `fees.${locale.toLowerCase()}@inkwell.example`;
    for (const [name, text] of Object.entries({ email, fullName: 'Maya Ortiz', ...address })) {
      const field = page.locator(`main form input[name="${name}"]`);
      await field.clear();
      await field.pressSequentially(text);
    }
    await expect.poll(() => page.locator('main form input[name=city]').inputValue()).toBe(city);
    expect(amountsIn(await read(page), fees), 'delivery').toEqual(charged);
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    expect(amountsIn(await read(page), fees), 'review').toEqual(charged);
    expect(await read(page)).toContain(serviceText);
    await pressOn(page);
    const orderNumber = await orderPlaced(page);
    expect(amountsIn(await read(page), fees), 'confirmation').toEqual(charged);
    expect(await read(page)).toContain(serviceText);

    await lookUp(page, origin + paths.orderLookup(), orderNumber, email);
    await expect.poll(async () => amountsIn(await read(page), fees), { message: 'order' }).toEqual(charged);
    expect(await read(page)).toContain(serviceText);

    const mail = await mailOf(page, origin + makePaths('en-US').mailbox(), orderNumber, email);
    expect(amountsIn(mail, fees), 'mail').toEqual(charged);
    expect(mail).toContain(serviceText);
  },
);
