// Reads a CSV from staff: all rows, or error sentences with line numbers.
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { brokenProperty } from '#staff/intake/rules';

/** Without a prototype: the columns are words of a file. */
export type Cells = Readonly<Record<string, string | undefined>>;

interface Reading<T> {
  /** A key that must be unique; absent when rows may repeat. */
  readonly keyOf?: (row: T) => string;
  readonly skip?: (cells: Cells) => boolean;
  /** Required columns. */
  readonly needed?: readonly string[];
}

export interface RowsRead<T> {
  readonly rows: readonly T[];
  /** The line number of each row. */
  readonly lines: readonly number[];
  readonly problems: readonly string[];
}

/** Rows by column name; unreadable and duplicate rows are reported by line. */
export async function rowsOf<T extends object>(
  file: string,
  read: (cells: Cells) => T | string,
  { keyOf, skip = () => false, needed = [] }: Reading<T>,
): Promise<RowsRead<T>> {
  const { header, records } = parsed(file);
  const rows: T[] = [];
  const lines: number[] = [];
  const problems: string[] = [];
  const lineOf = new Map<string, number>();
  for await (const { record, info } of records) {
    if (needed.some((column) => !header().includes(column))) break;
    if (skip(record)) continue;
    const one = brokenProperty(record) ?? read(Object.assign(Object.create(null) as object, record));
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
  const missing = needed.filter((column) => !header().includes(column));
  if (missing.length > 0) return { rows: [], lines: [], problems: [`line 1: no column ${missing.join(', ')} (parted by commas)`] };
  return { rows, lines, problems };
}

interface LineRead {
  readonly record: Cells;
  readonly info: { readonly lines: number };
}

/** Reads the file as it goes, so that its size does not matter. A row with more cells than columns is an error (1,234 units): the parser reports its line. */
function parsed(file: string): { readonly header: () => readonly string[]; readonly records: AsyncIterable<LineRead> } {
  let header: readonly string[] = [];
  const parser = parse({
    bom: true,
    columns: (names: string[]) => {
      header = names.map((name) => name.trim());
      return [...header];
    },
    skip_empty_lines: true,
    relax_column_count_less: true,
    info: true,
  });
  // A file that cannot be read fails the parser, and with it the loop over its rows.
  createReadStream(file)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  return { header: () => header, records: parser };
}
