// Reads the records of a table that somebody chose or pasted, by the reader that imports use too (decision 0293). Loaded when it is needed: the reader
// of tables is larger than most pages.
import { parse } from 'csv-parse/browser/esm/sync';
import { withoutUnseen } from '#base/locale/rules';
import { dialectOf, encodingOf } from '#base/table/rules';

const LARGEST_BYTES = 1_000_000;

export type TableFile = { readonly text: string } | { readonly problem: 'notCsv' | 'tooLarge' };

/** The text of a file, whatever its encoding. */
export async function textOfFile(file: Blob): Promise<TableFile> {
  if (file.size > LARGEST_BYTES) return { problem: 'tooLarge' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? { problem: 'notCsv' } : { text: withoutUnseen(text) };
}

/** The cells of each row, in any common format; every row of the text is one. */
export function recordsOf(text: string): readonly (readonly string[])[] {
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
