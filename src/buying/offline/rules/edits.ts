// Changes of a list that wait for a connection (LST-6). Each says what the shopper saw and what they want instead, so that the shop can tell whether
// somebody else changed the same thing meanwhile.

export type EditKind = 'quantity' | 'note' | 'par' | 'onHand' | 'remove' | 'add';

export interface OfflineEdit {
  /** A UUID: sent twice, the change takes effect once. */
  readonly key: string;
  readonly listId: string;
  readonly kind: EditKind;
  /** The line that changes; empty for an added item, which has no line yet. */
  readonly listItemId: string;
  /** The number of an added item, as typed; empty for other changes. */
  readonly number: string;
  /** What stood there, as text; null for no note or number, and for an added item. */
  readonly before: string | null;
  /** What is wanted; null for no note or number, and for a line that goes. */
  readonly wanted: string | null;
}

/** A change without what follows from the changes before it. */
export type NewEdit = Omit<OfflineEdit, 'key'>;

export interface LineFacts {
  readonly qty: number;
  readonly note: string | null;
  /** How many should be on the shelf, and how many are; null where nobody said. A copy from an older page may not know the second. */
  readonly par: number | null;
  readonly onHand?: number | null;
}

/** What a change of this kind compares: the note, one of the two levels, otherwise the quantity. */
export function lineValue(line: LineFacts, kind: EditKind): string | null {
  if (kind === 'note') return line.note;
  if (kind !== 'par' && kind !== 'onHand') return String(line.qty);
  const level = line[kind] ?? null;
  return level === null ? null : String(level);
}

/**
 * The waiting changes with one more. A line has at most one change of its quantity, its note and each of its levels: a later one keeps what was seen first, and
 * going back to that leaves nothing to send. Removing a line makes its other changes pointless. `key` is for a change that is new; those that are
 * being sent (`sending`) are out of the shopper's hands and stay.
 */
export function mergeEdit(
  edits: readonly OfflineEdit[],
  edit: NewEdit,
  key: string,
  sending: ReadonlySet<string> = new Set(),
): readonly OfflineEdit[] {
  if (edit.kind === 'add') return [...edits, { ...edit, key }];
  const mayChange = (other: OfflineEdit): boolean =>
    other.listId === edit.listId && other.listItemId === edit.listItemId && !sending.has(other.key);
  const compared = edit.kind === 'remove' ? 'quantity' : edit.kind;
  const earlier = edits.find((other) => mayChange(other) && other.kind === compared);
  const left = edits.filter((other) => other !== earlier && !(edit.kind === 'remove' && mayChange(other)));
  const before = earlier === undefined ? edit.before : earlier.before;
  if (edit.kind !== 'remove' && before === edit.wanted) return left;
  return [...left, { ...edit, before, key }];
}
