// Validates a question: one error per field, the same for the form and the server.
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isName, isOfLength, plainParagraphs } from '#finding/reviews/rules';
import { isEmail } from '#people/sessions/rules';

export interface QuestionText {
  readonly body: string;
  readonly author: string;
  /** Where to mail the answer; empty: nowhere. */
  readonly email: string;
}

export type QuestionField = keyof QuestionText;

/** Lengths in characters. */
export const QUESTION_LIMITS = { body: { least: 10, most: 600 }, author: { least: 2, most: 40 }, email: { most: 254 } } as const;

export function readQuestion(typed: QuestionText): Outcome<QuestionText, { readonly field: QuestionField }> {
  const question = { body: plainParagraphs(typed.body), author: singleLine(typed.author), email: singleLine(typed.email) };
  if (!isOfLength(question.body, QUESTION_LIMITS.body)) return failed({ field: 'body' });
  if (!isName(question.author, QUESTION_LIMITS.author)) return failed({ field: 'author' });
  return question.email === '' || isEmail(question.email) ? done(question) : failed({ field: 'email' });
}
