// A shopper joins rewards, buys SELECT, has its benefits at once, turns its renewal off and on, and cancels it, unused, for the whole price (RWD-2, RWD-4). Its
// years, its renewal by the kept card and the end of reward money are walked with a moved clock in `src/buying/membership/server/member-years.test.ts`.
import type { Page } from 'playwright-core';
import type { CartReply } from '#buying/cart/contract';
import { sayer } from '#base/locale/words';
import { membershipWords } from '#buying/membership/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { fillCheckout, orderPlaced, pressOn, putIntoCart } from './support/buying.ts';
import { openAccount } from './support/new-account.ts';

const EMAIL = 'joining.june@inkwell.example';
const paths = makePaths('en-US');
const say = sayer(membershipWords, 'en-US');

test(
  '[RWD-2] [RWD-4] joined, bought, its delivery is free at once; renewal is off and on with one press, and canceled it is refunded',
  { timeout: 300_000 },
  async ({ page, shop }) => {
    await page.goto(shop.consumer + paths.createAccount());
    await openAccount(page, { fullName: 'June Moss', email: EMAIL, password: 'correct horse battery' });
    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: /^Join/ }).first().click();
    await page.getByText(say('told.joined')).waitFor();

    // With one ream in the cart, delivery costs something.
    await putIntoCart(page, shop.consumer, paths);
    expect(await deliveryCost(page)).toBeGreaterThan(0);

    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say('join', { program: 'SELECT' }) }).click();
    await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    await fillCheckout(page, EMAIL);
    await page.getByRole('checkbox', { name: /renews every year for \$49\.00 plus tax/ }).check();
    await pressOn(page);
    await orderPlaced(page);

    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: /^Your SELECT runs to / }).waitFor();
    expect(await axeFindings(page), 'the membership').toEqual([]);
    await putIntoCart(page, shop.consumer, paths);
    expect(await deliveryCost(page)).toBe(0);

    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say('turnOff') }).click();
    await page.getByText(say('renewsOff')).waitFor();
    await page.getByRole('button', { name: say('turnOn') }).click();
    await page.getByText(say('told.turnOn')).waitFor();
    await page.getByRole('button', { name: say('cancelButton', { program: 'SELECT' }) }).click();
    await page.getByText(say('told.refunded')).waitFor();
  },
);

/** In dollars, as the server's cart has it. */
const deliveryCost = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reply = await fetch('/cc/api/checkout');
    return ((await reply.json()) as CartReply).cart.cartSummary.shipFee;
  });
