// Writes what changes that were made without a connection leave of a list.
import type { Queries, Value } from '#platform/db';
import { joinLines, putItems, type NewLine } from './change-items.ts';
import { REMOVE_ITEM, SET_LINE, SET_QUANTITIES, type ItemRow } from './list-item-queries.ts';

/** What is said about a line; fields that it does not name stay. */
export type WrittenFacts = Partial<Pick<ItemRow, 'note' | 'par' | 'on_hand'>>;

export interface EditWrites {
  /** By line. */
  readonly quantities: ReadonlyMap<string, number>;
  readonly facts: ReadonlyMap<string, WrittenFacts>;
  readonly removed: readonly string[];
  readonly added: readonly NewLine[];
}

/** The transaction holds the list's lock. Lines that go leave room first. */
export async function writeEdits(tx: Queries, listId: string, { quantities, facts, removed, added }: EditWrites, now: Date): Promise<void> {
  for (const id of removed) await tx.run(REMOVE_ITEM, [listId, id, now]);
  const rows = [...quantities].map(([id, qty]) => ({ id, qty }));
  if (rows.length > 0) await tx.run(SET_QUANTITIES, [listId, JSON.stringify(rows) as Value]);
  for (const [listItemId, said] of facts) {
    const { note = null, par = null, on_hand: onHand = null } = said;
    const fields = [...('note' in said ? ['note'] : []), ...('par' in said ? ['par'] : []), ...('on_hand' in said ? ['onHand'] : [])];
    await tx.run(SET_LINE, { listId, listItemId, fields, note, par, onHand });
  }
  // Also notes the time of the change.
  await putItems(tx, listId, joinLines(added), now);
}
