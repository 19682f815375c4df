// Reads the rows of a chosen file. Spreadsheets save CSV in UTF-8 or Windows-1252; both work.
import { parseRows, type TypedRow } from '#buying/quick-order/rules';

const LARGEST_BYTES = 1_000_000;

export type FileRows = { readonly rows: readonly TypedRow[] } | { readonly problem: 'notCsv' | 'tooLarge' };

export async function rowsOfFile(file: Blob): Promise<FileRows> {
  if (file.size > LARGEST_BYTES) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes);
  return text.includes('\0') ? { problem: 'notCsv' } : { rows: parseRows(text) };
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
