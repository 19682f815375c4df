// Changes are sent to the shop even if the shopper leaves the page at once.
import type { CartReply } from '#buying/cart/contract';
import { makePaths } from '../src/base/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { callFrom } from './support/newcomer.ts';
import { cartLines, openCartOf } from './support/filled-cart.ts';

test('[CART-26, MINI-2] three lines removed in quick succession are gone from the shop’s cart, although the page is left at once', async ({
  page,
  shop,
}) => {
  await openCartOf(page, shop.consumer, [1, 1, 1, 2]);
  expect(await cartLines(page).count()).toBe(4);
  // As fast as it can be, and then elsewhere, by a link that loads another page.
  await page.evaluate(
    (address) => {
      const remove = document.querySelectorAll<HTMLElement>('[data-cart-item] form:has(input[value=remove]) button');
      for (const button of [...remove].slice(0, 3)) button.click();
      setTimeout(() => location.assign(address));
    },
    shop.consumer + makePaths('en-US').help(),
  );
  await page.waitForURL(`**${makePaths('en-US').help()}`);
  const call = callFrom(page, '');
  const left = async (): Promise<number[]> => {
    const { cart } = (await call('GET', '/cc/api/checkout')) as CartReply; // as its contract says
    return cart.items.map(({ qty }) => qty);
  };
  await expect.poll(left).toEqual([2]);
});
