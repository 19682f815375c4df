// Buying as a person does it: find, put into the cart, go to checkout, type as little as can be. Controls go by their names and
// addresses, so that the steps are the same in every language.
import type { Locator, Page } from 'playwright-core';
import { makePaths, type Paths } from '../../src/base/paths.ts';
import { openAccount } from './new-account.ts';

/** Copy paper by the ream: plenty in stock on every site. */
export const REAM = '246811';

export const HOMES = {
  US: { address1: '14 Elm St', zip: '01702', city: 'Framingham', state: 'MA' },
  CA: { address1: '1200 rue Peel', zip: 'h3b1a7', city: 'Montréal', state: 'QC' },
} as const;

export const CARD = { number: '4111111111111111', expiry: '1239', securityCode: '123' } as const;

/** Searches for the item, opens it and puts it into the cart. */
export async function putIntoCart(page: Page, origin: string, paths: Paths, itemId = REAM): Promise<void> {
  await page.goto(origin + paths.search({ q: itemId }));
  await page.locator(`main a[href*="product_${itemId}"]`).first().click();
  await page.waitForURL(`**/product_${itemId}*`);
  // Awake, the page stays; without JavaScript the form leads to the cart. Either way one request carries the item.
  const taken = page.waitForResponse((response) => response.request().method() === 'POST' && /default\/item|\/cart/.test(response.url()));
  await page.locator('main form[action*="/cart"] button[type=submit]').locator('visible=true').first().click();
  // Who goes on before the form has led there goes against it.
  if ((await taken).request().isNavigationRequest()) await page.waitForURL(/\/cc\/(sparq|mmx)\/cart/);
}

/** From the cart to checkout's entry point, as the button does. */
export async function goToCheckout(page: Page, origin: string, paths: Paths, tenant: 'consumer' | 'business' = 'consumer'): Promise<void> {
  await page.goto(origin + paths.cart(tenant), { waitUntil: 'networkidle' });
  await page.locator(`main a[href="${paths.precheckout()}"]`).locator('visible=true').first().click();
}

/** Types what a guest has to; the zip code does the rest. An account's stored address is taken as it stands. Returns how many fields that was. */
export async function typeDelivery(page: Page, country: keyof typeof HOMES, email: string, house?: number): Promise<number> {
  const { address1: street, zip, city, state } = HOMES[country];
  const address1 = house === undefined ? street : street.replace(/^\d+/, String(house));
  const form = page.locator('main form');
  const isStored = (await form.locator('[name=addressId]').count()) > 0;
  const typed = isStored ? { email } : { email, fullName: 'Maya Ortiz', address1, zip };
  for (const [name, text] of Object.entries(typed)) {
    const field = form.locator(`input[name="${name}"]`);
    await field.clear(); // known shoppers have name and e-mail prefilled
    await field.pressSequentially(text);
  }
  if (isStored) return Object.keys(typed).length;
  await page.waitForFunction(
    ([wantedCity, wantedState]) =>
      document.querySelector<HTMLInputElement>('input[name=city]')?.value === wantedCity &&
      document.querySelector<HTMLSelectElement>('select[name=state]')?.value === wantedState,
    [city, state] as const,
  );
  return Object.keys(typed).length;
}

/** Names a purchase order: in its field, or beside the list of open ones as another number. */
export async function namePurchaseOrder(form: Locator, number: string): Promise<void> {
  const list = form.locator('select[name=purchaseOrder]');
  if ((await list.count()) === 0) return form.locator('input[name=purchaseOrder]').fill(number);
  await list.selectOption({ index: (await list.locator('option').count()) - 1 });
  await form.locator('input[name=purchaseOrderTyped]').fill(number);
}

/** Types a card into the frame; returns how many fields that was. */
export async function typeCard(page: Page, card: Readonly<Record<string, string>> = CARD): Promise<number> {
  const frame = page.frameLocator('#card-frame iframe');
  const late = page.locator('#card-frame button');
  await Promise.race([late.waitFor(), frame.locator('input[name=number]').waitFor()]);
  // On a busy machine the frame may miss its eight seconds (§9); a person presses what they are offered.
  if (await late.isVisible()) await late.click();
  for (const [name, text] of Object.entries(card)) {
    await frame.locator(`input[name="${name}"]`).fill('');
    await frame.locator(`input[name="${name}"]`).pressSequentially(text);
  }
  return Object.keys(card).length;
}

/** Presses the button that moves the step on. */
export async function pressOn(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').locator('visible=true').last().click();
}

const STEPS = ['delivery', 'payment', 'review'] as const;

/** Waits until a step of checkout is shown, not only named in the address; if it never is, the error says what the page shows instead. */
export async function reach(page: Page, step: (typeof STEPS)[number]): Promise<void> {
  await page.waitForURL(`**/checkout/${step}*`).catch(async (cause: unknown) => {
    const shown = await page.locator('main').innerText();
    throw new Error(`Checkout did not come to ${step}. ${page.url()} shows: ${shown}`, { cause });
  });
  await page.locator(`main ol > li:nth-child(${STEPS.indexOf(step) + 1})[aria-current=step]`).waitFor();
}

/** Waits for the confirmation and returns the order's number. */
export async function orderPlaced(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/confirmation/*');
  const orderNumber = /\/confirmation\/(\d{12})/.exec(page.url())?.[1] ?? '';
  await page.locator('main header', { hasText: shownNumber(orderNumber) }).waitFor();
  return orderNumber;
}

export function shownNumber(orderNumber: string): string {
  return orderNumber.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** Asks for an order as who has no account does; `address` is that of the look-up. */
export async function lookUp(page: Page, address: string, orderNumber: string, email: string): Promise<void> {
  await page.goto(address);
  await page.locator('main input[name=orderNumber]').fill(orderNumber);
  await page.locator('main input[name=email]').fill(email);
  await pressOn(page);
}

/** From the delivery step to the review: an address in the United States, and a card. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await typeDelivery(page, 'US', email);
  await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
}

/** Opens an account, puts a ream into its cart and goes through checkout as far as the review. */
export async function reviewAsNewAccount(page: Page, origin: string, paths: Paths, email: string): Promise<void> {
  await page.goto(origin + paths.help());
  const account = { fullName: 'Maya Ortiz', email, password: 'a long enough password' };
  await openAccount(page, account);
  await putIntoCart(page, origin, paths);
  await goToCheckout(page, origin, paths);
  await fillCheckout(page, email);
}

interface SecondCard {
  /** The number of a card whose date is refused. */
  readonly expired: string;
  /** In which words, where the company's answer has some of its own. */
  readonly says?: string;
  /** The only address that card numbers go to. */
  readonly company: string;
}

/** A guest buys: the first card is refused in the form in words, the second pays. */
export async function buyWithTheSecondCard(page: Page, origin: string, { expired, says, company }: SecondCard): Promise<void> {
  const carried = new Set<string>();
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    if ([CARD.number, expired].some((number) => sent.includes(number))) carried.add(new URL(request.url()).origin);
  });
  const paths = makePaths('en-US');
  await putIntoCart(page, origin, paths);
  await goToCheckout(page, origin, paths);
  await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
  await reach(page, 'delivery');
  await typeDelivery(page, 'US', 'maya.elsewhere@inkwell.example');
  await pressOn(page);
  await reach(page, 'payment');
  await typeCard(page, { ...CARD, number: expired });
  await pressOn(page);
  const form = page.frameLocator('#card-frame iframe');
  await form.locator('#expiry[aria-invalid=true]').waitFor();
  if (says !== undefined) await form.getByText(says).waitFor();
  await typeCard(page);
  await pressOn(page);
  await reach(page, 'review');
  await page.locator('main').getByText('Visa ending 1111').first().waitFor();
  await pressOn(page);
  await orderPlaced(page);
  if (carried.size !== 1 || !carried.has(company)) throw new Error(`Card numbers went to ${[...carried].join(', ') || 'nobody'}`);
}
