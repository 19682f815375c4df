// Reads pasted or uploaded lists: one item per row, in all common formats (ATC-6). Does not check the values; unreadable rows stay as typed, so that
// the shopper can correct them.
import { withoutUnseen } from '#base/locale/rules';

/** An item number, and a quantity as text ('' when missing). */
export interface TypedRow {
  readonly number: string;
  readonly qty: string;
}

/** Most rows of one order. */
export const MAX_ROWS = 1_000;
const LONGEST_NUMBER = 60;
const LONGEST_QTY = 12;

/** Header cells that identify the columns, in the shop's languages. */
const NUMBER_HEADS =
  /^(item|items|article|articles|art[íi]culo|sku|part|product|produit|producto|number|num[ée]ro|n[úu]mero|no|code|c[óo]digo)(?!\p{L})/iu;
const QTY_HEADS = /^(qty|quantity|quantities|qt[ée]|quantit[ée]s?|cantidad|cant|count|units|unit[ée]s)(?!\p{L})/iu;

/** Rows in their order, without empty lines and the header. */
export function parseRows(text: string): TypedRow[] {
  const lines = withoutUnseen(text)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [first = ''] = lines;
  const head = headOf(splitCells(first));
  return (head === null ? lines : lines.slice(1)).map((line) => limited(head === null ? rowOf(line) : rowIn(splitCells(line), head)));
}

/** The rows as text that `parseRows` reads back. */
export function rowsText(rows: readonly TypedRow[]): string {
  return rows.map(({ number, qty }) => (qty === '' ? number : `${number}, ${qty}`)).join('\n');
}

interface Head {
  readonly number: number;
  readonly qty: number;
}

function headOf(cells: readonly string[]): Head | null {
  const number = cells.findIndex((cell) => NUMBER_HEADS.test(cell));
  const qty = cells.findIndex((cell) => QTY_HEADS.test(cell));
  if (cells.length < 2 || cells.some((cell) => /^\d+$/.test(cell))) return null;
  return number === -1 || qty === -1 ? null : { number, qty };
}

const rowIn = (cells: readonly string[], head: Head): TypedRow => ({
  number: cells[head.number] ?? '',
  qty: plainQuantity(cells[head.qty] ?? ''),
});

function limited({ number, qty }: TypedRow): TypedRow {
  return { number: number.trim().slice(0, LONGEST_NUMBER), qty: qty.slice(0, LONGEST_QTY) };
}

function rowOf(line: string): TypedRow {
  const cells = splitCells(line);
  return cells.length > 1 ? rowOfCells(cells) : rowOfWords((cells[0] ?? '').replace(/^[*•–-]\s+/, ''));
}

/** The number comes first and the quantity is the first whole number after it; descriptions and prices may lie between. */
function rowOfCells([first = '', second = '', ...rest]: readonly string[]): TypedRow {
  if (rest.length === 0 && isQuantity(first) && !isQuantity(second) && second !== '') return { number: second, qty: plainQuantity(first) };
  const qty = [second, ...rest].find(isQuantity) ?? second;
  return { number: first, qty: plainQuantity(qty) };
}

/** Formats without a separator, the most specific first: `10 x 246811`, `246811 x 10`, `246811 (10)`, `246811: 10`, `246811 10`. */
const QUANTITY_FIRST = /^(\d{1,5})\s*[x×*]\s+(\S.*)$/i;
const QUANTITY_LAST = [
  /^(\S.*?)\s+[x×*]\s*(\d{1,5})$/i,
  /^(\S.*?)\s*\(\s*(\d{1,5})\s*\)$/,
  /^(\S.*?)\s*[:=]\s*(\d{1,5})$/,
  /^(\S.*?)\s+[–—-]\s+(\d{1,5})$/,
];

function rowOfWords(line: string): TypedRow {
  const [, early, thing] = QUANTITY_FIRST.exec(line) ?? [];
  if (early !== undefined && thing !== undefined) return { number: thing, qty: early };
  for (const shape of QUANTITY_LAST) {
    const [, number, qty] = shape.exec(line) ?? [];
    if (number !== undefined && qty !== undefined) return { number, qty };
  }
  return rowOfTwo(line);
}

function rowOfTwo(line: string): TypedRow {
  const [, first = '', last = ''] = /^(\S.*?)\s+(\S+(?:\s+(?:ea|each|pcs?|pieces?|units?|unit[ée]s?|un))?\.?)$/i.exec(line) ?? [];
  if (first === '') return { number: line, qty: '' };
  // A short number before a longer one is a quantity; words before a number are the search text.
  if (isQuantity(first) && (!isQuantity(last) || last.length > 4)) return { number: last, qty: plainQuantity(first) };
  return isQuantity(last) ? { number: first, qty: plainQuantity(last) } : { number: line, qty: '' };
}

const QUANTITY =
  /^(?:qty|qt[ée]|cant)?\.?:?\s*(\d{1,3}(?:[,\s\u00A0\u202F]\d{3})|\d{1,5})(?:[.,]0+)?\s*(?:x|ea|each|pcs?|pieces?|units?|unit[ée]s?|un)?\.?$/i;

const isQuantity = (text: string): boolean => QUANTITY.test(text);

/** Plain digits where the meaning is clear: "1,000" and "12 ea" are 1000 and 12; other texts stay. */
function plainQuantity(text: string): string {
  const digits = QUANTITY.exec(text.trim())?.[1];
  return digits === undefined ? text.trim() : digits.replaceAll(/\D/g, '');
}

/** Splits a line into cells, with quotes; uses the strongest separator present. */
function splitCells(line: string): string[] {
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const separator = ['\t', ';', '|', ','].find((one) => bare.includes(one));
  if (separator === undefined) return [unquoted(line)];
  const cells: string[] = [''];
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  const words = cells.map(unquoted);
  // Drops empty cells at the end of a table row.
  while (words.length > 1 && words.at(-1) === '') words.pop();
  return words;
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}
