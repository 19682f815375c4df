// How soon what a shopper does in a cart of 200 lines is seen, on a device of a quarter of this machine's speed: the browser's own count of
// each interaction, from the touch to the next paint.
import type { Locator, Page } from 'playwright-core';
import { makePaths } from '../src/base/paths.ts';
import { findChromium } from '../tools/stages/chromium.mjs';
import { newVisitor, openBrowser } from '../e2e/support/chromium.ts';
import { cartLines, EN, putIntoCart } from '../e2e/support/filled-cart.ts';
import { buyable } from './cart-cases.ts';

const LINES = 200;
const SLOWDOWN = 4;
/** Interaction to next paint in milliseconds: what counts as good at most. */
const GOOD_MS = 200;
/** Lines touched, at the top, in the middle and at the end; below fifty interactions the slowest is the page's figure. */
const PRESSED = [3, 100, 5, 150, 6, 199];
const TYPED_INTO = [4, 120];
const REMOVED = [7, 140];
const SETTLE_MS = 2_500;

/** Presses +, types quantities and removes lines in a long cart; prints what each took and whether the slowest is good. */
export async function cartPress(origin: string): Promise<void> {
  const shop = origin.replace('127.0.0.1', 'localhost');
  const paths = makePaths(EN.locale);
  process.env['CHROME_PATH'] = await findChromium({ node: process.execPath, env: process.env });
  const browser = await openBrowser();
  try {
    const page = await (await newVisitor(browser, { viewport: { width: 1366, height: 768 } })).newPage();
    await page.goto(shop + paths.help());
    const items = (await buyable(origin, LINES)).slice(0, LINES);
    await putIntoCart(
      page,
      EN,
      items.map((itemId) => ({ itemId, qty: 1 })),
    );
    await page.goto(shop + paths.cart('consumer'), { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(LISTEN);
    const lines = await cartLines(page).count();
    const rows: Row[] = [];
    for (const at of PRESSED) rows.push({ deed: '+', ms: await timed(page, stepUp(page, at), PRESS) });
    for (const at of TYPED_INTO) rows.push({ deed: 'a typed quantity', ms: await timed(page, quantityOf(page, at), TYPE) });
    for (const at of REMOVED) rows.push({ deed: 'Remove', ms: await timed(page, removeOf(page, at), PRESS) });
    print(lines, rows);
  } finally {
    await browser.close();
  }
}

/** As text: this runs in the page. */
const LISTEN = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

interface Row {
  readonly deed: string;
  /** From the touch to the next paint. */
  readonly ms: number;
}

const stepUp = (page: Page, at: number): Locator => cartLines(page).nth(at).locator('button[name=step][value="1"]');
const quantityOf = (page: Page, at: number): Locator => cartLines(page).nth(at).getByRole('textbox');
const removeOf = (page: Page, at: number): Locator =>
  cartLines(page)
    .nth(at)
    .getByRole('button', { name: /^Remove/ });

type Deed = (page: Page) => Promise<void>;

// A bare press: the driver's own click looks around in the page first.
const PRESS: Deed = async ({ mouse }) => {
  await mouse.down();
  await mouse.up();
};
/** The new quantity counts when the field is left. */
const TYPE: Deed = async ({ mouse, keyboard }) => {
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
  await keyboard.press('4');
  await keyboard.press('Enter');
};

/** The slowest interaction of a deed at a place, once the page is at rest. */
async function timed(page: Page, place: Locator, deed: Deed): Promise<number> {
  await place.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS / 4);
  const box = await place.boundingBox();
  if (box === null) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS / 4);
  await page.evaluate('window.slowest = 0');
  await deed(page);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate<number>('window.slowest');
}

function print(lines: number, rows: readonly Row[]): void {
  console.log(`\nIn a cart of ${lines} lines, at ${SLOWDOWN}× slowdown, from the touch to the next paint`);
  for (const [deed, all = []] of Map.groupBy(rows, (row) => row.deed)) {
    const took = all.map(({ ms }) => ms);
    const slowest = Math.max(...took);
    const good = slowest <= GOOD_MS && Math.min(...took) > 0;
    console.log(`${deed}: ${took.join(', ')} ms; the slowest ${slowest} ms (≤ ${GOOD_MS}) ${good ? '✓' : '✗'}`);
  }
}
