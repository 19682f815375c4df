// Judges changes that were made without a connection, one after the other, each on the list as those before it leave it.
import { readQuantity } from '#buying/cart/rules';
import type { EditAnswer, ListEdit } from '#buying/offline/contract';
import { readLevel } from '#buying/offline/rules';
import { judgeEdit, MOST_ITEMS, readNote } from '#buying/lists/rules';
import type { listsWords } from '#buying/lists/words';
import type { Say } from '#base/locale/words';
import type { AddedLines } from './added-lines.ts';
import { lineKey, MOST_OF_ONE, type NewLine } from './change-items.ts';
import type { ItemRow } from './list-item-queries.ts';
import type { WrittenFacts } from './write-edits.ts';

/** A list while changes of it are judged. */
export interface ListUnderWork {
  readonly lines: Map<string, ItemRow>;
  /** Keys of changes that have taken effect. */
  readonly done: Set<string>;
  readonly added: AddedLines;
  readonly say: Say<(typeof listsWords.keys)[number]>;
  /** What is to be written at the end. */
  readonly writes: {
    readonly quantities: Map<string, number>;
    readonly facts: Map<string, WrittenFacts>;
    readonly removed: string[];
    readonly added: NewLine[];
  };
}

export function judgeWith(work: ListUnderWork, edit: ListEdit): EditAnswer {
  const { key, listItemId = '' } = edit;
  const answer = { key, present: null, reason: null };
  if (work.done.has(key)) return { ...answer, outcome: 'appliedAlready' };
  const line = work.lines.get(listItemId);
  const verdict = judgeEdit(edit, line && { ...line, onHand: line.on_hand });
  if (verdict.outcome === 'conflict') return { ...answer, ...verdict };
  if (verdict.outcome !== 'apply') return { ...answer, outcome: verdict.outcome };
  const reason = line === undefined || edit.kind === 'add' ? addLine(work, edit) : changeLine(work, edit, line);
  if (reason !== null) return { ...answer, outcome: 'refused', reason };
  work.done.add(key);
  return { ...answer, outcome: 'applied' };
}

/** Why the line cannot be added, or null. */
function addLine({ lines, writes, added, say }: ListUnderWork, { key }: ListEdit): string | null {
  const line = added.get(key);
  if (line === undefined || 'refused' in line) return line?.refused ?? say('numberMissing');
  const there = [...lines.values()].map(({ item_id: itemId, custom }) => lineKey(itemId, custom));
  const all = new Set([...there, ...[...writes.added, line].map(({ itemId, custom }) => lineKey(itemId, custom))]);
  if (all.size > MOST_ITEMS) return say('LIST_FULL');
  writes.added.push(line);
  return null;
}

/** Why the line cannot be changed, or null. */
function changeLine(work: ListUnderWork, { kind, wanted }: ListEdit, line: ItemRow): string | null {
  const { lines, writes, say } = work;
  const id = line.list_item_id;
  if (kind === 'remove') {
    lines.delete(id);
    writes.removed.push(id);
    return null;
  }
  if (kind === 'note') {
    const read = readNote(wanted);
    if ('problem' in read) return say(read.problem);
    return setFact(work, line, { note: read.note });
  }
  if (kind === 'par' || kind === 'onHand') {
    const level = readLevel(wanted);
    if (level === undefined) return say('LIST_LEVEL_INVALID');
    return setFact(work, line, kind === 'par' ? { par: level } : { on_hand: level });
  }
  const qty = wanted === null || wanted.trim() === '' ? 0 : Math.min(readQuantity(wanted), MOST_OF_ONE);
  if (qty === 0) return say('INVALID_QTY');
  lines.set(id, { ...line, qty });
  writes.quantities.set(id, qty);
  return null;
}

function setFact({ lines, writes }: ListUnderWork, line: ItemRow, fact: WrittenFacts): null {
  const id = line.list_item_id;
  lines.set(id, { ...line, ...fact });
  writes.facts.set(id, { ...writes.facts.get(id), ...fact });
  return null;
}
