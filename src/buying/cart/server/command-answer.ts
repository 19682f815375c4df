// What all commands on a cart share: the form of the answer, and refusals of failed runs.
import type { CartReply } from '#buying/cart/contract';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { deltaCart, wholeCart } from './cart-reply.ts';
import type { CartView } from './cart-view.ts';
import { speechOf } from './speech.ts';
import type { CommandOutcome } from './run-command.ts';

export function refuseKey(visit: Visit): Refusal {
  return refuse(400, 'KEY_UNUSABLE', speechOf(visit).say('KEY_UNUSABLE'), 'idempotency-key');
}

export function refusedOutcome(status: Exclude<CommandOutcome<object>['status'], 'done'>, visit: Visit): Refusal {
  const { say } = speechOf(visit);
  if (status === 'key-reused') return refuse(422, 'KEY_REUSED', say('KEY_REUSED'));
  if (status === 'in-flight') return refuse(409, 'IN_FLIGHT', say('IN_FLIGHT'));
  return refuse(404, 'CART_ID_NOT_FOUND', say('CART_ID_NOT_FOUND'));
}

/** Whole by default; DELTA answers totals and the lines that changed (CART-2). */
export function cartAnswer(view: CartView, responseType: 'WHOLE' | 'DELTA' | undefined): CartReply['cart'] {
  return responseType === 'DELTA' ? deltaCart(view) : wholeCart(view, false);
}

/** Returns the caller's context token with each answer (CART-8). */
export function tellContext(visit: Visit, contextToken: string | undefined): void {
  if (contextToken !== undefined) visit.replyHeaders.push(['x-context-token', contextToken]);
}
