// Rows that the shop reads into memory: one that cannot be used is left out and named in log and metrics, the others are read (trust 40).
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

/** One table, or another source of rows. */
export interface TableRows {
  /** What `read` makes of each row, when the whole table was asked for. Rows of which it throws are left out. */
  all<Row, Read>(rows: readonly Row[], nameOf: (row: Row) => string, read: (row: Row) => Read): Read[];
  /** Some rows are read anew, or all of them page by page: what was said of them before no longer counts. */
  again(names: 'all' | readonly string[]): void;
  /** What `read` makes of one row; undefined when it throws. */
  one<Read>(name: string, read: () => Read): Read | undefined;
  /** A row that somebody else could not use. */
  leaveOut(name: string, problem: string): void;
}

export interface RowsLeftOut {
  of(table: string): TableRows;
  /** How many are left out now, by table. */
  counts(): readonly { readonly table: string; readonly count: number }[];
}

export interface RowLog {
  error(facts: { readonly table: string; readonly row: string; readonly problem: string }, message: string): void;
}

/** More of one reading are counted without being named: a whole table may be wrong. */
const MOST_NAMED = 100;

export function makeRowsLeftOut(log: RowLog = { error: print }): RowsLeftOut {
  const tables = new Map<string, { readonly rows: TableRows; readonly count: () => number }>();
  return {
    of(table) {
      const known = tables.get(table) ?? makeTable(table, log);
      tables.set(table, known);
      return known.rows;
    },
    counts: () => [...tables].map(([table, { count }]) => ({ table, count: count() })),
  };
}

function makeTable(table: string, log: RowLog): { readonly rows: TableRows; readonly count: () => number } {
  /** Problems by the names of rows. */
  let left = new Map<string, string>();
  /** What was left out when the rows were last read: what is known is not said again. */
  let before: ReadonlyMap<string, string> = new Map();
  const leaveOut = (name: string, problem: string): void => {
    const known = left.get(name) ?? before.get(name);
    left.set(name, problem);
    if (left.size <= MOST_NAMED && known !== problem) log.error({ table, row: name, problem }, 'a row is left out');
  };
  const rows: TableRows = {
    again(names) {
      before = new Map(left);
      if (names === 'all') left = new Map();
      else for (const name of names) left.delete(name);
    },
    one(name, read) {
      try {
        return read();
      } catch (error) {
        leaveOut(name, error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    all(all, nameOf, read) {
      rows.again('all');
      // What `read` makes of a row is an object: nothing that is read is undefined.
      return all.flatMap((row) => rows.one(nameOf(row), () => read(row)) ?? []);
    },
    leaveOut,
  };
  return { rows, count: () => left.size };
}

/** Checks that a row is what its type says; the types of columns are the database's work, what a JSON value or a list holds is not. */
export function shapeCheck(shape: TSchema): (row: object) => void {
  let check: ReturnType<typeof Compile> | undefined;
  return (row) => {
    check ??= Compile(shape);
    if (check.Check(row)) return;
    const [, [problem]] = check.Errors(row);
    throw new TypeError(`${problem?.instancePath.slice(1).replaceAll('/', '.')} ${problem?.message}`.trim());
  };
}

/**
 * The moment of a column as ISO text.
 * @throws where it is none: the database has an `infinity`
 */
export function isoMoment(column: string, at: Date): string {
  if (!(at instanceof Date) || Number.isNaN(at.getTime())) throw new TypeError(`${column} is no moment`);
  return at.toISOString();
}

function print({ table, row, problem }: Parameters<RowLog['error']>[0], message: string): void {
  process.stderr.write(`${message}: ${row} of ${table}: ${problem}\n`);
}
