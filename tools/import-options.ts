// The command line of `npm run import`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatOfName, FORMATS } from '#staff/intake/server';
import { LOCALES } from '#base/locale/rules';

export const USAGE = `npm run import -- FILE [options]

Loads products into the shop's database: DATABASE_URL, or the embedded one in DATA_DIR (stop the shop first).
FILE can be gzipped. The whole file is checked first. If any row is wrong, nothing is saved.

  --format FORMAT    csv            our own table            (.csv)
                     jsonl          our own JSON lines       (.jsonl, .ndjson, .json)
                     merchant-tsv   Google Merchant, text    (.tsv, .txt)
                     merchant-xml   Google Merchant, XML     (.xml)
                     Default: by the file's extension.
  --map MAP          Read FILE with a map: maps/shopify.json, maps/woocommerce.json, or maps/magento.json for another
                     shop's product table; maps/icecat.json for JSON (lines or a list); maps/bestbuy-stores.json for stores.
  --locale LOCALE    Language of a Merchant feed: en-US (default), en-CA, or fr-CA.
  --units N          Stock to assume where a Merchant feed only says "in stock" (default: 10).
  --allow-free       Accept products with a price of 0.
  --fetch-images     Download the pictures that products link to. Otherwise products keep their drawings.
  --retry-images     Also retry downloads that failed lately. They normally wait one hour, then four, sixteen, up to 30 days.
  --image-host HOST  Allow downloads from this host although it isn't on the public internet (name or name:port; repeatable).
  --images DIR       Folder with the pictures that are named by file (default: the folder of FILE).
  --dry-run          Say what would happen, without saving anything.
  --skip-bad-rows    Save the good rows of a file that also has bad ones.
  --resume           Continue an interrupted import of the same FILE.
  --help             Show this help.

Exit status: 0 all rows are in the shop, 1 the file or some rows can't be used, 2 wrong usage, 3 no database.`;

export class WrongUse extends Error {}

export function readOptions() {
  const { values, positionals } = parse();
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined) throw new WrongUse('Name a file: npm run import -- FILE');
  if (more.length > 0) throw new WrongUse(`Name one file at a time, without ${more.join(' ')}`);
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
