// What is said about one line of a list: its note, how many are missing on the shelf, and where it stands.
import { singleLine } from '#base/locale/rules';

export const LONGEST_NOTE = 200;

/** The cleaned note, null for none, or why it is refused. */
export function readNote(typed: string | null): { readonly note: string | null } | { readonly problem: 'LIST_NOTE_TOO_LONG' } {
  const note = singleLine(typed ?? '');
  if ([...note].length > LONGEST_NOTE) return { problem: 'LIST_NOTE_TOO_LONG' };
  return { note: note === '' ? null : note };
}

/** How many are missing to the level that the shelf should have; null where there is no such level. Nothing counted means nothing there. */
export function missingTo({ par, onHand }: { readonly par: number | null; readonly onHand: number | null }): number | null {
  return par === null ? null : Math.max(par - (onHand ?? 0), 0);
}

/** The lines in the order that was asked for; those that it does not name follow in the order they had. */
export function inOrder(ids: readonly string[], asked: readonly string[]): readonly string[] {
  const there = new Set(ids);
  const named = [...new Set(asked)].filter((id) => there.has(id));
  const first = new Set(named);
  return [...named, ...ids.filter((id) => !first.has(id))];
}

/** The order after one line was moved by this many places; it stops at both ends. */
export function movedBy(ids: readonly string[], id: string, places: number): readonly string[] {
  const from = ids.indexOf(id);
  if (from < 0) return ids;
  const to = Math.min(Math.max(from + places, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
