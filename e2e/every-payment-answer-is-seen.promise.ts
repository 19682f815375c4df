// Every answer a card can get, by the cards of docs/payment-cards.md: said in the shopper's language, with nothing charged; and after some
// refused ones the question that comes first, answered with the keyboard alone.
import type { Page } from 'playwright-core';
import { localePrefix } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { captchaWords } from '#people/captcha/words';
import { paymentProblem } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { SANDBOX_CARDS } from '#providers/sandbox-provider/rules';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { CARD, orderPlaced, pressOn, putIntoCart, reach, typeCard, REAM, typeDelivery } from './support/buying.ts';
import { cardIsKept, holdCardForm, typeOverKeptCard } from './support/declined-card.ts';
import { callFrom } from './support/newcomer.ts';

test.for([
  ['en-US', 'US'],
  ['fr-CA', 'CA'],
] as const)(
  '[PAY-8] [PAY-9] every refusal of a card is said in %s, and a question stands between one card after another',
  { timeout: 360_000 },
  async ([locale, country], { page, shop }) => {
    const say = sayer(paymentWords, locale);
    await toPayment(page, shop.consumer, locale, country);
    let [asked, declined] = [0, 0];
    for (const { number, declines, outage } of SANDBOX_CARDS) {
      // An unstorable card still pays: saved-cards-are-used.
      if (declines === undefined && (outage === undefined || outage === 'keeping')) continue;
      asked += (await answerQuestion(page, locale, asked === 0)) ? 1 : 0;
      await typeCard(page, { ...CARD, number });
      await pressOn(page);
      if (outage === 'reading') {
        await page.getByText(say('ACI_SUBMIT_ERROR')).waitFor();
        continue;
      }
      await reach(page, 'review');
      const letGo = declined === 1 ? await holdCardForm(page) : undefined;
      await pressOn(page);
      if (outage === 'charging') {
        await page.getByText(say('GENERIC_API_ERROR_SPAY')).first().waitFor();
        await page.goto(shop.consumer + makePaths(locale).checkout('payment'), { waitUntil: 'networkidle' });
        await page.locator('main input[name=card][value=new]').check();
        continue;
      }
      await page.waitForURL(`**/checkout/payment?declined=${declines}`);
      const said = (await page.getByRole('alert').first().textContent()) ?? '';
      const { text } = paymentProblem(declines ?? 'declined', { hasBilling: true, isSaved: false });
      expect(said, number).toContain(say(text));
      if (text !== 'CARD_PROCESSING') expect(said, number).toContain(say('NOT_CHARGED'));
      if (declined === 0) await cardIsKept(page, number);
      if (letGo) await typeOverKeptCard(page, number, letGo);
      declined += 1;
    }
    // Six refused cards: after the third and each that comes behind it.
    expect(asked).toBe(4);
    await answerQuestion(page, locale, false);
    await typeCard(page);
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await orderPlaced(page);
  },
);

test.for([
  ['en-US', '0008'],
  ['fr-CA', '0501'],
] as const)(
  '[PAY-9] in %s a declined card of a pickup, which has no billing address, does not ask for one',
  async ([locale, pickStoreNumber], { page, shop }) => {
    const say = sayer(paymentWords, locale);
    const paths = makePaths(locale);
    await page.goto(shop.consumer + paths.help());
    const items = [{ itemId: REAM, qty: 1, deliveryType: 'ISP', pickStoreNumber }];
    await callFrom(page, localePrefix(locale))('POST', '/cc/api/checkout/default/item', { items });
    await page.goto(shop.consumer + paths.checkout('delivery'), { waitUntil: 'networkidle' });
    await page.locator('main form input[name="email"]').fill(`fetches.${locale.toLowerCase()}@inkwell.example`);
    await page.locator('main form input[name="fullName"]').fill('Maya Ortiz');
    await pressOn(page);
    await reach(page, 'payment');
    await typeCard(page, { ...CARD, number: '4000000000000002' });
    await pressOn(page);
    await reach(page, 'review');
    await pressOn(page);
    await page.waitForURL('**/checkout/payment?declined=declined');
    const said = (await page.getByRole('alert').first().textContent()) ?? '';
    expect(said).toContain(`${say('CARD_VERIFY_SHORT')} ${say('NOT_CHARGED')}`);
  },
);

/** Meets the question where it stands before the card; the first time with a wrong answer as well. */
async function answerQuestion(page: Page, locale: 'en-US' | 'fr-CA', withMistake: boolean): Promise<boolean> {
  const say = sayer(captchaWords, locale);
  const answer = page.locator('#captcha');
  await page.locator('#captcha, #card-frame iframe').first().waitFor();
  if ((await answer.count()) === 0) return false;
  expect(await axeFindings(page), 'the question').toEqual([]);
  // The frame shows what the label says, and can do nothing.
  const frame = page.locator('main iframe');
  expect(await frame.getAttribute('sandbox')).toBe('');
  const drawn = page.frameLocator('main iframe').locator('svg text');
  await expect.poll(async () => (await drawn.allTextContents()).join(' ').replaceAll(/\s+/g, ' ')).toBe(await questionOf(page));
  if (withMistake) {
    // The next question comes later than the word that the answer was wrong: that is said with it, not before.
    await page.route(
      (url) => url.pathname.endsWith('/checkout/payment.data'),
      async (route) => {
        if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      },
      { times: 2 },
    );
    await answer.focus();
    await page.keyboard.type('xyz');
    await page.keyboard.press('Enter');
    await page.getByText(say('CAPTCHA_WRONG')).waitFor();
    // The next question has the keyboard already.
    await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
  } else await answer.focus();
  const text = await questionOf(page);
  const place = Number(/\d/.exec(text)?.[0]);
  await page.keyboard.type(text.split('?').at(-1)?.split(',')[place - 1]?.trim() ?? '');
  await page.keyboard.press('Enter');
  await page.locator('#card-frame iframe').waitFor();
  return true;
}

async function questionOf(page: Page): Promise<string> {
  return ((await page.locator('label[for=captcha] .sr').textContent()) ?? '').replaceAll(/\s+/g, ' ');
}

async function toPayment(page: Page, origin: string, locale: 'en-US' | 'fr-CA', country: 'US' | 'CA'): Promise<void> {
  const paths = makePaths(locale);
  await putIntoCart(page, origin, paths);
  await page.waitForLoadState('networkidle');
  await page.goto(origin + paths.checkout('delivery'), { waitUntil: 'networkidle' });
  await typeDelivery(page, country, `cards.${locale.toLowerCase()}@inkwell.example`);
  await pressOn(page);
  await reach(page, 'payment');
}
