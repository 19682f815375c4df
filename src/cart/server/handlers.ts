// The calls of `cartContract`.
import type { CartReply, cartContract } from '#cart/contract';
import { priceCart, removeLines } from '#cart/rules';
import { refuse, type Refusal } from '#outcome/rules';
import type { Call, Handlers } from '#platform/contract';
import { keepText } from '#platform/kept-texts';
import type { Visit } from '#platform/visit';
import { rememberBadge } from './badge.ts';
import { wholeCart } from './cart-reply.ts';
import type { Carts, LoadedCart } from './carts.ts';
import { freshCart } from './cart-store.ts';
import { cartAnswer, keyOf, refusedOutcome, refuseKey, tellContext, type KeyFacts } from './command-answer.ts';
import { readAdd, readEdit, readUpdate, type Read } from './commands.ts';
import { describe, speechOf } from './describe.ts';
import { dollars } from './item-reply.ts';
import type { CommandResult } from './run-command.ts';

type C = typeof cartContract;

const ACTIONS = new Set(['UPDATE_CART', 'UPDATE_ACCOUNTING', 'UPDATE_STATUS']);

interface Asked extends KeyFacts {
  readonly responseType?: 'WHOLE' | 'DELTA' | undefined;
  readonly cartId?: string | undefined;
}

export function cartHandlers(carts: Carts): Handlers<C> {
  return {
    'GET /cc/api/checkout': (call) => readCart(carts, call),
    'GET /cc/api/checkout/count': ({ visit }) => countOf(carts, visit),
    'POST /cc/api/checkout/default/item': ({ body, visit }) =>
      command(carts, readAdd(body), { visit, content: ['add', body], ...optionsOf(body) }),
    'POST /cc/api/checkout/default/item override PUT': ({ body, visit }) =>
      command(carts, readEdit(body), { visit, content: ['edit', body], ...optionsOf(body) }),
    'POST /cc/api/checkout/default/item/:id override DELETE': ({ params: { id }, query: { responseType, cartId }, visit }) => {
      const remove: Read = { command: (cart, facts) => removeLines(cart, [id], facts.now), oneLine: true };
      return command(carts, remove, { visit, content: ['remove', id], responseType, cartId });
    },
    'POST /cc/api/checkout/default override PUT': ({ body, query, visit }) => {
      const { actionType = 'UPDATE_CART', cartId } = query;
      if (!ACTIONS.has(actionType)) return refuse(400, 'UNKNOWN_ACTION', speechOf(visit).say('UNKNOWN_ACTION'), 'querystring.actionType');
      return command(
        carts,
        { command: readUpdate(body), oneLine: false },
        { visit, content: [actionType, body], cartId, ...optionsOf(body) },
      );
    },
  };
}

/** Named one by one: a body may hold fields of any name. */
function optionsOf({
  formKey,
  responseType,
}: {
  readonly formKey?: string;
  readonly responseType?: 'WHOLE' | 'DELTA';
}): Pick<Asked, 'formKey' | 'responseType'> {
  return { formKey, responseType };
}

async function readCart(carts: Carts, { query, visit }: Call<C['GET /cc/api/checkout']>): Promise<CartReply | Refusal> {
  if (query.tenantId !== undefined && query.tenantId !== visit.site.legacyTenant)
    return refuse(403, 'OTHER_TENANT', speechOf(visit).say('OTHER_TENANT'));
  const [withRemoved, withTrace] = [query.removed === 'true', query.trace === 'true'];
  const made = (loaded: LoadedCart): CartReply => ({
    cart: wholeCart({ ...loaded, changes: [], visit, imageOf: carts.imageOf, withTrace }, withRemoved),
    messages: [],
  });
  const variant = `${visit.locale} ${visit.copyLocale} ${withRemoved} ${withTrace}`;
  const kept = await carts.answer(visit, variant, (loaded) => keepText(made(loaded)));
  const reply = kept?.answer ?? made(await emptyCartOf(carts, visit));
  tellContext(visit, kept?.shopper.contextToken);
  rememberBadge(visit, reply.cart);
  return reply;
}

async function countOf(carts: Carts, visit: Visit) {
  const loaded = await carts.load(visit);
  tellContext(visit, loaded?.shopper?.contextToken);
  const { numberOfItems = 0, numberOfLineItems = 0, cartSubTotal = 0 } = loaded?.priced.summary ?? {};
  return { numberOfItems, numberOfLineItems, cartSubTotal: dollars(cartSubTotal) };
}

/** A visitor without a session has an empty cart that nobody stored. */
async function emptyCartOf(carts: Carts, visit: Visit): Promise<LoadedCart> {
  const facts = await carts.factsFor(visit, null, { zip: null, storeNumber: null });
  const cart = freshCart('', visit);
  return { cart, facts, shopper: null, priced: priceCart(cart, facts) };
}

async function command(carts: Carts, read: Read, asked: Asked): Promise<CartReply | Refusal> {
  const { visit, formKey, cartId } = asked;
  const { say } = speechOf(visit);
  if ('wrong' in read) return refuse(400, read.wrong, say(read.wrong));
  const keyed = keyOf(asked);
  if (keyed === 'unusable') return refuseKey(visit);
  const whileInFlight = formKey === undefined ? 'refuse' : 'wait';
  const outcome = await carts.run({
    visit,
    command: read.command,
    keyed,
    cartId,
    whileInFlight,
    answer: (result) => answerTo(carts, result, asked),
  });
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  const { reply } = outcome;
  const [problem] = reply.messages;
  // A line that is not this cart's is not there, whoever else's it may be (trust 22).
  if (read.oneLine && problem?.code === 'CART_ITEM_ID_NOT_FOUND') return refuse(404, problem.code, problem.description);
  rememberBadge(visit, reply.cart);
  return reply;
}

function answerTo({ imageOf }: Carts, { change, priced, facts, shopper }: CommandResult, { visit, responseType }: Asked): CartReply {
  const speech = speechOf(visit);
  tellContext(visit, shopper?.contextToken);
  const view = { priced, facts, shopper, changes: change.changes, visit, imageOf };
  return { cart: cartAnswer(view, responseType), messages: change.messages.map((message) => describe(message, speech)) };
}
