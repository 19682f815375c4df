// What connections with purchasing systems are made with.
import { makeConnections, makeVerifyCredential } from '#people/procurement/server';
import type { Seal } from '#platform/sealed';
import type { PartsFacts } from './parts-facts.ts';

export function procurementOf({ db, hosts, limits }: Pick<PartsFacts['ground'], 'db' | 'hosts' | 'limits'>, seal: Seal) {
  const origin = hosts.origins.business;
  const connections = makeConnections(seal);
  return { origin, host: new URL(origin).host, connections, verify: makeVerifyCredential({ db, limits, seal }) };
}
