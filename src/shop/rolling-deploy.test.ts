// Two servers behind a load balancer, one of them replaced during shopping: no request fails (trust 38).
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import type { Db } from '#platform/db';
import { ITEM, prepareCarts } from '#test/carts';
import { testDatabase } from '#test/database';
import { startShop, type RunningShop } from '#test/running-shop';

const PATIENCE_MS = 240_000;
const SHOPPERS = 20;
/** Each shopper adds an item and opens a page, five times. */
const ROUNDS = 5;
/** Many health-check intervals of the balancer. */
const DRAIN_MS = '2000';
const LOOK_EVERY_MS = 50;
/** Some are cached, some personal. */
const PAGES = ['/', '/cc/sparq/cart', '/departments', '/fr-ca/help', '/cc/sparq/cart'];

let db: Db;
let balancer: Balancer;
const started: RunningShop[] = [];
beforeAll(async () => {
  db = await testDatabase();
  await prepareCarts(db);
  started.push(...(await Promise.all([start(), start()])));
  balancer = await openBalancer(started);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all(started.map((shop) => shop.stop()));
  await balancer.close();
  await db.close();
}, PATIENCE_MS);

function start(): Promise<RunningShop> {
  const behind = { INKWELL_TRUST_PROXY: 'yes', INKWELL_PUBLIC_PORT: '3000', INKWELL_DRAIN_MS: DRAIN_MS };
  return startShop({ provider: false, env: { INKWELL_DEMO: 'no', DATABASE_URL: db.url ?? '', ...behind } });
}

interface Balancer {
  readonly port: number;
  /** Number of requests per server, by process id. */
  readonly sent: ReadonlyMap<number, number>;
  add(shop: RunningShop): void;
  /** Waits until the balancer sends requests to this server, or no longer does. */
  until(shop: RunningShop, isSentTo: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Polls each server's readiness and distributes requests among ready ones, without retries. */
async function openBalancer(first: readonly RunningShop[]): Promise<Balancer> {
  const shops = [...first];
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<RunningShop>();
  const sent = new Map<number, number>();
  let [next, isOpen] = [0, true];
  const look = async (shop: RunningShop): Promise<void> => {
    const isReady = await fetch(`${shop.loopback}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) ready.add(shop);
    else ready.delete(shop);
  };
  await Promise.all(shops.map(look));
  const looking = (async () => {
    for (; isOpen; await delay(LOOK_EVERY_MS)) await Promise.all(shops.map(look));
  })();
  const server: Server = createServer((incoming, outgoing) => {
    const all = [...ready];
    const shop = all[(next += 1) % all.length];
    if (shop === undefined) return void outgoing.writeHead(502).end('no server is ready');
    sent.set(shop.pid, (sent.get(shop.pid) ?? 0) + 1);
    const { method, url = '/', headers } = incoming;
    const onward = request(shop.loopback + url, { agent, method, headers: { ...headers, host: 'localhost:3000' } }, (reply) => {
      const { connection: _hop, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    add: (shop) => void shops.push(shop),
    until: (shop, isSentTo) => expect.poll(() => ready.has(shop), { interval: 10, timeout: PATIENCE_MS }).toBe(isSentTo),
    async close() {
      isOpen = false;
      await looking;
      agent.destroy();
      server.close();
    },
  };
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** A shopper's browser with cookies and one connection to the balancer. */
function shopper() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();
  const remember = ({ headers }: IncomingMessage): void => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const send = (method: string, path: string, body?: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
      };
      const call = request({ host: '127.0.0.1', port: balancer.port, agent, method, path, headers }, (reply) => {
        let text = '';
        remember(reply);
        reply.on('data', (part: Buffer) => (text += part.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }));
      });
      call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { send, close: () => agent.destroy() };
}

test(
  'trust 38: of two servers behind a balancer one is replaced while 200 requests run: none fails, and every cart has its rows',
  { timeout: PATIENCE_MS },
  async () => {
    const [stays, goes] = started;
    if (stays === undefined || goes === undefined) throw new Error('There are no two servers');
    const failures: string[] = [];
    let answered = 0;
    const shoppers = Array.from({ length: SHOPPERS }, () => shopper());
    const ask = async ({ send }: (typeof shoppers)[number], method: string, path: string, body?: object): Promise<void> => {
      const { status, body: said } = await send(method, path, body).catch((error: Error) => ({ status: 0, body: error.message }));
      answered += 1;
      if (status !== 200) failures.push(`${method} ${path}: ${status} ${said.slice(0, 200)}`);
    };
    /** Promises for the stages of the deploy; some rounds wait for each. */
    const at = (part: number): Promise<void> =>
      expect.poll(() => answered, { interval: 5, timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(part);
    const replaced = Promise.withResolvers<void>();
    const shopping = shoppers.map(async (one) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        // The last round uses the new server.
        if (round === ROUNDS - 1) await replaced.promise;
        await ask(one, 'POST', ITEM, { items: [{ itemId: '100', qty: 1 }] });
        await ask(one, 'GET', PAGES[round % PAGES.length] ?? '/');
      }
    });
    await at(SHOPPERS);
    const ended = goes.stop();
    const comes = start();
    await balancer.until(goes, false);
    expect(await ended).toBe(0);
    balancer.add(await comes);
    await balancer.until(await comes, true);
    started.splice(1, 1, await comes);
    replaced.resolve();
    await Promise.all(shopping);
    expect(failures).toEqual([]);
    expect(answered).toBe(2 * SHOPPERS * ROUNDS);
    for (const { pid } of [stays, goes, await comes]) expect(balancer.sent.get(pid)).toBeGreaterThan(0);
    for (const one of shoppers) {
      const { cart } = JSON.parse((await one.send('GET', '/cc/api/checkout')).body) as CartReply;
      expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100', ROUNDS]]);
      one.close();
    }
    const { rows } = await db.raw('select count(*)::int as many, sum(qty)::int as pieces from cart_line');
    expect(rows).toEqual([{ many: SHOPPERS, pieces: SHOPPERS * ROUNDS }]);
  },
);
