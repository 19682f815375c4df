// Staff's commands for reviews and questions.
import { stringify } from 'csv-stringify/sync';
import { decideQuestions, OPEN_COLUMNS, openQuestions, readQuestionDecision } from '#finding/questions/server';
import { decideReviews, readDecision, WAITING_COLUMNS, waitingReviews } from '#finding/reviews/server';
import { rowsOf, type Cells } from './read-rows.ts';
import type { StaffJob } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `reviews export`. */
export const OPINION_JOBS: Readonly<Record<string, StaffJob>> = {
  'reviews export': async ({ db, file, say }) => {
    const rows = (await waitingReviews(db)).map(({ written_at: at, ...row }) => ({ ...row, written: at.toISOString(), decision: '' }));
    say(`${rows.length} reviews wait`);
    return writeOutput(file, stringify(rows, { header: true, columns: [...WAITING_COLUMNS], escape_formulas: true }), say);
  },
  'reviews import': async ({ db, file, now, say }) => {
    const undecided = ({ decision = '' }: Cells): boolean => decision.trim() === '';
    const { rows, problems } = await rowsOf(file, readDecision, { keyOf: ({ reviewId }) => reviewId, skip: undecided });
    if (problems.length > 0) return problems;
    const unknown = await decideReviews(db, rows, now);
    say(`${rows.length - unknown.length} reviews decided`);
    return unknown.map((reviewId) => `review ${reviewId} is not there any more`);
  },
  'questions export': async ({ db, file, say }) => {
    const rows = (await openQuestions(db)).map(({ asked_at: at, ...row }) => ({
      ...row,
      asked: at.toISOString(),
      decision: '',
      answer: '',
    }));
    say(`${rows.length} questions wait`);
    return writeOutput(file, stringify(rows, { header: true, columns: [...OPEN_COLUMNS], escape_formulas: true }), say);
  },
  'questions import': async ({ db, file, now, say }) => {
    const untouched = ({ decision = '', answer = '' }: Cells): boolean => decision.trim() === '' && answer.trim() === '';
    const { rows, problems } = await rowsOf(file, readQuestionDecision, { keyOf: ({ questionId }) => questionId, skip: untouched });
    if (problems.length > 0) return problems;
    const unknown = await decideQuestions(db, rows, now);
    say(`${rows.length - unknown.length} questions decided`);
    return unknown.map((questionId) => `question ${questionId} is not there any more`);
  },
};
