// SQL of connections and their secrets.
import type { ConnectionKind, ENCODINGS, NEW_ROLES, SHIP_TO, SHOPS_AS } from '#people/procurement/rules';
import { statement } from '#platform/db';

/** What an administrator sets. */
export interface ConnectionFields {
  readonly name: string;
  readonly fromDomain: string;
  readonly fromIdentity: string;
  readonly senderDomain: string;
  readonly senderIdentity: string;
  readonly toDomain: string;
  readonly toIdentity: string;
  readonly shopsAs: (typeof SHOPS_AS)[number];
  readonly sharedProfileId: string | null;
  readonly opensAccounts: boolean;
  readonly role: (typeof NEW_ROLES)[number];
  readonly shipTo: (typeof SHIP_TO)[number];
  readonly locationId: string | null;
  readonly classification: string;
  readonly defaultCode: string;
  readonly encoding: (typeof ENCODINGS)[number];
  readonly returnOrigins: string[];
  readonly frameOrigins: string[];
  readonly sessionMinutes: number;
}

export interface ConnectionRow extends ConnectionFields {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly kind: ConnectionKind;
  readonly isEnabled: boolean;
  readonly isTest: boolean;
  /** '' for cXML. */
  readonly ociUser: string;
}

/** Keys of credentials, in lower case: `networkid an01`. */
export interface Named {
  readonly from: readonly string[];
  readonly sender: readonly string[];
}

const CONNECTION = `c.account_number as "accountNumber", c.connection_id as "connectionId", c.kind, c.name, c.is_enabled as "isEnabled", c.is_test as "isTest",
  c.from_domain as "fromDomain", c.from_identity as "fromIdentity", c.sender_domain as "senderDomain", c.sender_identity as "senderIdentity",
  c.to_domain as "toDomain", c.to_identity as "toIdentity", coalesce(c.oci_user, '') as "ociUser", c.shops_as as "shopsAs",
  c.shared_profile_id as "sharedProfileId", c.opens_accounts as "opensAccounts", c.role, c.ship_to as "shipTo", c.location_id as "locationId",
  c.classification, c.default_code as "defaultCode", c.encoding, c.return_origins as "returnOrigins", c.frame_origins as "frameOrigins",
  c.session_minutes as "sessionMinutes"`;

const BY_NAMES = `c.kind = 'cxml' and lower(c.from_domain || ' ' || c.from_identity) = any ($1::text[])
  and lower(c.sender_domain || ' ' || c.sender_identity) = any ($2::text[])`;

type WithSecret = ConnectionRow & { readonly sealed: Uint8Array };

/** With each secret that works at $3. Two organizations may bear one name; their secrets tell them apart. */
export const CONNECTIONS_NAMED = statement<WithSecret>(
  'procurement_named',
  `select ${CONNECTION}, s.sealed_secret as sealed from procurement_connection c join procurement_secret s using (account_number, connection_id)
   where ${BY_NAMES} and c.is_enabled and (s.expires_at is null or s.expires_at > $3) order by c.added_at limit 40`,
);

export const CONNECTIONS_OF_USER = statement<WithSecret>(
  'procurement_of_user',
  `select ${CONNECTION}, s.sealed_secret as sealed from procurement_connection c join procurement_secret s using (account_number, connection_id)
   where c.kind = 'oci' and c.oci_user = $1 and c.is_enabled and (s.expires_at is null or s.expires_at > $2)`,
);

/** $3 now, $4 kind of document, $5 payload id, $6 code; for the organizations that the sender named. */
export const NOTE_REFUSED = statement<unknown>(
  'procurement_note_refused',
  `insert into procurement_document (account_number, connection_id, at, direction, kind, payload_id, code, detail)
   select c.account_number, c.connection_id, $3, 'in', $4, $5, $6, '' from procurement_connection c where ${BY_NAMES} order by c.added_at limit 20`,
);

export const CONNECTIONS_OF = statement<ConnectionRow>(
  'procurement_of',
  `select ${CONNECTION} from procurement_connection c where c.account_number = $1 order by c.added_at, c.connection_id`,
);

export const CONNECTION_OF = statement<ConnectionRow>(
  'procurement_one',
  `select ${CONNECTION} from procurement_connection c where c.account_number = $1 and c.connection_id = $2`,
);

export interface SecretRow {
  readonly ending: string;
  readonly sealed: Uint8Array;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly expiresAt: Date | null;
}

/** The current one first. */
export const SECRETS_OF = statement<SecretRow>(
  'procurement_secrets',
  `select ending, sealed_secret as sealed, made_at as "madeAt", made_by as "madeBy", expires_at as "expiresAt" from procurement_secret
   where account_number = $1 and connection_id = $2 and (expires_at is null or expires_at > $3) order by expires_at desc nulls first`,
);
