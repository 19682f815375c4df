/** The row of column names is one of them. */
const MOST_ROWS = 2_001;
const MOST_CELLS = 40;
const LONGEST_CELL = 1_000;

export const TOO_MANY_ROWS = 'tooManyRows';

/** The rows as an import call takes them: cut to 40 cells of 1,000 characters, for longer ones are wrong in any case and their rows say so. */
export function rowsOf(records: readonly (readonly string[])[]): string[][] | typeof TOO_MANY_ROWS {
  if (records.length > MOST_ROWS) return TOO_MANY_ROWS;
  return records.map((cells) => cells.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL)));
}
