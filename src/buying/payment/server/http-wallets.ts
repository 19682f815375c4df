// Vendors that pay in place of a card, over the provider's HTTP interface.
import { Compile } from 'typebox/compile';
import { WalletBegun, WalletExchanged } from '#buying/payment/contract';
import { VENDORS } from '#buying/payment/rules';
import type { TransportCall } from './http-transport.ts';
import { PaymentUnreachable } from './payment-provider.ts';
import type { WalletAnswer, Wallets } from './wallets.ts';

const [BEGUN, EXCHANGED] = [Compile(WalletBegun), Compile(WalletExchanged)];

export function httpWallets(call: (request: TransportCall) => Promise<{ readonly status: number; readonly body: unknown }>): Wallets {
  return {
    // The sandbox simulates all vendors in every country.
    offered: () => VENDORS,
    async begin(request) {
      const { status, body } = await call({ method: 'POST', path: '/v1/wallets', body: { ...request } });
      if (status !== 200 || !BEGUN.Check(body) || !URL.canParse(body.url))
        throw new PaymentUnreachable('The payment provider named no way');
      return { walletId: body.id, url: body.url };
    },
    async exchange(reference) {
      const { status, body } = await call({ method: 'POST', path: '/v1/wallets/exchange', body: { reference } });
      if (status === 404) return undefined;
      if (status !== 200 || !EXCHANGED.Check(body))
        throw new PaymentUnreachable('The payment provider answered for a wallet with something that cannot be read');
      return { walletId: body.id, answer: answerOf(body) };
    },
  };
}

/** An approval without a token does not count. */
function answerOf({ result, token, payerId, email, billing }: WalletExchanged): WalletAnswer {
  if (result !== 'approved') return { result };
  if (token === null) throw new PaymentUnreachable('The payment provider approved nothing that can be charged');
  return { result, token, payerId, email, billing };
}
