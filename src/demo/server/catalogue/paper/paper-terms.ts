// Words and figures that paper lines share: sizes, cases, facets.
import { count, figure, inches, type Pair, percent } from '../kit/measures.ts';

export const LETTER = inches(8.5, 11);
export const LEGAL = inches(8.5, 14);
export const LEDGER = inches(11, 17);
export const SHEET: Pair = ['sheet', 'feuille'];

/** `Case of 10 reams, 5,000 sheets`, or a single ream. */
export function reams(n: number, sheets = 500): Pair {
  if (n === 1) return count(sheets, 'sheets', 'feuilles');
  return [`Case of ${n} reams, ${figure(n * sheets)[0]} sheets`, `Caisse de ${n} rames, ${figure(n * sheets)[1]} feuilles`];
}

/** How copy paper is filtered. */
export function sheetFacets(size: Pair, lb: number, bright?: number, recycled?: number): Record<string, Pair | string> {
  return {
    size,
    weight: [`${lb} lb.`, `${lb} lb`],
    ...(bright !== undefined && { brightness: String(bright) }),
    ...(recycled !== undefined && { recycled: percent(recycled) }),
  };
}
