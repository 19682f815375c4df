// Buy now from the first order on (CART-22), and an order that goes back into the cart to be changed (CART-7).
import { makePaths } from '../src/base/paths.ts';
import { SHIPPED_SITES } from '../src/base/site/rules/index.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { orderPlaced, pressOn, putIntoCart, reach, reviewAsNewAccount, shownNumber } from './support/buying.ts';

const paths = makePaths('en-US');

test('[APP-6, CART-22, CART-7] buy now is set up at the review, used at the next checkout and from the cart, and the order changed from its page', async ({
  page,
  shop,
}) => {
  await reviewAsNewAccount(page, shop.consumer, paths, 'at-once@inkwell.example');
  await page.getByLabel('Use this address and card for buy now').check();
  await pressOn(page);
  await orderPlaced(page);

  await putIntoCart(page, shop.consumer, paths);
  await page.goto(shop.consumer + paths.checkoutEntry(SHIPPED_SITES['consumer-US'].nextCheckoutUrl, 'delivery'));
  await page.getByText('Use your saved buy-now address and card').waitFor();
  await page.getByText('Visa ending 1111').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await pressOn(page);
  await reach(page, 'review');
  await page.goto(shop.consumer + paths.cart('consumer'));
  await page.getByRole('button', { name: 'Buy now' }).click();
  await reach(page, 'review');
  await pressOn(page);
  const orderNumber = await orderPlaced(page);

  await page.goto(shop.consumer + paths.order(orderNumber));
  await page.getByText('Change order', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, change the order' }).click();
  await page.waitForURL('**/cc/sparq/cart?viewcart=true');
  await page.getByText(`You’re changing order ${shownNumber(orderNumber)}`).waitFor();

  await page.goto(shop.consumer + paths.preferences());
  await page.getByRole('button', { name: 'Turn off buy now' }).click();
  await page.getByText('Order in one click from your cart').waitFor();
  expect(await page.getByRole('button', { name: 'Turn off buy now' }).count()).toBe(0);
});
