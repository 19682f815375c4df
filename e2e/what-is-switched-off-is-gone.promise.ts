// The toggles of chat and feedback: when off, the link is hidden and the page says so; a customer named in the toggle finds both.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { makePaths } from '../src/base/paths.ts';
import { startShop } from '#test/running-shop';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';
import { emptyData } from './support/shop-data.ts';

const paths = makePaths('en-US');
const french = makePaths('fr-CA');

test('[USR-7, APP-20] chat is on for one customer and feedback for nobody: links, pages and calls agree; changes are live while the shop runs', async ({
  page,
}) => {
  const data = await emptyData();
  onTestFinished(() => data.remove());
  const env = { ...data.env, INKWELL_DEMO: 'no' };
  const sheet = join(data.env.DATA_DIR, 'toggles.csv');
  writeFileSync(sheet, 'toggle,values,active\nchat,Berg Ltd,yes\nfeedback,Y,no\n');
  const staff = ['--conditions=server', 'tools/staff.ts', 'toggles', 'import', sheet];
  await promisify(execFile)(process.execPath, staff, { env: { ...process.env, ...env } });
  const shop = await startShop({ provider: false, env });
  onTestFinished(async () => void (await shop.stop()));
  const foot = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  await page.goto(shop.origins.business + paths.help(), { waitUntil: 'networkidle' });
  await foot.getByRole('link', { name: 'Help and contact' }).waitFor();
  expect(await foot.getByRole('link', { name: /chat|feedback/i }).count()).toBe(0);
  expect((await page.goto(shop.origins.business + paths.chat()))?.status()).toBe(404);
  await main.getByText('Chat is closed right now.').waitFor();
  expect(await main.getByRole('textbox').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect((await page.goto(shop.origins.business + french.feedback()))?.status()).toBe(404);
  await main.getByText('Nous ne recueillons pas de commentaires ici en ce moment.').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const person = { fullName: 'Bo Berg', email: 'bo.berg@inkwell.example', password: 'correct horse battery', company: 'Berg Ltd' };
  await openAccount(page, person);
  await page.goto(shop.origins.business + paths.help());
  await foot.getByRole('link', { name: 'Chat with us' }).click();
  await main.getByLabel('Your message').fill('Only we can ask');
  await main.getByRole('button', { name: 'Send' }).click();
  await main.getByRole('log').getByText('Only we can ask').waitFor();
  expect(await foot.getByRole('link', { name: /feedback/i }).count()).toBe(0);

  // While the shop runs, a change reaches cached pages within a second.
  const help = async (): Promise<string> => (await fetch(shop.loopback + paths.help())).text();
  const giftCards = `href="${paths.search({ q: 'Gift cards' })}"`;
  await expect.poll(help).toContain(giftCards);
  writeFileSync(sheet, 'toggle,values,active\ngiftCardLink,Y,no\n');
  await promisify(execFile)(process.execPath, staff, { env: { ...process.env, ...env } });
  await expect.poll(help, { timeout: 1_000 }).not.toContain(giftCards);
});
