// A member turns an offer on, sees it come off the cart without a code, and turns it off again; by keyboard, in both languages (RWD-2).
import { sayer } from '#base/locale/words';
import { rewardsWords } from '#buying/rewards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { makeCartWalker } from './support/cart-walker.ts';

const OFFER = {
  'en-US': '$5 off your next order of $50',
  'fr-CA': '5\u00A0$ de rabais sur votre prochaine commande de 50\u00A0$',
} as const;

test.for(['en-US', 'fr-CA'] as const)(
  '[RWD-2] in %s an offer is turned on and off with one press, and counts in the cart only in between',
  { timeout: 180_000 },
  async (locale, { page, shop, password, hold }) => {
    await hold('rewards');
    const paths = makePaths(locale);
    const say = sayer(rewardsWords, locale);
    const walker = await makeCartWalker(page, shop, password, locale);
    await walker.begin('rewards');
    await walker.put([{ itemId: '246811', qty: 12 }]);
    const offer = page
      .getByRole('region', { name: say('offers') })
      .getByRole('listitem')
      .filter({ hasText: OFFER[locale] });
    const press = async (word: 'offerTurnOn' | 'offerTurnOff') => {
      await page.goto(shop.consumer + paths.rewards(), { waitUntil: 'networkidle' });
      await offer.getByRole('button', { name: new RegExp(`^${say(word)}`) }).press('Enter');
    };
    const inCart = async () => {
      await page.goto(shop.consumer + paths.cart('consumer', { viewcart: true }), { waitUntil: 'networkidle' });
      return page.getByText('OFFERFIVE', { exact: true });
    };
    await press('offerTurnOn');
    await offer.getByText(say('offerOn'), { exact: true }).waitFor();
    expect(await axeFindings(page), 'the page of rewards').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1366, height: 900 });
    await (await inCart()).waitFor();
    await press('offerTurnOff');
    await offer.getByRole('button', { name: new RegExp(`^${say('offerTurnOn')}`) }).waitFor();
    expect(await (await inCart()).count()).toBe(0);
  },
);
