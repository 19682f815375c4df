import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { CommandAnswer } from '../commands/command.ts';

/** Whether what was asked for is done: an answer can say that it was not, too (CART-24). Null is a command that another one took over. */
export function isAccepted<A extends Pick<CommandAnswer, 'messages'>>(answer: A | Refusal | null): answer is A {
  return answer !== null && !isRefusal(answer) && !answer.messages.some(({ type }) => type === 'failure');
}
