// Placing: carts made ready beforehand over the same API a browser uses, then only the call that places is measured.
import { request } from 'node:http';
import { buyable } from './cart-cases.ts';
import type { Case } from './main.ts';
import type { Shot } from './measure.ts';
import type { Running } from './servers.ts';
import { client, type Client } from './shop-client.ts';

const CONNECTIONS = 8;
const ADDRESS = {
  fullName: 'Maya Ortiz',
  address1: '14 Elm St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'USA',
  phones: [{ number: '5085550142' }],
};

/** `amount` orders, ready to be placed, each for one of many goods: two for the last of a thing wait for each other, as they must. */
export async function orderCases(
  { origin, payPort }: Pick<Running, 'origin' | 'payPort'>,
  amount = 1_600,
): Promise<{ readonly cases: readonly Case[] }> {
  const items = await buyable(origin);
  const connections: Shot[][] = Array.from({ length: CONNECTIONS }, () => []);
  await Promise.all(
    connections.map(async (shots, at) => {
      for (let made = 0; made < amount / CONNECTIONS; made += 1)
        shots.push(await readyOrder({ origin, payPort }, items[(made * CONNECTIONS + at) % items.length] ?? ''));
    }),
  );
  return { cases: [{ name: 'place order', plan: { connections, seconds: 60, once: true }, floor: 'write', atLeast: 0.1 }] };
}

async function readyOrder({ origin, payPort }: Pick<Running, 'origin' | 'payPort'>, itemId: string): Promise<Shot> {
  const one = client(origin);
  await must(one, '/cc/api/checkout/default/item', { items: [{ itemId, qty: 1 }], responseType: 'DELTA' });
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
  return {
    method: 'POST',
    path: '/cc/api/checkout/default/order',
    headers: { cookie: one.cookie, 'idempotency-key': `bench-${details.cartId}` },
    body: { cartId: details.cartId, total: details.amounts.total },
  };
}

/** What the payment frame gets from the provider for a card typed into it. */
async function cardToken(
  port: number,
): Promise<{ readonly token: string; readonly brand: string; readonly lastFour: string; readonly expiry: unknown }> {
  const body = JSON.stringify({ number: '4111111111111111', expiry: '12/29', securityCode: '123' });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname: '127.0.0.1',
        port,
        method: 'POST',
        path: '/v1/tokens',
        headers: {
          host: `pay.localhost:${port}`,
          origin: `http://pay.localhost:${port}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(JSON.parse(text) as Awaited<ReturnType<typeof cardToken>>)
            : reject(new Error(`No card token: ${text}`)),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

async function must(one: Client, path: string, body: unknown): Promise<void> {
  const reply = await one.post(path, body);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
}
