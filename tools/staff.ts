// npm run staff -- stock|stores|holidays|toggles|content|taxes|tax-exemptions|reviews|questions|chat|feedback|marketing-requests|sponsored|answers|baskets|rows|events|experiments|searches|reps|contracts|domains|orders|returns|rewards|ledger|webhooks|mails DO [FILE or NUMBER]: what staff keep beside the catalogue, and what
// becomes of orders. `--help` says how.
import { ownValue } from '#base/lookup/rules';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { STAFF_JOBS } from './staff-jobs.ts';
import { STAFF_USAGE } from './staff-usage.ts';

async function main(): Promise<number> {
  const [what = '', verb = '', file = '', ...rest] = process.argv.slice(2);
  const job = ownValue(STAFF_JOBS, `${what} ${verb}`);
  const needsFile =
    (verb !== 'check' || ['holidays', 'taxes', 'baskets', 'contracts', 'content', 'experiments'].includes(what)) && verb !== 'list';
  if (job === undefined || (needsFile && file === '')) {
    console.error(STAFF_USAGE);
    return what === '--help' ? 0 : 2;
  }
  const db = await openDb(readConfig(process.env), { pace: 'batch', asGuest: true });
  try {
    await migrate(db);
    const problems = await job({ db, file, rest, now: new Date(), say: (line) => console.log(line) });
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'Nothing is wrong' : `${problems.length} to look at`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
