// Calls to addresses that administrators of organizations type, of identity providers and purchasing systems: public hosts only, https only, no redirects,
// limited in time and size (trust 25).
import { once } from 'node:events';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicAddress, resolveHost, type Resolve } from './public-address.ts';

export interface GuardedFetchFacts {
  /** Hosts that may be called in a private network, and over http. */
  readonly allowedHosts: readonly string[];
  readonly resolve?: Resolve;
}

/** The part of a request that is sent on. */
interface Sent {
  readonly method?: string | undefined;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
}

export type GuardedFetch = (address: string, sent?: Sent) => Promise<Response>;

/** The call was not made. */
export class AddressRefused extends Error {}

const PATIENCE_MS = 8_000;
const MOST_BYTES = 512 * 1024;

export function makeGuardedFetch({ allowedHosts, resolve = resolveHost }: GuardedFetchFacts): GuardedFetch {
  return async (address, { method = 'GET', headers, body } = {}) => {
    const url = new URL(address);
    const isAllowed = allowedHosts.includes(url.hostname);
    if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:')) throw new AddressRefused(`${url.origin} is not https`);
    const target = await publicAddress(url.hostname, isAllowed, resolve);
    if (!target.ok) throw new AddressRefused(target.problem);
    const family = isIP(target.value);
    // Connects to the checked address instead of resolving the name again.
    const lookup: LookupFunction = (_host, options, found) =>
      options.all === true ? found(null, [{ address: target.value, family }]) : found(null, target.value, family);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = send(url, { method, headers: Object.fromEntries(new Headers(headers)), lookup, signal, agent: false });
    request.end(textOf(body));
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    return responseOf(reply);
  };
}

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('Only text and forms are sent');
}

async function responseOf(reply: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) throw new AddressRefused(`answered with more than ${MOST_BYTES / 1024} kB`);
    parts.push(part);
  }
  const headers = new Headers();
  for (let at = 0; at < reply.rawHeaders.length; at += 2) headers.append(reply.rawHeaders[at] ?? '', reply.rawHeaders[at + 1] ?? '');
  const status = reply.statusCode ?? 502;
  const hasBody = ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(parts) : null, { status, headers });
}
