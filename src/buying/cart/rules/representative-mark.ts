// The mark of a line at which a representative put pieces in for the shopper (USR-6, USR-11).
import type { LineExtra } from './cart.ts';

type Mark = Pick<LineExtra, 'byRepresentative'>;

/** The mark after a representative added pieces, or took some away: never below none. */
export function markedPieces(before: LineExtra | null, added: number): Mark {
  const marked = Math.max(0, (before?.byRepresentative ?? 0) + added);
  return marked === 0 ? {} : { byRepresentative: marked };
}
