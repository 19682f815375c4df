// Rows that the shop loads into memory: an unusable row is skipped, logged and counted; the others are loaded (trust 40).
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';

/** One table, or another source of rows. */
export interface TableRows {
  /** The results of `read` for the rows of a whole table. Rows for which it throws are skipped. */
  all<Row, Read>(rows: readonly Row[], nameOf: (row: Row) => string, read: (row: Row) => Read): Read[];
  /** Some rows are loaded again, or all of them page by page: earlier problems with them no longer count. */
  again(names: 'all' | readonly string[]): void;
  /** The result of `read` for one row; undefined when it throws. */
  one<Read>(name: string, read: () => Read): Read | undefined;
  /** Records a row that other code could not use. */
  leaveOut(name: string, problem: string): void;
}

export interface RowsLeftOut {
  of(table: string): TableRows;
  /** Number of skipped rows now, by table. */
  counts(): readonly { readonly table: string; readonly count: number }[];
}

export interface RowLog {
  error(facts: { readonly table: string; readonly row: string; readonly problem: string }, message: string): void;
}

/** Further rows of one load are counted without a log line: a whole table may be wrong. */
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
  /** Problems by row name. */
  let left = new Map<string, string>();
  /** Problems of the previous load: known ones are not logged again. */
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
      // `read` returns objects, so undefined always means "skipped".
      return all.flatMap((row) => rows.one(nameOf(row), () => read(row)) ?? []);
    },
    leaveOut,
  };
  return { rows, count: () => left.size };
}

/** Checks that a row matches its type. The database checks column types; this checks JSON values and lists. */
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
 * The instant of a column as ISO text.
 * @throws when it is none: PostgreSQL has an `infinity`
 */
export function isoMoment(column: string, at: Date): string {
  if (!(at instanceof Date) || Number.isNaN(at.getTime())) throw new TypeError(`${column} is no moment`);
  return at.toISOString();
}

function print({ table, row, problem }: Parameters<RowLog['error']>[0], message: string): void {
  process.stderr.write(`${message}: ${row} of ${table}: ${problem}\n`);
}
