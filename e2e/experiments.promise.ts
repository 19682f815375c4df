// An experiment on a page that everybody shares: nothing before consent, then one variant for good, without a flicker, and counted once.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { makePaths } from '../src/base/paths.ts';
import { startShop } from '#test/running-shop';
import { axeFindings } from './support/axe.ts';
import { expect, newVisitor, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';
import { emptyData } from './support/shop-data.ts';

const paths = makePaths('en-US');
const PLAN = {
  key: 'offers-lead',
  hypothesis: 'Who reads what the emails hold asks for them, and buys with the codes',
  variants: [
    { name: 'control', weight: 1 },
    { name: 'codes', weight: 1 },
  ],
};
const LEADS = new Map([
  ['control', 'Our coupons, once a week, before you order.'],
  ['codes', 'The codes of our coupons, once a week, ready for your next order.'],
]);

/** What a visitor's browser tells of experiments. */
function reportsOf(visitor: BrowserContext) {
  const calls: string[] = [];
  const boxes: object[] = [];
  visitor.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/experiments')) calls.push(pathname);
    if (pathname !== '/api/events') return;
    const { events } = request.postDataJSON() as { events: { event: { name: string } }[] };
    boxes.push(...events.map(({ event }) => event).filter(({ name }) => name === 'experiment-box'));
  });
  return { calls, boxes };
}

const variantIn = async (visitor: BrowserContext): Promise<string | undefined> =>
  /^offers-lead\.(\w+)$/.exec((await visitor.cookies()).find(({ name }) => name === 'variants')?.value ?? '')?.[1];

/** Exactly the lead of one variant is shown. */
async function shows(page: Page, variant: string): Promise<void> {
  for (const [name, lead] of LEADS)
    expect(await page.getByText(lead).isVisible(), `${name} where ${variant} is shown`).toBe(name === variant);
}

test('[EXP-1] [ANL-3] a variant sticks over reloads and the sign-in, moves nothing, is counted once, and ends with the consent', async ({
  browser,
}) => {
  const data = await emptyData();
  onTestFinished(() => data.remove());
  const env = { ...data.env, INKWELL_DEMO: 'no' };
  const staff = async (...args: readonly string[]): Promise<string> => {
    const command = ['--conditions=server', 'tools/staff.ts', 'experiments', ...args];
    return (await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } })).stdout;
  };
  const plans = join(data.env.DATA_DIR, 'experiments.json');
  writeFileSync(plans, JSON.stringify([PLAN]));
  await staff('import', plans);
  await staff('start', PLAN.key);
  const shop = await startShop({ provider: false, env });
  onTestFinished(async () => void (await shop.stop()));

  const visitor = await newVisitor(browser, { isAskedForConsent: true });
  onTestFinished(() => visitor.close());
  const { calls, boxes } = reportsOf(visitor);
  const page = await visitor.newPage();
  const address = shop.origins.consumer + paths.offersByEmail();
  await page.goto(address, { waitUntil: 'networkidle' });
  await shows(page, 'control');
  expect([calls, await variantIn(visitor)]).toEqual([[], undefined]);

  // The page on which somebody begins to take part stays as it is.
  await page.getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => variantIn(visitor)).toBeDefined();
  await shows(page, 'control');
  const own = (await variantIn(visitor)) ?? '';

  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await shows(page, own);
  await expect.poll(() => boxes).toEqual([{ name: 'experiment-box', experiment: PLAN.key, variant: own }]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  const exposed = (): number => calls.filter((path) => path.endsWith('/exposure')).length;
  const before = exposed();
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(exposed).toBe(before + 1);
  await openAccount(page, { fullName: 'Bo Berg', email: 'bo.berg@inkwell.example', password: 'correct horse battery' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await shows(page, own);
  expect(await variantIn(visitor)).toBe(own);
  await expect.poll(exposed).toBe(before + 2);
  expect(boxes).toHaveLength(1);
  expect(await staff('result', PLAN.key)).toContain(`${own}: 1 visitor,`);

  await page.goto(shop.origins.consumer + paths.consentChoices(), { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: /^Analytics/ }).uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await page.getByText('Your choices are saved.').waitFor();
  await expect.poll(async () => (await visitor.cookies()).filter(({ name }) => ['variants', '__Host-visitor'].includes(name))).toEqual([]);
  await page.goto(address, { waitUntil: 'networkidle' });
  await shows(page, 'control');
});
