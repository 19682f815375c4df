/** What an import did. Rows are numbered as in a spreadsheet; 0 concerns the whole table. With a problem nothing was written. */
export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** All of them; `problems` has the first 200. */
  readonly problemCount: number;
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}

/** Nobody corrects more of them at once. */
const MOST_PROBLEMS = 200;

/** The first problems of a table in words, and how many there are. */
export const shownProblems = <P extends { readonly row: number }>(
  problems: readonly P[],
  textOf: (problem: P) => string,
): Pick<ImportResult, 'problemCount'> & { problems: { row: number; message: string }[] } => ({
  problemCount: problems.length,
  problems: problems.slice(0, MOST_PROBLEMS).map((problem) => ({ row: problem.row, message: textOf(problem) })),
});

export interface RowProblems {
  readonly row: number;
  readonly messages: readonly string[];
}

/** A row that has several problems stands there once. */
export function problemsByRow(problems: ImportResult['problems']): readonly RowProblems[] {
  const rows = new Map<number, string[]>();
  for (const { row, message } of problems) rows.set(row, [...(rows.get(row) ?? []), message]);
  return [...rows].map(([row, messages]) => ({ row, messages }));
}
