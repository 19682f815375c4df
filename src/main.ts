// Starts the shop: configuration, database, migrations, demo data, server; stops it cleanly on SIGTERM and SIGINT.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { DEMO_ACCOUNTS, ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { systemClock } from '#platform/clock';
import { readConfig, type Config } from '#platform/config';
import { openDb } from '#platform/db';
import { openDevPages } from '#platform/dev-pages';
import { makeHosts } from '#platform/hosts';
import { migrate } from '#platform/migrate';
import { SANDBOX_CARDS } from '#sandbox-provider/rules';
import { buildApp, type App, type PageBuild } from './app.ts';

const BUILD = resolve(import.meta.dirname, '..', process.env['BUILD_DIR'] ?? 'build');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDb(config);
  await migrate(db);
  const demoPassword = config.demo && !config.production ? await ensureDemoAccounts(db, process.env['INKWELL_PASSWORD']) : undefined;
  if (config.demo) await loadDemoCatalogue(db, console.log);
  const dev = process.argv.includes('--dev') ? await openDevPages() : undefined;
  const app = await buildApp({ config, db, clock: systemClock, development: dev !== undefined, pages: dev ?? builtPages() });

  // Ctrl-C reaches the whole process group and the start command passes it on as well: the shop stops once.
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await app.close();
    await dev?.close();
    await db.close();
    process.exit(0);
  };
  // `disconnect`: the start command that we belong to was killed outright.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, () => (stopping ??= stop()));

  await listen(app, config);

  const { origins } = makeHosts(config);
  console.log(`Inkwell ready: ${origins.consumer} · business ${origins.business}`);
  if (demoPassword !== undefined)
    console.log(`Demo accounts (password ${demoPassword}): ${DEMO_ACCOUNTS.map(({ name }) => `${name}@`).join(' ')} … inkwell.example`);
  if (config.paymentUrl === undefined) console.log(sandboxCards());
}

/** Numbers that no bank issues, with what each shows; any date to come and any code will do. */
function sandboxCards(): string {
  return `Sandbox cards:\n${SANDBOX_CARDS.map(({ number, shows }) => `  ${number.padEnd(19)}  ${shows}`).join('\n')}`;
}

async function listen({ shop }: App, { port, host }: Config): Promise<void> {
  await shop.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} on ${host} is in use by another program. Stop it, or set PORT to another number.`, { cause: error });
  });
}

function builtPages(): PageBuild {
  let build: Promise<ServerBuild> | undefined;
  return {
    build: () => (build ??= import(pathToFileURL(join(BUILD, 'server/index.js')).href) as Promise<ServerBuild>),
    assets: join(BUILD, 'client'),
  };
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
