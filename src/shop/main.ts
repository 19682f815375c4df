// Starts the shop. The payment host's process and the database are slow to start, so they begin before the rest is loaded.
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { startPatience } from '#platform/start-patience';
import { forkPayHost } from './start-pay-host.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const payHost = config.paymentUrl === undefined ? forkPayHost() : undefined;
  const patience = startPatience({ seconds: config.databaseWaitSeconds, say: console.error });
  const db = openDb(config, { patience });
  db.catch(() => undefined); // reported where it is awaited
  const { runShop } = await import('./run-shop.ts');
  await runShop({ config, db, payHost, patience });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
