// What the pages of gifts say in each state, in every language.
import { expect, test } from 'vitest';
import type { GivenGift } from '#buying/membership/contract';
import { served, SHOP } from '#test/screen/page';
import { GiftForm } from './gift-form.tsx';
import { GivenGifts } from './given-gifts.tsx';

const GIFT: GivenGift = {
  orderNumber: 'IW-1',
  program: 'SELECT',
  state: 'sent',
  giverName: 'Maya',
  recipientName: 'Ana',
  recipientEmail: 'ana@example.com',
  recipientLocale: 'en-US',
  message: 'Thank you.',
  sendOn: '2026-12-24',
  until: '2027-03-24',
  refunded: null,
};
const plain = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const given = (over: Partial<GivenGift>, copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  served(<GivenGifts gifts={[{ ...GIFT, ...over }]} />, { ...SHOP, copyLocale });

test.each([
  ['open', 'Say who it’s for', true],
  ['waiting', 'We email ana@example.com on December 24, 2026.', true],
  ['sent', 'It can be accepted until March 24, 2027.', true],
  ['accepted', 'Ana accepted it.', false],
  ['withdrawn', '$52.06 went back to you.', false],
  ['lapsed', 'Nobody accepted it in time. $52.06 went back to you.', false],
] as const)('[RWD-4] a gift that is %s says so, and offers what can be done with it', (state, text, canWithdraw) => {
  const markup = given({ state, refunded: 52.06 });
  expect(plain(markup)).toContain(text);
  expect(markup.includes('name="withdraw"')).toBe(canWithdraw);
});

test.each([
  ['fr-CA', 'SELECT pour Ana', 'Elle peut être acceptée jusqu’au 24 mars 2027.'],
  ['es-US', 'SELECT para Ana', 'Se puede aceptar hasta el 24 de marzo de 2027.'],
] as const)('[RWD-4] a gift is told in %s', (locale, ...texts) => {
  for (const text of texts) expect(plain(given({}, locale))).toContain(text);
});

test('[RWD-4] [APP-22] a refused form keeps what was typed and says what is wrong at its field', () => {
  const typed = { ...GIFT, recipientEmail: 'ana@' };
  const answer = { typed, problem: 'Invalid email address', field: 'recipientEmail' };
  const markup = served(<GiftForm typed={{}} answer={answer} firstDay="2026-11-20" lastDay="2027-11-20" button="Pay" />, SHOP);
  expect(markup).toContain('value="ana@"');
  expect(markup).toContain('Thank you.</textarea>');
  expect(markup).toMatch(/<input[^>]*name="recipientEmail"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="recipientEmail"/);
  expect(plain(markup)).toContain('Invalid email address');
});
