// Takes over questions from elsewhere: they have been read and answered there, and are shown at once.
import { randomUUID } from 'node:crypto';
import type { Queries } from '#platform/db';
import { IMPORT_QUESTIONS } from './question-queries.ts';

export interface ImportedQuestion {
  readonly itemId: string;
  readonly author: string;
  readonly body: string;
  readonly answer: string | null;
  readonly locale: string;
  /** ISO instant. */
  readonly askedAt: string;
  /** How many found the answer helpful. */
  readonly helpful: number;
}

/** Those about items that are not there are left out. */
export async function importQuestions(on: Queries, questions: readonly ImportedQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  await on.run(IMPORT_QUESTIONS, [JSON.stringify(questions.map((question) => ({ ...question, questionId: randomUUID() })))]);
}
