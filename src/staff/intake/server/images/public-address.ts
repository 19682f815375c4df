// Which addresses a picture may be fetched from: the public internet, never the shop's own network (SSRF).
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { done, failed, type Outcome } from '#base/outcome/rules';

/** Names as addresses; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address to connect to for a host. Every address of the name must be public, unless the host is allowed by name; the one
 * that was checked is the one that is used, so that a name cannot change its mind in between.
 */
export async function publicAddress(host: string, allowed: boolean, resolve: Resolve): Promise<Outcome<string, string>> {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = await resolve(bare).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return failed(`${host} is not known`);
  if (!allowed && !addresses.every(isPublic)) return failed(`${host} is not on the public internet`);
  return done(first);
}

/** Everything that is reserved for a purpose is refused: loopback, private, link-local, carrier-grade, mapped, documentation, … */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
