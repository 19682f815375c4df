// Where the shop is configured for ACI, a bank that asks is reached by a page of the shop, which goes on by itself. ACI and the bank are
// servers of this test here.
import { onTestFinished } from 'vitest';
import { ASKED_CARD } from '../src/providers/aci-provider/server/aci-outcomes.ts';
import { ACCESS_TOKEN, ENTITY_ID } from '../src/providers/aci-provider/server/aci-shapes.ts';
import { aciStandIn, WEBHOOK_KEY } from '../src/providers/aci-provider/server/aci-stand-in.ts';
import { makePaths } from '../src/base/paths.ts';
import { vendorStandIn } from '#providers/payment-vendor/fixtures';
import { expect, test } from './support/browser-test.ts';
import { goToCheckout, orderPlaced, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';
import { ownShop } from './support/own-shop.ts';

test(
  '[PAY-7] [PAY-9] a bank challenge through ACI is answered on the bank’s page, and the order is placed',
  { timeout: 240_000 },
  async ({ page }) => {
    const aci = aciStandIn();
    const presses = ['no', 'yes'];
    const company = await vendorStandIn((request) => {
      const [, checkout = ''] = /^POST \/v1\/checkouts\/([\w.-]+)\/registration$/.exec(request.asked) ?? [];
      if (checkout !== '') {
        aci.books.checkouts.set(checkout, { code: '000.100.110', card: ASKED_CARD.padEnd(32, '0') });
        return { status: 302, body: {}, location: String(new URLSearchParams(request.text).get('shopperResultUrl')) };
      }
      // The bank's button.
      const text = request.asked === 'POST /asked' ? `${request.text}&press=${presses.shift() ?? 'no'}` : request.text;
      return aci.answerTo({ ...request, text });
    });
    onTestFinished(() => company.close());
    const shop = await ownShop({
      INKWELL_PAYMENT_PROVIDER: 'aci',
      INKWELL_ACI_URL: company.url,
      INKWELL_ACI_ENTITY_ID: ENTITY_ID,
      INKWELL_ACI_ACCESS_TOKEN: ACCESS_TOKEN,
      INKWELL_ACI_WEBHOOK_KEY: WEBHOOK_KEY,
    });
    const paths = makePaths('en-US');
    await putIntoCart(page, shop.origins.consumer, paths);
    await goToCheckout(page, shop.origins.consumer, paths);
    await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
    await reach(page, 'delivery');
    await typeDelivery(page, 'US', 'maya.bank@inkwell.example');
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await page.waitForURL('**/checkout/payment?declined=challengeFailed');
    await page.waitForLoadState('networkidle');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await orderPlaced(page);
    expect(company.asked.filter((asked) => asked === 'POST /before')).toHaveLength(2);
    expect(aci.books.payments.map(({ result }) => result.code)).toEqual(['100.380.401', '000.100.110']);
    expect(company.misshapen).toEqual([]);
  },
);
