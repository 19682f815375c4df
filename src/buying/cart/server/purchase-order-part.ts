// What an order of this cart may name as its purchase order, and whether a number may be chosen (B2B-2).
import type { AskedParts, Cart } from '#buying/cart/contract';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { PurchaseOrderChoices } from '#buying/purchase-orders/server';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Visit } from '#platform/visit';
import { speechOf } from './speech.ts';

type AskedCart = Pick<Cart, 'cartSummary'> & {
  readonly items: readonly Pick<Cart['items'][number], 'itemAccountInfo'>[];
  readonly cartAccountInfo: { readonly po: string | null };
  readonly cartAttributes: { readonly orderNumber: string | null };
};

/** Nothing for people without an organization. */
export async function purchaseOrderPart(
  purchaseOrders: PurchaseOrderChoices,
  visit: Visit,
  shopper: Shopper | null,
  { cartSummary, cartAccountInfo, cartAttributes, items }: AskedCart,
): Promise<Pick<AskedParts, 'purchaseOrders'>> {
  const choice = await purchaseOrders.choiceOf(visit, shopper, {
    number: cartAccountInfo.po ?? '',
    // Lines with numbers of their own draw from those; placing judges what is left for the order's.
    cents: items.some(({ itemAccountInfo }) => itemAccountInfo?.po !== undefined) ? null : Math.round(cartSummary.ordTotal * 100),
    // Where it goes is chosen in checkout.
    locationId: undefined,
    replaces: cartAttributes.orderNumber,
  });
  return choice === null ? {} : { purchaseOrders: choice };
}

/** Why the number cannot be chosen; null when it can. Amount and place are judged where the whole order is known. */
export async function purchaseOrderRefusal(
  purchaseOrders: PurchaseOrderChoices,
  visit: Visit,
  number: string | null | undefined,
): Promise<Refusal | null> {
  if (number === undefined || number === null || number.trim() === '') return null;
  const asked = { number: number.trim(), cents: null, locationId: undefined, replaces: null };
  const problem = await purchaseOrders.problemWith(visit, await visit.shopper(), asked);
  return problem === null ? null : refuse(400, problem.code, problem.message, 'body.po');
}

/** The same for numbers of single lines, which only people of an organization give. */
export async function lineNumberRefusal(
  purchaseOrders: PurchaseOrderChoices,
  visit: Visit,
  items: readonly { readonly po?: string | null }[] = [],
): Promise<Refusal | null> {
  const numbers = new Set(items.flatMap(({ po }) => (po === undefined || po === null || po.trim() === '' ? [] : [po.trim()])));
  if (numbers.size === 0) return null;
  if (holdsCardNumber([...numbers], 'spaced')) return refuseCardNumber(visit);
  const shopper = await visit.shopper();
  if (visit.site.tenant !== 'business' || (shopper?.account ?? null) === null)
    return refuse(400, 'USER_NOT_FOUND', speechOf(visit).say('USER_NOT_FOUND'), 'body.items.po');
  for (const number of numbers) {
    const refusal = await purchaseOrderRefusal(purchaseOrders, visit, number);
    if (refusal !== null) return refusal;
  }
  return null;
}
