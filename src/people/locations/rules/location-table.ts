// A table of locations as rows of cells, its header first: what each row wants, and what is wrong with it.
import { foldText, readAddress, type AddressForm, type AddressProblem, type PostalCountry } from '#people/addresses/rules';
import { assigneesIn } from './assignees-column.ts';
import { COUNTRIES } from './country-names.ts';
import { readLocation, type LocationFacts, type LocationProblem } from './location.ts';

/** Columns of the file, in its order. */
export const TABLE_COLUMNS = [
  'code',
  'name',
  'attention',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'notes',
  'usedBy',
  'status',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** What a header, a state or "everybody" may be called, folded; any language of the shop is understood. */
export interface TableWords {
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly everybody: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
  readonly retired: ReadonlySet<string>;
}

export interface WantedLocation {
  /** As a spreadsheet numbers its rows. */
  readonly row: number;
  readonly facts: LocationFacts;
  readonly address: Pick<AddressForm, 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'phone'> & { readonly country: PostalCountry };
  /** Names of groups and e-mails of people; undefined: the table does not say. */
  readonly usedBy: { readonly everybody: boolean; readonly names: readonly string[] } | undefined;
  /** Undefined: the table does not say. */
  readonly retired: boolean | undefined;
}

export type RowProblem = { readonly row: number } & (
  | LocationProblem
  | AddressProblem
  | { readonly code: 'COLUMNS_MISSING'; readonly columns: readonly TableColumn[] }
  | { readonly code: 'ROWS_MISSING' }
  | { readonly code: 'COLUMN_UNKNOWN' | 'COLUMN_TWICE'; readonly text: string }
  | { readonly code: 'COUNTRY_UNKNOWN' | 'STATUS_UNKNOWN' | 'ASSIGNEE_UNKNOWN'; readonly text: string }
  | { readonly code: 'CODE_TWICE' | 'LOCATION_TWICE'; readonly other: number }
);

interface Reading {
  readonly words: TableWords;
  /** The country of rows that name none. */
  readonly country: PostalCountry;
  /** Fills an empty city and state from the zip or postal code. */
  readonly fill: (form: AddressForm, country: PostalCountry) => AddressForm;
}

const NEEDED: readonly TableColumn[] = ['name', 'address1', 'zip'];

interface LocationTable {
  readonly wanted: readonly WantedLocation[];
  readonly problems: readonly RowProblem[];
  /** Groups and people that rows name, those of wrong rows too. */
  readonly assignees: readonly { readonly row: number; readonly name: string }[];
}

/** Every row of the table, and every problem in it; rows without any cell are skipped. */
export function readLocationTable(rows: readonly (readonly string[])[], reading: Reading): LocationTable {
  const [head = [], ...body] = rows;
  const columns = head.map((cell) => reading.words.columns.get(foldText(cell)));
  const missing = NEEDED.filter((column) => !columns.includes(column));
  const unread = columnProblems(head, columns);
  if (missing.length > 0)
    return { wanted: [], problems: [{ row: 1, code: 'COLUMNS_MISSING', columns: missing }, ...unread], assignees: [] };
  const wanted: WantedLocation[] = [];
  const problems: RowProblem[] = [...unread];
  const assignees: { readonly row: number; readonly name: string }[] = [];
  const seen = new Map<string, number>();
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = at + 2;
    const named = cellsOf(columns, cells);
    const read = readRow(row, named, reading);
    problems.push(...read.problems);
    assignees.push(...assigneesIn(named.get('usedBy') ?? '', reading.words).names.map((name) => ({ row, name })));
    const code = (named.get('code') ?? '').toLowerCase();
    if (read.wanted !== undefined) wanted.push(read.wanted);
    else if (code === '') continue;
    const key = code === '' && read.wanted !== undefined ? likenessOf(read.wanted) : code;
    const other = seen.get(key);
    if (other !== undefined) problems.push({ row, code: code === '' ? 'LOCATION_TWICE' : 'CODE_TWICE', other });
    seen.set(key, row);
  }
  if (wanted.length === 0 && problems.length === 0) problems.push({ row: 0, code: 'ROWS_MISSING' });
  return { wanted, problems, assignees };
}

/** A column that is not read might be a misspelled one: a location without “Used by” is for everybody. */
function columnProblems(head: readonly string[], columns: readonly (TableColumn | undefined)[]): readonly RowProblem[] {
  return head.flatMap((text, at): readonly RowProblem[] => {
    const column = columns[at];
    if (column === undefined) return text.trim() === '' ? [] : [{ row: 1, code: 'COLUMN_UNKNOWN', text }];
    return columns.indexOf(column) < at ? [{ row: 1, code: 'COLUMN_TWICE', text }] : [];
  });
}

/** A location without a code is known by its name and place. */
const likenessOf = ({ facts: { name }, address: { address1, zip } }: WantedLocation): string =>
  ['', name, address1, zip].map(foldText).join('|');

type Cells = ReadonlyMap<TableColumn, string>;

/** Programs write a quotation mark before what a spreadsheet would take for a formula. */
const cellsOf = (columns: readonly (TableColumn | undefined)[], cells: readonly string[]): Cells =>
  new Map(columns.flatMap((column, at) => (column === undefined ? [] : [[column, (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')]])));

function readRow(row: number, cells: Cells, { words, country: own, fill }: Reading) {
  const cell = (column: TableColumn): string => cells.get(column) ?? '';
  const problems: RowProblem[] = [];
  const typedCountry = foldText(cell('country'));
  const country = typedCountry === '' ? own : COUNTRIES.get(typedCountry);
  if (country === undefined) problems.push({ row, code: 'COUNTRY_UNKNOWN', text: cell('country') });
  const status = foldText(cell('status'));
  const isRetired = words.retired.has(status);
  if (status !== '' && !isRetired && !words.active.has(status)) problems.push({ row, code: 'STATUS_UNKNOWN', text: cell('status') });
  const facts = readLocation({ name: cell('name'), code: cell('code'), attention: cell('attention'), notes: cell('notes') });
  if (!facts.ok) problems.push(...facts.problem.map((problem) => ({ row, ...problem })));
  const at = country ?? own;
  const site = at === 'USA' ? 'US' : 'CA';
  const { address1, address2, city, state, zip, phone } = fill(formOf(cell), at);
  const address = readAddress({ fullName: cell('name') || '-', organization: '', address1, address2, city, state, zip, phone }, site);
  if (!address.ok) problems.push(...address.problem.filter(({ field }) => field !== 'fullName').map((problem) => ({ row, ...problem })));
  if (problems.length > 0 || !facts.ok || !address.ok) return { wanted: undefined, problems };
  const usedBy = cells.has('usedBy') ? assigneesIn(cell('usedBy'), words) : undefined;
  const retired = status === '' ? undefined : isRetired;
  return { wanted: { row, facts: facts.value, address: address.value, usedBy, retired }, problems };
}

function formOf(cell: (column: TableColumn) => string): AddressForm {
  const [address1, address2, city, state] = [cell('address1'), cell('address2'), cell('city'), cell('state')];
  return { fullName: '', organization: '', address1, address2, city, state, zip: cell('zip'), phone: cell('phone') };
}
