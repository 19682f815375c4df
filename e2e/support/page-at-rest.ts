// When a page has come to rest: its script has run, and nothing is on its way to or from the shop. Playwright's own `networkidle` waits for half a
// second without a request, whatever the page does meanwhile; a run of all promises opens some two thousand pages.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const PATIENCE_MS = 60_000;
/** What a page asks for once it is idle begins within this time. */
const QUIET_MS = 120;

/** Lets `goto`, `reload` and `waitForLoadState` of a page return with `networkidle` once the page is at rest. */
export function returnAtRest(page: Page): void {
  const requests = watchRequests(page);
  const rest = (): Promise<void> => untilAtRest(page, requests);
  const { goto, reload, waitForLoadState } = {
    goto: page.goto.bind(page),
    reload: page.reload.bind(page),
    waitForLoadState: page.waitForLoadState.bind(page),
  };
  page.goto = async (url, options) => {
    if (options?.waitUntil !== 'networkidle') return goto(url, options);
    const response = await goto(url, { ...options, waitUntil: 'load' });
    await rest();
    return response;
  };
  page.reload = async (options) => {
    if (options?.waitUntil !== 'networkidle') return reload(options);
    const response = await reload({ ...options, waitUntil: 'load' });
    await rest();
    return response;
  };
  page.waitForLoadState = async (state, options) => {
    if (state !== 'networkidle') return waitForLoadState(state, options);
    await waitForLoadState('load', options);
    await rest();
  };
}

interface Requests {
  /** Those that are not answered. */
  readonly open: Set<Request>;
  begun: number;
}

function watchRequests(page: Page): Requests {
  const requests: Requests = { open: new Set(), begun: 0 };
  const end = (request: Request): void => void requests.open.delete(request);
  page.on('request', (request) => {
    requests.begun += 1;
    // Nobody waits for the answer to what a page sends while it is left.
    if (request.resourceType() !== 'ping') requests.open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** Asks the page itself in between, which answers when it has nothing else to do: a slow machine makes the wait longer, not the page restless. */
async function untilAtRest(page: Page, requests: Requests): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  await listening(page);
  for (let begun = -1; begun !== requests.begun || requests.open.size > 0;) {
    if (performance.now() > deadline)
      throw new Error(`Still on its way after a minute: ${[...requests.open].map((one) => one.url()).join(' ')}`);
    begun = requests.begun;
    await sleep(QUIET_MS);
    await listening(page);
  }
}

/** Whether a page's script has run; what is pressed before it has is another test's matter. */
async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__reactRouterContext' in window) || performance.getEntriesByName('awake').length > 0);
}
