// `PUT /cart/default` with MODIFY_CART reopens a placed order in the cart before its preparation begins (CART-7). One transaction ends the
// order and fills the cart, so that its goods are in one of them and its card pays for neither twice.
import type { CartReply } from '#buying/cart/contract';
import { reopenCart } from '#buying/cart/rules';
import { stateAfter } from '#base/state-table/rules';
import { ORDER_STATES } from '#buying/orders/rules';
import { cartAnswer, refusedOutcome, refuseKey, rememberBadge, refuseTenant, speechOf, tellContext, type Carts } from '#buying/cart/server';
import type { Inventory } from '#goods/inventory/server';
import { sayer } from '#base/locale/words';
import type { ordersContract } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call } from '#platform/contract';
import type { Transaction } from '#platform/db';
import type { Visit } from '#platform/visit';
import { keyOf } from '#platform/idempotency';
import type { Coupons } from '#goods/promotions/server';
import { WRITE_EVENT } from './order-event-queries.ts';
import { ORDER_TO_REOPEN, REOPEN_ORDER } from './reopen-queries.ts';

export interface ReopenDeps {
  readonly carts: Pick<Carts, 'runInside' | 'ofOrder' | 'imageOf'>;
  readonly inventory: Pick<Inventory, 'giveBack' | 'hold'>;
  readonly coupons: Pick<Coupons, 'giveBack'>;
}

type Reopen = Call<(typeof ordersContract)['PUT /cc/api/cart/default']>;
/** The order is not the shopper's, its preparation has begun, or the cart has no room for its lines. */
type Stop = 'missing' | 'late' | 'full';
type Reopened = CartReply & { readonly stopped?: Stop };

export async function reopenOrder(deps: ReopenDeps, { query, visit }: Reopen): Promise<CartReply | Refusal> {
  const { orderNumber, returnData = 'true' } = query;
  const say = sayer(ordersWords, visit.copyLocale);
  const refusal = refusalOfQuery(query, visit);
  if (refusal !== null) return refusal;
  if ((await visit.shopper()) === null) return refuse(404, 'ORDER_NOT_FOUND', say('ORDER_NOT_FOUND'));
  const keyed = keyOf({ visit, content: ['reopen', orderNumber] });
  if (keyed === 'unusable') return refuseKey(visit);
  const outcome = await deps.carts.runInside<Reopened>({
    visit,
    keyed,
    work: async ({ tx, cart, shopper, newId }) => {
      const order = await tx.maybe(ORDER_TO_REOPEN, [orderNumber, shopper.shopperId, visit.site.id]);
      const ordered = order === undefined ? null : await deps.carts.ofOrder(tx, orderNumber);
      // The order is reopened already: the cart stays as it is.
      const isHere = cart.extra?.orderNumber === orderNumber;
      const mayReopen = order !== undefined && stateAfter(ORDER_STATES, order.status, 'reopen', order).ok;
      let stopped: Stop | undefined = ordered === null ? 'missing' : mayReopen || isHere ? undefined : 'late';
      let after = cart;
      const reopened =
        ordered === null || stopped !== undefined || isHere
          ? undefined
          : reopenCart(cart, { ordered, orderNumber, now: visit.now.getTime() }, newId);
      if (reopened === null) stopped = 'full';
      else if (reopened !== undefined) {
        after = reopened;
        await moveToCart(tx, deps, { orderNumber, goods: order?.goods ?? [], cartId: cart.cartId }, visit.now);
      }
      const before = new Set(cart.lines.map(({ cartItemId }) => cartItemId));
      const added = after.lines.filter(({ cartItemId }) => !before.has(cartItemId));
      const changes = added.map(({ cartItemId, qty }) => ({ cartItemId, actioned: 'ADD_ITEM' as const, prevQty: 0, requestedQty: qty }));
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
  if (stopped === 'missing') return refuse(404, 'ORDER_NOT_FOUND', say('ORDER_NOT_FOUND'));
  if (stopped === 'late') return refuse(409, 'CART_STATUS_ERROR', say('orderNotChangeable'));
  if (stopped === 'full') return refuse(409, 'CART_LINES_LIMIT', say('cartHasNoRoom'));
  tellContext(visit, (await visit.shopper())?.contextToken);
  rememberBadge(visit, reply.cart);
  return reply;
}

/** This call knows one action, and the shop's own tenant. */
function refusalOfQuery({ actionType = 'MODIFY_CART', tenantId }: Reopen['query'], visit: Visit): Refusal | null {
  const { say } = speechOf(visit);
  if (actionType !== 'MODIFY_CART') return refuse(400, 'UNKNOWN_ACTION', say('UNKNOWN_ACTION'), 'querystring.actionType');
  return refuseTenant(tenantId, visit);
}

interface Moving {
  readonly orderNumber: string;
  readonly goods: Parameters<Inventory['hold']>[1];
  readonly cartId: string;
}

/** Ends the order, gives back what it held, and holds its goods for the cart. */
async function moveToCart(
  tx: Transaction,
  { coupons, inventory }: ReopenDeps,
  { orderNumber, goods, cartId }: Moving,
  now: Date,
): Promise<void> {
  const { total, line_nos: lineNos } = await tx.one(REOPEN_ORDER, [orderNumber, now]);
  // Its authorisation is voided as for any cancelled order; the shopper, who did it, needs no mail.
  await tx.maybe(WRITE_EVENT, {
    orderNumber,
    kind: 'cancelled',
    shipmentNo: null,
    lineNos,
    returnNo: null,
    amount: total,
    by: 'shopper',
    now,
    tasks: ['void', 'webhook'],
  });
  await coupons.giveBack(tx, orderNumber);
  await inventory.giveBack(tx, orderNumber);
  // Holds its goods for this cart, as checkout does.
  await inventory.hold(tx, goods, cartId, now);
}
