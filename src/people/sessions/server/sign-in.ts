// Signing in, signing out and opening an account. The session id changes each time (trust 19); known and unknown addresses get the same text, status
// and timing (trust 20).
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { done, failed, type AskedCaptcha, type Outcome } from '#base/outcome/rules';
import type { Shopper } from '#base/shopper/rules';
import { countWrongPassword } from './activity.ts';
import { exchangeSession, sessionBeginner, type BeginDeps, type Manner } from './begin-session.ts';
import { forget } from './browser-session.ts';
import { verifyPassword } from './password.ts';
import { insertProfile, type Newcomer, type OpenerRights } from './insert-profile.ts';
import { CREDENTIAL_BY_EMAIL, CREDENTIAL_BY_ID } from './profile-queries.ts';
import { makeRenew } from './renew-session.ts';
import { rightPassword, type RightPassword } from './right-password.ts';
import type { SessionOf } from './session-store.ts';
import type { GateProblem, SignInGate } from './sign-in-gate.ts';
import type { CaptchaAnswer } from './sign-in-questions.ts';
import type { SignOnRule } from './sign-on-rule.ts';

/** `captcha`: the question for the next try, if one is required. */
export type SignInProblem = { readonly code: 'SIGN_IN_FAILED'; readonly captcha?: AskedCaptcha | undefined } | GateProblem;

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** The answer to the last refusal's question. */
  readonly captcha?: CaptchaAnswer | undefined;
  /** Where to go afterwards. */
  readonly back?: string | undefined;
}

/** Nobody is signed in yet: the address leads to the organization's provider. */
export interface Elsewhere {
  readonly next: string;
}

export interface Signing {
  /** `SECOND_STEP`: the password was right and nobody is signed in yet; `resume` does that. */
  signIn(visit: Visit, request: SignInRequest): Promise<Outcome<Shopper | 'SECOND_STEP' | Elsewhere, SignInProblem>>;
  /** Signs in whom `claim` returns: their organization's provider vouches for them. `onStarted` runs in the transaction, with the new session. */
  signOn(
    visit: Visit,
    claim: (tx: Queries) => Promise<string | undefined>,
    onStarted: NonNullable<Manner['onStarted']>,
  ): Promise<Shopper | undefined>;
  /** Signs in whose password was right before, if `claim` agrees in the transaction. */
  resume(visit: Visit, right: RightPassword, claim: (tx: Queries) => Promise<boolean>, by?: 'recoveryCode'): Promise<Shopper | undefined>;
  /** Signs in who proved without a password who they are, if `claim` agrees in the transaction. */
  enter(visit: Visit, profileId: string, claim: (tx: Queries) => Promise<boolean>): Promise<Shopper | undefined>;
  /** Where the browser goes on when its person is to be signed out at their organization's provider too; else undefined. */
  signOut(visit: Visit): Promise<string | undefined>;
  /**
   * Opens the account for the person that `claim` returns and signs in, all or nothing; undefined when it returns nobody, or when the address has an
   * account by now. `claim` runs in the transaction, so of two simultaneous uses of a link one opens the account.
   */
  open(
    visit: Visit,
    claim: (tx: Queries) => Promise<Newcomer | undefined>,
    /** Work on the new profile, in the same transaction. */
    after?: (tx: Queries, profileId: string) => Promise<void>,
  ): Promise<Shopper | 'SECOND_STEP' | undefined>;
  /** Ends all sessions of the profile in the caller's transaction and begins a new one in this browser (trust 19). */
  renew(visit: Visit, profileId: string, tx: Queries): Promise<void>;
  /**
   * Ends this browser's session and begins another's, all or nothing; `also` runs in the transaction. Nothing of the old shopper goes along: a
   * representative's things are never merged.
   */
  exchange(visit: Visit, as: Omit<SessionOf, 'userAgent'>, also: (tx: Queries, tokenHash: Uint8Array) => Promise<void>): Promise<void>;
  /** Clears the browser's data about a shopper whose session has ended. */
  forget(visit: Visit): void;
}

interface Deps extends BeginDeps {
  readonly gate: SignInGate;
  /** Rights of whoever opens a business account. */
  readonly opener: OpenerRights;
  readonly signOn: SignOnRule;
  /** Called when a wrong password could not be noted; nothing else is lost. */
  readonly onLostNote: (error: unknown) => void;
}

/** The account is being opened: its organization may have chosen another way for later. */
const OPENING: Manner = { way: 'opening' };

/** A representative acts for others, so the guest's things are not moved to that account (behaviour.md, Cart). */
const mannerOf = ({ flow }: { readonly flow: string }): Manner => ({ takesGuestsThings: flow !== 'CSR' });

export function makeSigning({ gate, opener, ...deps }: Deps): Signing {
  const { db, sessions, signOn } = deps;
  const { afterOneStep, afterBoth } = sessionBeginner(deps);
  return {
    forget,

    renew: makeRenew(sessions),

    signOn: (visit, claim, onStarted) => afterBoth(visit, claim, { way: 'signOn', onStarted }),

    async signIn(visit, { email: typed, password, captcha, back = '' }) {
      const email = typed.trim();
      const elsewhere = await signOn.wayOf(visit, email, back);
      if (elsewhere !== undefined && password === '') return done({ next: elsewhere.next });
      const admitted = await gate.admit(visit, email.toLowerCase(), captcha);
      if (!admitted.ok) return admitted;
      const found = await db.maybe(CREDENTIAL_BY_EMAIL, [visit.site.tenant, email]);
      if (!(await verifyPassword(password, found?.password_hash)) || found === undefined) {
        if (found !== undefined) noteWrong(deps, visit, found.profile_id);
        const question = await admitted.value.wrong();
        return elsewhere?.always === true ? done({ next: elsewhere.next }) : failed({ code: 'SIGN_IN_FAILED', captcha: question });
      }
      await admitted.value.right();
      // Whose password is right learns no more than whose is wrong.
      if (elsewhere?.always === true && (await signOn.isRequiredFor(db, found.profile_id))) return done({ next: elsewhere.next });
      const shopper = await afterOneStep(visit, async () => found.profile_id, mannerOf(found));
      return shopper === undefined ? failed({ code: 'SIGN_IN_FAILED' }) : done(shopper);
    },

    async resume(visit, { profileId, passwordMark }, claim, by) {
      const found = await db.maybe(CREDENTIAL_BY_ID, [profileId]);
      if (found === undefined || !Buffer.from(rightPassword(found).passwordMark).equals(passwordMark)) return undefined;
      const manner = by === undefined ? mannerOf(found) : { ...mannerOf(found), by };
      return afterBoth(visit, async (tx) => ((await claim(tx)) ? profileId : undefined), manner);
    },

    async enter(visit, profileId, claim) {
      const found = await db.maybe(CREDENTIAL_BY_ID, [profileId]);
      return found && afterBoth(visit, async (tx) => ((await claim(tx)) ? profileId : undefined), { ...mannerOf(found), by: 'passkey' });
    },

    exchange: (visit, as, also) => exchangeSession({ db, sessions }, visit, as, also),

    async signOut(visit) {
      const { tokenHash } = visit;
      const next = tokenHash === null ? undefined : await signOn.leaving(visit, tokenHash);
      if (tokenHash !== null) await sessions.end(tokenHash);
      forget(visit);
      return next;
    },

    open: (visit, claim, after) => afterOneStep(visit, (tx) => openProfile(tx, visit, { claim, opener, after }), OPENING),
  };
}

interface Opening {
  readonly claim: Parameters<Signing['open']>[1];
  readonly opener: OpenerRights;
  readonly after: Parameters<Signing['open']>[2];
}

async function openProfile(tx: Queries, { site }: Visit, { claim, opener, after }: Opening): Promise<string | undefined> {
  const newcomer = await claim(tx);
  const profileId = newcomer && (await insertProfile(tx, site.tenant, newcomer, opener));
  if (profileId !== undefined) await after?.(tx, profileId);
  return profileId;
}

/** The answer does not wait for it, so that it tells nobody whether there is an account (trust 20). */
const noteWrong = ({ db, onLostNote }: Pick<Deps, 'db' | 'onLostNote'>, visit: Visit, profileId: string): void =>
  void countWrongPassword(db, visit, profileId).catch(onLostNote);
