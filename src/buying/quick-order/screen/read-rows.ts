// Reads the rows of a pasted list or a chosen file. Loaded when it is needed: the reader of tables is larger than the page.
import { withoutUnseen } from '#base/locale/rules';
import { rowsOfRecords, type TypedRow } from '#buying/quick-order/rules';
import { recordsOf, textOfFile } from '#ui/page/table-file';

export type FileRows = { readonly rows: readonly TypedRow[] } | { readonly problem: 'notCsv' | 'tooLarge' };

export async function rowsOfFile(file: Blob): Promise<FileRows> {
  const read = await textOfFile(file);
  return 'problem' in read ? read : { rows: rowsOfText(read.text) };
}

/** The rows of a text in any common format. */
export function rowsOfText(text: string): TypedRow[] {
  return rowsOfRecords(recordsOf(withoutUnseen(text)), (line) => recordsOf(line)[0] ?? [line]);
}
