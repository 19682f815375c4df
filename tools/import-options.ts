// The command line of `npm run import`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatOfName, FORMATS } from '#staff/intake/server';
import { LOCALES } from '#base/locale/rules';

export const USAGE = `npm run import -- FILE [options]

Brings products into the shop's database (DATABASE_URL, or the embedded one in DATA_DIR: stop the shop first then).
FILE may be gzip. The whole file is checked first: nothing is written of a file with a wrong row.

  --format FORMAT    csv            our own table            (.csv)
                     jsonl          our own JSON lines       (.jsonl, .ndjson, .json)
                     merchant-tsv   Google Merchant, text    (.tsv, .txt)
                     merchant-xml   Google Merchant, XML     (.xml)
                     By default as the name of the file ends.
  --map MAP          reads FILE by this map: a product table of another shop with maps/shopify.json,
                     maps/woocommerce.json or maps/magento.json; foreign JSON (lines, or a list) with maps/icecat.json;
                     stores with maps/bestbuy-stores.json
  --locale LOCALE    language of a Merchant feed: en-US (default), en-CA, fr-CA
  --units N          what a Merchant feed calls "in stock" begins with so many units (default 10)
  --allow-free       takes products of a Merchant feed or a shop's table whose price is 0
  --fetch-images     fetches the pictures that products name by address; without it they keep their drawings
  --retry-images     fetches also what could not be had lately: it is left alone for an hour, four, sixteen … up to 30 days
  --image-host HOST  fetches from this host although it is not on the public internet (name or name:port; again for more)
  --images DIR       where pictures named by file are (default: where FILE is)
  --dry-run          says what would happen and writes nothing
  --skip-bad-rows    writes the good rows of a file that has wrong ones
  --resume           goes on where an import of the same FILE was interrupted
  --help             shows this

Exit status: 0 all rows are in the shop, 1 the file or some of its rows cannot be taken, 2 wrong use, 3 no database.`;

export class WrongUse extends Error {}

export function readOptions() {
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
        'allow-free': { type: 'boolean', default: false },
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

export type Options = Exclude<ReturnType<typeof readOptions>, 'help'>;

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}
