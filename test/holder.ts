// A signed-in shopper with one of everything, so that test calls get as far as possible.
import type { IdKind } from '#platform/contract';
import { buyer, CARDS, tokenOf } from '#buying/orders/fixtures';
import { openAccount } from './accounts.ts';
import { addPasskey } from './authenticator.ts';
import type { Browser, TestShop } from './shop.ts';

export interface Holder {
  readonly browser: Browser;
  /** Ids of the holder's own things, and public ids. */
  readonly ids: Readonly<Partial<Record<IdKind, string>>>;
}

const ITEM = '246810';

/** Requires the demo catalogue. */
export async function makeHolder(shop: TestShop): Promise<Holder> {
  const browser = shop.browser();
  const ask = async <T>(url: string, body?: object): Promise<T> => {
    const reply = await browser.send(body === undefined ? 'GET' : 'POST', url, body);
    if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}: ${reply.body}`);
    return reply.json<T>();
  };
  await openAccount(shop, browser, { fullName: 'Hanna Holder', email: 'hanna@inkwell.example', password: 'one of everything' });
  const bought = await buyer(shop, { itemId: ITEM, browser });
  const { orderNumber } = (await bought.place()).json<{ orderNumber: string }>();
  await ask('/cc/api/checkout/default/item', { items: [{ itemId: ITEM, qty: 3 }] });
  const { cart } = await ask<{ cart: { cartId: string; items: readonly { cartItemId: string }[] } }>('/cc/api/checkout');
  const { items: saved } = await ask<{ items: readonly { listItemId: string }[] }>('/cc/api/sfl', { itemId: ITEM });
  const items = [{ itemId: ITEM, qty: 2 }];
  const list = await ask<{ listId: string; items: readonly { listItemId: string }[] }>('/cc/api/list', { name: 'All of it', items });
  const address = { fullName: 'Hanna Holder', address1: '14 Elm St', zipCode: '01702' };
  const { id: addressId } = await ask<{ id: string }>('/gus/api/usr/c/addresses', address);
  const { token, brand, lastFour, expiry } = await tokenOf(shop, CARDS.approved);
  const cardPayment = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, expiry, userNotes: '' };
  const { id: cardId } = await ask<{ id: string }>('/gus/api/usr/c/payments', { cardPayment });
  const { places } = await ask<{ places: readonly { sessionId: string }[] }>('/api/account/security');
  const first = <T>(all: readonly T[]): T => {
    if (all[0] === undefined) throw new Error('Nothing is held');
    return all[0];
  };
  return {
    browser,
    ids: {
      product: ITEM,
      category: 'paper',
      brand: 'northfold',
      store: '0008',
      order: orderNumber,
      cart: cart.cartId,
      cartItem: first(cart.items).cartItemId,
      savedItem: first(saved).listItemId,
      list: list.listId,
      listItem: first(list.items).listItemId,
      address: addressId,
      payment: cardId,
      session: first(places).sessionId,
      passkey: first(await addPasskey(browser)),
    },
  };
}
