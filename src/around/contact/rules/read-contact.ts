// Validates chat messages and feedback: one error per field, the same for the form and the server.
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isName, plainParagraphs } from '#finding/reviews/rules';
import { isEmail } from '#people/sessions/rules';

/** Retention of conversations and feedback. */
export const CONTACT_KEPT_DAYS = 365;

/** Lengths in characters. */
export const CONTACT_LIMITS = { text: 2_000, name: { least: 1, most: 80 }, email: 254 } as const;

export const FEEDBACK_TOPICS = ['website', 'products', 'delivery', 'store', 'other'] as const;

export interface ChatText {
  readonly text: string;
  readonly name: string;
  /** Where to mail an answer that was not read on the page. */
  readonly email: string;
}

export type ChatField = keyof ChatText;

export function readChat(typed: ChatText): Outcome<ChatText, { readonly field: ChatField }> {
  const chat = { text: plainParagraphs(typed.text), name: singleLine(typed.name), email: singleLine(typed.email) };
  if (!isText(chat.text)) return failed({ field: 'text' });
  if (!isName(chat.name, CONTACT_LIMITS.name)) return failed({ field: 'name' });
  return isEmail(chat.email) ? done(chat) : failed({ field: 'email' });
}

export interface FeedbackText {
  readonly text: string;
  /** Where the shop may reply; empty: nowhere. */
  readonly email: string;
}

export type FeedbackField = keyof FeedbackText;

export function readFeedback(typed: FeedbackText): Outcome<FeedbackText, { readonly field: FeedbackField }> {
  const feedback = { text: plainParagraphs(typed.text), email: singleLine(typed.email) };
  if (!isText(feedback.text)) return failed({ field: 'text' });
  return feedback.email === '' || isEmail(feedback.email) ? done(feedback) : failed({ field: 'email' });
}

function isText(text: string): boolean {
  const { length } = [...text];
  return length >= 1 && length <= CONTACT_LIMITS.text;
}
