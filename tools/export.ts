// npm run export -- FILE …: writes the catalogue in the formats that the import reads. `--help` explains it.
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { exportCatalogue, feedView, formatOfName, FORMATS } from '#staff/intake/server';
import { LOCALES } from '#base/locale/rules';
import { readConfig } from '#platform/config';
import { openDb } from '#platform/db';
import { migrate } from '#platform/migrate';
import { count, makeProgressLine } from './progress-line.ts';

const USAGE = `npm run export -- FILE [options]

Writes all products of the shop's database: DATABASE_URL, or the embedded one in DATA_DIR (stop the shop first).
FILE can end in .gz. Use - for standard output.

  --format FORMAT    csv            our own table, everything      (.csv)
                     jsonl          our own JSON lines, everything (.jsonl, .ndjson)
                     merchant-tsv   Google Merchant, text          (.tsv, .txt)
                     merchant-xml   Google Merchant, XML           (.xml)
                     Default: by the file's extension.
  --site SITE        Site of a Merchant feed: consumer (default) or business.
  --locale LOCALE    Language of a Merchant feed: en-US (default, in USD), en-CA, or fr-CA (both in CAD).
  --help             Show this help.

Exit status: 0 saved, 1 not saved, 2 wrong usage.`;

const SITES = ['consumer', 'business'] as const;

class WrongUse extends Error {}

function readOptions() {
  const { values, positionals } = parse();
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUse('Name one file: npm run export -- FILE');
  const format = values.format ?? formatOfName(file);
  if (format === undefined) throw new WrongUse(`The name ${file} does not say its format; add --format ${FORMATS.join('|')}`);
  if (!isOneOf(FORMATS, format)) throw new WrongUse(`--format is one of ${FORMATS.join(', ')}, not ${format}`);
  if (!isOneOf(SITES, values.site)) throw new WrongUse(`--site is consumer or business, not ${values.site}`);
  if (!isOneOf(LOCALES, values.locale)) throw new WrongUse(`--locale is one of ${LOCALES.join(', ')}, not ${values.locale}`);
  return { file, format, site: values.site, locale: values.locale };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        site: { type: 'string', default: 'consumer' },
        locale: { type: 'string', default: 'en-US' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const { file, format, site, locale } = options;
  const config = readConfig(process.env);
  const db = await openDb(config, { pace: 'batch' });
  const line = makeProgressLine();
  try {
    await migrate(db);
    const out = openOutput(file);
    const view = feedView(config, site, locale, new Date());
    const progress = (done: number, of: number): void => line.say(`${count(done)} of ${count(of)} products`);
    const written = await exportCatalogue({ db, format, view, write: out.write, progress }).catch(async (error: unknown) => {
      await out.drop();
      throw error;
    });
    await out.finish();
    line.end();
    console.error(`${count(written)} products written to ${file === '-' ? 'the standard output' : file}`);
    return 0;
  } finally {
    line.end();
    await db.close();
  }
}

/** The file gets its name when it is complete. */
function openOutput(file: string) {
  const part = `${file}.part`;
  const target: WriteStream | NodeJS.WriteStream = file === '-' ? process.stdout : createWriteStream(part);
  const out: Writable = file.endsWith('.gz') ? createGzip() : target;
  if (out !== target) out.pipe(target);
  const failed = new Promise<never>((_resolve, reject) => void target.once('error', reject));
  failed.catch(() => undefined);
  return {
    async write(text: string): Promise<void> {
      if (text !== '' && !out.write(text)) await Promise.race([once(out, 'drain'), failed]);
    },
    async finish(): Promise<void> {
      if (file === '-') return;
      out.end();
      await Promise.race([finished(target), failed]);
      await rename(part, file);
    },
    drop: () => (file === '-' ? undefined : rm(part, { force: true })),
  };
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof WrongUse ? `${error.message}\n--help says more.` : error instanceof Error ? error.message : error);
  return error instanceof WrongUse ? 2 : 1;
});
