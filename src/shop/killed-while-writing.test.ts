// Trust 32: the embedded database keeps every acknowledged write, however often the process is killed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { openEmbedded } from '#platform/embedded-db';
import { SESSION_COOKIE } from '#platform/visit';
import { startedDirectory } from '#test/embedded-directory';
import { startShop, type RunningShop, type temporaryDirectory } from '#test/running-shop';
import { ITEM, prepareCarts } from '#test/carts';

const KILLS = 10;
const WRITERS = 4;
const PATIENCE_MS = 300_000;

let directory: ReturnType<typeof temporaryDirectory>;
beforeAll(async () => {
  directory = await startedDirectory();
  const db = await openEmbedded(directory.path);
  await prepareCarts(db);
  await db.close();
});
afterAll(() => directory.remove());

/** A guest who adds one unit after the other, and the number of acknowledged additions. */
interface Writer {
  cookie: string;
  acknowledged: number;
}

async function addOne(shop: RunningShop, writer: Writer): Promise<void> {
  const reply = await fetch(shop.loopback + ITEM, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origins.consumer, 'sec-fetch-site': 'same-origin', cookie: writer.cookie },
    body: JSON.stringify({ items: [{ itemId: '100', qty: 1 }] }),
  });
  if (reply.status !== 200) throw new Error(`The shop refused: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  const session = reply.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  writer.cookie = session?.split(';')[0] ?? writer.cookie;
  writer.acknowledged += 1;
}

async function unitsOf(shop: RunningShop, writer: Writer): Promise<number> {
  const reply = await fetch(`${shop.loopback}/cc/api/checkout`, { headers: { cookie: writer.cookie } });
  const { cart } = (await reply.json()) as CartReply;
  return cart.items.reduce((sum, { qty }) => sum + qty, 0);
}

/** Runs all writers until `enough` writes were acknowledged in all, then kills the process during the next ones. */
async function killWhileWriting(shop: RunningShop, writers: readonly Writer[], enough: number): Promise<void> {
  let left = enough;
  let killed: Promise<void> | undefined;
  const work = async (writer: Writer): Promise<void> => {
    while (killed === undefined) {
      await addOne(shop, writer);
      left -= 1;
      if (left === 0) killed = shop.kill();
    }
  };
  // A write interrupted by the kill fails; whether it was kept is undefined.
  const results = await Promise.allSettled(writers.map(work));
  await killed;
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  for (const reason of reasons) expect(reason).toMatch(/fetch failed|terminated/);
}

test(
  'trust 32: killed ten times while writing, every acknowledged write is there after each restart',
  { timeout: PATIENCE_MS },
  async () => {
    const writers: Writer[] = Array.from({ length: WRITERS }, () => ({ cookie: '', acknowledged: 0 }));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const shop = await startShop({ pages: false, provider: false, env: { DATA_DIR: directory.path, INKWELL_DEMO: 'no' } });
      for (const writer of writers.filter(({ cookie }) => cookie !== '')) {
        const units = await unitsOf(shop, writer);
        // Between the acknowledged units and one more, which was being written.
        expect(units - writer.acknowledged, `before kill ${kill}`).toBeOneOf([0, 1]);
        writer.acknowledged = units;
      }
      await killWhileWriting(shop, writers, 20 + kill);
    }
    const db = await openEmbedded(directory.path);
    const { rows } = await db.raw('select qty from cart_line order by qty');
    await db.close();
    const acknowledged = writers.map((writer) => writer.acknowledged).toSorted((a, b) => a - b);
    expect(rows).toHaveLength(WRITERS);
    rows.forEach(({ qty }, at) => expect(Number(qty) - (acknowledged[at] ?? 0)).toBeOneOf([0, 1]));
  },
);
