// Profiles of people, for other capabilities (USR-1). The caller has checked access.
import type { Queries } from '#platform/db';
import type { Tenant } from '#base/site/rules';
import { FORGET_DEVICES_OF } from './gate-queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  COLLEAGUE_OF,
  DELETE_PROFILE,
  LOCK_PROFILE,
  PROFILE_BY_EMAIL,
  PROFILE_BY_ID,
  SET_DETAILS,
  SET_EMAIL,
  SET_PASSWORD,
  type ProfileRow,
} from './profile-queries.ts';
import { END_SESSIONS_OF } from './session-queries.ts';

export interface Person {
  readonly profileId: string;
  readonly tenant: Tenant;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits, or ''. */
  readonly phone: string;
  /** False for people who sign in through another system and have no password here. */
  readonly hasPassword: boolean;
  /** The organization that deactivated them, so that they cannot sign in; null for everybody else. */
  readonly deactivatedBy: string | null;
}

export interface Profiles {
  get(profileId: string): Promise<Person | undefined>;
  withEmail(tenant: Tenant, email: string): Promise<Person | undefined>;
  isPassword(profileId: string, password: string): Promise<boolean>;
  /** Slow, so call it before opening a transaction. */
  hash(password: string): Promise<string>;
  setPassword(tx: Queries, profileId: string, hash: string): Promise<void>;
  setDetails(profileId: string, details: Pick<Person, 'firstName' | 'lastName' | 'phone'>): Promise<void>;
  /** False when the address belongs to another profile of this tenant. */
  setEmail(tx: Queries, profileId: string, email: string): Promise<boolean>;
  /** Signs out everywhere, and deletes the account's known devices. */
  endSessions(tx: Queries, profileId: string): Promise<void>;
  /** Keeps everybody else from changing or deleting the profile until the transaction ends; false: there is none. */
  lock(tx: Queries, profileId: string): Promise<boolean>;
  /** The longest-standing other person of the same organization, or null. */
  colleagueOf(tx: Queries, profileId: string): Promise<string | null>;
  /** Deletes the profile with everything that hangs on it: sessions, addresses, saved cards, personal lists, rewards, reviews. */
  delete(tx: Queries, profileId: string): Promise<void>;
}

export function makeProfiles(db: Queries): Profiles {
  return {
    get: async (profileId) => personOf(await db.maybe(PROFILE_BY_ID, [profileId])),
    withEmail: async (tenant, email) => personOf(await db.maybe(PROFILE_BY_EMAIL, [tenant, email.trim()])),
    async isPassword(profileId, password) {
      const row = await db.maybe(PROFILE_BY_ID, [profileId]);
      return verifyPassword(password, row?.password_hash);
    },
    hash: hashPassword,
    setPassword: async (tx, profileId, hash) => void (await tx.run(SET_PASSWORD, [profileId, hash])),
    setDetails: async (profileId, { firstName, lastName, phone }) =>
      void (await db.run(SET_DETAILS, [profileId, firstName, lastName, phone])),
    setEmail: async (tx, profileId, email) => (await tx.run(SET_EMAIL, [profileId, email.trim()])) === 1,
    async endSessions(tx, profileId) {
      await tx.run(END_SESSIONS_OF, [profileId]);
      await tx.run(FORGET_DEVICES_OF, [profileId]);
    },
    lock: async (tx, profileId) => (await tx.maybe(LOCK_PROFILE, [profileId])) !== undefined,
    colleagueOf: async (tx, profileId) => (await tx.maybe(COLLEAGUE_OF, [profileId]))?.profile_id ?? null,
    delete: async (tx, profileId) => void (await tx.run(DELETE_PROFILE, [profileId])),
  };
}

function personOf(row: ProfileRow | undefined): Person | undefined {
  return (
    row && {
      profileId: row.profile_id,
      tenant: row.tenant,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      hasPassword: row.password_hash !== null,
      deactivatedBy: row.deactivated_by,
    }
  );
}
