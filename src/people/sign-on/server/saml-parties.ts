// Who talks to whom in SAML: the organization's provider, and the shop as it presents itself to that provider.
import { makePaths } from '#paths';
import type { Hosts } from '#platform/hosts';
import type { Connection } from './connections.ts';
import type { OwnKeys } from './own-keys.ts';
import type { OwnMetadata } from './saml-metadata.ts';
import type { SamlParties } from './saml.ts';

export interface PartiesDeps {
  readonly hosts: Hosts;
  readonly ownKeys: OwnKeys;
}

/** Undefined for a connection of another protocol. */
export async function partiesOf(deps: PartiesDeps, connection: Connection, now: Date): Promise<SamlParties | undefined> {
  const { saml, issuer, accountNumber, linkName } = connection;
  if (saml === null) return undefined;
  const key = await deps.ownKeys.of(accountNumber, now);
  const { entryPoint, certificates, logout } = saml;
  return { issuer, entryPoint, certificates, logout, key, ...ownAddresses(deps.hosts, linkName) };
}

/** The address of the metadata is the shop's entity id. */
export function ownAddresses(hosts: Hosts, linkName: string): Omit<OwnMetadata, 'certificate'> {
  const paths = makePaths('en-US');
  return {
    entityId: hosts.origins.business + paths.signOnMetadata(linkName),
    answersTo: hosts.origins.business + paths.signOnAnswer(linkName),
    logsOutAt: hosts.origins.business + paths.signOnLogout(linkName),
  };
}
