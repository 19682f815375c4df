// Moves of authorised money at the sandbox provider, over HTTP.
import { AuthorisationLapsed, type MoveRequest, type PaymentProvider } from './payment-provider.ts';
import type { Transport } from './http-transport.ts';
import { authorisationOf } from './http-answers.ts';

/** Moves of authorised money, each with its idempotency key. */
export function httpMoves(call: Transport): Pick<PaymentProvider, 'capture' | 'release' | 'refund' | 'renew'> {
  const move = async (
    kind: 'captures' | 'releases' | 'refunds',
    { authorisationId, idempotencyKey, amount }: MoveRequest,
  ): Promise<void> => {
    const { status } = await call({
      method: 'POST',
      path: `/v1/authorisations/${encodeURIComponent(authorisationId)}/${kind}`,
      body: { key: idempotencyKey, amount },
    });
    if (status === 409 && kind === 'captures') throw new AuthorisationLapsed('The authorisation has expired');
    if (status !== 200) throw new Error(`The payment provider refused ${kind}: ${status}`);
  };
  return {
    capture: (request) => move('captures', request),
    release: (request) => move('releases', request),
    refund: (request) => move('refunds', request),
    async renew({ authorisationId, idempotencyKey, amount }) {
      const path = `/v1/authorisations/${encodeURIComponent(authorisationId)}/renewals`;
      const { status, body } = await call({ method: 'POST', path, body: { key: idempotencyKey, amount } });
      if (status !== 200) throw new Error(`The payment provider refused to renew: ${status}`);
      return authorisationOf(body);
    },
  };
}
