// Tab leads through every page, each stop is seen, and no bar lies over it.
import type { Page } from 'playwright-core';
import { expect, test } from './support/browser-test.ts';
import { onEveryPage } from './support/every-page.ts';

/** Enough to leave the header and go well into the page. */
const STOPS = 30;
const LAPTOP = { width: 1366, height: 768 };

/** As text: it runs in the page. The ring may be drawn by the element, by what it covers or by what stands for it. */
const LOOK = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body || element.tagName === 'IFRAME') return { end: element === document.body };
  const hasRing = (one, part) => {
    const style = getComputedStyle(one, part);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const near = [element, element.nextElementSibling, element.parentElement, element.closest('label, article, search, form')].filter(Boolean);
  const name = element.tagName.toLowerCase() + ' "' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) + '"';
  if (!near.some((one) => hasRing(one) || hasRing(one, '::after') || hasRing(one, '::before'))) return { wrong: name + ' shows no ring' };
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return {};
  const [x, y] = [left + Math.min(width / 2, 12), top + Math.min(height / 2, 12)];
  const over = document.elementFromPoint(x, y);
  if (over === null) return { wrong: name + ' is out of view' };
  const bar = over.closest('[data-bottom-bar], header');
  return bar !== null && !bar.contains(element) ? { wrong: name + ' lies under a bar' } : {};
})()`;

async function walk(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { wrong, end } = (await page.evaluate(LOOK)) as { readonly wrong?: string; readonly end?: boolean }; // as LOOK makes it
    if (wrong !== undefined) found.add(wrong);
    if (end === true) break;
  }
  return [...found].slice(0, 6);
}

test('Tab leads through every page, and each stop is seen', { timeout: 360_000 }, async ({ browser, shop }) => {
  const found = await onEveryPage(browser, {
    origin: shop.consumer,
    locale: 'en-US',
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    look: walk,
  });
  expect(found).toEqual({});
});
