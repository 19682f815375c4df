// A member adds rewards to the cart from the account: a toast confirms a coupon; a coupon with a free item is added together with it.
import { sayer } from '#base/locale/words';
import { cartWords } from '#buying/cart/words';
import { cartMessageWords } from '#buying/cart/words/messages';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

test('[ATC-1] [CART-15] [ERR-1] [RWD-1] a reward is added to the cart from the account: alone, with its free item, and all at once', async ({
  page,
  shop,
  password,
  hold,
}) => {
  const locale = 'fr-CA';
  await hold('rewards');
  await hold('premium');
  const paths = makePaths(locale);
  const [say, sayMessage, sayRewards] = [sayer(cartWords, locale), sayer(cartMessageWords, locale), sayer(rewardsWords, locale)];
  const walker = await makeCartWalker(page, shop, password, locale);
  const start = async (account = 'rewards'): Promise<void> => {
    await walker.begin(account);
    // A reward in money takes off something.
    await walker.put([{ itemId: '246811', qty: 3 }]);
    await page.goto(shop.consumer + paths.account('consumer'), { waitUntil: 'networkidle' });
  };
  const rewards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: sayRewards('toCart') }) });
  const add = (code: string) => rewards.filter({ hasText: code }).getByRole('button').click();
  const toast = page.getByRole('region', { name: say('notices') });
  await start();
  await add('REWARD20');
  await toast.getByText(sayMessage('ADDED_coupon')).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await axeFindings(page), 'the toast').toEqual([]);
  // Adding it again says that it is in the cart already, and announces no addition.
  await add('REWARD20');
  await toast.getByText(sayMessage('COUPON_ALREADY_ADDED', { coupon: 'REWARD20' })).waitFor();
  expect(await toast.getByText(say('ADDED_skus')).count()).toBe(0);

  await start();
  await add('PENGIFT');
  const told = page.getByRole('dialog', { name: say('addedTitle', { n: 1 }) });
  await told.getByText(sayMessage('ADDED_skuAndCoupon')).waitFor();
  expect(await axeFindings(page), 'the drawer').toEqual([]);

  await start();
  await page.getByRole('button', { name: sayRewards('allToCart') }).click();
  await page.locator('dialog[open]').getByText(sayMessage('ADDED_skuAndCoupons')).waitFor();
  await walker.begin('rewards');

  // A Premium member is given two things, which a toast tells.
  await start('premium');
  await page.getByRole('button', { name: sayRewards('allToCart') }).click();
  await toast.getByText(sayMessage('ADDED_skusAndCoupons')).waitFor();
  await walker.begin('premium');
});
