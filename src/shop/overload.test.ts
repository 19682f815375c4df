// Many more simultaneous requests than the shop can answer: some are served at about the usual speed, the others are refused within a second without
// effect (trust 33, 37). The crowd is a separate process.
import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CrowdPlan, CrowdResult } from '#test/crowd.test-child';
import { count } from '#buying/orders/fixtures';
import { freePort } from '#test/running-shop';
import { ITEM, prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

const CROWD = fileURLToPath(new URL('../../test/crowd.test-child.ts', import.meta.url));
/** Number of clients without queueing, and of far too many. */
const [USUAL, MANY] = [5, 300];
/** On its own machine the factor is two; here crowd, database and other programs share the processors. */
const SLOWER_AT_MOST = 10;
/** Share of requests that other programs may delay. */
const HELD_UP = 0.05;
/** With a usual time of milliseconds, reading the crowd takes most of the time (decision 0272). */
const TURNS_MS = 500;
/** They retry sooner than Retry-After says. */
const PAUSE_MS = 500;

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await testShop({ INKWELL_REQUESTS_AT_ONCE: '200' }, undefined, prepareCarts);
  port = await freePort();
  await shop.listen({ port, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const HEAD = 'host: localhost:3000\r\norigin: http://localhost:3000\r\nsec-fetch-site: same-origin\r\n';
const BODY = JSON.stringify({ items: [{ itemId: '100', qty: 1 }] });
const ADD = `POST ${ITEM} HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

async function crowd(connections: number, seconds: number): Promise<CrowdResult> {
  const child = spawn(process.execPath, [CROWD], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(
    JSON.stringify({ host: '127.0.0.1', port, connections, seconds, requests: [ADD], pauseMs: PAUSE_MS } satisfies CrowdPlan),
  );
  return (await json(child.stdout)) as CrowdResult;
}

test(
  'trust 33, 37: sixty times as many as usual: those let in are served in about the usual time, the others told to come again within a second, and it is over when they are gone',
  { timeout: 180_000 },
  async () => {
    await crowd(USUAL, 2); // the first reads take longer
    const before = await count(shop.db, 'cart');
    const usual = await crowd(USUAL, 3);
    expect(usual.others).toEqual({});
    expect(usual.refused.count).toBeLessThanOrEqual(usual.served.count * HELD_UP);
    const much = await crowd(MANY, 5);
    expect(much.others).toEqual({});
    expect(much.refused.count).toBeGreaterThan(0);
    // In order of arrival each would wait for all earlier ones: sixty times as long.
    expect(much.served.p50).toBeLessThan(Math.max(usual.served.p50 * SLOWER_AT_MOST, TURNS_MS));
    // The patience of 750 ms, plus the delay of two busy processes.
    expect(much.refused.p50).toBeLessThan(1_500);
    // Refusals do not take up all of its time.
    expect(much.served.count / 5).toBeGreaterThan(usual.served.count / 3 / 5);
    const after = await crowd(USUAL, 2);
    expect(after.others).toEqual({});
    expect(after.refused.count).toBeLessThanOrEqual(after.served.count * HELD_UP);
    expect(after.served.p50).toBeLessThan(usual.served.p50 * 10);
    const served = usual.served.count + much.served.count + after.served.count;
    expect([await count(shop.db, 'cart'), await count(shop.db, 'session')].map((carts) => carts - before)).toEqual([served, served]);
  },
);
