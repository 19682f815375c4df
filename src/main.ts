// Starts the shop: configuration, database, migrations, demo data, server; stops it cleanly on SIGTERM and SIGINT.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { makeHosts } from '#platform/hosts';
import { migrate } from '#platform/migrate';
import { buildApp } from './app.ts';

const BUILD = join(import.meta.dirname, '../build');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDb(config);
  await migrate(db);
  let build: Promise<ServerBuild> | undefined;
  const app = await buildApp({ config, db, clock: systemClock, pages: { build: () => (build ??= import(pathToFileURL(join(BUILD, 'server/index.js')).href) as Promise<ServerBuild>), assets: join(BUILD, 'client') } });
  await app.shop.listen({ port: config.port, host: config.host });
  const { origins } = makeHosts(config);
  console.log(`Inkwell ready: ${origins.consumer} · business ${origins.business}`);

  // Ctrl-C reaches the whole process group and the start command passes it on as well: the shop stops once.
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await app.close();
    await db.close();
    process.exit(0);
  };
  // `disconnect`: the start command that we belong to was killed outright.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, () => (stopping ??= stop()));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
