// axe-core in a page of the shop. It goes in by the debugger: the page's policy would rightly refuse it.
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line each: rule and elements. A frame of another host is looked at by itself. */
export async function axeFindings(place: Page | Frame): Promise<string[]> {
  await place.evaluate(standStill);
  const page = 'page' in place ? place.page() : place;
  const debug = await page.context().newCDPSession(place);
  await debug.send('Runtime.evaluate', { expression: axe.source });
  const run = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(' | ')))`;
  const { result } = await debug.send('Runtime.evaluate', { expression: run, awaitPromise: true, returnByValue: true });
  await debug.detach();
  return result.value as string[]; // as `run` makes it
}

/** Colors are judged once everything that slides or fades in has come. What is paused (the time to undo, while it has the focus) stays. */
async function standStill(): Promise<void> {
  const passing = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  while (passing().length > 0) await new Promise(requestAnimationFrame);
}
