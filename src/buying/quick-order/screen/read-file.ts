// The rows of a file a shopper chose. Spreadsheets save CSV in UTF-8 or in the Windows alphabet; both are read.
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
