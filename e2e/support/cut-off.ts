// Finds content outside the page, or cut off where a reader would miss it.
import type { Page } from 'playwright-core';

/** A string, because it runs in the page. Ignores horizontally scrolling rows and screen reader text. */
const LOOK = `(() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push('the page scrolls sideways: ' + document.documentElement.scrollWidth + ' of ' + wide + ' px');
  const isHeld = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  // What is laid out as its contents alone has no box.
  const boxOf = (element) => (getComputedStyle(element).display === 'contents' ? boxOf(element.parentElement) : element);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sr, [inert], dialog:not([open]), svg svg, select') !== null) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.clipPath !== 'none') continue;
    const { width, height, right } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const name = element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"';
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (hides && style.textOverflow !== 'ellipsis' && style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== '')
      found.push(name + ' is cut at ' + element.clientWidth + ' of ' + element.scrollWidth + ' px');
    if (right > wide + 1 && !isHeld(element)) found.push(name + ' ends at ' + Math.round(right) + ' px');
    const frame = boxOf(element.parentElement).getBoundingClientRect();
    if (element.tagName === 'IMG' && style.position === 'static' && height > frame.height + 1)
      found.push('a picture of ' + Math.round(height) + ' px stands out of its frame of ' + Math.round(frame.height) + ' px: ' + element.src);
  }
  return found.slice(0, 6);
})()`;

/** One line for each finding; none when everything can be read. */
export async function cutOff(page: Page): Promise<string[]> {
  return (await page.evaluate(LOOK)) as string[]; // as LOOK makes it
}
