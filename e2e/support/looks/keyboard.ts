// Tab leads through a page, each stop is seen, and no bar lies over it.
import type { Page } from 'playwright-core';

/** Enough to leave the header and go well into the page. */
const STOPS = 30;
/** A frame of another host takes the keyboard and passes it on in its own time. */
const FRAME_MS = 60;

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

/** As text: it runs in the page. Each stop is looked at when its key comes up, until Tab has left the page. */
const WATCH = `(() => {
  const stops = { found: new Set(), count: 0, ended: false };
  addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab' || stops.ended) return;
    const { wrong, end } = ${LOOK};
    if (wrong) stops.found.add(wrong);
    stops.ended = end === true;
    stops.count += 1;
  }, true);
  window.stops = stops;
})()`;

/** Errors in the page's tab order, one sentence each. */
export async function keyboardFindings(page: Page, { name }: { readonly name: string }): Promise<string[]> {
  await page.evaluate(WATCH);
  const hasFrame = (await page.locator('iframe').count()) > 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (hasFrame) await page.waitForTimeout(FRAME_MS);
  }
  const { found, count } = (await page.evaluate(`({ found: [...stops.found].slice(0, 6), count: stops.count })`)) as {
    readonly found: string[];
    readonly count: number;
  }; // as WATCH makes it
  // Before an event was sent, that page has a link and nothing else.
  const least = name === 'events' ? 1 : 3;
  return [...found, ...(count >= least ? [] : [`only ${count} stops were seen`])];
}
