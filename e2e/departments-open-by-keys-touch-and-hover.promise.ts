// All departments are one press away: the flyout by keyboard, pointer and finger, the phone menu with levels that Back goes up.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { PHONE } from './support/every-page.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';

const paths = makePaths('en-US');
const button = (page: Page) => page.locator('a[aria-controls=all-departments]');
const flyout = (page: Page) => page.locator('#all-departments');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const press = async (page: Page, ...keys: string[]): Promise<string> => {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
};

test('by keyboard: ↓ opens, arrows walk departments, → and ← cross, Tab leads on, Esc returns', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await button(page).focus();
  await press(page, 'ArrowDown');
  await expect.poll(() => focused(page)).toBe('Paper');
  expect(await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('Ink & toner');
  await flyout(page).getByRole('heading', { name: 'Ink & toner' }).waitFor();
  for (const name of ['Desk supplies', 'Mailing & shipping', 'Gift cards & services'])
    expect(await flyout(page).getByRole('link', { name, exact: true }).count(), name).toBe(1);
  const first = await flyout(page).locator('#department-sheet a').first().textContent();
  expect(await press(page, 'ArrowRight')).toBe(first);
  expect(await press(page, 'ArrowLeft')).toBe('Ink & toner');
  expect(await press(page, 'Tab')).toBe(first);
  // In reading order to the end, and out.
  const stops: string[] = [];
  while ((await flyout(page).count()) > 0 && stops.length < 60) stops.push(await press(page, 'Tab'));
  const at = (part: string) => stops.findIndex((stop) => stop.includes(part));
  expect([at('On sale'), at('See product'), at('by printer'), at('on one page')].every((place, n, all) => place > (all[n - 1] ?? -1))).toBe(
    true,
  );
  await flyout(page).waitFor({ state: 'detached' });
  await button(page).focus();
  await press(page, 'Enter');
  await expect.poll(() => focused(page)).toBe('Paper');
  expect(await press(page, 'Escape')).toBe('All departments');
  await flyout(page).waitFor({ state: 'detached' });
});

test('a resting pointer opens the flyout and leaving closes it; a press keeps it open until a press elsewhere', async ({ page, shop }) => {
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await button(page).hover();
  await flyout(page).getByRole('heading', { name: 'Paper' }).waitFor();
  await flyout(page).getByRole('link', { name: 'Furniture' }).hover();
  await flyout(page).getByRole('heading', { name: 'Furniture' }).waitFor();
  await page.getByRole('contentinfo').hover();
  await flyout(page).waitFor({ state: 'detached' });
  await button(page).hover();
  await flyout(page).waitFor();
  await button(page).click();
  await page.getByRole('contentinfo').hover();
  await flyout(page).getByRole('heading', { name: 'Paper' }).waitFor();
  await page.mouse.click(4, 760);
  await flyout(page).waitFor({ state: 'detached' });
});

test('a finger’s first press on a department shows its categories, the second opens it', async ({ browser, shop }) => {
  const tablet = await newVisitor(browser, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  const page = await tablet.newPage();
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await button(page).tap();
  const department = flyout(page).getByRole('link', { name: 'Mailing & shipping', exact: true });
  await department.tap();
  await flyout(page).getByRole('heading', { name: 'Mailing & shipping' }).waitFor();
  await department.tap();
  await page.waitForURL('**/cat_mailing');
  await flyout(page).waitFor({ state: 'detached' });
  await tablet.close();
});

test('in the phone menu Back goes up one level, the browser’s too, then closes it', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { viewport: PHONE });
  const page = await visitor.newPage();
  await page.goto(shop.consumer + paths.help(), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = (name: string) => page.getByRole('dialog', { name });
  const department = menu('Menu').getByRole('link', { name: 'Desk supplies' });
  await department.click();
  await menu('Desk supplies').getByRole('link', { name: 'Tape' }).waitFor();
  await menu('Desk supplies').getByRole('button', { name: 'Back to the menu' }).click();
  await department.waitFor();
  await expect.poll(() => focused(page)).toBe('Desk supplies');
  await department.click();
  await menu('Desk supplies').getByRole('link', { name: 'Tape' }).waitFor();
  await page.goBack();
  await department.waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(paths.help());
  await visitor.close();
});

test('an account limited to its contract finds only its departments there, and no deals', async ({ page, shop, password }) => {
  const shown = async (): Promise<string[]> => {
    await page.goto(shop.business + paths.help(), { waitUntil: 'networkidle' });
    await button(page).click();
    await flyout(page).getByRole('heading').first().waitFor();
    return flyout(page).locator('a[aria-controls=department-sheet]').allTextContents();
  };
  const all = await shown();
  const signIn = (login: object) =>
    page.evaluate(
      async (body) => (await fetch('/api/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
      JSON.stringify(login),
    );
  expect(await signIn({ email: 'contract@inkwell.example', password })).toBe(200);
  const own = await shown();
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(own));
  expect(await flyout(page).getByRole('link', { name: 'All deals' }).count()).toBe(0);
});
