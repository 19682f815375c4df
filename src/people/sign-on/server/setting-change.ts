// A change of an organization's settings: under its lock, with the reason when it is refused.
import type { Outcome } from '#base/outcome/rules';
import type { Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import type { Connections } from './connections.ts';

export interface SettingsDeps {
  readonly db: Db;
  readonly connections: Connections;
  /** Hosts of providers that may be reached over http. */
  readonly allowedHosts: readonly string[];
}

export type SettingsProblem =
  | { readonly code: 'METADATA_INVALID'; readonly field: 'metadata' }
  | { readonly code: 'ISSUER_INVALID'; readonly field: 'issuer' }
  | { readonly code: 'CLIENT_REQUIRED'; readonly field: 'clientId' }
  | { readonly code: 'SECRET_REQUIRED'; readonly field: 'secret' }
  | { readonly code: 'CONNECTION_FIRST' | 'DOMAIN_FIRST' | 'GROUP_NOT_FOUND' | 'PERSON_NOT_FOUND' }
  | { readonly code: 'KEEPER_REQUIRED'; readonly field: 'keeperId' }
  | { readonly code: 'NAME_REQUIRED'; readonly field: 'directoryGroup' };

export type Changed = Promise<Outcome<null, SettingsProblem>>;

export const locked = (db: Db, { accountNumber }: Actor, change: (tx: Queries) => Changed): Changed =>
  db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    return change(tx);
  });
