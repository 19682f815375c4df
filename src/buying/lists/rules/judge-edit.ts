// Whether a change that was made without a connection still fits the line that it is about (LST-6).
import { lineValue, type EditKind, type LineFacts } from '#buying/offline/rules';

export interface AskedEdit {
  readonly kind: EditKind;
  readonly before: string | null;
  readonly wanted: string | null;
}

export type EditVerdict =
  | { readonly outcome: 'apply' | 'appliedAlready' | 'gone' }
  /** Somebody changed it meanwhile. */
  | { readonly outcome: 'conflict'; readonly present: string | null };

/** `line`: as it is now; undefined when it is not on the list. When it already is as wanted, nothing changes. */
export function judgeEdit({ kind, before, wanted }: AskedEdit, line: LineFacts | undefined): EditVerdict {
  if (kind === 'add') return { outcome: 'apply' };
  if (line === undefined) return { outcome: kind === 'remove' ? 'appliedAlready' : 'gone' };
  const present = lineValue(line, kind);
  if (kind !== 'remove' && present === wanted) return { outcome: 'appliedAlready' };
  return present === before ? { outcome: 'apply' } : { outcome: 'conflict', present };
}
