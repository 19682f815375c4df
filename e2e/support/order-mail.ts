// An order's mails in the mailbox.
import type { Page } from 'playwright-core';
import { expect } from './browser-test.ts';
import { shownNumber } from './buying.ts';

/** The order's mail in plain text; `mailbox` is the mailbox's address. */
export async function mailOf(page: Page, mailbox: string, orderNumber: string, email: string): Promise<string> {
  const link = page.locator('tr', { hasText: shownNumber(orderNumber) }).getByRole('link', { name: 'text' });
  await expect
    .poll(async () => {
      await page.goto(`${mailbox}?to=${email}`);
      return link.count();
    })
    .toBe(1);
  await link.click();
  return page.locator('body').innerText();
}
