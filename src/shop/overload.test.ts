// Far more at once than the shop answers: some are served about as fast as ever, the others hear within a second that they have to come again,
// with nothing done (trust 33, 37). The crowd is a process of its own.
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
/** As many as the shop answers without a line, and far more. */
const [USUAL, MANY] = [5, 300];
/** Twice is promised on a machine of its own; here the crowd, the database and whoever else is there take their time from the same processors. */
const SLOWER_AT_MOST = 10;
/** Of a few, so many may meet a moment in which other programs have the processors. */
const HELD_UP = 0.05;
/** Where the usual time is a few milliseconds, the turns of the event loop that read the crowd are most of it (decision 0272). */
const TURNS_MS = 500;
/** They come again sooner than they are asked to. */
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
    await crowd(USUAL, 2); // what is read for the first time takes longer
    const before = await count(shop.db, 'cart');
    const usual = await crowd(USUAL, 3);
    expect(usual.others).toEqual({});
    expect(usual.refused.count).toBeLessThanOrEqual(usual.served.count * HELD_UP);
    const much = await crowd(MANY, 5);
    expect(much.others).toEqual({});
    expect(much.refused.count).toBeGreaterThan(0);
    // In the order of coming, each would wait for all that came before: sixty times as long.
    expect(much.served.p50).toBeLessThan(Math.max(usual.served.p50 * SLOWER_AT_MOST, TURNS_MS));
    // Three quarters of a second, and what two busy processes take to say and to hear it.
    expect(much.refused.p50).toBeLessThan(1_500);
    // Refusing does not take all of its time.
    expect(much.served.count / 5).toBeGreaterThan(usual.served.count / 3 / 5);
    const after = await crowd(USUAL, 2);
    expect(after.others).toEqual({});
    expect(after.refused.count).toBeLessThanOrEqual(after.served.count * HELD_UP);
    expect(after.served.p50).toBeLessThan(usual.served.p50 * 10);
    const served = usual.served.count + much.served.count + after.served.count;
    expect([await count(shop.db, 'cart'), await count(shop.db, 'session')].map((carts) => carts - before)).toEqual([served, served]);
  },
);
