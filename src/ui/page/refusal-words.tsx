// What a form says when the shop refused all of what was sent, rather than one field.
import type { Refusal } from '#base/outcome/rules';

/** The shop's own reason: a card number in the text, too many in a short time. '' when the shop is away: the page has words for that. */
export function wordsOfRefusal({ status, message }: Refusal): string {
  return status === 503 ? '' : message;
}
