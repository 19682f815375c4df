// Content that staff write (HDR-2, HDR-3, HDR-6): a banner is imported, previewed, reviewed, published, scheduled, withdrawn, and seen by its audience alone,
// while the page that everybody shares knows nothing of it.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { makePaths } from '../src/base/paths.ts';
import { startShop, type RunningShop } from '#test/running-shop';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/browser-test.ts';
import { openAccount } from './support/new-account.ts';
import { emptyData } from './support/shop-data.ts';

const EN = makePaths('en-US');
const FR = makePaths('fr-CA');
const WIDTHS = [1366, 820, 390] as const;
/** A shop of its own starts first, and each command of staff is a process. */
const PATIENCE_MS = 480_000;

const words = (headline: string) => ({ headline, text: 'Chairs on the floor at <b>your store</b>.', actions: ['See departments'] });
const hero = (id: string, english: string, french: string, more: object = {}) => ({
  id,
  slot: 'homeHero',
  sites: ['consumer-US', 'consumer-CA'],
  layout: 'hero',
  theme: 'ink',
  links: ['/departments'],
  words: { 'en-US': words(english), 'en-CA': words(english), 'fr-CA': words(french) },
  ...more,
});

interface Stage {
  readonly shop: RunningShop;
  /** Runs a command of staff beside the shop; returns what it says. */
  readonly staff: (...words: readonly string[]) => Promise<string>;
  /** Imports items, has them approved and publishes them. */
  readonly publish: (...items: readonly object[]) => Promise<void>;
  readonly draft: (...items: readonly object[]) => Promise<void>;
  /** Has the drafts approved and publishes them. */
  readonly release: () => Promise<void>;
}

async function openStage(): Promise<Stage> {
  const data = await emptyData();
  onTestFinished(() => data.remove());
  const env = { ...data.env, INKWELL_DEMO: 'no' };
  const shop = await startShop({ provider: false, env });
  onTestFinished(async () => void (await shop.stop()));
  const staff = async (...rest: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=server', 'tools/staff.ts', 'content', ...rest], {
      env: { ...process.env, ...env },
    });
    return stdout;
  };
  const draft = async (...items: readonly object[]): Promise<void> => {
    const file = join(data.env.DATA_DIR, 'content.json');
    writeFileSync(file, JSON.stringify(items));
    await staff('import', file, 'by=Nora');
  };
  const release = async (): Promise<void> => {
    const [, versions = ''] = /^For review: (.+)$/m.exec(await staff('submit', 'all', 'by=Nora')) ?? [];
    await staff('approve', versions.replaceAll(' ', ''), 'by=Katya');
    await staff('publish', 'all', 'by=Nora');
  };
  const publish = async (...items: readonly object[]): Promise<void> => {
    await draft(...items);
    await release();
  };
  await staff('add-reviewer', 'Katya', 'by=Nora');
  return { shop, staff, draft, release, publish };
}

const shownHero = (page: Page) => page.locator('[data-slot="homeHero"]:visible');
const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test(
  '[HDR-2, HDR-3, HDR-6] a banner is previewed, approved, published, scheduled and withdrawn, in both languages and at every width',
  async ({ page }) => {
    const { shop, staff, draft, release, publish } = await openStage();
    const home = async (): Promise<string> => (await fetch(shop.loopback + EN.home())).text();
    await draft(hero('autumn', 'Sit down first', 'Assoyez-vous d’abord'));
    expect(await home()).not.toContain('Sit down first');

    // A preview shows the draft, belongs to nobody's cache, and says what it is.
    const said = await staff('preview', EN.home(), 'at=2027-05-01T09:00:00Z');
    const address = /preview=[\w.-]+/.exec(said)?.[0] ?? '';
    const preview = await page.goto(`${shop.origins.consumer}${EN.home()}?${address}`, { waitUntil: 'networkidle' });
    expect(preview?.headers()['cache-control']).toBe('no-store');
    await page.getByText(/^Preview: guests, May 1, 2027/).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Sit down first' }).waitFor();
    await page.getByText('Why do I see this?').click();
    expect(await page.getByRole('definition').allInnerTexts()).toContain('for them: for everybody');
    await page.getByText('autumn homeHero').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await home()).not.toContain('Sit down first');

    // Nobody publishes what somebody else has not approved.
    await expect(staff('publish', 'autumn', 'by=Nora')).rejects.toThrow('autumn:1 is not approved');
    await release();
    await expect.poll(() => home(), { timeout: 1_000 }).toContain('Sit down first');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop.origins.consumer + EN.home());
      await page.getByRole('heading', { level: 1, name: 'Sit down first' }).waitFor();
      await shownHero(page).getByRole('link', { name: 'See departments' }).waitFor();
      expect(await isWide(page), `${width} px`).toBe(false);
    }
    await page.goto(shop.origins.consumer + FR.home());
    await page.getByRole('heading', { level: 1, name: 'Assoyez-vous d’abord' }).waitFor();
    expect(await shownHero(page).getByRole('link').first().getAttribute('href')).toBe(FR.departments());

    // A schedule begins by itself.
    await publish(hero('next', 'It is tomorrow', 'C’est demain', { priority: 500, from: new Date(Date.now() + 2_000).toISOString() }));
    await expect.poll(() => home(), { timeout: 20_000 }).toContain('It is tomorrow');
    await staff('roll-back', 'autumn', '1', 'by=Nora');
    expect(await staff('history', 'autumn')).toMatch(/^2 {2}shown.*made again from 1/m);

    // What is withdrawn leaves the page that everybody shares; what was shown before returns.
    await staff('withdraw', 'next', 'by=Nora', 'wrong', 'day');
    await expect.poll(() => home(), { timeout: 10_000 }).toContain('Sit down first');
    expect(await home()).not.toContain('It is tomorrow');
    expect(await staff('history', 'next')).toMatch(/^1 {2}withdrawn.*approved .* by Katya.*withdrawn .* by Nora \(wrong day\)/m);
  },
  PATIENCE_MS,
);

test(
  '[HDR-2] an audience sees its banner after the page, nothing moves, and the shared page is free of it',
  async ({ page }) => {
    const { shop, publish } = await openStage();
    await publish(
      hero('all', 'For everybody', 'Pour tous'),
      hero('members', 'Members first', 'Les membres d’abord', { priority: 500, audience: { flag: 'loggedIn' } }),
      hero('hat', 'Open on Sunday', 'Ouvert le dimanche', { slot: 'topHat', layout: 'promoMessage', audience: { flag: 'loggedIn' } }),
    );
    const shared = async (): Promise<string> => (await fetch(shop.loopback + EN.home())).text();
    await expect.poll(shared).toContain('For everybody');
    const isFree = (html: string): boolean => !/Members first|Open on Sunday/.test(html);
    expect(isFree(await shared())).toBe(true);

    const calls: string[] = [];
    page.on('request', (request) => void (/\/api\/content\?/.test(request.url()) && calls.push(request.url())));
    await page.goto(shop.origins.consumer + EN.home(), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'For everybody' }).waitFor();
    // Each slot is asked for once: together, or the line above the header by itself, whose code comes with it.
    const asked = () => calls.flatMap((url) => (new URL(url).searchParams.get('slots') ?? '').split(',')).toSorted();
    await expect.poll(asked).toEqual(['homeHero', 'topHat']);
    expect(await page.getByText('Open on Sunday').count()).toBe(0);

    await page.goto(shop.origins.consumer + EN.createAccount());
    await openAccount(page, { fullName: 'Ana Silva', email: 'ana.silva@inkwell.example', password: 'correct horse battery' });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/content?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shop.origins.consumer + EN.home());
    await page.getByRole('heading', { level: 1, name: 'Hi, Ana' }).waitFor();
    await shownHero(page).getByText('For everybody').waitFor();
    const below = page.getByRole('contentinfo');
    const room = (await below.boundingBox())?.y;
    letGo();
    await shownHero(page).getByText('Members first').waitFor();
    await page.locator('[data-slot="topHat"]').getByText('Open on Sunday').waitFor();
    expect((await below.boundingBox())?.y).toBe(room);
    expect(await axeFindings(page)).toEqual([]);

    // At every width, and in French.
    await page.unroute('**/api/content?*');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop.origins.consumer + EN.home());
      await shownHero(page).getByText('Members first').waitFor();
      expect(await isWide(page), `${width} px`).toBe(false);
    }
    await page.goto(shop.origins.consumer + FR.home());
    await shownHero(page).getByText('Les membres d’abord').waitFor();
    await page.locator('[data-slot="topHat"]').getByText('Ouvert le dimanche').waitFor();

    // The member's visit left nothing in the shared page.
    expect(isFree(await shared())).toBe(true);
    expect(/Les membres d’abord|Ouvert le dimanche/.test(await (await fetch(shop.loopback + FR.home())).text())).toBe(false);
    await page.context().clearCookies({ name: /^(?!consent$)/ });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop.origins.consumer + EN.home(), { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: 'For everybody' }).waitFor();
      expect(await page.getByText(/Members first|Open on Sunday/).count()).toBe(0);
    }
  },
  PATIENCE_MS,
);
