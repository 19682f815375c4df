// Fetches a picture by its address, with limits on host, redirects, time and size.
import { once } from 'node:events';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { publicAddress, resolveHost, type Resolve } from '#platform/public-address';

export interface FetchFacts {
  /** Hosts (`name` or `name:port`) that may be requested even in a private network. */
  readonly allowedHosts?: ReadonlySet<string>;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

const MOST_BYTES = 15 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const PATIENCE_MS = 20_000;
const USUAL_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/** A problem is the end of a sentence that begins with the address. */
export async function fetchImage(address: string, facts: FetchFacts = {}): Promise<Outcome<Buffer, string>> {
  const signal = AbortSignal.timeout(facts.timeoutMs ?? PATIENCE_MS);
  let at = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const reply = await ask(at, facts, signal);
      if (!reply.ok) return reply;
      const { statusCode = 0, headers } = reply.value;
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) return await bodyOf(reply.value);
      reply.value.destroy();
      if (!URL.canParse(headers.location, at)) return failed('leads to an address that is none');
      at = new URL(headers.location, at).href;
    }
    return failed(`leads on more than ${MOST_REDIRECTS} times`);
  } catch (error) {
    return failed(signal.aborted ? 'did not answer in time' : `could not be fetched: ${(error as Error).message}`);
  }
}

async function ask(
  address: string,
  { allowedHosts, resolve = resolveHost }: FetchFacts,
  signal: AbortSignal,
): Promise<Outcome<IncomingMessage, string>> {
  if (!URL.canParse(address)) return failed('is no address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return failed(`is not http or https`);
  if (url.username !== '' || url.password !== '') return failed('carries a password');
  const allowed = allowedHosts?.has(url.host) === true || allowedHosts?.has(url.hostname) === true;
  if (!allowed && !USUAL_PORTS.has(url.port)) return failed(`is on the unusual port ${url.port}`);
  const target = await publicAddress(url.hostname, allowed, resolve);
  if (!target.ok) return target;
  const family = isIP(target.value);
  // Connects to the checked address instead of resolving the name again.
  const lookup: LookupFunction = (_host, options, found) =>
    options.all === true ? found(null, [{ address: target.value, family }]) : found(null, target.value, family);
  const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
    lookup,
    signal,
    agent: false,
    headers: { accept: 'image/*', 'user-agent': 'Inkwell import' },
  });
  request.end();
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  reply.on('error', () => undefined);
  return done(reply);
}

async function bodyOf(reply: IncomingMessage): Promise<Outcome<Buffer, string>> {
  const give = (problem: string): Outcome<Buffer, string> => {
    reply.destroy();
    return failed(problem);
  };
  if (reply.statusCode !== 200) return give(`answered ${reply.statusCode}`);
  if (Number(reply.headers['content-length'] ?? 0) > MOST_BYTES) return give(tooLarge);
  const type = reply.headers['content-type'] ?? '';
  if (!/^(?:image\/|application\/octet-stream|binary\/octet-stream|$)/i.test(type)) return give(`is ${type}, not a picture`);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) return give(tooLarge);
    parts.push(part);
  }
  return done(Buffer.concat(parts));
}

const tooLarge = `is larger than ${MOST_BYTES / 1024 / 1024} MB`;
