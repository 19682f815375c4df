// What an administrator takes away is gone in the other's open page with the next press (USR-9).
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');

test('[USR-9] a right that is withdrawn and a person who is deactivated are stopped at their next press', async ({
  browser,
  shop,
  password,
  hold,
}) => {
  await hold('groupapprover');
  const signedIn = async (name: string): Promise<Page> => {
    const page = await (await newVisitor(browser)).newPage();
    await page.goto(shop.business + paths.login());
    await page.locator('main input[name=email]').fill(`${name}@inkwell.example`);
    await page.locator('main input[name=password]').fill(password);
    await page.locator('main form').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== paths.login());
    return page;
  };
  const [admin, other] = await Promise.all([signedIn('admin'), signedIn('groupapprover')]);
  await admin.goto(`${shop.business}${paths.people({ search: 'groupapprover' })}`);
  await admin.locator('main table').getByRole('link').first().click();
  await admin.getByText('groupapprover@inkwell.example').first().waitFor();
  const choose = async (right: string, choice: string): Promise<void> => {
    await admin.getByRole('group', { name: right }).getByLabel(choice, { exact: true }).check();
    await admin.getByRole('button', { name: 'Save rights' }).click();
    await admin.getByText('Saved', { exact: true }).waitFor();
    await admin.reload();
  };
  await choose('See reports', 'Granted');
  await choose('Manage people', 'Granted');

  await other.goto(shop.business + paths.orders());
  const scopes = other.getByLabel('Ordered by').getByRole('option');
  expect(await scopes.allTextContents()).toEqual(['Me', 'My groups', 'Everyone']);
  await other.getByLabel('Ordered by').selectOption('Everyone');
  await choose('See reports', 'Not granted');
  await choose('Manage people', 'Not granted');
  // The open page still offers both; the server no longer does, and the page follows.
  const people = other
    .getByRole('navigation')
    .getByRole('link', { name: /^People\b/ })
    .first();
  await people.waitFor();
  await other.getByRole('button', { name: 'Show orders' }).click();
  await people.waitFor({ state: 'detached' });
  expect(await scopes.allTextContents()).toEqual(['Me', 'My groups']);
  const refused = await other.goto(shop.business + paths.people());
  expect(refused?.status()).toBe(403);

  await other.goto(shop.business + paths.orders());
  await admin.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await admin.getByRole('button', { name: 'Reactivate', exact: true }).waitFor();
  await other
    .getByRole('navigation')
    .getByRole('link', { name: /^Lists\b/ })
    .first()
    .click();
  await other.waitForURL((url) => url.pathname === paths.login());
  await admin.getByRole('button', { name: 'Reactivate', exact: true }).click();
  await admin.getByRole('button', { name: 'Deactivate', exact: true }).waitFor();
});
