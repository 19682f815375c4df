// The sandbox provider's adapter: the port over HTTP, with any transport.
import { httpWallets } from './http-wallets.ts';
import { PaymentUnreachable, type PaymentProvider } from './payment-provider.ts';
import { httpMoves } from './http-moves.ts';
import { authorisationOf, balanceOf } from './http-answers.ts';
import { ledgerPages } from './http-ledger.ts';
import { failingClosed, type Transport } from './http-transport.ts';

export function httpProvider(send: Transport): PaymentProvider {
  const call = failingClosed(send);
  return {
    name: 'sandbox',
    takesGiftCards: true,
    balance: async (token, currency) => balanceOf((await call({ method: 'POST', path: '/v1/balances', body: { token, currency } })).body),
    async authorise({ idempotencyKey, shopper, ...request }) {
      const { returnTo, locale } = shopper ?? {};
      const asked = { key: idempotencyKey, ...request, returnTo, locale };
      const { status, body } = await call({ method: 'POST', path: '/v1/authorisations', body: asked });
      if (status !== 200) throw new Error(`The payment provider refused the request: ${status}`);
      return authorisationOf(body);
    },
    async keepCard(token) {
      const { status, body } = await call({ method: 'POST', path: '/v1/cards', body: { token } });
      const { reference } = (body ?? {}) as { readonly reference?: unknown };
      if (status === 404) return undefined;
      if (status !== 200 || typeof reference !== 'string')
        throw new PaymentUnreachable('The payment provider kept no card that can be named');
      return reference;
    },
    async find(idempotencyKey) {
      const { status, body } = await call({ method: 'GET', path: `/v1/authorisations?key=${encodeURIComponent(idempotencyKey)}` });
      return status === 404 ? undefined : authorisationOf(body);
    },
    async void(idempotencyKey) {
      await call({ method: 'POST', path: '/v1/voids', body: { key: idempotencyKey } });
    },
    ...httpMoves(call),
    wallets: httpWallets(call),
    ledger: (since) => ledgerPages(call, since),
  };
}
