// Calls a provider's HTTP interface over keep-alive connections, with a time limit and a circuit breaker that opens after repeated
// failures (trust 29).
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { makeCircuit } from '#platform/circuit';
import type { Transport, TransportCall } from './http-transport.ts';
import { PaymentUnreachable } from './payment-provider.ts';

/** After this time the shop treats the outcome as unknown. */
const PROVIDER_TIMEOUT_MS = 10_000;
/** Size limit of a reply; a page of the ledger is the largest. */
const MOST_BYTES = 1024 * 1024;
const IDLE_MS = 4_000;

export function overNetwork(baseUrl: string, key: string, timeoutMs = PROVIDER_TIMEOUT_MS): Transport {
  const isPlain = new URL(baseUrl).protocol === 'http:';
  // The provider keeps idle connections longer than this, so the shop never reuses one that the provider is closing.
  const agent = new (isPlain ? PlainAgent : TlsAgent)({ keepAlive: true, timeout: IDLE_MS });
  const sendOnce = (asked: TransportCall, mayAgain: boolean): ReturnType<Transport> =>
    new Promise((resolve, reject) => {
      const { method, path, body } = asked;
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${key}`,
        ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const call = (isPlain ? plainRequest : tlsRequest)(new URL(path, baseUrl), { method, headers, agent }, (reply) => {
        // A redirect counts as an invalid answer: the shop trusts only the configured host.
        readJson(reply)
          .then((read) => resolve({ status: reply.statusCode ?? 0, body: read }), reject)
          .finally(() => clearTimeout(patience));
      });
      // An AbortSignal.timeout would keep its timer running after the answer.
      const patience = setTimeout(() => call.destroy(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
      call.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(patience);
        // The provider closed an idle connection just as the shop reused it. Every call has an idempotency key, so a repeat is safe.
        if (mayAgain && call.reusedSocket && error.code === 'ECONNRESET') sendOnce(asked, false).then(resolve, reject);
        else reject(error);
      });
      call.end(text);
    });
  const circuit = makeCircuit({ name: 'The payment provider' });
  return (call) =>
    circuit(async () => {
      const answer = await sendOnce(call, true);
      if (answer.status >= 500) throw new PaymentUnreachable(`The payment provider answered ${answer.status}`);
      return answer;
    });
}

async function readJson(reply: IncomingMessage): Promise<unknown> {
  let text = '';
  reply.setEncoding('utf8');
  for await (const chunk of reply) {
    text += chunk as string; // a string, by the encoding
    if (text.length > MOST_BYTES) throw new Error('The answer is too long');
  }
  return JSON.parse(text) as unknown;
}
