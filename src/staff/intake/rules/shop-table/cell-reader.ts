// Reads a value from the cells of a row, as a map says. Compiles its patterns once.
import type { CellPatterns, CellSource } from './shop-table-map.ts';

export type Cells = ReadonlyMap<string, string>;

export const cellOf = (cells: Cells, field: string): string => (cells.get(field) ?? '').trim();

/** Whether all patterns match; true without any. */
export function makeCellTest(patterns: CellPatterns = {}): (cells: Cells) => boolean {
  const compiled = Object.entries(patterns).map(([field, pattern]) => ({ field, pattern: new RegExp(pattern, 'iu') }));
  return (cells) => compiled.every(({ field, pattern }) => pattern.test(cellOf(cells, field)));
}

/** The first source that gives a text; '' for none. */
export function makeCellReader(sources: readonly CellSource[]): (cells: Cells) => string {
  const readers = sources.map(readerOf);
  return (cells) => {
    for (const read of readers) {
      const text = read(cells);
      if (text !== '') return text;
    }
    return '';
  };
}

function readerOf(source: CellSource): (cells: Cells) => string {
  const { fields = [], with: between = '-', value, before = '', after = '' } = source;
  const applies = makeCellTest(source.when);
  const matching = source.matching === undefined ? undefined : new RegExp(source.matching, 'iu');
  const without = source.without === undefined ? undefined : new RegExp(source.without, 'iu');
  return (cells) => {
    if (!applies(cells)) return '';
    const parts = fields.map((field) => cellOf(cells, field)).filter((cell) => cell !== '' && without?.test(cell) !== true);
    const found = matching === undefined ? [parts.join(between)] : matching.exec(parts.join(between));
    if (found === null) return '';
    const text = value ?? found[1] ?? found[0];
    return text === '' ? '' : before + text + after;
  };
}
