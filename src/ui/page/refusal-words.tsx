// The message of a form whose whole content was refused, rather than one field.
import type { Refusal } from '#base/outcome/rules';

/** The shop's reason: a card number in the text, too many requests. '' when the shop is unavailable, for which the page has its own text. */
export function wordsOfRefusal({ status, message }: Refusal): string {
  return status === 503 ? '' : message;
}
