// Adds several items at once: pastes them into the quick order and presses its button.
import type { Page } from 'playwright-core';

export async function addSeveral(page: Page, address: string, rows: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main textarea').fill(rows);
  await page.locator('main textarea ~ *, main button[value=check]').locator('visible=true').last().click();
  await page.locator('main tbody tr').first().waitFor();
  await page.locator('main button[value=add]').click();
  await page.locator('section:popover-open').getByRole('status').waitFor();
}
