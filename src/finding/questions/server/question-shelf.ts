// What is asked and answered about products, in memory: read when it is first shown, and again when the database says that it changed.
import { Type } from 'typebox';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { isoMoment, shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import type { Question } from '#finding/questions/contract';
import { ASKED_ABOUT, QUESTIONS_OF, type QuestionRow } from './question-queries.ts';

export interface QuestionShelf {
  /** Published questions about an item. Most items have none, and cost nothing. */
  of(itemId: string): Promise<readonly Question[]>;
  /** Forgets them: this very process has just changed one. */
  forget(itemId: string): void;
  close(): Promise<void>;
}

/** By which name a page says that it shows a product's questions. */
export const questionsTag = (itemId: string): string => `questions ${itemId}`;

const MOST_ITEMS = 2_000;
/** More about one product are for its description to answer. */
const MOST_OF_ITEM = 200;

/** What the database's own types and checks leave open. */
const checkQuestion = shapeCheck(Type.Object({ locale: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }) }));

/** `changed` is given an item number; '' when something was missed, and all have to be looked at. */
export async function makeQuestionShelf(db: Db, leftOut: RowsLeftOut, changed: (itemId: string) => void): Promise<QuestionShelf> {
  const table = leftOut.of('question');
  const kept = makeRecentlyUsed<Promise<readonly Question[]>>(MOST_ITEMS);
  /** Null while that is not known: then each item is asked about. */
  let asked: Set<string> | null = null;
  const readAsked = async (): Promise<void> => {
    asked = new Set((await db.many(ASKED_ABOUT, [])).map(({ item_id: itemId }) => itemId));
  };
  const unlisten = await db.listen('question', (itemId) => {
    if (itemId === '') {
      asked = null;
      kept.clear();
      void readAsked().catch(() => undefined); // until the next time each item is asked about
    } else {
      asked?.add(itemId);
      kept.delete(itemId);
    }
    changed(itemId);
  });
  await readAsked();
  return {
    async of(itemId) {
      if (asked !== null && !asked.has(itemId)) return [];
      return kept.of(itemId, () => {
        const shown = db.many(QUESTIONS_OF, [itemId, MOST_OF_ITEM]).then((rows) => {
          table.again(rows.map(({ question_id: questionId }) => questionId));
          return rows.flatMap((row) => table.one(row.question_id, () => shownQuestion(row)) ?? []);
        });
        shown.catch(() => kept.delete(itemId));
        return shown;
      });
    },
    forget: (itemId) => kept.delete(itemId),
    close: unlisten,
  };
}

/** @throws what is wrong with the row */
function shownQuestion({ question_id: questionId, asked_at: askedAt, ...row }: QuestionRow): Question {
  checkQuestion(row);
  return { questionId, askedAt: isoMoment('asked_at', askedAt), ...row };
}
