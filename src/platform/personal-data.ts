// What a capability keeps about a person, for the download of their data and for the deletion of their account (USR-12).
import type { CopyLocale } from '#base/locale/rules';
import type { Tenant } from '#base/site/rules';
import type { Queries } from './db.ts';
import type { Statement } from './statement.ts';

/** One table of the download. Its columns are named for people who read the file; secrets are left out. */
export type PersonalTable = StoredTable | AskedTable;

interface StoredTable {
  /** camelCase, English. Its sentence in the download's README is `server.file…` of the words of privacy. */
  readonly name: string;
  /** Every row that belongs to the profile `$1`, or with `by: 'email'` to the address `$2` of the edition (tenant) `$1`. */
  readonly rows: Statement<object>;
  readonly by?: 'email';
}

/** Rows that the capability puts together, where it has to ask another's door. */
interface AskedTable {
  readonly name: string;
  readonly read: (tx: Queries, person: PersonReading) => Promise<readonly object[]>;
}

export interface PersonReading {
  readonly profileId: string;
  /** The language of the file. */
  readonly copyLocale: CopyLocale;
}

/** A person whose account is being deleted. */
export interface LeavingPerson {
  readonly profileId: string;
  readonly tenant: Tenant;
  readonly email: string;
  /** A colleague of the same organization who receives what was shared with it; null: there is none. */
  readonly heirId: string | null;
  readonly now: Date;
}

/** Why an account cannot be deleted now. `ORDER_UNFINISHED`: an order is being paid. `LAST_ADMINISTRATOR`: nobody else administers the organization. */
export type DeletionObstacle = 'ORDER_UNFINISHED' | 'LAST_ADMINISTRATOR';

/** How a capability takes part when a person leaves. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /** Says what stands against the deletion. It runs in the deletion's transaction. */
  readonly obstacle?: (tx: Queries, person: LeavingPerson) => Promise<DeletionObstacle | null>;
  /** Deletes what is not deleted with the profile, and unlinks what has to be kept. It runs in the deletion's transaction. */
  readonly forget?: (tx: Queries, person: LeavingPerson) => Promise<void>;
}
