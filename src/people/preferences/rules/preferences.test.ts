import { expect, test } from 'vitest';
import { displayCookie } from './display.ts';
import { mailLocale, readerLocale } from './mail-choice.ts';

test('[USR-1] a mail comes in the preferred language where the order’s country has it', () => {
  expect(mailLocale('en-US', 'es')).toBe('es-US');
  expect(mailLocale('es-US', 'en')).toBe('en-US');
  expect(mailLocale('en-CA', 'fr')).toBe('fr-CA');
  expect(mailLocale('fr-CA', 'en')).toBe('en-CA');
});

test('[USR-1] a mail keeps the order’s language without a preference, and where the country does not have it', () => {
  expect(mailLocale('fr-CA', null)).toBe('fr-CA');
  expect(mailLocale('en-US', 'fr')).toBe('en-US');
  expect(mailLocale('fr-CA', 'es')).toBe('fr-CA');
});

test('[USR-1] the cookie of the display has a letter for each thing that is on', () => {
  expect(displayCookie({ lessMotion: false, largerText: false, underlinedLinks: false })).toBe('');
  expect(displayCookie({ lessMotion: true, largerText: false, underlinedLinks: true })).toBe('mu');
  expect(displayCookie({ lessMotion: true, largerText: true, underlinedLinks: true })).toBe('mtu');
});

test('[USR-1] a mail that others cause comes in the chosen language, else in the one of the last sign-in, else nothing is known', () => {
  expect(readerLocale('en-US', 'es', null)).toBe('es-US');
  expect(readerLocale('en-US', 'es', 'en-US')).toBe('es-US');
  expect(readerLocale('en-CA', 'fr', 'en-US')).toBe('fr-CA');
  expect(readerLocale('en-US', 'fr', 'en-CA')).toBe('fr-CA');
  expect(readerLocale('fr-CA', 'en', 'fr-CA')).toBe('en-CA');
  expect(readerLocale('en-US', 'fr', 'en-US')).toBe('en-US');
  expect(readerLocale('en-CA', null, 'fr-CA')).toBe('fr-CA');
  expect(readerLocale('en-CA', null, null)).toBeNull();
});
