// npm run import -- FILE …: imports products into the shop's database. `--help` explains it.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  feedFacts,
  fileMark,
  formatOfName,
  FORMATS,
  importCatalogue,
  importImages,
  openSource,
  progressOf,
  importStores,
  isStoreMap,
  readMap,
  Unreadable,
  type ImportSummary,
} from '#staff/intake/server';
import { LOCALES } from '#base/locale/rules';
import { readConfig, type Config } from '#platform/config';
import { openDb, type Db } from '#platform/db';
import { migrate } from '#platform/migrate';
import { count, makeProgressLine } from './progress-line.ts';

const USAGE = `npm run import -- FILE [options]

Brings products into the shop's database (DATABASE_URL, or the embedded one in DATA_DIR: stop the shop first then).
FILE may be gzip. The whole file is checked first: nothing is written of a file with a wrong row.

  --format FORMAT    csv            our own table            (.csv)
                     jsonl          our own JSON lines       (.jsonl, .ndjson, .json)
                     merchant-tsv   Google Merchant, text    (.tsv, .txt)
                     merchant-xml   Google Merchant, XML     (.xml)
                     By default as the name of the file ends.
  --map MAP          reads FILE as foreign JSON (lines, or a list) by this map: products with maps/icecat.json,
                     stores with maps/bestbuy-stores.json
  --locale LOCALE    language of a Merchant feed: en-US (default), en-CA, fr-CA
  --units N          what a Merchant feed calls "in stock" begins with so many units (default 10)
  --fetch-images     fetches the pictures that products name by address; without it they keep their drawings
  --retry-images     fetches also what could not be had lately: it is left alone for an hour, four, sixteen … up to 30 days
  --image-host HOST  fetches from this host although it is not on the public internet (name or name:port; again for more)
  --images DIR       where pictures named by file are (default: where FILE is)
  --dry-run          says what would happen and writes nothing
  --skip-bad-rows    writes the good rows of a file that has wrong ones
  --resume           goes on where an import of the same FILE was interrupted
  --help             shows this

Exit status: 0 all rows are in the shop, 1 the file or some of its rows cannot be taken, 2 wrong use, 3 no database.`;

const MOST_PROBLEMS = 50;

class WrongUse extends Error {}

function readOptions() {
  const { values, positionals } = parse();
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined) throw new WrongUse('Which file? npm run import -- FILE');
  if (more.length > 0) throw new WrongUse(`One file at a time; what is ${more.join(' ')}?`);
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}`);
  const format = values.format ?? (values.map === undefined ? formatOfName(file) : 'jsonl');
  if (format === undefined) throw new WrongUse(`The name ${file} does not say its format; add --format ${FORMATS.join('|')}`);
  if (!isOneOf(FORMATS, format)) throw new WrongUse(`--format is one of ${FORMATS.join(', ')}, not ${format}`);
  if (!isOneOf(LOCALES, values.locale)) throw new WrongUse(`--locale is one of ${LOCALES.join(', ')}, not ${values.locale}`);
  const units = Number(values.units);
  if (!/^\d{1,6}$/.test(values.units)) throw new WrongUse(`--units is a whole number, not ${values.units}`);
  return { ...values, file, format, locale: values.locale, units };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        map: { type: 'string' },
        locale: { type: 'string', default: 'en-US' },
        units: { type: 'string', default: '10' },
        'fetch-images': { type: 'boolean', default: false },
        'retry-images': { type: 'boolean', default: false },
        'image-host': { type: 'string', multiple: true, default: [] },
        images: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'skip-bad-rows': { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

type Options = Exclude<ReturnType<typeof readOptions>, 'help'>;

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
  const problem = makeTeller(() => undefined);
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
  const source = openSource(file, format, feedFacts(config, locale, new Date(), units), map);
  const mark = fileMark(file, [format, locale, units, map]);
  const before = await progressOf(db, mark);
  if (before > 0)
    console.log(
      resume ? `Going on after row ${count(before)}` : `An earlier run stopped after row ${count(before)}: --resume would go on there`,
    );
  const line = makeProgressLine();
  const reading = { done: 0 };
  const size = Math.max(1, mark.bytes);
  const tell = makeTeller(line.end);
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
    problem: tell,
    written: (records) => withImages.push(...records.flatMap(({ itemId, images = [] }) => (images.length > 0 ? [itemId] : []))),
    progress: (stage, sofar) => line.say(`${stage} ${Math.floor((100 * reading.done) / size)} %: ${said(sofar)}`),
  }).finally(line.end);
  const code = conclude(summary, dryRun, options['skip-bad-rows']);
  await takeImages(options, db, withImages, line);
  return code;
}

async function takeImages(options: Options, db: Db, itemIds: readonly string[], line: ReturnType<typeof makeProgressLine>): Promise<void> {
  if (itemIds.length === 0) return;
  const hosts = options['image-host'];
  let told = 0;
  const again = options['retry-images'];
  const { kept, notFetched, waiting, failed } = await importImages({
    db,
    itemIds,
    directory: options.images ?? dirname(options.file),
    now: new Date(),
    ...((options['fetch-images'] || again || hosts.length > 0) && { fetching: { allowedHosts: new Set(hosts), again } }),
    problem(itemId, what) {
      line.end();
      told += 1;
      if (told <= MOST_PROBLEMS) console.error(`  item ${itemId}: ${what}`);
    },
    progress: (sofar, items) => line.say(`pictures of ${count(items)} of ${count(itemIds.length)} products: ${count(sofar.kept)} new`),
  }).finally(line.end);
  if (kept > 0 || failed > 0) console.log(`Pictures: ${count(kept)} new, ${count(failed)} could not be had`);
  if (waiting > 0) console.log(`${count(waiting)} pictures could not be had lately and were left alone; --retry-images asks for them now`);
  if (notFetched > 0) console.log(`${count(notFetched)} pictures lie elsewhere and were not fetched; --fetch-images fetches them`);
}

function makeTeller(clear: () => void): (row: number, what: string) => void {
  let told = 0;
  return (row, what) => {
    told += 1;
    clear();
    if (told <= MOST_PROBLEMS) console.error(`  row ${row}: ${what}`);
    else if (told === MOST_PROBLEMS + 1) console.error('  … and more; they are counted');
  };
}

function conclude(summary: ImportSummary, dryRun: boolean, skipBadRows: boolean): number {
  const { wrong } = summary;
  const refused = wrong > 0 && !skipBadRows;
  if (refused)
    console.log(
      `Nothing was written: ${count(wrong)} of ${count(summary.rows)} rows are wrong. Mend them, or leave them out with --skip-bad-rows`,
    );
  else console.log(`${dryRun ? 'Nothing was written. It would be' : 'Done'}: ${said(summary)}`);
  return wrong > 0 ? 1 : 0;
}

function said({ rows, added, changed, unchanged, wrong, skipped }: ImportSummary): string {
  const earlier = skipped > 0 ? `, ${count(skipped)} done before` : '';
  return `${count(rows)} rows: ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(wrong)} wrong${earlier}`;
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

process.exitCode = await main().catch((error: unknown) => {
  if (error instanceof WrongUse) console.error(`${error.message}\n--help says more.`);
  else if (error instanceof Unreadable) console.error(`${error.message}\nNothing was written.`);
  else console.error(error instanceof Error ? error.message : error);
  return error instanceof WrongUse ? 2 : error instanceof NoDatabase ? 3 : 1;
});
