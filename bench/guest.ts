// One shopper, a guest or a member, from an empty cart to an order, as a browser goes: what is not answered is asked again with the same key.
import { ADDRESS, CARDS, tokenOf } from '#buying/orders/fixtures';
import { giftTokenOf } from '#buying/orders/fixtures';
import type { GiftCards } from '#buying/checkout/contract';
import { GaveUp, type Call, type SoakClient } from './soak-client.ts';
import type { Slots } from './slots.ts';
import type { Wish } from './soak-goods.ts';
import { must, placeOrder, type PurchaseResult } from './place-order.ts';

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

const DECLINED_ONE_IN = 60;

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
  return placeOrder({ client, order, press: meddling.press });
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
