import { expect, test } from 'vitest';
import { consentCookie, grants, keptConsent } from './kept-consent.ts';

const NOW = new Date('2026-11-30T20:00:00Z');
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

test.each([
  [{ analytics: false, advertising: false }, '1..1796068800'],
  [{ analytics: true, advertising: false }, '1.a.1796068800'],
  [{ analytics: false, advertising: true }, '1.d.1796068800'],
  [{ analytics: true, advertising: true }, '1.ad.1796068800'],
])('[ANL-3] the choice %j is kept with the version of its text and its time', (choice, cookie) => {
  expect(consentCookie(choice, NOW)).toBe(cookie);
  expect(keptConsent(cookie, later(1))).toEqual({ ...choice, at: NOW });
});

test('[ANL-3] a choice lapses after a year, and with another text', () => {
  expect(keptConsent('1.ad.1796068800', later(364))).not.toBeNull();
  expect(keptConsent('1.ad.1796068800', later(365))).toBeNull();
  expect(keptConsent('2.ad.1796068800', NOW)).toBeNull();
});

test.each([undefined, '', 'yes', '1.da.1796068800', '1.ad.', '1.ad.99999999999', '1.ad.1796068800;x', '1.adx.1796068800', '1.ad.-5'])(
  '[ANL-3] %j is no choice',
  (cookie) => expect(keptConsent(cookie, NOW)).toBeNull(),
);

test('[ANL-3] nothing is granted before a choice, and nothing to a browser that refuses', () => {
  const cookie = consentCookie({ analytics: true, advertising: false }, NOW);
  expect(grants('analytics', { cookie, refuses: false }, NOW)).toBe(true);
  expect(grants('advertising', { cookie, refuses: false }, NOW)).toBe(false);
  expect(grants('analytics', { cookie, refuses: true }, NOW)).toBe(false);
  expect(grants('analytics', { cookie: undefined, refuses: false }, NOW)).toBe(false);
});
