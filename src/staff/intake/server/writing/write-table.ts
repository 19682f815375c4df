// Rows as a table that spreadsheets and our own import read alike.
import { stringify } from 'csv-stringify/sync';

export function tableText(rows: readonly (readonly string[])[], separator: ',' | '\t'): string {
  // A lone carriage return is quoted too: it would be taken for the end of a row.
  return stringify(rows as string[][], { delimiter: separator, record_delimiter: '\n', quoted_match: /[\r\n]/ });
}
