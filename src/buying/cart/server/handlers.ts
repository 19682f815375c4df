// The calls of `cartContract`.
import type { AskedParts, CartReply, cartContract } from '#buying/cart/contract';
import { removeLines } from '#buying/cart/rules';
import { withKnownArtwork, type KnownArtwork } from '#goods/customization/server';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Call, Handlers } from '#platform/contract';
import { keyOf, type KeyFacts } from '#platform/idempotency';
import type { Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { loadCartParts, budgetCenterRefusal, invoiceParts, type CartPartsDeps } from './cart-sections.ts';
import { rememberBadge } from './badge.ts';
import { mayBuyNow, toQuickBuyAddress, type PrepareQuickBuy } from './buy-now.ts';
import type { Carts } from './carts.ts';
import { cartAnswer, refusedOutcome, refuseKey, tellContext } from './command-answer.ts';
import { optedOut, optOut } from './alternate-opt-out.ts';
import { readEdit, readUpdate, type UpdateAction } from './commands.ts';
import { limitGuesses, limitCouponGuesses } from './coupon-guessing.ts';
import { describe, speechOf } from './describe.ts';
import { readAddRequest, type Read } from './read-add-request.ts';
import { countOf, readCart, withSaved, type SavedIds } from './read-cart.ts';
import type { CommandResult } from './run-command.ts';

type C = typeof cartContract;

const ACTIONS: readonly UpdateAction[] = ['UPDATE_CART', 'UPDATE_ACCOUNTING', 'UPDATE_STATUS'];

interface Asked extends KeyFacts {
  readonly responseType?: 'WHOLE' | 'DELTA' | undefined;
  readonly cartId?: string | undefined;
  readonly buyNow?: boolean;
  readonly skipRelated?: boolean;
  /** The shopper wants to go to checkout: the answer reports what blocks it. */
  readonly proceeds?: boolean;
  /** Coupon codes that the request enters, as typed. */
  readonly entered?: readonly string[] | undefined;
  /** Receives the result of the command. */
  readonly note?: (result: CommandResult) => void;
}

/** What other capabilities contribute to the answers. */
export interface CartHandlerDeps extends CartPartsDeps {
  readonly limits: Limits;
  readonly savedIds: SavedIds;
  readonly knownArtwork: KnownArtwork;
  readonly prepareQuickBuy: PrepareQuickBuy;
  /** Whether a coupon has this code, as typed. */
  readonly isCoupon: (code: string) => boolean;
  /** Receives the items added to a cart, and the other items in it. */
  readonly added: (itemIds: readonly string[], beside: Iterable<string>, visit: Visit) => void;
}

export function cartHandlers(carts: Carts, neighbours: CartHandlerDeps): Handlers<C> {
  const { prepareQuickBuy, budgets, isCoupon, added, knownArtwork } = neighbours;
  const guessing = { limiter: limitGuesses(neighbours.limits), isCoupon };
  const command = (read: Read, asked: Asked) => runOrBuyNow(carts, read, asked, prepareQuickBuy);
  /** The MMX experience also gets the saved items with the answer of a command. */
  const beside = async (mmx: boolean, visit: Visit, reply: CartReply | Refusal): Promise<CartReply | Refusal> =>
    mmx && !isRefusal(reply) ? withSaved(neighbours, visit, reply) : reply;
  return {
    'GET /cc/api/checkout': (call) => readCart(carts, neighbours, call),
    'GET /cc/api/checkout/count': ({ visit }) => countOf(carts, visit),
    'POST /cc/api/checkout/default/item': async ({ body: asked, visit }) => {
      const items = await withKnownArtwork(asked.items ?? [], knownArtwork);
      const body = asked.items === undefined ? asked : { ...asked, items };
      const reply = await limitCouponGuesses(guessing, visit, body.coupons, () =>
        command(readAddRequest(body, optedOut(visit)), {
          visit,
          content: ['add', body],
          buyNow: body.buyNow === true,
          skipRelated: body.skipRelatedProduct === true,
          note: reportAdded(body.items, visit, added),
          ...optionsOf(body),
        }),
      );
      return beside(body.mmx === true, visit, reply);
    },
    'POST /cc/api/checkout/default/item override PUT': async ({ body, visit }) => {
      const named = body.items?.map(({ bcName }) => bcName) ?? [];
      const barred = await budgetCenterRefusal(budgets, visit, named);
      return barred ?? command(readEdit(body), { visit, content: ['edit', body], ...optionsOf(body) });
    },
    'POST /cc/api/checkout/default/item/:id override DELETE': async ({ params: { id }, query: { responseType, cartId, mmx }, visit }) => {
      const remove: Read = { command: (cart, facts) => removeLines(cart, [id], facts.now), oneLine: true };
      return beside(mmx === 'true', visit, await command(remove, { visit, content: ['remove', id], responseType, cartId }));
    },
    'POST /cc/api/checkout/default override PUT': async ({ body, query, visit }) => {
      const { actionType = 'UPDATE_CART', cartId } = query;
      const action = ACTIONS.find((known) => known === actionType);
      if (action === undefined) return refuse(400, 'UNKNOWN_ACTION', speechOf(visit).say('UNKNOWN_ACTION'), 'querystring.actionType');
      if (holdsCardNumber([body.bc, body.po, body.por], 'spaced')) return refuseCardNumber(visit);
      const barred = await budgetCenterRefusal(budgets, visit, [body.bc]);
      if (barred !== null) return barred;
      const proceeds = action === 'UPDATE_STATUS' && body.proceedCheckout === true;
      const reply = await limitCouponGuesses(guessing, visit, body.coupons, () =>
        command(
          { command: readUpdate(action, body), oneLine: false },
          { visit, content: [actionType, body], cartId, buyNow: query.buyNow === 'true', proceeds, ...optionsOf(body) },
        ),
      );
      if (isRefusal(reply)) return reply;
      const parts = await partsFor(neighbours, { visit, forCards: query.requestType === 'sbaACI', chose: body.bc !== undefined }, reply);
      return beside(query.mmx === 'true', visit, { ...reply, cart: { ...reply.cart, ...parts } });
    },
    'GET /cc/api/cart/opt/type': optOut,
    'POST /api/cart/country': (call) => switchCountry(carts, neighbours, call),
  };
}

/** The card step gets the payments; a request with a budget center gets its balance. */
async function partsFor(
  neighbours: CartHandlerDeps,
  { visit, forCards, chose }: { readonly visit: Visit; readonly forCards: boolean; readonly chose: boolean },
  { cart }: CartReply,
): Promise<AskedParts> {
  if (forCards) return loadCartParts(neighbours, visit, await visit.shopper(), cart);
  return chose ? invoiceParts(neighbours.budgets, visit, await visit.shopper(), cart.cartAccountInfo.bc) : {};
}

async function switchCountry(carts: Carts, neighbours: CartHandlerDeps, { body: { from }, visit }: Call<C['POST /api/cart/country']>) {
  await carts.bringFrom(visit, from);
  return readCart(carts, neighbours, { params: undefined, query: {}, body: undefined, visit });
}

/** Reports which requested items were added, and what else the cart holds. */
function reportAdded(
  items: readonly { readonly itemId?: string }[] = [],
  visit: Visit,
  added: CartHandlerDeps['added'],
): NonNullable<Asked['note']> {
  const asked = new Set(items.map(({ itemId }) => itemId));
  return ({ priced }) => {
    const came: string[] = [];
    for (const { line } of priced.lines) if (asked.has(line.itemId)) came.push(line.itemId);
    added(
      came,
      priced.lines.values().map(({ line }) => line.itemId),
      visit,
    );
  };
}

/** Copies the options one by one, because a body may contain fields of any name. */
function optionsOf({
  formKey,
  responseType,
  coupons,
}: {
  readonly formKey?: string;
  readonly responseType?: 'WHOLE' | 'DELTA';
  readonly coupons?: readonly string[];
}): Pick<Asked, 'formKey' | 'responseType' | 'entered'> {
  return { formKey, responseType, entered: coupons };
}

/** Runs a command; buy now also fills in the checkout. */
async function runOrBuyNow(carts: Carts, read: Read, asked: Asked, prepareQuickBuy: PrepareQuickBuy): Promise<CartReply | Refusal> {
  if (asked.buyNow !== true || 'wrong' in read) return runCommand(carts, read, asked);
  const barred = await mayBuyNow(true, asked.visit);
  if (barred !== null) return barred;
  const reply = await runCommand(carts, { ...read, command: await toQuickBuyAddress(read.command, asked.visit) }, asked);
  if (!isRefusal(reply)) await prepareQuickBuy(asked.visit, reply.cart.cartId);
  return reply;
}

async function runCommand(carts: Carts, read: Read, asked: Asked): Promise<CartReply | Refusal> {
  const { visit, formKey, cartId, entered } = asked;
  if ('wrong' in read) return refuse(400, read.wrong, speechOf(visit).say(read.wrong));
  const keyed = keyOf(asked);
  if (keyed === 'unusable') return refuseKey(visit);
  const whileInFlight = formKey === undefined ? 'refuse' : 'wait';
  const outcome = await carts.run({
    visit,
    command: read.command,
    keyed,
    cartId,
    entered,
    whileInFlight,
    answer: (result) => {
      asked.note?.(result);
      return answerTo(carts, result, asked);
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
  rememberBadge(visit, reply.cart);
  return reply;
}

function answerTo(
  { imageOf }: Carts,
  { change, priced, facts, shopper }: CommandResult,
  { visit, responseType, skipRelated = false, proceeds = false }: Asked,
): CartReply {
  const speech = speechOf(visit);
  tellContext(visit, shopper?.contextToken);
  const view = { priced, facts, shopper, changes: change.changes, visit, imageOf, without: { related: skipRelated } };
  const { proceedCheckout, loginRequired, messages } = priced.review;
  const inTheWay = proceeds && (!proceedCheckout || loginRequired) ? messages.filter(({ code }) => code !== 'SMALL_ORDER') : [];
  return { cart: cartAnswer(view, responseType), messages: [...change.messages, ...inTheWay].map((message) => describe(message, speech)) };
}
