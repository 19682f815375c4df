// Which callers share a network address, and which a network.
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A customer with one IPv6 address usually has its whole /64. */
const ADDRESS_BITS = { ipv4: 32, ipv6: 64 } as const;
/** The most addresses that one customer usually gets, or can rent cheaply. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * The address as limits count it: an IPv6 address becomes its /64, an IPv4 address written as IPv6 becomes IPv4. Other text stays as it is; the
 * unknown address of a closed socket is ''.
 */
export const networkOf = (address?: string): string =>
  address !== undefined && isIPv4(address) ? address : firstBits(address, ADDRESS_BITS);

/** The surrounding network, /24 or /48: an attacker with many addresses usually has them there. */
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
