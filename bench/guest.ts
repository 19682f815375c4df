// One shopper, a guest or a member, from an empty cart to an order, as a browser goes: what is not answered is asked again with the same key.
import { ADDRESS, CARDS, tokenOf } from '#buying/orders/fixtures';
import { giftTokenOf } from '#buying/orders/fixtures';
import type { CheckoutView, GiftCards } from '#buying/checkout/contract';
import { GaveUp, type Call, type Reply, type SoakClient } from './soak-client.ts';
import type { Slots } from './slots.ts';
import type { Wish } from './soak-goods.ts';

/** How a purchase ended: with an order and its total, or with the reason why it failed. */
export type PurchaseResult =
  | { readonly kind: 'placed'; readonly orderNumber: string; readonly cents: number; readonly units: number }
  | { readonly kind: 'soldOut' | 'declined' }
  /** An answer that the shop should never give. */
  | { readonly kind: 'wrong'; readonly what: string };

/** What goes wrong with this one: placed between the card and the order, and around the press itself. */
export interface Meddling {
  /** Knows the card's token before it is charged. */
  readonly beforeOrder?: (token: string) => void;
  /** Presses the button, in place of one press. */
  readonly press?: (call: Call) => Promise<unknown>;
}

export interface GuestFacts {
  readonly client: SoakClient;
  readonly slots: Slots;
  readonly provider: { readonly url: string; readonly key: string; readonly origin: string };
  readonly order: number;
  readonly wish: Wish;
  /** Dollars of reward money that a member uses; null: a guest. */
  readonly rewards: number | null;
  readonly meddling: Meddling;
}

const [TOTALS_SEEN, DECLINED_ONE_IN] = [5, 60];

export async function shop(facts: GuestFacts): Promise<PurchaseResult> {
  try {
    return await buy(facts);
  } catch (error) {
    return { kind: 'wrong', what: error instanceof GaveUp ? error.message : String(error) };
  }
}

async function buy({
  client,
  slots,
  provider,
  order,
  wish: { items, coupons, giftCard },
  rewards,
  meddling,
}: GuestFacts): Promise<PurchaseResult> {
  const add = { items, coupons, responseType: 'DELTA' };
  await must(client.ask({ method: 'POST', path: '/cc/api/checkout/default/item', body: add, key: `add-${order}` }));
  // A door of their own: a coupon that is once for each person is once for each door.
  const shipping = { email: `guest-${order}@inkwell.example`, addresses: [{ ...ADDRESS, address2: `Apt ${order}` }] };
  await must(client.ask({ method: 'POST', path: '/cc/api/checkout/default/shipping', body: shipping, key: `shipping-${order}` }));
  const number = order % DECLINED_ONE_IN === 11 ? CARDS.declined : CARDS.approved;
  // The card form's host has no key to repeat a card under: another token is made, and nobody is charged for one.
  const card = await slots.insist(() => tokenOf({ provider: () => Promise.resolve(provider) }, number));
  const cardPayment = {
    id: card.token,
    paymentType: 'CREDIT_CARD',
    brand: card.brand,
    lastFourDigit: card.lastFour,
    expiry: card.expiry,
    source: 'USER_KEYED',
    currencyCode: 'USD',
  };
  await must(client.ask({ method: 'POST', path: '/cc/api/checkout/default/payment', body: { cardPayment }, key: `card-${order}` }));
  if (rewards !== null)
    await must(
      client.ask({ method: 'POST', path: '/cc/api/checkout/default/rewards', body: { amount: rewards }, key: `rewards-${order}` }),
    );
  const gift = giftCard === undefined ? undefined : await addGiftCard({ client, slots, provider }, giftCard, `gift-${order}`);
  meddling.beforeOrder?.(gift ?? card.token);
  return place({ client, order, press: meddling.press });
}

/** Its token. Others may have used it up: undefined, the other card pays everything. */
async function addGiftCard(
  { client, slots, provider }: Pick<GuestFacts, 'client' | 'slots' | 'provider'>,
  number: string,
  key: string,
): Promise<string | undefined> {
  const { token, paymentType, lastFour } = await slots.insist(() => giftTokenOf({ provider: () => Promise.resolve(provider) }, number));
  const cardPayment = { id: token, paymentType, lastFourDigit: lastFour, source: 'USER_KEYED', currencyCode: 'USD' };
  const reply = await client.ask({ method: 'POST', path: '/cc/api/checkout/default/giftcard', body: { cardPayment }, key });
  const [error] = reply.status === 200 ? reply.json<GiftCards>().errors : [{ code: reply.status }];
  if (error === undefined) return token;
  if (error.code === 'GIFT_CARD_EMPTY') return undefined;
  throw new Error(`A gift card was answered ${reply.status}: ${reply.body.slice(0, 300)}`);
}

/** A total that changed is looked at and confirmed, under a key of its own. */
async function place({
  client,
  order,
  press,
}: {
  readonly client: SoakClient;
  readonly order: number;
  readonly press: Meddling['press'];
}): Promise<PurchaseResult> {
  let pressing = press;
  for (let seen = 0; seen < TOTALS_SEEN; seen += 1) {
    const details = (await must(client.ask({ method: 'GET', path: '/cc/api/checkout/default/details' }))).json<CheckoutView>();
    if (details.cartId === null) return { kind: 'wrong', what: 'the cart is gone, and no order was told' };
    const { total } = details.amounts;
    const call: Call = {
      method: 'POST',
      path: '/cc/api/checkout/default/order',
      body: { cartId: details.cartId, total, tenders: details.tenders },
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

async function must(asked: Promise<Reply>): Promise<Reply> {
  const reply = await asked;
  if (reply.status !== 200 || reply.body.includes('"errors":[{')) throw new Error(`Answered ${reply.status}: ${reply.body.slice(0, 300)}`);
  return reply;
}
