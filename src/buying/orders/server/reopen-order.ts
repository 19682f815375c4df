// `PUT /cart/default` with MODIFY_CART brings a placed order into the cart before its preparation begins (CART-7). The order stays as it is until the
// changed one is placed, which ends it in the same transaction (`end-replaced.ts`). KEEP_ORDER stops changing it: its goods leave the cart again.
import type { CartReply } from '#buying/cart/contract';
import { reopenCart, stopChanging, type Cart, type LineChange } from '#buying/cart/rules';
import { stateAfter } from '#base/state-table/rules';
import { ORDER_STATES } from '#buying/orders/rules';
import { cartAnswer, refusedOutcome, refuseKey, rememberBadge, refuseTenant, speechOf, tellContext, type Carts } from '#buying/cart/server';
import type { Inventory } from '#goods/inventory/server';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { keyOf } from '#platform/idempotency';
import type { CarryPayment } from './carried-payment.ts';
import { BEGIN_CHANGE, END_CHANGE, ORDER_TO_REOPEN, toReopen } from './reopen-queries.ts';

export interface ReopenDeps {
  readonly carts: Pick<Carts, 'runInside' | 'ofOrder' | 'imageOf'>;
  readonly inventory: Pick<Inventory, 'claim'>;
  readonly carryPayment: CarryPayment;
}

type Reopen = Call<(typeof ordersContract)['PUT /cc/api/cart/default']>;
/** The order is not the shopper's, its preparation has begun, or the cart has no room for its lines. */
type Stop = 'missing' | 'late' | 'full';
type Reopened = CartReply & { readonly stopped?: Stop };

export async function reopenOrder(deps: ReopenDeps, { query, visit }: Reopen): Promise<CartReply | Refusal> {
  const { orderNumber, returnData = 'true' } = query;
  const refusal = refusalOfQuery(query, visit);
  if (refusal !== null) return refusal;
  if ((await visit.shopper()) === null) return stopRefusal('missing', visit);
  if (query.actionType === 'KEEP_ORDER') return keepOrder(deps, visit, orderNumber);
  const keyed = keyOf({ visit, content: ['reopen', orderNumber] });
  if (keyed === 'unusable') return refuseKey(visit);
  const outcome = await deps.carts.runInside<Reopened>({
    visit,
    keyed,
    work: async ({ tx, cart, shopper, newId }) => {
      const order = await tx.maybe(ORDER_TO_REOPEN, toReopen(orderNumber, shopper, visit));
      const ordered = order === undefined ? null : await deps.carts.ofOrder(tx, orderNumber);
      // The order is reopened already: the cart stays as it is.
      const isHere = cart.extra?.orderNumber === orderNumber;
      const mayReopen = order !== undefined && stateAfter(ORDER_STATES, order.status, 'reopen', order).ok;
      let stopped: Stop | undefined = ordered === null ? 'missing' : mayReopen || isHere ? undefined : 'late';
      let after = cart;
      const holder = { cartId: cart.cartId, ownerId: shopper.shopperId };
      const reopened =
        ordered === null || stopped !== undefined || isHere
          ? undefined
          : // A cart changes one order at a time.
            reopenCart(stopChanging(cart), { ordered, orderNumber, now: visit.now.getTime() }, newId);
      if (reopened === null) stopped = 'full';
      else if (reopened !== undefined) {
        after = reopened;
        await tx.run(BEGIN_CHANGE, [orderNumber, cart.cartId]);
        if (order !== undefined) await deps.carryPayment(tx, visit, holder, order);
        deps.inventory.claim(tx, holder, order?.goods ?? []);
      }
      const changes = addedLines(cart, after);
      return {
        change: { cart: after, messages: [], changes },
        gone: new Set(),
        answer: ({ priced, facts }) => {
          const view = { priced, facts, shopper, changes, visit, imageOf: deps.carts.imageOf };
          const reply = { cart: cartAnswer(view, returnData === 'false' ? 'DELTA' : 'WHOLE'), messages: [] };
          return stopped === undefined ? reply : { ...reply, stopped };
        },
      };
    },
  });
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  const { stopped, ...reply } = outcome.reply;
  if (stopped !== undefined) return stopRefusal(stopped, visit);
  tellContext(visit, (await visit.shopper())?.contextToken);
  rememberBadge(visit, reply.cart);
  return reply;
}

function addedLines(before: Cart, { lines }: Cart): LineChange[] {
  const known = new Set(before.lines.map(({ cartItemId }) => cartItemId));
  const added = lines.filter(({ cartItemId }) => !known.has(cartItemId));
  return added.map(({ cartItemId, qty }) => ({ cartItemId, actioned: 'ADD_ITEM', prevQty: 0, requestedQty: qty }));
}

function stopRefusal(stopped: Stop, visit: Visit): Refusal {
  const say = sayer(ordersWords, visit.copyLocale);
  switch (stopped) {
    case 'missing':
      return refuse(404, 'ORDER_NOT_FOUND', say('ORDER_NOT_FOUND'));
    case 'late':
      return refuse(409, 'CART_STATUS_ERROR', say('orderNotChangeable'));
    case 'full':
      return refuse(409, 'CART_LINES_LIMIT', say('cartHasNoRoom'));
  }
}

/** This call knows two actions, and the shop's own tenant. */
function refusalOfQuery({ actionType = 'MODIFY_CART', tenantId }: Reopen['query'], visit: Visit): Refusal | null {
  const { say } = speechOf(visit);
  if (actionType !== 'MODIFY_CART' && actionType !== 'KEEP_ORDER')
    return refuse(400, 'UNKNOWN_ACTION', say('UNKNOWN_ACTION'), 'querystring.actionType');
  return refuseTenant(tenantId, visit);
}

/** Takes what the order brought out of the cart; a cart that does not change it stays as it is. */
async function keepOrder(deps: ReopenDeps, visit: Visit, orderNumber: string): Promise<CartReply | Refusal> {
  const outcome = await deps.carts.runInside<CartReply>({
    visit,
    keyed: null,
    work: async ({ tx, cart, shopper }) => {
      const after = cart.extra?.orderNumber === orderNumber ? stopChanging(cart) : cart;
      if (after !== cart) {
        await tx.run(END_CHANGE, [cart.cartId]);
        deps.inventory.claim(tx, { cartId: cart.cartId, ownerId: shopper.shopperId }, []);
      }
      return {
        change: { cart: after, messages: [], changes: [] },
        gone: new Set(),
        answer: ({ priced, facts }) => ({
          cart: cartAnswer({ priced, facts, shopper, changes: [], visit, imageOf: deps.carts.imageOf }, 'WHOLE'),
          messages: [],
        }),
      };
    },
  });
  if (outcome.status !== 'done') return refusedOutcome(outcome.status, visit);
  rememberBadge(visit, outcome.reply.cart);
  return outcome.reply;
}
