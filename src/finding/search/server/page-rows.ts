// Reads a page of search rows: two lines per product, its `SearchRow` and its long texts.
import type { SearchRow } from '#goods/catalog/server';

/** Converts texts of a megabyte to UTF-16 units with one platform call, into a buffer that is reused for the next page. */
export function makePageUnits(): (text: string) => Uint16Array {
  let bytes = Buffer.from(new ArrayBuffer(0));
  return (text) => {
    if (text.length * 2 > bytes.length) bytes = Buffer.from(new ArrayBuffer(text.length * 3));
    bytes.write(text, 'utf16le');
    return new Uint16Array(bytes.buffer, 0, text.length);
  };
}

export function eachRow(rows: string, units: Uint16Array, each: (row: SearchRow, texts: string, units: Uint16Array) => void): void {
  for (let at = 0; at < rows.length;) {
    const middle = rows.indexOf('\n', at);
    const found = rows.indexOf('\n', middle + 1);
    const end = found < 0 ? rows.length : found;
    each(JSON.parse(rows.slice(at, middle)) as SearchRow, rows.slice(middle + 1, end), units.subarray(middle + 1, end));
    at = end + 1;
  }
}
