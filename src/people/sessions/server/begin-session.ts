// Begins a session in a browser in place of the one it had, all or nothing.
import type { Shopper } from '#base/shopper/rules';
import type { Db, Queries, Transaction } from '#platform/db';
import type { SignInChange } from '#platform/part';
import type { Visit } from '#platform/visit';
import { noteActivity } from './activity.ts';
import { forget, settle } from './browser-session.ts';
import { rememberDevice } from './known-devices.ts';
import { ACTIVE_PROFILE } from './member-queries.ts';
import { CREDENTIAL_BY_ID } from './profile-queries.ts';
import { rightPassword, type RightPassword } from './right-password.ts';
import type { SessionOf, SessionStore } from './session-store.ts';
import { userAgentOf } from './signed-in-places.ts';
import type { SignOnRule } from './sign-on-rule.ts';

/** Work in the sign-in's transaction: the guest's cart becomes the account's (CART-23). */
export type OnSignIn = (tx: Transaction, change: SignInChange) => Promise<void>;

export interface BeginDeps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly onSignIn: OnSignIn;
  /** Begins the second step of a profile that has one, or that needs one; false when its password is enough. */
  readonly beginSecondStep: (tx: Queries, visit: Visit, right: RightPassword) => Promise<boolean>;
  /** Called when an account that was used elsewhere is signed in to in a browser that is new to it; runs after the sign-in. */
  readonly onNewDevice: (visit: Visit, profileId: string) => Promise<void>;
  /** Called with everybody who has signed in, before the answer: their place in this browser. */
  readonly afterSignIn: (visit: Visit, shopper: Shopper) => Promise<void>;
  readonly signOn: Pick<SignOnRule, 'isRequiredFor'>;
}

/** How somebody signs in. `signOn`: by the organization's provider; `opening`: an account that is being opened. */
export interface Manner {
  readonly way?: 'password' | 'signOn' | 'opening';
  /** By a passkey instead of the password, or by a recovery code after it. */
  readonly by?: 'passkey' | 'recoveryCode';
  /** False: the guest's things stay behind. */
  readonly takesGuestsThings?: boolean;
  /** Work on the new session, in the same transaction. */
  readonly onStarted?: (tx: Queries, tokenHash: Uint8Array) => Promise<void>;
}

/** Whose session is to begin; undefined: nobody's after all. It runs in the sign-in's transaction. */
type Whose = (tx: Queries) => Promise<string | undefined>;

/** Begins sessions in place of the old one, with the guest's things moved, all or nothing. The only place where somebody is signed in. */
export function sessionBeginner(deps: BeginDeps) {
  const { db, sessions, onSignIn, beginSecondStep, onNewDevice, afterSignIn, signOn } = deps;
  /** `asks`: for the second step of whoever has one, or needs one. */
  const begin = async (visit: Visit, whose: Whose, manner: Manner, asks: boolean) => {
    const { way = 'password', takesGuestsThings = true, by = way, onStarted } = manner;
    const before = await visit.shopper();
    const old = visit.tokenHash;
    const started = await db.transaction(async (tx) => {
      const profileId = await whose(tx);
      // A person who is being deactivated gets no session: their row is locked until this one is stored (USR-9).
      if (profileId === undefined || (await tx.maybe(ACTIVE_PROFILE, [profileId])) === undefined) return undefined;
      if (way === 'password' && (await signOn.isRequiredFor(tx, profileId))) return undefined;
      if (asks && (await beginSecondStep(tx, visit, rightPassword(await tx.one(CREDENTIAL_BY_ID, [profileId]))))) return 'SECOND_STEP';
      const session = await sessions.start(visit.site.tenant, { profileId, userAgent: userAgentOf(visit) }, tx);
      await onStarted?.(tx, session.tokenHash);
      if (old !== null) await sessions.end(old, tx);
      const isNewDevice = await rememberDevice(tx, visit, profileId);
      await noteActivity(tx, visit, profileId, 'signedIn', by);
      if (takesGuestsThings && before !== null && before.profile === null)
        await onSignIn(tx, { guestId: before.shopperId, profileId, site: visit.site, now: visit.now });
      return { session, isNewDevice, profileId };
    });
    if (started === undefined || started === 'SECOND_STEP') return started;
    const shopper = await settle(visit, started.session);
    if (shopper === null) return undefined;
    await afterSignIn(visit, shopper);
    if (started.isNewDevice) await onNewDevice(visit, started.profileId);
    return shopper;
  };
  return {
    /** For whom a password was right, or a mailed link. */
    afterOneStep: (visit: Visit, whose: Whose, manner: Manner = {}): Promise<Shopper | 'SECOND_STEP' | undefined> =>
      begin(visit, whose, manner, true),
    /** For who proved in two steps, or in one that counts as both, who they are. */
    afterBoth: async (visit: Visit, whose: Whose, manner: Manner): Promise<Shopper | undefined> => {
      const shopper = await begin(visit, whose, manner, false);
      return shopper === 'SECOND_STEP' ? undefined : shopper;
    },
  };
}

/**
 * Begins the session that a purchasing system opens. The person's own session in this browser goes on beside it; an earlier one of a purchasing system
 * ends. Undefined for who has been deactivated. `also` runs in the transaction, and ends it by returning false.
 */
export async function beginPunchout(
  { db, sessions }: Pick<BeginDeps, 'db' | 'sessions'>,
  visit: Visit,
  as: Required<Pick<SessionOf, 'profileId' | 'punchout'>>,
  also: (tx: Queries, tokenHash: Uint8Array) => Promise<boolean>,
): Promise<Shopper | undefined> {
  const old = visit.isPunchout ? visit.tokenHash : null;
  const started = await db.transaction(async (tx) => {
    if ((await tx.maybe(ACTIVE_PROFILE, [as.profileId])) === undefined) return undefined;
    const session = await sessions.start(visit.site.tenant, { ...as, userAgent: userAgentOf(visit) }, tx);
    if (old !== null) await sessions.end(old, tx);
    if (await also(tx, session.tokenHash)) return session;
    await sessions.end(session.tokenHash, tx);
    return undefined;
  });
  if (started === undefined) return undefined;
  // The cookie lives a day longer, so that the browser still knows in whose frame it is when the time is over.
  visit.changed({ ...started, days: started.days + 1 });
  return (await visit.shopper()) ?? undefined;
}

/** Begins a representative's session for a shopper, or their own again; nothing of the old shopper goes along. */
export async function exchangeSession(
  { db, sessions }: Pick<BeginDeps, 'db' | 'sessions'>,
  visit: Visit,
  as: Omit<SessionOf, 'userAgent'>,
  also: (tx: Queries, tokenHash: Uint8Array) => Promise<void>,
): Promise<void> {
  const old = visit.tokenHash;
  const started = await db.transaction(async (tx) => {
    const session = await sessions.start(visit.site.tenant, { ...as, userAgent: userAgentOf(visit) }, tx);
    if (old !== null) await sessions.end(old, tx);
    await also(tx, session.tokenHash);
    return session;
  });
  forget(visit);
  await settle(visit, started);
}
