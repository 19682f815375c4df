// Fills a data directory, or a database, with the demo's catalogue and accounts, for tests to copy: the shop that starts on a copy fills nothing.
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';

const db = await openDb(readConfig(process.env));
await migrate(db);
await ensureDemoAccounts(db, process.env['INKWELL_PASSWORD']);
await loadDemoCatalogue(db, () => undefined);
await db.close();
process.exit(0);
