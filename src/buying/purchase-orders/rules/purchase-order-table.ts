// A table of purchase orders as rows of cells, its header first: what each row wants, and what is wrong with it.
import { foldText } from '#people/addresses/rules';
import { readPurchaseOrder, type PurchaseOrderFacts, type PurchaseOrderProblem } from './purchase-order.ts';

/** Columns of the file, in its order. What was spent stands in the export alone; an import passes it over. */
export const TABLE_COLUMNS = ['number', 'description', 'amount', 'validFrom', 'validUntil', 'usedBy', 'locations', 'status'] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** What a header, a state, "everyone" or "everywhere" may be called, folded; any language of the shop is understood. */
export interface TableWords {
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly everybody: ReadonlySet<string>;
  readonly everywhere: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

/** Names, or all of them. */
export interface NamedOnes {
  readonly all: boolean;
  readonly names: readonly string[];
}

export interface WantedPurchaseOrder {
  /** As a spreadsheet numbers its rows. */
  readonly row: number;
  readonly facts: PurchaseOrderFacts;
  /** The columns that the table has; what it does not say stays. */
  readonly says: ReadonlySet<TableColumn>;
  /** Names of groups and e-mails of people. */
  readonly usedBy: NamedOnes;
  /** Codes or names. */
  readonly locations: NamedOnes;
  /** Undefined: the table does not say. */
  readonly closed: boolean | undefined;
}

export type RowProblem = { readonly row: number } & (
  | PurchaseOrderProblem
  | { readonly code: 'COLUMNS_MISSING'; readonly columns: readonly TableColumn[] }
  | { readonly code: 'ROWS_MISSING' }
  | { readonly code: 'STATUS_UNKNOWN' | 'ASSIGNEE_UNKNOWN' | 'LOCATION_UNKNOWN'; readonly text: string }
  | { readonly code: 'NUMBER_TWICE'; readonly other: number }
);

interface ReadTable {
  readonly wanted: readonly WantedPurchaseOrder[];
  readonly problems: readonly RowProblem[];
}

/** Every row of the table, and every problem in it; rows without any cell are skipped. */
export function readPurchaseOrderTable(rows: readonly (readonly string[])[], words: TableWords): ReadTable {
  const [head = [], ...body] = rows;
  const columns = head.map((cell) => words.columns.get(foldText(cell)));
  if (!columns.includes('number')) return { wanted: [], problems: [{ row: 1, code: 'COLUMNS_MISSING', columns: ['number'] }] };
  const wanted: WantedPurchaseOrder[] = [];
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = at + 2;
    const read = readRow(row, cellsOf(columns, cells), words);
    problems.push(...read.problems);
    if (read.wanted === undefined) continue;
    const key = read.wanted.facts.number.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) problems.push({ row, code: 'NUMBER_TWICE', other });
    seen.set(key, row);
    wanted.push(read.wanted);
  }
  if (wanted.length === 0 && problems.length === 0) return { wanted, problems: [{ row: 0, code: 'ROWS_MISSING' }] };
  return { wanted, problems };
}

type Cells = ReadonlyMap<TableColumn, string>;

/** Programs write a quotation mark before what a spreadsheet would take for a formula. */
const cellsOf = (columns: readonly (TableColumn | undefined)[], cells: readonly string[]): Cells =>
  new Map(columns.flatMap((column, at) => (column === undefined ? [] : [[column, (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')]])));

function readRow(row: number, cells: Cells, words: TableWords) {
  const cell = (column: TableColumn): string => cells.get(column) ?? '';
  const problems: RowProblem[] = [];
  const status = foldText(cell('status'));
  const isClosed = words.closed.has(status);
  if (status !== '' && !isClosed && !words.open.has(status)) problems.push({ row, code: 'STATUS_UNKNOWN', text: cell('status') });
  const facts = readPurchaseOrder({
    number: cell('number'),
    description: cell('description'),
    amount: cell('amount'),
    validFrom: cell('validFrom'),
    validUntil: cell('validUntil'),
  });
  if (!facts.ok) problems.push(...facts.problem.map((problem) => ({ row, ...problem })));
  if (problems.length > 0 || !facts.ok) return { wanted: undefined, problems };
  const wanted: WantedPurchaseOrder = {
    row,
    facts: facts.value,
    says: new Set(cells.keys()),
    usedBy: namedIn(cell('usedBy'), words.everybody),
    locations: namedIn(cell('locations'), words.everywhere),
    closed: status === '' ? undefined : isClosed,
  };
  return { wanted, problems };
}

/** Names with semicolons between them; none at all are all. */
function namedIn(text: string, all: ReadonlySet<string>): NamedOnes {
  const names = text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const others = names.filter((name) => !all.has(foldText(name)));
  return { all: others.length === 0, names: others };
}
