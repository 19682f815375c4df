// What the drawers of offers and of missing purchases say in each state.
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { ClaimFields } from './claim-fields.tsx';
import { MissingPurchase } from './missing-purchase.tsx';
import { Offers } from './offers-drawer.tsx';
import type { OffersView } from './use-offers.ts';

const OFFER = { code: 'INK', title: '10% off ink', endDate: '2026-12-31', state: 'off' } as const;
const offers = (shown: OffersView['offers'], copyLocale: typeof SHOP.copyLocale = 'en-US', turning = '') =>
  served(<Offers view={{ offers: shown, turning, problem: '', turn: () => undefined, again: () => undefined }} />, { ...SHOP, copyLocale });

test('[RWD-2] the drawer of offers says that it loads, that it failed, that there are none', () => {
  expect(offers(null)).toContain('Loading your offers');
  expect(offers('failed')).toMatch(/Your offers could not be loaded\..*Try again/);
  expect(offers([])).toContain('No offers for you right now.');
  expect(offers([], 'fr-CA')).toContain('Aucune offre pour vous en ce moment.');
});

test('[RWD-2] each offer in the drawer is turned on or off by its own press; a used one has none', () => {
  expect(offers([OFFER])).toMatch(/10% off ink.*Until December 31, 2026.*Turn on.*– 10% off ink/);
  expect(offers([{ ...OFFER, state: 'on' }])).toMatch(/role="status".*On.*Turn off/);
  expect(offers([{ ...OFFER, state: 'used' }])).not.toContain('<button');
  expect(offers([OFFER], 'en-US', 'INK')).toContain('aria-busy="true"');
});

const CLAIM = { reference: 'AB1234', boughtOn: '2026-11-01', amount: 24.5, reason: '' };
const missing = (isOpen: boolean) => served(<MissingPurchase claims={[{ ...CLAIM, state: 'open' }]} isOpen={isOpen} answer={undefined} />);

test('[RWD-2] a missing purchase is a link to its form, and the form itself where it was opened without script', () => {
  expect(missing(false)).toContain('href="/account/rewards?offer=RWD_MISSING#missing"');
  expect(missing(false)).not.toContain('name="boughtOn"');
  expect(missing(true)).toMatch(/<form.*name="reference".*name="boughtOn".*name="amount".*value="claim"/);
  expect(missing(false).replaceAll('<!-- -->', '')).toContain('AB1234 of November 1, 2026, $24.50: we are looking at it.');
});

test('[RWD-2] a claim has its own press to withdraw it, until it is decided', () => {
  const of = (state: 'open' | 'granted' | 'refused' | 'withdrawn') =>
    served(<MissingPurchase claims={[{ ...CLAIM, state }]} isOpen={false} answer={undefined} />).replaceAll('<!-- -->', '');
  expect(of('open')).toMatch(/name="reference" value="AB1234".*value="withdraw".*Withdraw.*– AB1234/);
  expect(of('withdrawn')).toContain('AB1234 of November 1, 2026, $24.50: you withdrew it.');
  for (const state of ['granted', 'refused', 'withdrawn'] as const) expect(of(state), state).not.toContain('<form');
});

test('[RWD-2] [APP-22] a refused claim keeps what was typed and says what is wrong at its field', () => {
  const claim = { reference: 'AB', boughtOn: '2026-11-01', amount: '24.50' };
  const shown = (field?: string) => served(<ClaimFields answer={{ problem: 'Type the number.', field, claim }} busy={false} />);
  expect(shown('reference')).toMatch(/value="AB".*Type the number\./);
  expect(shown('reference')).toContain('aria-invalid="true"');
  expect(shown('reference')).toContain('value="24.50"');
  expect(shown()).not.toContain('aria-invalid="true"');
  expect(shown()).toContain('Type the number.');
});
