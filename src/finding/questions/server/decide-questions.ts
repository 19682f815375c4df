// Staff's work with questions: list open ones, publish or refuse them, and answer.
import type { Db, Queries } from '#platform/db';
import { plainParagraphs } from '#finding/reviews/rules';
import { PUT_ANSWER_MAILS } from './answer-mail-queries.ts';
import { DECIDE_QUESTIONS, OPEN_QUESTIONS, type OpenQuestionRow } from './question-queries.ts';

export interface QuestionDecision {
  readonly questionId: string;
  readonly state: 'published' | 'refused';
  /** Empty: an existing answer stays. */
  readonly answer: string;
}

/** Columns of the staff sheet; staff fill in `decision` and `answer`. */
export const OPEN_COLUMNS = ['question_id', 'decision', 'answer', 'item_id', 'author', 'body', 'locale', 'state', 'asked'] as const;

/** Questions without a decision or answer, oldest first. */
export async function openQuestions(on: Queries): Promise<readonly OpenQuestionRow[]> {
  return on.many(OPEN_QUESTIONS, []);
}

const STATES = { publish: 'published', refuse: 'refused' } as const;
const LONGEST = 4_000;

/** Reads a row of the staff sheet: `question_id`, `decision` and `answer`; returns an error sentence when it is malformed. */
export function readQuestionDecision(cells: Readonly<Record<string, string | undefined>>): QuestionDecision | string {
  const questionId = (cells['question_id'] ?? '').trim();
  const decision = (cells['decision'] ?? '').trim().toLowerCase();
  const answer = plainParagraphs(cells['answer'] ?? '');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(questionId)) return 'question_id is not the number of a question';
  if (decision !== 'publish' && decision !== 'refuse') return 'decision is neither publish nor refuse';
  if (answer !== '' && decision === 'refuse') return 'a question that is refused is not answered';
  if (answer.length === 1 || answer.length > LONGEST) return `answer is not 2 to ${LONGEST} characters long`;
  return { questionId, state: STATES[decision], answer };
}

/** Stores decisions, also over earlier ones, and queues answer mails; returns the unknown ids. */
export async function decideQuestions(db: Db, decisions: readonly QuestionDecision[], now: Date): Promise<readonly string[]> {
  const ids = decisions.map(({ questionId }) => questionId);
  const rows = await db.transaction(async (tx) => {
    const states = decisions.map(({ state }) => state);
    const decided = await tx.many(DECIDE_QUESTIONS, [ids, states, decisions.map(({ answer }) => answer), now]);
    await tx.run(PUT_ANSWER_MAILS, [ids, now]);
    return decided;
  });
  const known = new Set(rows.map(({ question_id: questionId }) => questionId));
  return ids.filter((questionId) => !known.has(questionId));
}
