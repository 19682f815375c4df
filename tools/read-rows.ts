// Reads a CSV that staff bring: every row, or sentences that say which line is wrong.
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { brokenProperty } from '#staff/intake/rules';

export type Cells = Readonly<Record<string, string | undefined>>;

interface Reading<T> {
  /** What two rows must not both say; absent where rows may repeat each other. */
  readonly keyOf?: (row: T) => string;
  readonly skip?: (cells: Cells) => boolean;
  /** Columns without which no row means what it seems to. */
  readonly needed?: readonly string[];
}

export interface RowsRead<T> {
  readonly rows: readonly T[];
  /** The line of each row. */
  readonly lines: readonly number[];
  readonly problems: readonly string[];
}

/** Rows by the names in the first line; each that cannot be read, or says what another says already, is named by its line. */
export async function rowsOf<T extends object>(
  file: string,
  read: (cells: Cells) => T | string,
  { keyOf, skip = () => false, needed = [] }: Reading<T>,
): Promise<RowsRead<T>> {
  const { header, records } = parsed(await readFile(file, 'utf8'));
  const missing = needed.filter((column) => !header.includes(column));
  if (missing.length > 0) return { rows: [], lines: [], problems: [`line 1: no column ${missing.join(', ')} (parted by commas)`] };
  const rows: T[] = [];
  const lines: number[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of records) {
    if (skip(record)) continue;
    const one = brokenProperty(record) ?? read(record);
    if (typeof one === 'string') {
      problems.push(`line ${info.lines}: ${one}`);
      continue;
    }
    const key = keyOf?.(one);
    if (key !== undefined) {
      const before = lineOf.get(key);
      if (before !== undefined) problems.push(`line ${info.lines}: stands in line ${before} already (${key.trim()})`);
      lineOf.set(key, info.lines);
    }
    rows.push(one);
    lines.push(info.lines);
  }
  return { rows, lines, problems };
}

interface LineRead {
  readonly record: Cells;
  readonly info: { readonly lines: number };
}

/** More cells than columns is a row that is not what it seems (1,234 units): the parser names its line. */
function parsed(text: string): { readonly header: readonly string[]; readonly records: readonly LineRead[] } {
  let header: readonly string[] = [];
  const records = parse<Record<string, string>>(text, {
    bom: true,
    columns: (names: string[]) => {
      header = names.map((name) => name.trim());
      return [...header];
    },
    skip_empty_lines: true,
    relax_column_count_less: true,
    info: true,
  }) as unknown as readonly LineRead[]; // `info` wraps each record
  return { header, records };
}
