// Which callers count as one network address, and which as one network.
import ipaddr from 'ipaddr.js';

/** Whoever has one IPv6 address mostly has all of its /64. */
const ADDRESS_BITS = { ipv4: 32, ipv6: 64 } as const;
/** What one customer of a provider is given at most, or rents for little. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * The address as limits count it: of IPv6 the /64. An IPv4 address written as IPv6 is the IPv4 address. What is no address counts as it is
 * written, and the unknown address of a closed socket as ''.
 */
export const networkOf = (address?: string): string => firstBits(address, ADDRESS_BITS);

/** The network around it, /24 or /48, in the same way: who has many addresses has them there. */
export const wideNetworkOf = (address?: string): string => firstBits(address, NETWORK_BITS);

function firstBits(address = '', bits: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  const kept = bits[known.kind()];
  const bytes = known.toByteArray();
  if (kept === bytes.length * 8) return known.toString();
  const network = ipaddr.fromByteArray(bytes.map((byte, at) => (at < kept / 8 ? byte : 0)));
  return `${network.toString()}/${kept}`;
}
