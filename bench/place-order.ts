// The last step of a purchase: sees the total, presses the button, and tells how it ended.
import type { CheckoutView } from '#buying/checkout/contract';
import type { Call, Reply, SoakClient } from './soak-client.ts';

/** How a purchase ended: with an order and its total, or with the reason why it failed. */
export type PurchaseResult =
  | { readonly kind: 'placed'; readonly orderNumber: string; readonly cents: number; readonly units: number }
  | { readonly kind: 'soldOut' | 'declined' }
  /** An answer that the shop should never give. */
  | { readonly kind: 'wrong'; readonly what: string };

const TOTALS_SEEN = 5;

/** A total that changed is looked at and confirmed, under a key of its own. */
export async function placeOrder({
  client,
  order,
  press,
}: {
  readonly client: SoakClient;
  readonly order: number;
  readonly press: ((call: Call) => Promise<unknown>) | undefined;
}): Promise<PurchaseResult> {
  let pressing = press;
  for (let seen = 0; seen < TOTALS_SEEN; seen += 1) {
    const details = (await must(client.ask({ method: 'GET', path: '/cc/api/checkout/default/details' }))).json<CheckoutView>();
    if (details.cartId === null) return { kind: 'wrong', what: 'the cart is gone, and no order was told' };
    const { total } = details.amounts;
    const call: Call = {
      method: 'POST',
      path: '/cc/api/checkout/default/order',
      body: { cartId: details.cartId, total, tenders: details.tenders, entered: details.entered },
      key: `order-${order}-${seen}`,
    };
    await pressing?.(call);
    pressing = undefined;
    const reply = await client.ask(call);
    const {
      orderNumber,
      code = '',
      field,
    } = reply.json<{ readonly orderNumber?: string; readonly code?: string; readonly field?: string }>();
    if (reply.status === 200 && orderNumber !== undefined) {
      return { kind: 'placed', orderNumber, cents: Math.round(total * 100), units: details.amounts.units };
    }
    if (reply.status === 422 && field === 'giftBalance') continue;
    if (reply.status === 422 && code !== 'KEY_USED_OTHERWISE') return { kind: 'declined' };
    if (SOLD_OUT.test(code)) return { kind: 'soldOut' };
    if (!CHANGED.test(code)) return { kind: 'wrong', what: `placing answered ${reply.status} ${code}` };
  }
  return { kind: 'wrong', what: `the total changed ${TOTALS_SEEN} times` };
}

const SOLD_OUT = /OOS|OUT_OF_STOCK|AVAILABILITY/;
/** The coupon, the gift card or reward money was used up, or a price moved: the shopper sees the new total and who pays how much. */
const CHANGED = /TOTAL_CHANGED|COUPON|PAYMENTS_CHANGED/;

/** The reply, when the shop accepted the call. */
export async function must(asked: Promise<Reply>): Promise<Reply> {
  const reply = await asked;
  if (reply.status !== 200 || reply.body.includes('"errors":[{')) throw new Error(`Answered ${reply.status}: ${reply.body.slice(0, 300)}`);
  return reply;
}
