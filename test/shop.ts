// A whole shop for a test: the real app on a fresh migrated database, called in-process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#platform/clock';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { overNetwork, type Transport } from '#buying/payment/server';
import { buildApp, type App } from '../src/shop/app.ts';
import { testProvider, type TestProvider } from './provider.ts';

export interface TestShop extends App {
  readonly db: Db;
  /** The payment provider; started at first use. */
  provider(): Promise<TestProvider>;
  /** Requests of one browser: keeps cookies, sets same-origin headers. */
  browser(tenant?: 'consumer' | 'business'): Browser;
}

export interface TestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
  json<T = Record<string, unknown>>(): T;
}

export interface Browser {
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestReply>;
  readonly cookies: Map<string, string>;
}

/** What a test's shop may be given: its environment, its clock, and what fills the database before it starts. */
type Given = readonly [env?: Readonly<Record<string, string>>, clock?: Clock, prepare?: (db: Db) => Promise<unknown>];

/** A shop without goods. */
export const testShop = async (...given: Given): Promise<TestShop> => shopOn(await testDatabase(), ...given);

/** A shop with the demo's catalogue. */
export const demoShop = async (...given: Given): Promise<TestShop> => shopOn(await testDatabase('demo'), ...given);

async function shopOn(db: Db, ...[env = {}, clock = { now: () => new Date() }, prepare]: Given): Promise<TestShop> {
  await prepare?.(db);
  const files = await mkdtemp(join(tmpdir(), 'inkwell-shop-'));
  // Tests of races send many requests on slow machines: nothing is refused unless a test configures that.
  const crowds = env['INKWELL_REQUESTS_AT_ONCE'] === undefined;
  const config = readConfig({ PORT: '3000', LOG_LEVEL: 'silent', INKWELL_DEMO: 'no', DATA_DIR: files, ...env });
  const payment = config.paymentUrl === undefined ? { payment: { send: toTestProvider, key: PAYMENT_KEY } } : {};
  const app = await buildApp({ config, db, clock, crowds, ...payment });
  return {
    ...app,
    db,
    provider: testProvider,
    browser: (tenant) => browserOf(app, tenant),
    async close() {
      await app.close();
      await db.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}

/** Signs test webhooks of the payment company. */
export const PAYMENT_KEY = 'shared by shop and tests';

/** Most test shops never pay, so the first call starts the provider. */
const toTestProvider: Transport = async (call) => (await (connection ??= connect()))(call);
let connection: Promise<Transport> | undefined;

async function connect(): Promise<Transport> {
  const { url, key } = await testProvider();
  return overNetwork(url, key);
}

/** One browser of any app, such as a second server on the same database. */
export function browserOf(app: App, tenant: 'consumer' | 'business' = 'consumer'): Browser {
  const host = tenant === 'business' ? 'business.localhost:3000' : 'localhost:3000';
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, url, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await app.shop.inject({
        method,
        url,
        headers: { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      for (const { name, value, maxAge } of reply.cookies as readonly { name: string; value: string; maxAge?: number }[]) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: reply.statusCode, headers: reply.headers, body: reply.body, json: <T>() => reply.json<T>() };
    },
  };
}
