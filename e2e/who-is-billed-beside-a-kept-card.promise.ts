// Back at the payment step the card stands as it was entered, and what is typed beside it counts (PAY-3, CHK-2).
import { makePaths } from '../src/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { goToCheckout, HOMES, pressOn, putIntoCart, reach, typeCard, typeDelivery } from './support/buying.ts';

test.for(['en-US', 'fr-CA'] as const)(
  '[PAY-3, CHK-2] a billing address that is typed beside the card of before is kept (%s)',
  async (locale, { page, shop }) => {
    const paths = makePaths(locale);
    const country = locale === 'en-US' ? 'US' : 'CA';
    await putIntoCart(page, shop.consumer, paths);
    await goToCheckout(page, shop.consumer, paths);
    await page.locator(`main a[href="${paths.checkout('delivery')}"]`).click();
    await reach(page, 'delivery');
    await typeDelivery(page, country, 'maya.billed@inkwell.example');
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');

    await page.goto(shop.consumer + paths.checkout('payment'), { waitUntil: 'networkidle' });
    expect(await page.locator('main input[name=card][value=kept]').isChecked()).toBe(true);
    await page.locator('main input[name=sameAddress]').uncheck();
    const { zip, city, state } = HOMES[country];
    for (const [name, text] of Object.entries({ fullName: 'Accounts Payable', address1: '77 Ledger Road', zip, city }))
      await page.locator(`main input[name="billing.${name}"]`).fill(text);
    await page.locator('main select[name="billing.state"]').selectOption(state);
    await pressOn(page);
    await reach(page, 'review');
    const done = page.locator('main');
    await done.getByText(/Accounts Payable, 77 Ledger Road/).waitFor();
    await done.getByText(/1111/).first().waitFor();

    // Back to the address it is delivered to.
    await page.goto(shop.consumer + paths.checkout('payment'), { waitUntil: 'networkidle' });
    await page.locator('main input[name=sameAddress]').check();
    await pressOn(page);
    await reach(page, 'review');
    expect(await done.getByText(/Ledger Road/).count()).toBe(0);
  },
);
