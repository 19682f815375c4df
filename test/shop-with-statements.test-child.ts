// A shop that runs SQL commands from its parent on its database, because only its process can open the embedded one. Statements after `begin;` stay
// in a transaction until `commit`, as in `psql`.
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { runShop } from '../src/shop/run-shop.ts';

const config = readConfig(process.env);
const db = openDb(config);
let commit = (): void => undefined;

async function run(statement: string): Promise<void> {
  if (statement === 'commit') return commit();
  const on = await db;
  if (!statement.startsWith('begin;')) return void (await on.raw(statement));
  await new Promise<void>((begun, failed) => {
    const held = on.transaction(async (tx) => {
      await tx.raw(statement.slice('begin;'.length));
      begun();
      await new Promise<void>((done) => (commit = done));
    });
    held.catch(failed);
  });
}

process.on('message', (statement) => {
  const answer = (problem: string): void => void process.send?.(problem);
  run(String(statement)).then(
    () => answer(''),
    (error: unknown) => answer(String(error)),
  );
});
await runShop({ config, db, payHost: undefined });
