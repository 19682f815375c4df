// Who asks for less motion gets none: nothing slides, fades or scrolls smoothly.
import type { Page } from 'playwright-core';

/** As text: it runs in the page. Only the spinner goes on, fading slowly: something must say that work is going on. */
const LOOK = `(() => {
  const found = [];
  const longest = (text) => Math.max(...text.split(',').map((one) => parseFloat(one) * (one.includes('ms') ? 1 : 1000)));
  for (const element of document.querySelectorAll('*')) {
    for (const part of [undefined, '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, part);
      const name = element.tagName.toLowerCase() + '.' + String(element.className.baseVal ?? element.className).slice(0, 50) + (part ?? '');
      if (longest(style.transitionDuration) > 1) found.push(name + ' changes over ' + style.transitionDuration);
      if (style.animationName !== 'none' && !style.animationName.includes('breathe') && longest(style.animationDuration) > 1) found.push(name + ' moves: ' + style.animationName);
      if (part === undefined && style.scrollBehavior === 'smooth') found.push(name + ' scrolls smoothly');
    }
  }
  return [...new Set(found)].slice(0, 6);
})()`;

/** Elements that would move, one line each. */
export async function movingParts(page: Page): Promise<string[]> {
  return (await page.evaluate(LOOK)) as string[]; // as LOOK makes it
}
