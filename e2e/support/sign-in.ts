// Signs in by the form, as a person does.
import type { Page } from 'playwright-core';

/** @param account of the demonstration: `business` for business@inkwell.example */
export async function signIn(page: Page, login: string, account: string, password: string): Promise<void> {
  await page.goto(login);
  await sendSignIn(page, account, password);
}

/** As `signIn`, where the form is already open. */
export async function sendSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.locator('main input[name=email]').fill(`${account}@inkwell.example`);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/office/supplies/'));
}
