// npm run import -- FILE --map MAP [--dry-run]: brings a catalogue of JSON lines (gzip too) into the shop's database.
import { parseArgs } from 'node:util';
import { importCatalogue, readImportMap, readLines, type ImportSummary } from '#intake/server';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';

const USAGE = `usage: npm run import -- FILE --map MAP [--dry-run]
  FILE       a catalogue, one JSON object a line, gzip or not
  --map      how its fields become ours, such as maps/icecat.json
  --dry-run  says what would happen and writes nothing`;
const MOST_PROBLEMS = 50;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { map: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values.help || file === undefined || values.map === undefined || positionals.length > 1) {
    console.error(USAGE);
    return values.help ? 0 : 2;
  }
  const map = await readImportMap(values.map);
  const config = readConfig(process.env);
  // The embedded database belongs to one process: while a shop runs on it, this throws and says so.
  const db = await openDb(config);
  try {
    await migrate(db);
    const dryRun = values['dry-run'];
    console.log(`${dryRun ? 'Trying' : 'Importing'} ${file} with ${values.map} (${map.name})`);
    let problems = 0;
    const summary = await importCatalogue({
      db,
      map,
      lines: readLines(file),
      dryRun,
      progress: (sofar) => console.log(`  ${said(sofar)}`),
      problem: (row, what) => {
        problems += 1;
        if (problems <= MOST_PROBLEMS) console.error(`  row ${row}: ${what}`);
        else if (problems === MOST_PROBLEMS + 1) console.error('  … and more; they are counted');
      },
    });
    console.log(`${dryRun ? 'Nothing was written. It would be' : 'Done'}: ${said(summary)}`);
    return summary.wrong > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
}

function said({ rows, added, changed, unchanged, wrong }: ImportSummary): string {
  const count = (n: number): string => n.toLocaleString('en-US');
  return `${count(rows)} rows: ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(wrong)} wrong`;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
