// Rows of a table, the header first; the file decides the separator. Numbered as in a spreadsheet.
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { dialectOf, type Separator } from '#base/table/rules';
import { readUtf8, type Reading } from './read-bytes.ts';
import { LONGEST_ROW, TOO_LONG, Unreadable } from './unreadable.ts';

export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Skips empty lines but counts them. */
export async function* readTable(path: string, reading?: Reading): AsyncGenerator<TableRow> {
  const chunks = readUtf8(path, reading);
  const first = await chunks.next();
  if (first.done === true) return;
  const begin = first.value.toString('utf8');
  const { separator, start } = dialectOf(begin);
  const parser = makeParser(separator);
  const source = Readable.from(after(first.value.subarray(Buffer.byteLength(begin.slice(0, start))), chunks), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.length > 1 || cells[0] !== '') yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new Unreadable(`Row ${row + 1}: ${said(error)}`, row + 1) : error;
  } finally {
    source.destroy();
  }
}

const makeParser = (separator: Separator) =>
  parse({
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    // Feeds contain unescaped inch marks: 8.5" x 11".
    relax_quotes: separator === '\t',
    max_record_size: LONGEST_ROW,
  });

async function* after(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function said(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `${TOO_LONG}; is a quotation mark left open?`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is left open';
  return `it is not written as a table: ${error.message}`;
}
