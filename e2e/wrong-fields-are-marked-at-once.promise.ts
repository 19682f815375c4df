// Whoever opens an account reads everything that is wrong at once, in the page and in the drawer, also without JavaScript (USR-1, USR-8).
import type { Locator, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const WRONG = ['Enter your first and last name', 'Invalid email address', 'Use at least 10 characters'];

async function sendWrong(form: Locator): Promise<void> {
  await form.getByLabel('Email').fill('nora@');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create account' }).first().click();
  await form.getByRole('alert').getByText('Check these 3 fields').waitFor();
}

async function expectMarked(page: Page, form: Locator): Promise<void> {
  expect(await form.getByRole('alert').getByRole('link').allTextContents()).toEqual(WRONG);
  expect(await form.locator('[aria-invalid=true]').count()).toBe(3);
  // What was typed is still there, and each line leads to its field.
  expect(await form.getByLabel('Email').inputValue()).toBe('nora@');
  await form.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).click();
  expect(page.url()).not.toContain('/login');
}

test.for([true, false])(
  '[USR-1] the page marks all wrong fields and keeps what was typed, JavaScript %s',
  async (javaScriptEnabled, { browser, shop }) => {
    const page = await (await newVisitor(browser, { javaScriptEnabled })).newPage();
    await page.goto(shop.consumer + paths.createAccount());
    const form = page.getByRole('main').locator('form');
    await sendWrong(form);
    await expectMarked(page, form);
    if (!javaScriptEnabled) return;
    expect(await form.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  },
);

test('[USR-8] the drawer marks them like the page', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.deals(), { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^sign in/i })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Create account' }).last().click();
  await sendWrong(drawer);
  await expectMarked(page, drawer);
});
