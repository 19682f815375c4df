// Product lines written as a table: one row of figures per variant, and under it the sentence that sells it, English then French.
import type { Pair } from './measures.ts';

/** One variant: its columns as written, and its description. */
export type Row<Column extends string> = Readonly<Record<Column, string>> & { readonly about: Pair };

/**
 * Reads a table. A row begins at the margin, its columns apart by `|`; the two indented lines below it are the description
 * in English and in French. Empty lines are for the eye. Throws when a row has another number of columns or no description.
 */
export function table<const Columns extends readonly string[]>(columns: Columns, text: string): Row<Columns[number]>[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, at) => {
    if (line.startsWith(' ')) return [];
    const cells = line.split('|').map((cell) => cell.trim());
    const [en, fr] = [lines[at + 1], lines[at + 2]];
    if (cells.length !== columns.length || !en?.startsWith(' ') || !fr?.startsWith(' ')) throw new Error(`Not a row of the table: ${line}`);
    const named = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
    return [{ ...named, about: [en.trim(), fr.trim()] } as Row<Columns[number]>]; // the columns were counted just above
  });
}

/** A price of a table, in cents: `5499`, `5499>4699` while on sale, `5499, 6@4999` with a volume break (see `breaksOf`). */
export function price(cell: string): number | readonly [base: number, sale: number] {
  const [base, sale] = (cell.split(',')[0] ?? '').split('>').map(Number);
  if (base === undefined || Number.isNaN(base) || Number.isNaN(sale ?? 0)) throw new Error(`Not a price: ${cell}`);
  return sale === undefined ? base : [base, sale];
}

/** The volume breaks of a US and a Canadian price cell, which must begin at the same quantities. */
export function breaksOf(usd: string, cad: string): Readonly<Record<number, readonly [usd: number, cad: number]>> | undefined {
  const read = (cell: string): (readonly [qty: number, each: number])[] =>
    cell
      .split(',')
      .slice(1)
      .map((step) => {
        const [qty = NaN, each = NaN] = step.split('@').map(Number);
        return [qty, each];
      });
  const canadian = new Map(read(cad));
  const steps = read(usd).map(([qty, each]): [number, readonly [number, number]] => [qty, [each, canadian.get(qty) ?? NaN]]);
  if (steps.some(([qty, [each, inCanada]]) => Number.isNaN(qty + each + inCanada)))
    throw new Error(`Not the same breaks: ${usd} and ${cad}`);
  return steps.length > 0 ? Object.fromEntries(steps) : undefined;
}

/** The two language parts of a cell: `white/blanc`. A cell without a slash is the same in both. */
export function pair(cell: string): Pair {
  const [en = '', fr = en] = cell.split(' / ').map((part) => part.trim());
  return [en, fr];
}
