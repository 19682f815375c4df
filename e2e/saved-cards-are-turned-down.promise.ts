// Refused cards of an account (PAY-3, PAY-9): one that its bank did not confirm, one that cannot be saved, and an eleventh one.
import { localePrefix } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { savedCardsWords } from '#buying/saved-cards/words';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { CARD } from './support/buying.ts';
import { callFrom } from './support/newcomer.ts';
import { addCard, chosenCard, ENGLISH, FRENCH, newAccount, place, toPayment, typeNewCard } from './support/saved-cards.ts';

test.for([
  ['en-US', ENGLISH],
  ['fr-CA', FRENCH],
] as const)(
  '[PAY-3] [PAY-9] in %s a card that its bank did not confirm is marked, one that cannot be saved is said to be, and ten are the most',
  { timeout: 240_000 },
  async ([locale, words], { browser, shop }) => {
    const email = `refused.${locale.toLowerCase()}@inkwell.example`;
    const page = await (await newVisitor(browser, { viewport: words.viewport })).newPage();
    const paths = makePaths(locale);
    const say = sayer(savedCardsWords, locale);
    const main = page.getByRole('main');
    await newAccount(page, shop.consumer, email);
    await page.goto(shop.consumer + paths.savedCards());
    await typeNewCard(page, words, { ...CARD, number: '4000000000000275' });
    const drawer = page.getByRole('dialog');
    await drawer.getByText(`${say('SPAY_API_FAILURE')} ${say('notSaved')}`).waitFor();
    // The form is still open, and only the code is asked for.
    const code = drawer.frameLocator('iframe').locator('#securityCode');
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    expect([await code.inputValue(), await drawer.frameLocator('iframe').locator('#number').inputValue()]).toEqual([
      '',
      '4000 0000 0000 0275',
    ]);
    await page.goto(shop.consumer + paths.savedCards());
    await addCard(page, words, { ...CARD, number: '4000008400001629' });

    await toPayment(page, shop.consumer, paths, words, email);
    expect(await chosenCard(page).innerText()).toContain('1629');
    await place(page);
    await page.waitForURL('**/challenge/chl_*');
    await page.locator('button[name=answer][value=yes]').click();
    await page.waitForURL('**/checkout/payment?declined=challengeFailed&card=*');
    await main.getByRole('alert').filter({ hasText: words.text.declined }).waitFor();
    expect(await main.locator('label', { hasText: '1629' }).innerText()).toContain(words.text.justRefused);
    // There is no other card, so the form for a new one appears.
    expect(await main.locator('input[name=card]:checked').getAttribute('value')).toBe('new');

    // One token serves for all, as what is shown of them differs.
    await page.goto(shop.consumer + paths.savedCards({ card: 'new' }));
    const form = drawer.frameLocator('iframe').locator('#number');
    const typed = JSON.stringify({ number: CARD.number, expiry: '12/39', securityCode: CARD.securityCode });
    const sent = `fetch('/v1/tokens' + location.search, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${typed}' })`;
    const { token } = (await form.evaluate(`${sent}.then((reply) => reply.json())`)) as { readonly token: string }; // the provider serialises by its own contract
    const call = callFrom(page, localePrefix(locale));
    for (let n = 1; n < MOST_CARDS; n += 1) {
      const shown = { brand: 'VISA', lastFourDigit: String(2000 + n), expiry: { month: 12, year: 2039 } };
      await call('POST', '/gus/api/usr/c/payments', { cardPayment: { id: token, paymentType: 'CREDIT_CARD', ...shown } });
    }
    await page.goto(shop.consumer + paths.savedCards());
    await main.getByText(say('SAVED_CARD_LIMIT_REACHED', { most: MOST_CARDS })).waitFor();
    expect(await main.getByRole('link', { name: words.text.add }).count()).toBe(0);
    expect(await axeFindings(page), 'as many as may be').toEqual([]);
    await page.context().close();
  },
);
