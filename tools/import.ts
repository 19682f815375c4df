// npm run import -- FILE …: imports products into the shop's database. `--help` explains it.
import {
  feedFacts,
  fileMark,
  importCatalogue,
  openSource,
  progressOf,
  importStores,
  isStoreMap,
  readMap,
  Unreadable,
  type ImportSummary,
} from '#staff/intake/server';
import { readConfig, type Config } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { count, makeProgressLine } from './progress-line.ts';
import { readOptions, USAGE, WrongUse, type Options } from './import-options.ts';
import { MOST_PROBLEMS, takeImages } from './take-images.ts';

async function main(): Promise<number> {
  const options = readOptions();
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const config = readConfig(process.env);
  // A malformed map is reported before a database is opened.
  const map = options.map === undefined ? undefined : await readMap(options.map);
  const db = await open(config);
  try {
    return map !== undefined && isStoreMap(map) ? await runStores(options, db, map) : await run(options, config, db, map);
  } finally {
    await db.close();
  }
}

/** The embedded database belongs to one process: while a shop uses it, opening reports that. */
async function open(config: Config): Promise<Db> {
  try {
    const db = await openDb(config, { pace: 'batch' });
    await migrate(db);
    return db;
  } catch (error) {
    throw new NoDatabase((error as Error).message);
  }
}

class NoDatabase extends Error {}

type AnyMap = Awaited<ReturnType<typeof readMap>>;

async function runStores(options: Options, db: Db, map: Extract<AnyMap, { readonly into: 'stores' }>): Promise<number> {
  const { file, 'dry-run': dryRun, 'skip-bad-rows': skipBadRows } = options;
  console.log(`${dryRun ? 'Trying' : 'Importing'} stores of ${file} (${map.name})`);
  const problem = makeProblemPrinter(() => undefined);
  return conclude(await importStores({ db, path: file, map, dryRun, skipBadRows, problem }), dryRun, skipBadRows);
}

async function run(
  options: Options,
  config: Config,
  db: Db,
  map: Exclude<AnyMap, { readonly into: 'stores' }> | undefined,
): Promise<number> {
  const { file, format, locale, units, resume } = options;
  const dryRun = options['dry-run'];
  const source = openSource(file, format, feedFacts(config, locale, new Date(), units, options['allow-free']), map);
  const mark = fileMark(file, [format, locale, units, map]);
  const before = await progressOf(db, mark);
  if (before > 0)
    console.log(
      resume ? `Going on after row ${count(before)}` : `An earlier run stopped after row ${count(before)}: --resume would go on there`,
    );
  const line = makeProgressLine();
  const reading = { done: 0 };
  const size = Math.max(1, mark.bytes);
  const problem = makeProblemPrinter(line.end);
  console.log(`${dryRun ? 'Trying' : 'Importing'} ${file} (${map?.name ?? format})`);
  const withImages: string[] = [];
  const summary = await importCatalogue({
    db,
    source,
    file: mark,
    dryRun,
    resume,
    reading,
    skipBadRows: options['skip-bad-rows'],
    problem,
    note: (row, what) => problem(row, `note: ${what}`),
    written: (records) => withImages.push(...records.flatMap(({ itemId, images = [] }) => (images.length > 0 ? [itemId] : []))),
    progress: (stage, sofar) => line.say(`${stage} ${Math.floor((100 * reading.done) / size)} %: ${sentenceOf(sofar)}`),
  }).finally(line.end);
  const code = conclude(summary, dryRun, options['skip-bad-rows']);
  await takeImages(options, db, withImages, line);
  return code;
}

function makeProblemPrinter(clear: () => void): (row: number, what: string) => void {
  let printed = 0;
  return (row, what) => {
    printed += 1;
    clear();
    if (printed <= MOST_PROBLEMS) console.error(`  row ${row}: ${what}`);
    else if (printed === MOST_PROBLEMS + 1) console.error('  … and more; they are counted');
  };
}

function conclude(summary: ImportSummary, dryRun: boolean, skipBadRows: boolean): number {
  const { wrong } = summary;
  const refused = wrong > 0 && !skipBadRows;
  if (refused)
    console.log(
      `Nothing was written: ${count(wrong)} of ${count(summary.rows)} rows are wrong. Mend them, or leave them out with --skip-bad-rows`,
    );
  else console.log(`${dryRun ? 'Nothing was written. It would be' : 'Done'}: ${sentenceOf(summary)}`);
  return wrong > 0 ? 1 : 0;
}

function sentenceOf({ rows, added, changed, unchanged, wrong, skipped }: ImportSummary): string {
  const earlier = skipped > 0 ? `, ${count(skipped)} done before` : '';
  return `${count(rows)} rows: ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(wrong)} wrong${earlier}`;
}

process.exitCode = await main().catch((error: unknown) => {
  if (error instanceof WrongUse) console.error(`${error.message}\n--help says more.`);
  else if (error instanceof Unreadable) console.error(`${error.message}\nNothing was written.`);
  else console.error(error instanceof Error ? error.message : error);
  return error instanceof WrongUse ? 2 : error instanceof NoDatabase ? 3 : 1;
});
