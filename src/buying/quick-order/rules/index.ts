// Rules of quick order: reading typed rows, identifying numbers, and what the cart would accept.
export { makeCodeBook, type CodeBook } from './code-book.ts';
export { makeRowChecker, type CheckRow, type RowState, type RowVerdict } from './check-row.ts';
export { MAX_ROWS, rowsOfRecords, rowsText } from './rows-of-records.ts';
export type { TypedRow } from './row-of-words.ts';
