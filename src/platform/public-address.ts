// Which hosts may be called at an address that somebody typed: those of the public internet, never of the shop's own network (SSRF).
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { done, failed, type Outcome } from '#base/outcome/rules';

/** Resolves host names; tests replace it. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address to connect to for a host. Every address of the name has to be public, unless the host is allowed. The caller connects to the
 * returned address, so that a changed DNS answer cannot bypass the check.
 */
export async function publicAddress(host: string, allowed: boolean, resolve: Resolve): Promise<Outcome<string, string>> {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = await resolve(bare).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return failed(`${host} is not known`);
  if (!allowed && !addresses.every(isPublic)) return failed(`${host} is not on the public internet`);
  return done(first);
}

/** Refuses every reserved range: loopback, private, link-local, carrier-grade NAT, mapped, documentation, … */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
