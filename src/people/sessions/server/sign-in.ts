// Signing in, signing out and opening an account. The session id changes each time (trust 19); known and unknown addresses get the same text, status
// and timing (trust 20).
import type { SignInChange } from '#platform/part';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { done, failed, type AskedCaptcha, type Outcome } from '#base/outcome/rules';
import { isContractOnly, type Shopper } from '#base/shopper/rules';
import { verifyPassword } from './password.ts';
import { FORGET_DEVICES_OF } from './gate-queries.ts';
import { insertProfile, type Newcomer, type OpenerRights } from './insert-profile.ts';
import { ACTIVE_PROFILE } from './member-queries.ts';
import { CREDENTIAL_BY_EMAIL } from './profile-queries.ts';
import { END_SESSIONS_OF } from './session-queries.ts';
import type { SessionStore } from './session-store.ts';
import { rememberDevice } from './known-devices.ts';
import type { GateProblem, SignInGate } from './sign-in-gate.ts';
import type { CaptchaAnswer } from './sign-in-questions.ts';

/** Work in the sign-in's transaction: the guest's cart becomes the account's (CART-23). */
export type OnSignIn = (tx: Queries, change: SignInChange) => Promise<void>;

/** `captcha`: the question for the next try, if one is required. */
export type SignInProblem = { readonly code: 'SIGN_IN_FAILED'; readonly captcha?: AskedCaptcha | undefined } | GateProblem;

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** The answer to the last refusal's question. */
  readonly captcha?: CaptchaAnswer | undefined;
}

export interface Signing {
  signIn(visit: Visit, request: SignInRequest): Promise<Outcome<Shopper, SignInProblem>>;
  signOut(visit: Visit): Promise<void>;
  /**
   * Opens the account for the person that `claim` returns and signs in, all or nothing; undefined when it returns nobody, or when the address has an
   * account by now. `claim` runs in the transaction, so of two simultaneous uses of a link one opens the account.
   */
  open(
    visit: Visit,
    claim: (tx: Queries) => Promise<Newcomer | undefined>,
    /** Work on the new profile, in the same transaction. */
    after?: (tx: Queries, profileId: string) => Promise<void>,
  ): Promise<Shopper | undefined>;
  /** Ends all sessions of the profile in the caller's transaction and begins a new one in this browser (trust 19). */
  renew(visit: Visit, profileId: string, tx: Queries): Promise<void>;
  /** Clears the browser's data about a shopper whose session has ended. */
  forget(visit: Visit): void;
}

interface Deps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly gate: SignInGate;
  readonly onSignIn: OnSignIn;
  /** Rights of whoever opens a business account. */
  readonly opener: OpenerRights;
}

export function makeSigning({ db, sessions, gate, onSignIn, opener }: Deps): Signing {
  const begin = sessionBeginner({ db, sessions, onSignIn });
  return {
    forget,

    async renew(visit, profileId, tx) {
      if ((await tx.maybe(ACTIVE_PROFILE, [profileId])) === undefined) return;
      await tx.run(END_SESSIONS_OF, [profileId]);
      await tx.run(FORGET_DEVICES_OF, [profileId]);
      await rememberDevice(tx, visit, profileId);
      visit.changed(await sessions.start(visit.site.tenant, { profileId }, tx));
    },

    async signIn(visit, { email: typed, password, captcha }) {
      const email = typed.trim();
      const admitted = await gate.admit(visit, email.toLowerCase(), captcha);
      if (!admitted.ok) return admitted;
      const found = await db.maybe(CREDENTIAL_BY_EMAIL, [visit.site.tenant, email]);
      if (!(await verifyPassword(password, found?.password_hash)) || found === undefined)
        return failed({ code: 'SIGN_IN_FAILED', captcha: await admitted.value.wrong() });
      await admitted.value.right();
      // A representative acts for others, so the guest's things are not moved to that account (behaviour.md, Cart).
      const shopper = await begin(visit, async () => found.profile_id, found.flow !== 'CSR');
      return shopper === undefined ? failed({ code: 'SIGN_IN_FAILED' }) : done(shopper);
    },

    async signOut(visit) {
      if (visit.tokenHash !== null) await sessions.end(visit.tokenHash);
      forget(visit);
    },

    open: (visit, claim, after) =>
      begin(visit, async (tx) => {
        const newcomer = await claim(tx);
        const profileId = newcomer && (await insertProfile(tx, visit.site.tenant, newcomer, opener));
        if (profileId !== undefined) await after?.(tx, profileId);
        return profileId;
      }),
  };
}

/** Ends the old session and begins one for the profile that `whose` returns, with the guest's things moved, all or nothing. */
function sessionBeginner({ db, sessions, onSignIn }: Pick<Deps, 'db' | 'sessions' | 'onSignIn'>) {
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
      const session = await sessions.start(visit.site.tenant, { profileId }, tx);
      if (old !== null) await sessions.end(old, tx);
      await rememberDevice(tx, visit, profileId);
      if (takesGuestsThings && before !== null && before.profile === null)
        await onSignIn(tx, { guestId: before.shopperId, profileId, site: visit.site, now: visit.now });
      return session;
    });
    if (started === undefined) return undefined;
    visit.changed(started);
    const shopper = await visit.shopper();
    if (shopper === null) throw new Error('A session that was just begun is not there');
    rememberVariant(visit, shopper);
    return shopper;
  };
}

function forget(visit: Visit): void {
  visit.changed(null);
  visit.setCookie('audience', '', { days: 0 });
  visit.setCookie('copy', '', { days: 0 });
  // The number on the cart belongs to the account, too.
  visit.setCookie('MCVCB', '', { days: 0 });
  // Cached cart, lists and tokens are personal (APP-21): the browser clears them itself.
  visit.replyHeaders.push(['clear-site-data', '"storage"']);
}

/** Selects the variant of public pages: a hint without rights; the server decides every price. */
function rememberVariant(visit: Visit, shopper: Shopper): void {
  visit.setCookie('audience', isContractOnly(shopper) ? 'contract' : '', { days: isContractOnly(shopper) ? 14 : 0 });
  if (shopper.profile?.spanish === true) visit.setCookie('copy', 'es', { days: 14 });
}
