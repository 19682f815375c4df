// Which callers count as one network address.
import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * The address as limits count it. Whoever has one IPv6 address mostly has all of its /64, so that network counts as one; an IPv4 address
 * written as IPv6 is the IPv4 address. What is no address counts as it is written, and the unknown address of a closed socket as ''.
 */
export function networkOf(address = ''): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  const network = known.toByteArray().map((byte, at) => (at < NETWORK_BITS / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/${NETWORK_BITS}`;
}
