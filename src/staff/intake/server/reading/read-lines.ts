// The lines of a text file, one at a time, in bounded memory.
import { readText, type Reading } from './read-bytes.ts';
import { ENDLESS_LINE, LONGEST_ROW, Unreadable } from './unreadable.ts';

/**
 * Only a line feed ends a line: JSON text may contain U+2028, where Node's readline would split it.
 * Yields `undefined` for a line that is longer than any row, and skips it; throws for an endless one (2 GB in one line) long before its
 * end.
 */
export async function* readLines(path: string, reading?: Reading): AsyncGenerator<string | undefined> {
  let rest = '';
  let row = 1;
  let readOver = 0;
  for await (const chunk of readText(path, reading)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield readOver > 0 || line.length > LONGEST_ROW ? undefined : withoutReturn(line);
      readOver = 0;
    }
    row += lines.length;
    if (rest.length <= LONGEST_ROW && readOver === 0) continue;
    readOver += rest.length;
    rest = '';
    if (readOver > ENDLESS_LINE)
      throw new Unreadable(
        `Row ${row.toLocaleString('en-US')}: it is longer than ${ENDLESS_LINE / 1024 / 1024} MB, and its end was not looked for`,
        row,
      );
  }
  if (readOver > 0) yield undefined;
  else if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
