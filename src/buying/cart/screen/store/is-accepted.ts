import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { CommandAnswer } from '../commands/command.ts';

/** Whether the shop did what was asked: an answer may contain a failure (CART-24). Null is a command replaced by a later one. */
export function isAccepted<A extends Pick<CommandAnswer, 'messages'>>(answer: A | Refusal | null): answer is A {
  return answer !== null && !isRefusal(answer) && !answer.messages.some(({ type }) => type === 'failure');
}
