// Rows as a table for spreadsheets and for the import.
import { stringify } from 'csv-stringify/sync';

export function tableText(rows: readonly (readonly string[])[], separator: ',' | '\t'): string {
  // Quotes a lone carriage return too, which would end a row.
  return stringify(rows as string[][], { delimiter: separator, record_delimiter: '\n', quoted_match: /[\r\n]/ });
}
