// npm run access [TEXT]: who may call what, as a table to read in a terminal; with TEXT only the rows that have it.
import { readFileSync } from 'node:fs';

const MATRIX = new URL('../docs/contracts/access.md', import.meta.url);

/** The title of the legend, at the end of the matrix. */
const CODES = 'WHAT THE CODES MEAN';

/** The lines of a Markdown text with its tables in even columns. `wanted`: only rows with this text, and no table without one. */
export function readable(markdown: string, wanted = ''): string {
  const shown: string[] = [];
  let title = '';
  let table: string[][] = [];
  const flush = (): void => {
    const [head = [], , ...rows] = table;
    // Of the codes, those that the rows above name are shown as well.
    const named = new Set(title === CODES ? shown.flatMap((line) => line.split(/[^A-Z_0-9]+/)) : []);
    const isKept = (cells: readonly string[]): boolean =>
      cells.join(' ').toLowerCase().includes(wanted.toLowerCase()) || named.has(cells[0] ?? '');
    const kept = rows.filter(isKept);
    if (kept.length > 0) shown.push(title, '', ...even([head, ...kept]), '');
    table = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('|')) table.push(cellsOf(line));
    else if (table.length > 0) flush();
    else if (line.startsWith('## ')) title = line.slice(3).toUpperCase();
  }
  flush();
  return shown.join('\n').trimEnd();
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));

function even(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  return rows.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

if (import.meta.main) console.log(readable(readFileSync(MATRIX, 'utf8'), process.argv[2]));
