// A table of budgets as rows of cells, its header first: what each row wants, and what is wrong with it.
import { foldText } from '#people/addresses/rules';
import type { PeriodLength, WhenOver } from './center.ts';
import { readCenter, type CenterFacts, type CenterProblem } from './read-center.ts';

/** Columns of the file, in its order. */
export const TABLE_COLUMNS = [
  'name',
  'owner',
  'amount',
  'period',
  'since',
  'ends',
  'fiscalMonth',
  'carriesOver',
  'warnAt',
  'whenOver',
  'forLines',
  'usedBy',
  'status',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** What a header or a cell may be called, folded; any language of the shop is understood. */
export interface TableWords {
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly periods: ReadonlyMap<string, PeriodLength>;
  readonly whenOver: ReadonlyMap<string, WhenOver>;
  readonly answers: ReadonlyMap<string, boolean>;
  readonly everybody: ReadonlySet<string>;
  /** True: retired. */
  readonly states: ReadonlyMap<string, boolean>;
}

export interface WantedRow {
  /** As a spreadsheet numbers its rows. */
  readonly row: number;
  readonly facts: CenterFacts;
  /** The e-mail of the owner, '' for none; undefined: the table does not say, as with the next two. */
  readonly owner: string | undefined;
  /** Names of groups and e-mails of people; none: everybody. */
  readonly usedBy: readonly string[] | undefined;
  readonly isRetired: boolean | undefined;
}

export type RowProblem = { readonly row: number } & (
  | { readonly code: CenterProblem['code'] }
  | { readonly code: 'COLUMNS_MISSING'; readonly columns: readonly TableColumn[] }
  | { readonly code: 'ROWS_MISSING' }
  | { readonly code: 'YES_NO_UNKNOWN' | 'STATUS_UNKNOWN' | 'ASSIGNEE_UNKNOWN' | 'OWNER_UNKNOWN'; readonly text: string }
  | { readonly code: 'NAME_TWICE'; readonly other: number }
);

const NEEDED: readonly TableColumn[] = ['name', 'amount', 'period'];

interface Read {
  readonly wanted: readonly WantedRow[];
  readonly problems: readonly RowProblem[];
}

/** Every row of the table, and every problem in it; rows without any cell are skipped. */
export function readCenterTable(rows: readonly (readonly string[])[], words: TableWords, today: string): Read {
  const [head = [], ...body] = rows;
  const columns = head.map((cell) => words.columns.get(foldText(cell)));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { wanted: [], problems: [{ row: 1, code: 'COLUMNS_MISSING', columns: missing }] };
  const wanted: WantedRow[] = [];
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = at + 2;
    const read = readRow(row, cellsOf(columns, cells), words, today);
    problems.push(...read.problems);
    if (read.wanted === undefined) continue;
    const key = read.wanted.facts.name.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) problems.push({ row, code: 'NAME_TWICE', other });
    seen.set(key, row);
    wanted.push(read.wanted);
  }
  return wanted.length === 0 && problems.length === 0 ? { wanted, problems: [{ row: 0, code: 'ROWS_MISSING' }] } : { wanted, problems };
}

type Cells = ReadonlyMap<TableColumn, string>;

/** Programs write a quotation mark before what a spreadsheet would take for a formula. */
const cellsOf = (columns: readonly (TableColumn | undefined)[], cells: readonly string[]): Cells =>
  new Map(columns.flatMap((column, at) => (column === undefined ? [] : [[column, (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')]])));

function readRow(row: number, cells: Cells, words: TableWords, today: string) {
  const cell = (column: TableColumn): string => cells.get(column) ?? '';
  const problems: RowProblem[] = [];
  const answer = (column: TableColumn, otherwise: boolean): boolean => {
    const text = cell(column);
    const known = text === '' ? otherwise : words.answers.get(foldText(text));
    if (known === undefined) problems.push({ row, code: 'YES_NO_UNKNOWN', text });
    return known ?? otherwise;
  };
  const status = cell('status');
  const isRetired = status === '' ? undefined : words.states.get(foldText(status));
  if (status !== '' && isRetired === undefined) problems.push({ row, code: 'STATUS_UNKNOWN', text: status });
  const [carriesOver, forLines] = [answer('carriesOver', false), answer('forLines', true)];
  const whenOver = cell('whenOver') === '' ? 'approval' : (words.whenOver.get(foldText(cell('whenOver'))) ?? '');
  const typed = { name: cell('name'), amount: cell('amount'), fiscalMonth: cell('fiscalMonth'), since: cell('since'), ends: cell('ends') };
  const period = words.periods.get(foldText(cell('period'))) ?? '';
  const facts = readCenter({ ...typed, period, carriesOver, forLines, warnAt: cell('warnAt'), whenOver }, today);
  if (!facts.ok) problems.push(...facts.problem.map(({ code }) => ({ row, code })));
  if (problems.length > 0 || !facts.ok) return { wanted: undefined, problems };
  const owner = cells.has('owner') ? cell('owner') : undefined;
  const usedBy = cells.has('usedBy') ? usersOf(cell('usedBy'), words) : undefined;
  return { wanted: { row, facts: facts.value, owner, usedBy, isRetired }, problems };
}

function usersOf(text: string, { everybody }: TableWords): readonly string[] {
  const names = text.split(';').map((name) => name.trim());
  return names.filter((name) => name !== '' && !everybody.has(foldText(name)));
}
