// Two ways to reach a provider's HTTP interface: over the network, or inside this process. The port knows of neither.
import type { Transport } from './http-provider.ts';

/** How long the shop waits for the provider before it treats the outcome as unknown. */
const PROVIDER_TIMEOUT_MS = 10_000;

export function overNetwork(baseUrl: string, key: string, timeoutMs = PROVIDER_TIMEOUT_MS): Transport {
  return async ({ method, path, body }) => {
    const reply = await fetch(new URL(path, baseUrl), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: reply.status, body: await reply.json() };
  };
}

/** What an application must offer to be called in-process; Fastify does. */
interface Injectable {
  inject(request: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: object;
  }): PromiseLike<{ readonly statusCode: number; json(): unknown }>;
}

export function inProcess(app: Injectable, key: string, timeoutMs = PROVIDER_TIMEOUT_MS): Transport {
  return async ({ method, path, body }) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('time-out')), timeoutMs);
    });
    try {
      const reply = await Promise.race([
        app.inject({ method, url: path, headers: { authorization: `Bearer ${key}` }, ...(body === undefined ? {} : { payload: body }) }),
        late,
      ]);
      return { status: reply.statusCode, body: reply.json() };
    } finally {
      clearTimeout(timer);
    }
  };
}
