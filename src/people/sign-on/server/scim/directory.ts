// The directory that calls: whose people it keeps, and how its changes are signed in the history.
import type { Db, Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import { NOTE_SCIM } from './token-queries.ts';

export interface Directory {
  readonly accountNumber: string;
  /** The address of its resources. */
  readonly base: string;
  readonly now: Date;
}

/** One request. */
export interface ScimCall {
  readonly db: Db;
  readonly directory: Directory;
  readonly id: string;
  /** By names in lower case. */
  readonly query: ReadonlyMap<string, string | undefined>;
  readonly body: unknown;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Whom the history of the organization names for what its directory did. */
export const byDirectory = ({ accountNumber }: Directory) => ({ accountNumber, name: 'SCIM' });

/** A line for the administrators; `kind` is the code of a refusal, or what was done. */
export const note = async (on: Queries, { accountNumber, now }: Directory, kind: string, about: string): Promise<void> =>
  void (await on.run(NOTE_SCIM, [accountNumber, now, kind, about.slice(0, 254)]));

export const scimBase = (hosts: Hosts, linkName: string): string => `${hosts.origins.business}/scim/v2/${linkName}`;
