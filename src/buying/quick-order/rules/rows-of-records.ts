// The rows of a pasted or uploaded list: one item per record, in all common formats (ATC-6). Does not check the values; unreadable rows stay as typed,
// so that the shopper can correct them.
import { headOf, type Head } from './column-heads.ts';
import { isQuantity, plainQuantity, rowOfWords, type TypedRow } from './row-of-words.ts';

/** Most rows of one order. */
export const MAX_ROWS = 1_000;
const LONGEST_NUMBER = 60;
const LONGEST_QTY = 12;
/** A head may stand below a title of this many records. */
const MOST_BEFORE_HEAD = 10;

type Cells = readonly string[];

/** Rows in their order, without empty records and the head. `cellsOf` cuts a record of one cell by a separator of its own, if it has one. */
export function rowsOfRecords(records: readonly Cells[], cellsOf: (line: string) => Cells): TypedRow[] {
  const filled = records.map(tidy).filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const { head, from } = headIn(filled);
  return filled
    .slice(from)
    .flatMap((cells) => (head === null ? [rowOf(cells, cellsOf)] : rowIn(cells, head)))
    .map(({ number, qty }) => ({ number: number.trim().slice(0, LONGEST_NUMBER), qty: qty.slice(0, LONGEST_QTY) }));
}

/** The rows as text that reads back to the same rows. */
export function rowsText(rows: readonly TypedRow[]): string {
  return rows.map(({ number, qty }) => (qty === '' ? number : `${number}, ${qty}`)).join('\n');
}

/** Cells on one line, without empty ones at the end. */
function tidy(cells: Cells): Cells {
  const words = cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim());
  while (words.length > 1 && words.at(-1) === '') words.pop();
  return words;
}

/** A record of one cell, or one without a quantity, is a title when a head follows. */
function headIn(records: readonly Cells[]): { readonly head: Head | null; readonly from: number } {
  for (const [at, cells] of records.slice(0, MOST_BEFORE_HEAD).entries()) {
    const head = headOf(cells);
    if (head !== null) return { head, from: at + 1 };
    if (cells.slice(1).some(isQuantity)) break;
  }
  return { head: null, from: 0 };
}

/** A record without a number keeps its text for the shopper, unless it is a sum. */
function rowIn(cells: Cells, { number, qty }: Head): readonly TypedRow[] {
  const named = cells[number] ?? '';
  const counted = plainQuantity(cells[qty] ?? '');
  if (named !== '') return [{ number: named, qty: counted }];
  const text = cells.find((cell, at) => at !== qty && /\p{L}/u.test(cell)) ?? '';
  return counted === '' || text === '' || SUM.test(text) ? [] : [{ number: text, qty: counted }];
}

const SUM = /^(?:sub-?\s*|grand\s+|sous-?\s*)?total|^somme\b|^suma\b/iu;

function rowOf(record: Cells, cellsOf: (line: string) => Cells): TypedRow {
  const [line = ''] = record;
  const cells = record.length > 1 ? record : tidy(cellsOf(line));
  return cells.length > 1 ? rowOfCells(cells) : rowOfWords((cells[0] ?? '').replace(/^[*•–-]\s+/, ''));
}

/** The number comes first and the quantity is the first whole number after it; descriptions and prices may lie between. */
function rowOfCells([first = '', second = '', ...rest]: Cells): TypedRow {
  if (rest.length === 0 && isQuantity(first) && !isQuantity(second) && second !== '') return { number: second, qty: plainQuantity(first) };
  const qty = [second, ...rest].find(isQuantity) ?? second;
  return { number: first, qty: plainQuantity(qty) };
}
