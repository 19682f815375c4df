// Questions and answers in memory: loaded at first use, and again when the database announces a change.
import { Type } from 'typebox';
import type { Db } from '#platform/db';
import { makeRecentlyUsed } from '#platform/recently-used';
import { isoMoment, shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import type { Question } from '#finding/questions/contract';
import { ASKED_ABOUT, QUESTIONS_OF, type QuestionRow } from './question-queries.ts';

export interface QuestionShelf {
  /** Published questions about an item. Items without questions cost no query. */
  of(itemId: string): Promise<readonly Question[]>;
  /** Drops an item's questions after a change by this process. */
  forget(itemId: string): void;
  close(): Promise<void>;
}

/** Page-cache tag of a product's questions. */
export const questionsTag = (itemId: string): string => `questions ${itemId}`;

const MOST_ITEMS = 2_000;
/** Most questions per product; anything more belongs in its description. */
const MOST_OF_ITEM = 200;

/** Checks what column types and constraints do not. */
const checkQuestion = shapeCheck(Type.Object({ locale: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }) }));

/** `changed` receives an item number; '' after missed notifications, when all items may have changed. */
export async function makeQuestionShelf(db: Db, leftOut: RowsLeftOut, changed: (itemId: string) => void): Promise<QuestionShelf> {
  const table = leftOut.of('question');
  const kept = makeRecentlyUsed<Promise<readonly Question[]>>(MOST_ITEMS);
  /** Items with questions. Null while unknown: then every item is queried. */
  let asked: Set<string> | null = null;
  const readAsked = async (): Promise<void> => {
    asked = new Set((await db.many(ASKED_ABOUT, [])).map(({ item_id: itemId }) => itemId));
  };
  const unlisten = await db.listen('question', (itemId) => {
    if (itemId === '') {
      asked = null;
      kept.clear();
      void readAsked().catch(() => undefined); // until the next attempt every item is queried
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

/** @throws a description of the row's problem */
function shownQuestion({ question_id: questionId, asked_at: askedAt, ...row }: QuestionRow): Question {
  checkQuestion(row);
  return { questionId, askedAt: isoMoment('asked_at', askedAt), ...row };
}
