// Questions in the download of a person's data, and their deletion with the account.
import { statement } from '#platform/db';
import type { PersonalData } from '#platform/personal-data';

const QUESTIONS = statement<object>(
  'personal_questions',
  `select item_id as "item", author, asker_email as "email", body, state, answer, asked_at as "askedAt" from question
   where owner_id = $1 order by asked_at, question_id`,
);

const FORGET_QUESTIONS = statement<unknown>('questions_forget_person', 'delete from question where owner_id = $1');

export const questionsPersonalData: PersonalData = {
  tables: [{ name: 'questions', rows: QUESTIONS }],
  forget: async (tx, { profileId }) => void (await tx.run(FORGET_QUESTIONS, [profileId])),
};
