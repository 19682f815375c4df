// Applies changes of a list that were made without a connection, in their order, all in one transaction (LST-6).
import type { EditAnswer, ListCopy, ListEdit } from '#buying/offline/contract';
import { copyOf } from '#buying/offline/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import { addedLines } from './added-lines.ts';
import { KEEP_EDITS, KNOWN_EDITS, LOCK_LIST } from './list-edit-queries.ts';
import { afterChange, detailOf, type CallOnList } from './list-detail.ts';
import { refuseList } from './list-refusals.ts';
import { itemsOf } from './list-store.ts';
import type { ListsDeps } from './lists-context.ts';
import { sayer } from '#base/locale/words';
import { listsWords } from '#buying/lists/words';
import { judgeWith, type ListUnderWork } from './judge-edits.ts';
import { writeEdits, type EditWrites } from './write-edits.ts';

interface EditsReply {
  readonly answers: EditAnswer[];
  readonly list: ListCopy;
}

export async function applyEdits(deps: ListsDeps, onList: CallOnList, edits: readonly ListEdit[]): Promise<EditsReply | Refusal> {
  const { visit, list } = onList;
  const added = await addedLines(deps, onList, edits);
  const say = sayer(listsWords, visit.copyLocale);
  const answers = await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(LOCK_LIST, [list.listId])) === undefined) return null;
    const known = await tx.many(KNOWN_EDITS, [list.listId, edits.map(({ key }) => key)]);
    const rows = await itemsOf(tx, list.listId);
    const work: ListUnderWork = {
      added,
      say,
      lines: new Map(rows.map((row) => [row.list_item_id, row])),
      done: new Set(known.map(({ edit_key: key }) => key)),
      writes: { quantities: new Map(), facts: new Map(), removed: [], added: [] },
    };
    const said = edits.map((edit) => judgeWith(work, edit));
    await finish(tx, onList, work.writes, said);
    return said;
  });
  if (answers === null) return refuseList(visit, 'LIST_NOT_FOUND');
  const now = await afterChange(deps, onList, list.listId, (after) => detailOf(deps, after));
  return isRefusal(now) ? now : { answers, list: copyOf(now) };
}

async function finish(tx: Queries, { list, visit }: CallOnList, writes: EditWrites, answers: readonly EditAnswer[]): Promise<void> {
  const applied = answers.filter(({ outcome }) => outcome === 'applied').map(({ key }) => key);
  if (applied.length === 0) return;
  await writeEdits(tx, list.listId, writes, visit.now);
  await tx.run(KEEP_EDITS, [list.listId, applied, visit.now]);
}
