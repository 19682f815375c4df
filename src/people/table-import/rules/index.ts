export { rowsOf, TOO_MANY_ROWS } from './table-rows.ts';
export { problemsByRow, shownProblems, type ImportResult, type RowProblems } from './row-problems.ts';
