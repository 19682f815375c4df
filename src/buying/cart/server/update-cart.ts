// The call that changes the cart itself: destination, store, day, coupons, accounting, and whether checkout may begin (CART-5).
import type { AskedParts, CartReply, cartContract } from '#buying/cart/contract';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Call } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { budgetCenterRefusal, invoiceParts, loadCartParts, type CartPartsDeps } from './cart-sections.ts';
import { readUpdate, type UpdateAction } from './commands.ts';
import { limitCouponGuesses, type Guessing } from './coupon-guessing.ts';
import type { Read } from './read-add-request.ts';
import { purchaseOrderRefusal, purchaseOrderPart } from './purchase-order-part.ts';
import { optionsOf, type CartRequest } from './run-cart-request.ts';
import { speechOf } from './speech.ts';

type UpdateCall = Call<(typeof cartContract)['POST /cc/api/checkout/default override PUT']>;

interface UpdateDeps {
  readonly neighbours: CartPartsDeps;
  readonly guessing: Guessing;
  readonly command: (read: Read, request: CartRequest) => Promise<CartReply | Refusal>;
}

const ACTIONS: readonly UpdateAction[] = ['UPDATE_CART', 'UPDATE_ACCOUNTING', 'UPDATE_STATUS'];

export async function updateCart(
  { body, query, visit }: UpdateCall,
  { neighbours, guessing, command }: UpdateDeps,
): Promise<CartReply | Refusal> {
  const { actionType = 'UPDATE_CART', cartId } = query;
  const action = ACTIONS.find((known) => known === actionType);
  if (action === undefined) return refuse(400, 'UNKNOWN_ACTION', speechOf(visit).say('UNKNOWN_ACTION'), 'querystring.actionType');
  if (holdsCardNumber([body.bc, body.po, body.por], 'spaced')) return refuseCardNumber(visit);
  const barred = await budgetCenterRefusal(neighbours.budgets, visit, [body.bc]);
  if (barred !== null) return barred;
  const misnamed = await purchaseOrderRefusal(neighbours.purchaseOrders, visit, body.po);
  if (misnamed !== null) return misnamed;
  const proceeds = action === 'UPDATE_STATUS' && body.proceedCheckout === true;
  const reply = await limitCouponGuesses(guessing, visit, body.coupons, () =>
    command(
      { command: readUpdate(action, body), oneLine: false },
      { visit, content: [actionType, body], cartId, buyNow: query.buyNow === 'true' ? 'basket' : undefined, proceeds, ...optionsOf(body) },
    ),
  );
  if (isRefusal(reply)) return reply;
  const chose = { center: body.bc !== undefined, order: body.po !== undefined };
  const parts = await partsFor(neighbours, { visit, forCards: query.requestType === 'sbaACI', chose }, reply);
  return { ...reply, cart: { ...reply.cart, ...parts } };
}

interface AskedFor {
  readonly visit: Visit;
  readonly forCards: boolean;
  readonly chose: { readonly center: boolean; readonly order: boolean };
}

/** The card step gets the payments; a request with a budget center gets its balance, one with a purchase order what is left of it. */
async function partsFor(neighbours: CartPartsDeps, { visit, forCards, chose }: AskedFor, { cart }: CartReply): Promise<AskedParts> {
  const shopper = await visit.shopper();
  if (forCards) return loadCartParts(neighbours, visit, shopper, cart);
  return {
    ...(chose.center ? await invoiceParts(neighbours.budgets, visit, shopper, cart.cartAccountInfo.bc) : {}),
    ...(chose.order ? await purchaseOrderPart(neighbours.purchaseOrders, visit, shopper, cart) : {}),
  };
}
