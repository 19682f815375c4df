// A list as the shopper has left it: the kept copy with the changes that wait.
import type { OfflineEdit } from './edits.ts';
import type { KeptLine, KeptList } from './kept.ts';

export interface ShownLine extends KeptLine {
  /** Changes of it wait to be sent. */
  readonly waits: boolean;
}

export interface ShownList {
  readonly lines: readonly ShownLine[];
  /** Items that are not on the shop's list yet. */
  readonly added: readonly OfflineEdit[];
  /** Lines that will go. */
  readonly removed: readonly KeptLine[];
}

export function listWithEdits({ listId, lines }: KeptList, edits: readonly OfflineEdit[]): ShownList {
  const own = edits.filter((edit) => edit.listId === listId);
  const find = (line: KeptLine, kind: OfflineEdit['kind']): OfflineEdit | undefined =>
    own.findLast((edit) => edit.kind === kind && edit.listItemId === line.listItemId);
  const isRemoved = (line: KeptLine): boolean => find(line, 'remove') !== undefined;
  const shown = lines
    .filter((line) => !isRemoved(line))
    .map((line) => {
      const [quantity, note, par, onHand] = (['quantity', 'note', 'par', 'onHand'] as const).map((kind) => find(line, kind));
      return {
        ...line,
        qty: quantity === undefined ? line.qty : Number(quantity.wanted),
        note: note === undefined ? line.note : note.wanted,
        par: levelAfter(line.par, par),
        onHand: levelAfter(line.onHand ?? null, onHand),
        waits: [quantity, note, par, onHand].some((edit) => edit !== undefined),
      };
    });
  return { lines: shown, added: own.filter(({ kind }) => kind === 'add'), removed: lines.filter(isRemoved) };
}

const levelAfter = (level: number | null, edit: OfflineEdit | undefined): number | null =>
  edit === undefined ? level : edit.wanted === null ? null : Number(edit.wanted);
