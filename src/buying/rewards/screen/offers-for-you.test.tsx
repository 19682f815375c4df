// What each offer says, and the one press that it has (RWD-2).
import { expect, test } from 'vitest';
import { served, SHOP } from '#test/screen/page';
import { OffersForYou } from './offers-for-you.tsx';

const OFFER = { code: 'INK', title: '10% off ink', endDate: '2026-12-31', state: 'off' } as const;
const shown = (state: 'on' | 'off' | 'used', copyLocale: typeof SHOP.copyLocale = 'en-US') =>
  served(<OffersForYou offers={[{ ...OFFER, state }]} />, { ...SHOP, copyLocale });

test('[RWD-2] an offer says until when it runs, whether it is on, and turns with one press; a used one has no press', () => {
  expect(shown('off')).toContain('Until December 31, 2026');
  expect(shown('off')).toMatch(/value="offerOn"[^>]*>.*Turn on/);
  expect(shown('on')).toMatch(/On<.*value="offerOff"[^>]*>.*Turn off/);
  expect(shown('used')).toContain('Used');
  expect(shown('used')).not.toContain('<button');
  expect(shown('on', 'fr-CA')).toContain('Désactiver');
  expect(served(<OffersForYou offers={[]} />)).toBe('');
});
