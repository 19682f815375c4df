// Answers to searches that ask for no goods, in memory; updated by database notifications.
import { Type, type Static } from 'typebox';
import { localePrefix } from '#base/locale/rules';
import type { CatalogView } from '#goods/catalog/server';
import type { Db, Queries } from '#platform/db';
import { notifyAll } from '#platform/notify-all';
import { shapeCheck, type RowsLeftOut, type TableRows } from '#platform/rows-left-out';
import type { searchContract } from '#finding/search/contract';
import { keyOfAnswer, makeMatchAnswers, type AnswerLanguage, type OrderNumberPart, type SearchAnswer } from '#finding/search/rules';
import { DELETE_SEARCH_ANSWERS, INSERT_SEARCH_ANSWERS, SEARCH_ANSWERS } from './search-queries.ts';

export type ShownAnswer = Static<(typeof searchContract)['POST /api/search/listing']['reply']>['answers'][number];

export interface SearchAnswers {
  /** `isGoods`: whether goods are called by a word. */
  to(query: string, view: CatalogView, isGoods: (word: string) => boolean): readonly ShownAnswer[];
  /** The page that finds an order by its number. */
  toOrderNumber(part: OrderNumberPart, view: CatalogView): readonly ShownAnswer[];
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

export interface AnswerFacts {
  readonly db: Db;
  readonly leftOut: RowsLeftOut;
  readonly warn: (error: unknown) => void;
}

/** Id of the answer to a query that is an order number. */
const ORDER_LOOKUP = 'order-lookup';
/** Most answers above the products. */
const MOST = 2;

const checkAnswer = shapeCheck(Type.Object({ phrases: Type.Array(Type.String({ pattern: '[\\p{L}\\p{N}]' })) }));

export async function makeSearchAnswers({ db, leftOut, warn }: AnswerFacts): Promise<SearchAnswers> {
  const table = leftOut.of('search_answer');
  const listeners: (() => void)[] = [];
  let current = open(await readUsable(db, table));
  const unlisten = await db.listen('search_answer', () => {
    void readUsable(db, table).then((rows) => {
      current = open(rows);
      notifyAll(listeners);
    }, warn);
  });
  return {
    to: (query, view, isGoods) =>
      current
        .match(query, isGoods)
        .slice(0, MOST)
        .flatMap((id) => current.shown(id, view)),
    toOrderNumber: ({ digits }, view) =>
      current.shown(ORDER_LOOKUP, view).map((answer) => ({ ...answer, href: `${answer.href}?${new URLSearchParams({ order: digits })}` })),
    onChange: (listener) => void listeners.push(listener),
    close: unlisten,
  };
}

function open(answers: readonly SearchAnswer[]) {
  const byKey = new Map(answers.map((answer) => [keyOfAnswer(answer), answer]));
  return {
    match: makeMatchAnswers(answers),
    /** In the reader's language, else in English. */
    shown(answerId: string, { copyLocale, locale }: CatalogView): readonly ShownAnswer[] {
      const language = copyLocale.slice(0, 2) as AnswerLanguage; // the languages of the copy locales
      const answer = byKey.get(keyOfAnswer({ answerId, language })) ?? byKey.get(keyOfAnswer({ answerId, language: 'en' }));
      return answer === undefined ? [] : [{ title: answer.title, text: answer.text, href: localePrefix(locale) + answer.address }];
    },
  };
}

async function readUsable(db: Db, table: TableRows): Promise<readonly SearchAnswer[]> {
  return table.all(await readSearchAnswers(db), keyOfAnswer, (row) => (checkAnswer(row), row));
}

/** All answers as staff maintain them. */
export async function readSearchAnswers(on: Queries): Promise<readonly SearchAnswer[]> {
  return on.many(SEARCH_ANSWERS, []);
}

/** Replaces all answers. */
export async function writeSearchAnswers(db: Db, answers: readonly SearchAnswer[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(DELETE_SEARCH_ANSWERS, []);
    if (answers.length > 0) await tx.run(INSERT_SEARCH_ANSWERS, [JSON.stringify(answers)]);
  });
}
