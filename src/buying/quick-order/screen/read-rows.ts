// Reads the rows of a pasted list or a chosen file, by the reader that imports use too (decision 0293). Loaded when it is needed: the reader of tables
// is larger than the page.
import { parse } from 'csv-parse/browser/esm/sync';
import { withoutUnseen } from '#base/locale/rules';
import { dialectOf, encodingOf } from '#base/table/rules';
import { rowsOfRecords, type TypedRow } from '#buying/quick-order/rules';

const LARGEST_BYTES = 1_000_000;

export type FileRows = { readonly rows: readonly TypedRow[] } | { readonly problem: 'notCsv' | 'tooLarge' };

export async function rowsOfFile(file: Blob): Promise<FileRows> {
  if (file.size > LARGEST_BYTES) return { problem: 'tooLarge' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? { problem: 'notCsv' } : { rows: rowsOfText(text) };
}

/** The rows of a text in any common format. */
export function rowsOfText(text: string): TypedRow[] {
  return rowsOfRecords(recordsOf(withoutUnseen(text)), (line) => recordsOf(line)[0] ?? [line]);
}

function recordsOf(text: string): readonly (readonly string[])[] {
  const { separator, start } = dialectOf(text);
  const options = {
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r', '\u2028', '\u2029'],
    relax_column_count: true,
    // Lists contain unescaped inch marks: 8.5" x 11".
    relax_quotes: true,
    trim: true,
  };
  const table = text.slice(start);
  try {
    return parse(table, options);
  } catch {
    // A quotation mark that is never closed is a letter like any other.
    return parse(table, { ...options, quote: false });
  }
}

/** Spreadsheets save tables in UTF-8, UTF-16 or Windows-1252. */
function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding.startsWith('utf-16')) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
