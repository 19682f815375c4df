// `test` of the end-to-end promises: a Chromium, a page without history, and the addresses of the shop.
import type { Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { newVisitor, openBrowser } from './chromium.ts';
import { holdAccount } from './hold.ts';

/** `Guest buys (fr-CA)` → `screens/failures/guest-buys-fr-ca.png` */
function pictureOf(title: string): string {
  return `screens/failures/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`;
}

async function keepPicture(page: Page, title: string): Promise<void> {
  const path = pictureOf(title);
  await page.screenshot({ path, fullPage: true });
  console.log(`The page as it was: ${path} (${page.url()})`);
}

export const test = base
  /** Addresses of the two sites, without a slash at the end. */
  .extend('shop', () => inject('shop'))
  /** The demo accounts' password. */
  .extend('password', () => inject('password'))
  /** Locks a demo account until the test is over; required before changing its cart. */
  .extend('hold', async ({ signal }, { onCleanup }) => {
    const held: (() => Promise<void>)[] = [];
    onCleanup(async () => void (await Promise.all(held.map((letGo) => letGo()))));
    return async (account: string): Promise<void> => void held.push(await holdAccount(inject('holds'), account, signal));
  })
  .extend('chromium', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const chromium = await openBrowser();
    onCleanup(() => chromium.close());
    return chromium;
  })
  /** The same Chromium for all files of a worker; what a file leaves open is closed after it. */
  .extend('browser', { scope: 'file' }, async ({ chromium }, { onCleanup }) => {
    onCleanup(async () => void (await Promise.all(chromium.contexts().map((visitor) => visitor.close()))));
    return chromium;
  })
  /** A visitor nobody has seen before: no cookies, no storage. */
  .extend('visitor', async ({ browser }, { onCleanup }) => {
    const visitor = await newVisitor(browser);
    onCleanup(() => visitor.close());
    return visitor;
  })
  /** Their first tab. The test fails when a script of the page does. */
  .extend('page', async ({ visitor, task }, { onCleanup }) => {
    const page = await visitor.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.stack || `${error.name}: ${error.message}`));
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepPicture(page, task.name);
      expect(failures, 'scripts of the page that failed').toEqual([]);
    });
    return page;
  });

export { expect } from 'vitest';
export { newVisitor } from './chromium.ts';
