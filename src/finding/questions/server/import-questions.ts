// Imports questions from another system, where they were reviewed and answered; they appear at once.
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
  /** Number of readers who found the answer helpful. */
  readonly helpful: number;
}

/** Skips questions about unknown items. */
export async function importQuestions(on: Queries, questions: readonly ImportedQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  await on.run(IMPORT_QUESTIONS, [JSON.stringify(questions.map((question) => ({ ...question, questionId: randomUUID() })))]);
}
