// Connections of organizations with their purchasing systems, and who calls with which of them (B2B-9).
import type { Identity } from '#people/cxml/rules';
import type { Queries } from '#platform/db';
import type { Seal } from '#platform/sealed';
import { CONNECTION_OF, CONNECTIONS_OF, SECRETS_OF, type ConnectionRow } from './connection-queries.ts';

export interface ProcurementConnection extends ConnectionRow {
  /** How the system names the organization, itself, and the shop; empty for OCI. */
  readonly from: Identity;
  readonly sender: Identity;
  readonly to: Identity;
}

export interface Connections {
  /** All of an organization, oldest first. */
  list(on: Queries, accountNumber: string): Promise<readonly ProcurementConnection[]>;
  of(on: Queries, accountNumber: string, connectionId: string): Promise<ProcurementConnection | undefined>;
  /** The current secret in the clear, for documents that the shop sends; undefined without one. */
  secretOf(on: Queries, connection: Pick<ConnectionRow, 'accountNumber' | 'connectionId'>, now: Date): Promise<string | undefined>;
}

export function makeConnections(seal: Seal): Connections {
  return {
    list: async (on, accountNumber) => (await on.many(CONNECTIONS_OF, [accountNumber])).map(readConnection),
    async of(on, accountNumber, connectionId) {
      const row = await on.maybe(CONNECTION_OF, [accountNumber, connectionId]);
      return row && readConnection(row);
    },
    async secretOf(on, connection, now) {
      const { accountNumber, connectionId } = connection;
      const current = (await on.many(SECRETS_OF, [accountNumber, connectionId, now]))[0];
      return current && seal.open(current.sealed, purposeOf(connection));
    },
  };
}

/** What a secret is sealed for: it opens for no other connection. */
export const purposeOf = ({ accountNumber, connectionId }: Pick<ConnectionRow, 'accountNumber' | 'connectionId'>): string =>
  `procurement secret of ${accountNumber} ${connectionId}`;

export const readConnection = (row: ConnectionRow): ProcurementConnection => ({
  ...row,
  from: { domain: row.fromDomain, identity: row.fromIdentity },
  sender: { domain: row.senderDomain, identity: row.senderIdentity },
  to: { domain: row.toDomain, identity: row.toIdentity },
});
