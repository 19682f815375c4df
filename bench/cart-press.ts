// How soon a press in a cart of 200 lines is seen, on a device of a quarter of this machine's speed: the browser's own count of each
// interaction, from the touch to the next paint.
import type { Page } from 'playwright-core';
import { makePaths } from '../src/paths.ts';
import { findChromium } from '../tools/stages/chromium.mjs';
import { newVisitor, openBrowser } from '../e2e/support/chromium.ts';
import { cartLines, EN, putIntoCart } from '../e2e/support/filled-cart.ts';
import { buyable } from './cart-cases.ts';

const LINES = 200;
const SLOWDOWN = 4;
/** Interaction to next paint in milliseconds: what counts as good at most. */
const GOOD_MS = 200;
/** Lines pressed, at the top, in the middle and at the end; below fifty presses the slowest is the page's figure. */
const PRESSED = [3, 100, 5, 150, 6, 199];
const SETTLE_MS = 2_500;

/** Presses + on lines of a long cart, prints what each took and whether the slowest is good. */
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
    const took: number[] = [];
    for (const at of PRESSED) took.push(await press(page, at));
    print(await cartLines(page).count(), took);
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

async function press(page: Page, at: number): Promise<number> {
  const more = cartLines(page).nth(at).locator('button[name=step][value="1"]');
  await more.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS / 4);
  const box = await more.boundingBox();
  if (box === null) throw new Error('There is no button to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS / 4);
  await page.evaluate('window.slowest = 0');
  // A bare press: the driver's own click looks around in the page first.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate<number>('window.slowest');
}

function print(lines: number, took: readonly number[]): void {
  const slowest = Math.max(...took);
  console.log(`\nA press on + in a cart of ${lines} lines, at ${SLOWDOWN}× slowdown`);
  console.log(`${took.join(', ')} ms; the slowest ${slowest} ms (≤ ${GOOD_MS}) ${slowest <= GOOD_MS && slowest > 0 ? '✓' : '✗'}`);
}
