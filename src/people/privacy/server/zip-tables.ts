// Packs tables as one ZIP: `README.txt` that says what is in it, `data.json` with all of them, and `NAME.csv` for each that has rows.
import { promisify } from 'node:util';
import { stringify, type Input, type Options } from 'csv-stringify';
import { zip, type AsyncZippable } from 'fflate';
import type { PersonalRows } from './read-personal-data.ts';

interface Download {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly email: string;
  readonly tables: PersonalRows;
  /** Says what each file holds, in the reader's language. */
  readonly readme: string;
}

const pack = promisify<AsyncZippable, Uint8Array>(zip);
const asCsv = promisify<Input, Options, string>(stringify);
const encoder = new TextEncoder();

/** Spreadsheets would run text that begins with =, + or @ as a formula; it is escaped in the CSV files, never in the JSON. */
const CSV = {
  header: true,
  bom: true,
  escape_formulas: true,
  cast: { date: (date: Date) => date.toISOString(), boolean: String },
} as const;

export async function zipOf({ madeAt, email, tables, readme }: Download): Promise<Buffer> {
  const files = new Map([
    ['README.txt', encoder.encode(readme)],
    ['data.json', encoder.encode(`${JSON.stringify({ madeAt, email, ...Object.fromEntries(tables) }, null, 2)}\n`)],
  ]);
  for (const [name, rows] of tables) if (rows.length > 0) files.set(`${name}.csv`, encoder.encode(await asCsv([...rows], CSV)));
  return Buffer.from(await pack(Object.fromEntries(files)));
}
