// Through checkout with what is in the cart, looking at each step: every way to pay that is offered, an order that a gift card and a credit
// card pay together, and the bank that asks first.
import type { Page } from 'playwright-core';
import { giftNumber, SANDBOX_PIN } from '#providers/sandbox-provider/rules';
import { makePaths } from '../../src/base/paths.ts';
import { CARD, orderPlaced, pressOn, reach, typeCard, typeDelivery } from './buying.ts';
import type { PageLocale, Tenant } from './shop-pages.ts';

/** Looks at the page that is open, under this name. */
type See = (name: string) => Promise<void>;

const WAYS = ['other', 'account'] as const;
/** Its bank asks first. */
const ASKING = { ...CARD, number: '4000002760003184' } as const;

/** The gift card of each walk: one shop is walked once by each of them. */
const SERIALS: Readonly<Record<`${Tenant} ${PageLocale}`, number>> = {
  'consumer en-US': 7_001,
  'consumer en-CA': 7_002,
  'consumer fr-CA': 7_003,
  'business en-US': 7_004,
  'business en-CA': 7_005,
  'business fr-CA': 7_006,
};

/** Returns the number of the order. */
export async function buyLookingAround(
  page: Page,
  { origin, tenant, locale }: { readonly origin: string; readonly tenant: Tenant; readonly locale: PageLocale },
  see: See,
): Promise<string> {
  const paths = makePaths(locale);
  await typeDelivery(page, locale === 'en-US' ? 'US' : 'CA', `everywhere.${lettersOnly(crypto.randomUUID())}@inkwell.example`);
  await pressOn(page);
  await reach(page, 'payment');
  await see('checkout-payment');
  for (const tab of WAYS) {
    if ((await page.locator(`main a[href*="tab=${tab}"]`).count()) === 0) continue;
    await page.goto(origin + paths.checkout('payment', { tab }), { waitUntil: 'networkidle' });
    await see(`checkout-payment-${tab}`);
  }
  await page.goto(origin + paths.checkout('payment', { tab: 'gift' }), { waitUntil: 'networkidle' });
  await see('checkout-payment-gift');
  await addGift(page, SERIALS[`${tenant} ${locale}`]);
  await page.goto(origin + paths.checkout('payment', { tab: 'card' }), { waitUntil: 'networkidle' });
  await payAsAsked(page);
  await see('checkout-review');
  await pressOn(page);
  await meetBank(page, see);
  const orderNumber = await orderPlaced(page);
  await see('confirmation');
  return orderNumber;
}

/** A card, and a purchase order number if required. */
async function payAsAsked(page: Page): Promise<void> {
  await typeCard(page, ASKING);
  const purchaseOrder = page.locator('main input[name=purchaseOrder]');
  if ((await purchaseOrder.count()) > 0) await purchaseOrder.fill('PO-20417');
  await pressOn(page);
  await reach(page, 'review');
}

/** A gift card that pays a part. */
async function addGift(page: Page, serial: number): Promise<void> {
  const frame = page.frameLocator('main form iframe');
  await frame.locator('input[name=number]').pressSequentially(giftNumber({ dollars: 5, serial }));
  await frame.locator('input[name=securityCode]').pressSequentially(SANDBOX_PIN);
  await pressOn(page);
  await page.locator('main section[aria-labelledby=gift-cards]').waitFor();
}

/** Leaves the bank without an answer, looks at the page that offers the way there, and confirms. */
async function meetBank(page: Page, see: See): Promise<void> {
  await page.waitForURL('**/challenge/chl_*');
  await page.locator('button[name=answer][value=none]').click();
  await page.waitForURL('**/checkout/challenge/*');
  await page.locator('main a[href*="/challenge/chl_"]').waitFor();
  await see('bank-question');
  await page.locator('main a[href*="/challenge/chl_"]').click();
  await page.locator('button[name=answer][value=yes]').click();
}

/** Digits in a row can look like the number of a card, which the shop does not take here. */
const lettersOnly = (text: string): string => text.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
