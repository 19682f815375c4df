// A card that was declined, as the shopper finds it again.
import type { Page } from 'playwright-core';
import { spacedCardNumber } from '#buying/payment/rules';
import { expect } from './browser-test.ts';
import { CARD } from './buying.ts';

/** The declined card is still in its form, and only its code is asked for. */
export async function cardIsKept(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('#card-frame iframe');
  const value = (name: string): Promise<string> => form.locator(`input[name=${name}]`).inputValue();
  await expect.poll(() => value('number')).toBe(spacedCardNumber(number));
  expect([(await value('expiry')).replaceAll(/\D/g, ''), await value('securityCode')]).toEqual([CARD.expiry, '']);
  expect(await form.locator('#again').textContent()).not.toBe('');
}

/** Keeps the script of the card form back until the returned function is called: on a slow machine a shopper is in its fields before it runs. */
export async function holdCardForm(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const isScript = (url: URL): boolean => url.hostname.startsWith('pay.') && url.pathname.endsWith('.js');
  await page.route(isScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Who is in the number's field when the declined card comes back types another number, and that one alone is there. */
export async function typeOverKeptCard(page: Page, number: string, letGo: () => Promise<void>): Promise<void> {
  const field = page.frameLocator('#card-frame iframe').locator('input[name=number]');
  await field.click();
  await letGo();
  await expect.poll(() => field.inputValue()).toBe(spacedCardNumber(number));
  await page.keyboard.type(CARD.number);
  expect(await field.inputValue()).toBe(spacedCardNumber(CARD.number));
}
