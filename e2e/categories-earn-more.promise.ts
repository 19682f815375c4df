// A member chooses categories that earn more: on the rewards page, without script as well, and in the drawer at goods and in the cart (RWD-2).
import { sayer } from '#base/locale/words';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';
import { signIn } from './support/sign-in.ts';

const PAPER = '246810';

test(
  '[RWD-2] without script a member chooses too many, is told so, and then chooses what goods and cart say',
  { timeout: 180_000 },
  async ({ browser, page, shop, password, hold }) => {
    await hold('rewards');
    const locale = 'fr-CA';
    const paths = makePaths(locale);
    const say = sayer(rewardsWords, locale);
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('rewards');
    // Who has chosen nothing is led to the choice: a drawer over the product.
    await page.goto(shop.consumer + paths.product('x', PAPER), { waitUntil: 'networkidle' });
    await page.getByText(say('bonus.chooseLink', { percent: '3' })).press('Enter');
    const drawer = page.getByRole('dialog', { name: say('bonus.title') });
    await drawer.waitFor();
    expect(await axeFindings(page), 'the drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    const visitor = await newVisitor(browser, { javaScriptEnabled: false });
    const plain = await visitor.newPage();
    await signIn(plain, shop.consumer + paths.login(), 'rewards', password);
    await plain.goto(shop.consumer + paths.rewards());
    const form = plain.locator('#bonus form');
    for (const box of await form.locator('input[type=checkbox]').all()) await box.check({ force: true });
    await form.getByRole('button', { name: say('bonus.save') }).click();
    await plain.getByText(say('server.BONUS_TOO_MANY', { most: 2 })).waitFor();
    await plain.goto(shop.consumer + paths.rewards());
    await form.locator('input[value=paper]').check({ force: true });
    await form.getByRole('button', { name: say('bonus.save') }).click();
    await plain.waitForURL('**told=bonus*');
    await visitor.close();

    await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
    expect(await axeFindings(page), 'the page of rewards').toEqual([]);
    const told = page.getByText(say('bonus.cart', { percent: '3', names: 'Papier' }));
    await page.goto(shop.consumer + paths.product('x', PAPER), { waitUntil: 'networkidle' });
    await told.waitFor();
    await walker.put([{ itemId: PAPER, qty: 1 }]);
    await page.goto(shop.consumer + paths.cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
    await told.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1366, height: 900 });
  },
);
