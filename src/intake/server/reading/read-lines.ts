// The lines of a text file, one at a time, in bounded memory.
import { readText, type Reading } from './read-bytes.ts';
import { LONGEST_ROW } from './unreadable.ts';

/**
 * Lines end with a line feed and with nothing else: U+2028 may stand inside a JSON text, where Node's readline would cut it.
 * A line that is longer than any row is told as `undefined` and read over.
 */
export async function* readLines(path: string, reading?: Reading): AsyncGenerator<string | undefined> {
  let rest = '';
  let tooLong = false;
  for await (const chunk of readText(path, reading)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield tooLong || line.length > LONGEST_ROW ? undefined : withoutReturn(line);
      tooLong = false;
    }
    if (rest.length > LONGEST_ROW) {
      tooLong = true;
      rest = '';
    }
  }
  if (tooLong) yield undefined;
  else if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
