// The second factor of a profile: a secret shared with an app, and recovery codes for a lost phone (USR-11).
import { randomBytes } from 'node:crypto';
import type { Db, Queries } from '#platform/db';
import type { Seal } from '#platform/sealed';
import * as q from './security-queries.ts';
import { base32, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const OFFERED_MS = 15 * 60_000;
const RECOVERY_CODES = 8;
/** Letters and digits that nobody confuses. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface SecondFactorState {
  readonly isOn: boolean;
  readonly codesLeft: number;
}

export interface SecondFactor {
  state(profileId: string, on?: Queries): Promise<SecondFactorState>;
  /** A new secret, of no effect until it is confirmed; undefined when the second step is on. */
  offer(profileId: string, now: Date): Promise<Offer | undefined>;
  /** The secret on offer, if this is its handle. */
  offered(profileId: string, handle: string, now: Date): Promise<Offer | undefined>;
  /** The half-minute and the sealed secret that a code of the offered secret belongs to; undefined for a wrong code or none on offer. */
  judgeOffer(profileId: string, code: string, now: Date): Promise<JudgedOffer | undefined>;
  /** Turns the second step on, once; returns the recovery codes. */
  confirm(tx: Queries, profileId: string, judged: JudgedOffer, now: Date): Promise<readonly string[] | undefined>;
  /** Whether the code is right; using it is for `use`. */
  judge(profileId: string, code: string, now: Date): Promise<JudgedCode | undefined>;
  /** Uses the code up; false when it was used before. */
  use(tx: Queries, profileId: string, judged: JudgedCode): Promise<boolean>;
  /** Replaces the recovery codes; undefined when the second step is off. */
  renewCodes(profileId: string): Promise<readonly string[] | undefined>;
  remove(tx: Queries, profileId: string): Promise<void>;
}

export interface Offer {
  /** Base32. */
  readonly secret: string;
  /** The sealed secret: nobody but the shop reads it, so a page may hand it back. */
  readonly handle: string;
}

interface JudgedOffer {
  readonly step: number;
  readonly sealed: Uint8Array;
}

export type JudgedCode = { readonly step: number } | { readonly digest: Uint8Array };

export function makeSecondFactor(db: Db, seal: Seal): SecondFactor {
  const secretOf = (profileId: string, sealed: Uint8Array): string => seal.open(sealed, purposeOf(profileId));
  const setCodes = async (tx: Queries, profileId: string): Promise<readonly string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    await tx.run(q.REMOVE_RECOVERY_CODES, [profileId]);
    for (const code of codes) await tx.run(q.ADD_RECOVERY_CODE, [profileId, seal.digest(bareCode(code), purposeOf(profileId))]);
    return codes;
  };
  return {
    state: (profileId, on = db) => stateOf(on, profileId),

    async offer(profileId, now) {
      const secret = base32(randomBytes(SECRET_BYTES));
      const until = new Date(now.getTime() + OFFERED_MS);
      const sealed = seal.seal(secret, purposeOf(profileId));
      const offered = await db.run(q.OFFER_SECRET, [profileId, sealed, until]);
      return offered === 1 ? { secret, handle: handleOf(sealed) } : undefined;
    },

    async offered(profileId, handle, now) {
      const sealed = (await openOffer(db, profileId, now))?.sealed_secret;
      return sealed !== undefined && handleOf(sealed) === handle ? { secret: secretOf(profileId, sealed), handle } : undefined;
    },

    async judgeOffer(profileId, code, now) {
      const row = await openOffer(db, profileId, now);
      if (row === undefined) return undefined;
      const step = stepOfCode(secretOf(profileId, row.sealed_secret), bareCode(code), now);
      return step === undefined ? undefined : { step, sealed: row.sealed_secret };
    },

    async confirm(tx, profileId, { step, sealed }, now) {
      const confirmed = await tx.run(q.CONFIRM_SECRET, [profileId, now, step, sealed]);
      return confirmed === 1 ? setCodes(tx, profileId) : undefined;
    },

    async judge(profileId, typed, now) {
      const row = await db.maybe(q.SECOND_FACTOR_OF, [profileId]);
      if (row === undefined || row.confirmed_at === null) return undefined;
      const code = bareCode(typed);
      if (!/^\d{6}$/.test(code)) return { digest: seal.digest(code, purposeOf(profileId)) };
      const step = stepOfCode(secretOf(profileId, row.sealed_secret), code, now);
      return step === undefined ? undefined : { step };
    },

    async use(tx, profileId, judged) {
      const used =
        'step' in judged
          ? await tx.run(q.USE_STEP, [profileId, judged.step])
          : await tx.run(q.USE_RECOVERY_CODE, [profileId, judged.digest]);
      return used === 1;
    },

    renewCodes: (profileId) => db.transaction(async (tx) => ((await stateOf(tx, profileId)).isOn ? setCodes(tx, profileId) : undefined)),

    remove: async (tx, profileId) => void (await tx.run(q.REMOVE_SECOND_FACTOR, [profileId])),
  };
}

async function stateOf(on: Queries, profileId: string): Promise<SecondFactorState> {
  const row = await on.maybe(q.SECOND_FACTOR_OF, [profileId]);
  return { isOn: row !== undefined && row.confirmed_at !== null, codesLeft: row?.codes_left ?? 0 };
}

/** The row of a secret that may still be confirmed. */
async function openOffer(on: Queries, profileId: string, now: Date) {
  const row = await on.maybe(q.SECOND_FACTOR_OF, [profileId]);
  return row === undefined || row.confirmed_at !== null || row.offered_until <= now ? undefined : row;
}

const handleOf = (sealed: Uint8Array): string => Buffer.from(sealed).toString('base64url');

const purposeOf = (profileId: string): string => `second factor of ${profileId}`;

/** As typed, without spaces, dashes and case. */
const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Forty random bits, in two groups. */
function recoveryCode(): string {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
