// What the shop says about the changes that were sent to it.
import type { Kept } from './kept.ts';
import type { OfflineEdit } from './edits.ts';

/**
 * applied: it is on the list now. appliedAlready: it was before, by an earlier sending or because somebody did the same. conflict: somebody changed
 * the same thing meanwhile, and nothing happened. gone: the line, or the list, is not there any more. refused: the shop does not take it.
 */
export type EditOutcome = 'applied' | 'appliedAlready' | 'conflict' | 'gone' | 'refused';

export interface EditAnswer {
  readonly key: string;
  readonly outcome: EditOutcome;
  /** With a conflict, what stands there now; otherwise null. */
  readonly present: string | null;
  /** With a refusal, why, in the shopper's language; otherwise null. */
  readonly reason: string | null;
}

export interface TroubledEdit extends Omit<EditAnswer, 'key'> {
  readonly edit: OfflineEdit;
  readonly listName: string;
  /** Name of the item, or its number. */
  readonly title: string;
}

/** What is kept once the shop has answered: what it took waits no more, and what it did not take is told. */
export function answered(kept: Kept, answers: readonly EditAnswer[]): Kept {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  const troubles = kept.edits.flatMap((edit): readonly TroubledEdit[] => {
    const answer = byKey.get(edit.key);
    if (answer === undefined || answer.outcome === 'applied' || answer.outcome === 'appliedAlready') return [];
    const { outcome, present, reason } = answer;
    return [{ edit, outcome, present, reason, ...namesOf(kept, edit) }];
  });
  return { ...kept, edits: kept.edits.filter(({ key }) => !byKey.has(key)), troubles: [...kept.troubles, ...troubles] };
}

function namesOf({ lists }: Kept, { listId, listItemId, number }: OfflineEdit): Pick<TroubledEdit, 'listName' | 'title'> {
  const list = lists.find((one) => one.listId === listId);
  const line = list?.lines.find((one) => one.listItemId === listItemId);
  return { listName: list?.name ?? '', title: line?.name ?? number };
}
