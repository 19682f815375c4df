// Packs tables as one ZIP: `README.txt` that says what is in it, `data.json` with all of them, and each that has rows as sheets for spreadsheets.
import { promisify } from 'node:util';
import { stringify, type Input, type Options } from 'csv-stringify';
import { zip, type AsyncZippable } from 'fflate';
import { sheetsOf, type Sheet } from '#people/privacy/rules';
import type { PersonalRows } from './read-personal-data.ts';

interface Download {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly email: string;
  readonly tables: PersonalRows;
  readonly sheets: Sheets;
  /** Says what each file holds, in the reader's language. */
  readonly readme: string;
}

/** By file name without `.csv`. */
type Sheets = ReadonlyMap<string, Sheet>;

const pack = promisify<AsyncZippable, Uint8Array>(zip);
const asCsv = promisify<Input, Options, string>(stringify);
const encoder = new TextEncoder();

/** Spreadsheets would run text that begins with =, + or @ as a formula; it is escaped in the CSV files, never in the JSON. */
const CSV = { bom: true, escape_formulas: true } as const;

export const sheetsOfAll = (tables: PersonalRows): Sheets => new Map([...tables].flatMap(([name, rows]) => [...sheetsOf(name, rows)]));

export async function zipOf({ madeAt, email, tables, sheets, readme }: Download): Promise<Buffer> {
  const files = new Map([
    ['README.txt', encoder.encode(readme)],
    ['data.json', encoder.encode(`${JSON.stringify({ madeAt, email, ...Object.fromEntries(tables) }, null, 2)}\n`)],
  ]);
  for (const [name, { columns, rows }] of sheets)
    files.set(`${name}.csv`, encoder.encode(await asCsv([[...columns], ...rows.map((row) => [...row])], CSV)));
  return Buffer.from(await pack(Object.fromEntries(files)));
}
