// An import that ends like a power failure: FILE, the batch, and whether it was committed.
import { readConfig } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { feedFacts, fileMark, importCatalogue, openSource } from '#staff/intake/server';

const [path = '', batch = '', moment = ''] = process.argv.slice(2);
const UNITS = 10;
const config = readConfig(process.env);
const db = await openDb(config);

let batches = 0;
const endAt = (now: 'open' | 'written'): void => {
  if (batches === Number(batch) && now === moment) process.kill(process.pid, 'SIGKILL');
};
const dying: Db = Object.create(db, {
  transaction: {
    value: ((work) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        batches += 1;
        endAt('open');
        return done;
      })) satisfies Db['transaction'],
  },
});

await importCatalogue({
  db: dying,
  source: openSource(path, 'merchant-tsv', feedFacts(config, 'en-US', new Date(), UNITS), undefined),
  // The same mark as the command's, so that the command continues the import.
  file: fileMark(path, ['merchant-tsv', 'en-US', UNITS, undefined]),
  resume: true,
  progress: () => endAt('written'),
});
