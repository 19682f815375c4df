// axe-core in a page of the shop. It goes in by the debugger: the page's policy would rightly refuse it.
import axe from 'axe-core';
import type { CDPSession, Frame, Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** They ask for what a page has once, and a frame is a part of one. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Axe's findings on the page, or in one of its frames, one line each: rule and elements. */
export async function axeFindings(place: Page | Frame): Promise<string[]> {
  await place.evaluate(standStill);
  const frame = 'page' in place ? place : undefined;
  const debug = await (frame?.page() ?? (place as Page)).context().newCDPSession(frame?.page() ?? place);
  const where = frame === undefined ? {} : { contextId: await contextOf(debug, frame) };
  await debug.send('Runtime.evaluate', { expression: axe.source, ...where });
  const options = {
    runOnly: RULES,
    rules: frame === undefined ? {} : Object.fromEntries(OF_WHOLE_PAGES.map((rule) => [rule, { enabled: false }])),
  };
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(' | ')))`;
  const { result } = await debug.send('Runtime.evaluate', { expression: run, awaitPromise: true, returnByValue: true, ...where });
  await debug.detach();
  return result.value as string[]; // as `run` makes it
}

interface FrameNode {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly FrameNode[];
}

/** Where the scripts of a frame run. */
async function contextOf(debug: CDPSession, frame: Frame): Promise<number> {
  const found = new Map<string, number>();
  debug.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    const { frameId = '', type } = auxData ?? {};
    if (type === 'default') found.set(frameId, id);
  });
  await debug.send('Runtime.enable');
  const flat = ({ frame: own, childFrames = [] }: FrameNode): readonly FrameNode['frame'][] => [own, ...childFrames.flatMap(flat)];
  const { frameTree } = await debug.send('Page.getFrameTree');
  const id = found.get(flat(frameTree).find(({ url }) => url === frame.url())?.id ?? '');
  if (id === undefined) throw new Error(`No scripts run in ${frame.url()}`);
  return id;
}

/** Checks colors after all transitions. Paused animations (the undo time while focused) stay. */
async function standStill(): Promise<void> {
  const passing = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  while (passing().length > 0) await new Promise(requestAnimationFrame);
}
