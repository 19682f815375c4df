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
