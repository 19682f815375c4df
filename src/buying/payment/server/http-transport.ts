// How calls to the sandbox provider are sent; any transport will do.
import { PaymentUnreachable } from './payment-provider.ts';

export interface TransportCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Sends one call to the provider. Throws or rejects without an answer in time. */
export type Transport = (call: TransportCall) => Promise<{ readonly status: number; readonly body: unknown }>;

/** An outage, or an answer that the shop cannot trust, counts as no answer. */
export function failingClosed(send: Transport): Transport {
  return async (request) => {
    const answer = await send(request).catch((error: unknown) => {
      if (error instanceof PaymentUnreachable) throw error;
      throw new PaymentUnreachable('The payment provider did not answer', { cause: error });
    });
    if (answer.status >= 500 || answer.status === 401) throw new PaymentUnreachable(`The payment provider answered ${answer.status}`);
    return answer;
  };
}
