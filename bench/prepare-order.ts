// A checkout on the way to its order, over the calls a browser makes.
import type { Shot } from './measure.ts';
import type { Running } from './servers.ts';
import { rawHttp } from './raw-http.ts';
import { client, type Client } from './shop-client.ts';

const ADDRESS = {
  fullName: 'Maya Ortiz',
  address1: '14 Elm St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'USA',
  phones: [{ number: '5085550142' }],
};

/** A new guest with these goods, an address and a card: everything before the call that places. */
export async function prepareOrder(
  { origin, payPort }: Pick<Running, 'origin' | 'payPort'>,
  itemIds: readonly string[],
): Promise<{ readonly one: Client; readonly place: Shot }> {
  const one = client(origin);
  await must(one, '/cc/api/checkout/default/item', { items: itemIds.map((itemId) => ({ itemId, qty: 1 })), responseType: 'DELTA' });
  await must(one, '/cc/api/checkout/default/shipping', { email: 'bench@inkwell.example', addresses: [ADDRESS] });
  const card = await cardToken(payPort);
  await must(one, '/cc/api/checkout/default/payment', {
    cardPayment: {
      id: card.token,
      paymentType: 'CREDIT_CARD',
      brand: card.brand,
      lastFourDigit: card.lastFour,
      expiry: card.expiry,
      source: 'USER_KEYED',
      currencyCode: 'USD',
    },
  });
  const details = JSON.parse((await one.get('/cc/api/checkout/default/details')).text) as {
    readonly cartId: string;
    readonly amounts: { readonly total: number };
  };
  const place: Shot = {
    method: 'POST',
    path: '/cc/api/checkout/default/order',
    headers: { cookie: one.cookie, 'idempotency-key': `bench-${details.cartId}` },
    body: { cartId: details.cartId, total: details.amounts.total },
  };
  return { one, place };
}

interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiry: unknown;
}

/** What the payment frame gets from the provider for a card typed into it. */
async function cardToken(port: number): Promise<CardToken> {
  const from = { host: `pay.localhost:${port}`, origin: `http://pay.localhost:${port}`, 'sec-fetch-site': 'same-origin' };
  const card = JSON.stringify({ number: '4111111111111111', expiry: '12/29', securityCode: '123' });
  const { status, text } = await rawHttp('127.0.0.1', port)('POST', '/v1/tokens', { ...from, 'content-type': 'application/json' }, card);
  if (status !== 200) throw new Error(`No card token: ${text}`);
  return JSON.parse(text) as CardToken;
}

async function must(one: Client, path: string, body: unknown): Promise<void> {
  const reply = await one.post(path, body);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
}
