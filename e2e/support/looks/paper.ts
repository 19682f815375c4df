// A page on paper: its words in ink on white, as wide as the sheet, without what can only be pressed.
import type { Page } from 'playwright-core';
import { cutOff } from '../cut-off.ts';

/** As text: it runs in the page. */
const LOOK = `(() => {
  const found = [];
  const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1 && element.closest('.sr') === null;
  const pressed = [...document.querySelectorAll('button, nav, [role=search], [data-bottom-bar]')].find(shown);
  if (pressed) found.push('there is still ' + pressed.outerHTML.slice(0, 80));
  const heading = document.querySelector('main h1');
  if (heading === null || !shown(heading)) found.push('there is no heading');
  const kept = (element) => element.closest('[data-screen-only], dialog, [popover], [role=dialog]') === null;
  const lost = [...document.querySelectorAll('main [data-cart-item], main dl')].find((element) => kept(element) && !shown(element));
  if (lost) found.push('lost on paper: ' + lost.textContent.trim().slice(0, 60));
  for (const element of document.querySelectorAll('main *')) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!words || !shown(element)) continue;
    const [red, green, blue] = getComputedStyle(element).color.match(/[0-9.]+/g).map(Number);
    if (red + green + blue > 3 * 170) found.push('pale words: ' + element.textContent.trim().slice(0, 40));
  }
  return found.slice(0, 5);
})()`;

/** Errors of the printed page, one line each. */
export async function paperFindings(page: Page): Promise<string[]> {
  return [...((await page.evaluate(LOOK)) as string[]), ...(await cutOff(page))]; // as LOOK makes it
}
