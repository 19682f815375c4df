// Runs one request that changes a cart, and answers it.
import type { CartReply } from '#buying/cart/contract';
import { noteDeeds } from '#buying/cart/rules';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { keyOf, type KeyFacts } from '#platform/idempotency';
import { rememberBadge } from './badge.ts';
import { mayBuyNow, toQuickBuyAddress, type PrepareQuickBuy } from './buy-now.ts';
import type { Carts } from './carts.ts';
import { cartAnswer, refusedOutcome, refuseKey, tellContext } from './command-answer.ts';
import { describe } from './describe.ts';
import { speechOf } from './speech.ts';
import type { Read } from './read-add-request.ts';
import type { CartCommand, CommandResult } from './run-command.ts';

export interface CartRequest extends KeyFacts {
  readonly responseType?: 'WHOLE' | 'DELTA' | undefined;
  readonly cartId?: string | undefined;
  /** Buy now, of the items in a cart of their own or of the whole basket. */
  readonly buyNow?: 'items' | 'basket' | undefined;
  readonly skipRelated?: boolean;
  /** The shopper wants to go to checkout: the answer reports what blocks it. */
  readonly proceeds?: boolean;
  /** Coupon codes that the request enters, as typed. */
  readonly entered?: readonly string[] | undefined;
  /** Receives the result of the command. */
  readonly note?: (result: CommandResult) => void;
}

/** Runs a command; buy now also fills in the checkout. */
export async function runCartRequest(
  carts: Carts,
  read: Read,
  request: CartRequest,
  prepareQuickBuy: PrepareQuickBuy,
): Promise<CartReply | Refusal> {
  const { buyNow, visit } = request;
  if (buyNow === undefined || 'wrong' in read) return runCommand(carts, read, request);
  const barred = await mayBuyNow(true, visit);
  if (barred !== null) return barred;
  visit.cartPurpose = buyNow === 'items' ? 'buyNow' : 'basket';
  const reply = await runCommand(carts, { ...read, command: await toQuickBuyAddress(read.command, visit) }, request);
  if (!isRefusal(reply) && reply.cart.items.length > 0) await prepareQuickBuy(visit, reply.cart.cartId);
  return reply;
}

async function runCommand(carts: Carts, read: Read, request: CartRequest): Promise<CartReply | Refusal> {
  const { visit, formKey, cartId, entered } = request;
  if ('wrong' in read) return refuse(400, read.wrong, speechOf(visit).say(read.wrong));
  const keyed = keyOf(request);
  if (keyed === 'unusable') return refuseKey(visit);
  const whileInFlight = formKey === undefined ? 'refuse' : 'wait';
  const run = request.buyNow === 'items' ? carts.runBuyNow : carts.run;
  const outcome = await run({
    visit,
    command: visit.isActing ? noting(read.command) : read.command,
    keyed,
    cartId,
    entered,
    whileInFlight,
    answer: (result) => {
      request.note?.(result);
      return answerTo(carts, result, request);
    },
  });
  if (outcome.status === 'other-cart' && cartId !== undefined && (await carts.isClosed(visit, cartId)))
    return refuse(409, 'CART_STATUS_ERROR', speechOf(visit).say('CART_STATUS_ERROR'));
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  const { reply } = outcome;
  const [problem] = reply.messages;
  // A line of another cart answers as not found (trust 22).
  if (read.oneLine && problem?.code === 'CART_ITEM_ID_NOT_FOUND') return refuse(404, problem.code, problem.description);
  if (problem?.code === 'SPECIAL_ORDER_NOT_ALLOWED') return refuse(403, problem.code, problem.description);
  if (visit.cartPurpose === 'basket') rememberBadge(visit, reply.cart);
  return reply;
}

/** The shopper can undo what a representative does (USR-6). */
const noting =
  (command: CartCommand): CartCommand =>
  (cart, facts, newId) =>
    noteDeeds(cart, command(cart, facts, newId));

function answerTo(
  { imageOf }: Carts,
  { change, priced, facts, shopper }: CommandResult,
  { visit, responseType, skipRelated = false, proceeds = false }: CartRequest,
): CartReply {
  const speech = speechOf(visit);
  tellContext(visit, shopper?.contextToken);
  const view = { priced, facts, shopper, changes: change.changes, visit, imageOf, without: { related: skipRelated } };
  const { proceedCheckout, loginRequired, messages } = priced.review;
  const inTheWay = proceeds && (!proceedCheckout || loginRequired) ? messages.filter(({ code }) => code !== 'SMALL_ORDER') : [];
  return { cart: cartAnswer(view, responseType), messages: [...change.messages, ...inTheWay].map((message) => describe(message, speech)) };
}

/** Copies the options one by one, because a body may contain fields of any name. */
export function optionsOf({
  formKey,
  responseType,
  coupons,
}: {
  readonly formKey?: string;
  readonly responseType?: 'WHOLE' | 'DELTA';
  readonly coupons?: readonly string[];
}): Pick<CartRequest, 'formKey' | 'responseType' | 'entered'> {
  return { formKey, responseType, entered: coupons };
}
