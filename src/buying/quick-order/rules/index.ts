// Quick order as rules: what was typed, what each number means, and what the cart would take.
export { makeCodeBook, type CodeBook } from './code-book.ts';
export { makeRowJudge, type JudgeRow, type RowState, type RowVerdict } from './judge-row.ts';
export { MAX_ROWS, parseRows, type TypedRow } from './parse-rows.ts';
