// Judges what somebody asked: by the field that has to be mended, the same for the form and the server.
import { done, failed, type Outcome } from '#outcome/rules';
import { isName, plainLine, plainParagraphs } from '#reviews/rules';

export interface QuestionText {
  readonly body: string;
  readonly author: string;
}

export type QuestionField = keyof QuestionText;

/** Characters. */
export const QUESTION_LIMITS = { body: { least: 10, most: 600 }, author: { least: 2, most: 40 } } as const;

export function readQuestion(typed: QuestionText): Outcome<QuestionText, { readonly field: QuestionField }> {
  const question = { body: plainParagraphs(typed.body), author: plainLine(typed.author) };
  const { length } = [...question.body];
  if (length < QUESTION_LIMITS.body.least || length > QUESTION_LIMITS.body.most) return failed({ field: 'body' });
  return isName(question.author, QUESTION_LIMITS.author) ? done(question) : failed({ field: 'author' });
}
