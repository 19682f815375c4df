// Runs the shop on its opened database: migrations, demo data, server; stops it cleanly on SIGTERM and SIGINT.
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { addDemoProcurement, DEMO_ACCOUNTS, ensureDemoAccounts, loadDemoCatalogue, placeDemoOrders } from '#demo/server';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { atBatchPace, type Db } from '#platform/db';
import { openDevPages } from '#platform/dev-pages';
import { watchFaults } from '#platform/faults';
import { makeHosts } from '#platform/hosts';
import { migrate } from '#platform/migrate';
import { makeSeal } from '#platform/sealed';
import type { Patience } from '#platform/start-patience';
import { SANDBOX_CARDS, SANDBOX_GIFTS, SANDBOX_PIN } from '#providers/sandbox-provider/rules';
import { buildApp, type App, type PageBuild } from './app.ts';
import { withPayHost } from './with-pay-host.ts';

/** Longest time from the last accepted connection to the end: `IN_FLIGHT_MS` plus closing. */
const STOP_MS = 35_000;
const BUILD = resolve(import.meta.dirname, '../..', process.env['BUILD_DIR'] ?? 'build');

/** Slow steps that `main.ts` began before this file was loaded. */
export interface Begun {
  readonly config: Config;
  readonly db: Promise<Db>;
  /** Absent when another program serves the card form and handles payments. */
  readonly payHost: ChildProcess | undefined;
  /** Waits for the database during the start only. */
  readonly patience?: Patience;
}

export async function runShop({ config: asked, db: opening, payHost: forked, patience }: Begun): Promise<void> {
  const handleFaults = watchFaults();
  // The payment host starts in parallel with its own data. If anything here fails, it ends with this process.
  const starting = withPayHost(asked, forked, join(BUILD, 'frame'), (problem) =>
    console.error(`${problem}; it is started again. Nobody can pay until then.`),
  );
  starting.catch(() => undefined);
  const db = await opening;
  await migrate(db);
  const demoPassword = asked.demo && !asked.production ? await ensureDemo(db, asked) : undefined;
  const isNew = asked.demo && (await loadDemoCatalogue(atBatchPace(db), console.log)) > 0;
  const dev = process.argv.includes('--dev') ? await openDevPages() : undefined;
  const { config, started: payHost } = await starting;
  const app = await buildApp({ config, db, clock: systemClock, development: dev !== undefined, pages: dev ?? builtPages() });

  // Ctrl-C reaches the whole process group, and the start command forwards it: the shop stops once.
  let stopping: Promise<void> | undefined;
  const hurry = new AbortController();
  const stop = async (code: number, drainMs: number): Promise<void> => {
    app.drain();
    await delay(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined); // a second signal skips the wait
    setTimeout(() => end('The shop did not stop in time: what was still going on is given up.', code || 1), STOP_MS).unref();
    await app.close();
    await dev?.close();
    await payHost?.stop();
    await db.close();
    process.exit(code);
  };
  // A service manager sends SIGTERM to one of several servers. `disconnect`: the parent start command was killed.
  process.on('SIGTERM', () => (stopping ??= stop(0, config.drainMs)));
  for (const signal of ['SIGINT', 'SIGHUP', 'disconnect']) {
    process.on(signal, () => {
      hurry.abort();
      stopping ??= stop(0, 0);
    });
  }
  handleFaults({ log: app.shop.log, isAwaitingService: app.isAwaitingService, stop: (code) => (stopping ??= stop(code, 0)) });

  // A shop in a terminal listens before the warm-up; behind a load balancer it listens after it.
  const early = dev === undefined && db.engine === 'postgres';
  await Promise.all([payHost?.ready, early ? app.warmUp() : undefined]);
  const { origins } = makeHosts(config);
  await listen(app, config);
  patience?.end();
  // The payment company sends webhooks to its address.
  if (isNew && demoPassword !== undefined && payHost !== undefined && config.payment.provider === 'sandbox')
    await placeDemoOrders({ db, shop: app.shop, origins, password: demoPassword, sandboxUrl: payHost.url }).catch((error: unknown) =>
      console.error('The demo has no orders to begin with:', error),
    );
  if (dev === undefined && !early) void app.warmUp().catch(() => undefined); // ends with the shop

  console.log(`Inkwell ready: ${origins.consumer} · business ${origins.business} · card form ${origins.pay}`);
  if (demoPassword !== undefined)
    console.log(`Demo accounts (password ${demoPassword}): ${DEMO_ACCOUNTS.map(({ name }) => `${name}@`).join(' ')} … inkwell.example`);
  if (payHost !== undefined && config.payment.provider === 'sandbox' && !config.production) console.log(sandboxCards());
}

function end(problem: string, code: number): void {
  console.error(problem);
  process.exit(code);
}

/** Test card numbers with their results; any future date and any code work. */
function sandboxCards(): string {
  const list = (cards: readonly { readonly number: string; readonly shows: string }[]): string =>
    cards.map(({ number, shows }) => `  ${number.padEnd(19)}  ${shows}`).join('\n');
  return `Sandbox cards:\n${list(SANDBOX_CARDS)}\nGift and prepaid cards, PIN ${SANDBOX_PIN}:\n${list(SANDBOX_GIFTS)}`;
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another number.`, { cause: error });
  });
}

/** Accounts with their data, and a purchasing system of one of the organizations. Returns the accounts' password. */
async function ensureDemo(db: Db, config: Config): Promise<string> {
  const password = await ensureDemoAccounts(atBatchPace(db), process.env['INKWELL_PASSWORD']);
  const { secretsKey } = config;
  if (secretsKey !== undefined) await addDemoProcurement(db, makeSeal(secretsKey), new URL(makeHosts(config).origins.business).host);
  return password;
}

function builtPages(): PageBuild {
  let build: Promise<ServerBuild> | undefined;
  return {
    build: () => (build ??= import(pathToFileURL(join(BUILD, 'server/index.js')).href) as Promise<ServerBuild>),
    assets: join(BUILD, 'client'),
  };
}
