// Begins a session in a browser in place of the one it had, all or nothing.
import type { Shopper } from '#base/shopper/rules';
import type { Db, Queries, Transaction } from '#platform/db';
import type { SignInChange } from '#platform/part';
import type { Visit } from '#platform/visit';
import { forget, settle } from './browser-session.ts';
import { rememberDevice } from './known-devices.ts';
import { ACTIVE_PROFILE } from './member-queries.ts';
import type { SessionOf, SessionStore } from './session-store.ts';
import { userAgentOf } from './signed-in-places.ts';

/** Work in the sign-in's transaction: the guest's cart becomes the account's (CART-23). */
export type OnSignIn = (tx: Transaction, change: SignInChange) => Promise<void>;

export interface BeginDeps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly onSignIn: OnSignIn;
  /** Called when an account that was used elsewhere is signed in to in a browser that is new to it; runs after the sign-in. */
  readonly onNewDevice: (visit: Visit, profileId: string) => Promise<void>;
}

/** Ends the old session and begins one for the profile that `whose` returns, with the guest's things moved, all or nothing. */
export function sessionBeginner({ db, sessions, onSignIn, onNewDevice }: BeginDeps) {
  return async (
    visit: Visit,
    whose: (tx: Queries) => Promise<string | undefined>,
    takesGuestsThings = true,
  ): Promise<Shopper | undefined> => {
    const before = await visit.shopper();
    const old = visit.tokenHash;
    const started = await db.transaction(async (tx) => {
      const profileId = await whose(tx);
      // A person who is being deactivated gets no session: their row is locked until this one is stored (USR-9).
      if (profileId === undefined || (await tx.maybe(ACTIVE_PROFILE, [profileId])) === undefined) return undefined;
      const session = await sessions.start(visit.site.tenant, { profileId, userAgent: userAgentOf(visit) }, tx);
      if (old !== null) await sessions.end(old, tx);
      const isNewDevice = await rememberDevice(tx, visit, profileId);
      if (takesGuestsThings && before !== null && before.profile === null)
        await onSignIn(tx, { guestId: before.shopperId, profileId, site: visit.site, now: visit.now });
      return { session, isNewDevice, profileId };
    });
    if (started === undefined) return undefined;
    const shopper = await settle(visit, started.session);
    if (started.isNewDevice) await onNewDevice(visit, started.profileId);
    return shopper;
  };
}

/** Begins a representative's session for a shopper, or their own again; nothing of the old shopper goes along. */
export async function exchangeSession(
  { db, sessions }: Pick<BeginDeps, 'db' | 'sessions'>,
  visit: Visit,
  as: Omit<SessionOf, 'userAgent'>,
  also: (tx: Queries, tokenHash: Uint8Array) => Promise<void>,
): Promise<Shopper> {
  const old = visit.tokenHash;
  const started = await db.transaction(async (tx) => {
    const session = await sessions.start(visit.site.tenant, { ...as, userAgent: userAgentOf(visit) }, tx);
    if (old !== null) await sessions.end(old, tx);
    await also(tx, session.tokenHash);
    return session;
  });
  forget(visit);
  return settle(visit, started);
}
