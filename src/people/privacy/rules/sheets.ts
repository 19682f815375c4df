// Tables of a download as people read them in a spreadsheet: amounts with their currency instead of cents, and no structure inside a cell (USR-12).
import { SHIPPED_SITES } from '#base/site/rules';

/** One sheet: its columns from left to right, and a text for each. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Cells = Map<string, string>;
type Part = Readonly<{ name: string; row: number; cells: Cells }>;

const IS_CENTS = /^cents$|Cents$/;
/** Deeper structures than any capability keeps. */
const MOST_LEVELS = 8;

/**
 * The sheets of a table by their file names. What a row has several of, such as the choices of a line of the cart, stands in a sheet `TABLE-COLUMN` of its own,
 * whose column `row` names the line of the table: the first below the heading is 1.
 */
export function sheetsOf(name: string, rows: readonly object[]): ReadonlyMap<string, Sheet> {
  const parts = rows.flatMap((row, at) => partsOf(name, at + 1, row));
  const sheets = new Map<string, Sheet>();
  for (const sheet of new Set(parts.map((part) => part.name))) {
    const own = parts.filter((part) => part.name === sheet);
    const columns = [...new Set(own.flatMap(({ cells }) => [...cells.keys()]))];
    sheets.set(sheet, { columns, rows: own.map(({ cells }) => columns.map((column) => cells.get(column) ?? '')) });
  }
  return sheets;
}

/** The row itself, and the rows that it has in other sheets. */
function partsOf(name: string, row: number, values: object): readonly Part[] {
  const cells: Cells = new Map();
  const more: Part[] = [];
  let hasAmounts = false;
  const write = (column: string, value: unknown, level: number): void => {
    if (isList(value) && value.some(isStructure)) more.push(...listed(`${name}-${column}`, row, value));
    else if (isList(value)) cells.set(column, value.map(textOf).join('; '));
    else if (isStructure(value) && level < MOST_LEVELS)
      for (const [key, inner] of Object.entries(value)) write(column + key.charAt(0).toUpperCase() + key.slice(1), inner, level + 1);
    else if (IS_CENTS.test(column)) {
      hasAmounts = true;
      cells.set(column === 'cents' ? 'amount' : column.slice(0, -'Cents'.length), amountOf(value));
    } else cells.set(column, textOf(value));
  };
  for (const [column, value] of Object.entries(values)) write(column, value, 0);
  if (hasAmounts && !cells.has('currency')) cells.set('currency', currencyAt(cells.get('site') ?? ''));
  return [{ name, row, cells }, ...more];
}

/** Rows of a list of structures, each with the row that has it. */
function listed(name: string, row: number, list: readonly unknown[]): readonly Part[] {
  return list.flatMap((one) =>
    partsOf(name, row, isStructure(one) && !isList(one) ? { row, ...one } : { row, value: isList(one) ? one.map(textOf).join('; ') : one }),
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Date);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Cents, which the database may give as text, with two decimals and a point in every language, so that programs read them too. */
function amountOf(value: unknown): string {
  const cents = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(cents) ? (cents / 100).toFixed(2) : '';
}

const currencyAt = (site: string): string => Object.values(SHIPPED_SITES).find(({ id }) => id === site)?.currency ?? '';
